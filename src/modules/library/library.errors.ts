import { AppError, type ErrorDetail } from '../../shared/errors.js';

/** No such document, or none that the viewer may see; the two are told apart for nobody. */
export class DocumentMissing extends AppError {
  constructor(id: string) {
    super('NOT_FOUND', `There is no document ${id.slice(0, 200)}.`, { details: { field: 'id' } });
  }
}

/** Another document of the tenant has this id. */
export class DocumentIdTaken extends AppError {
  constructor(id: string) {
    super('ALREADY_EXISTS', `A document with the id ${id} exists already.`, {
      hint: 'Leave the id away to have one made, or change that document with `updateDocument`.',
      details: { field: 'id' },
    });
  }
}

/** The document has changed since the caller read it; `document` is what it is now. */
export class DocumentChanged extends AppError {
  constructor(id: string, expected: number, actual: number, document: ErrorDetail) {
    super('CONFLICT', `The document ${id} has version ${actual}, not ${expected}.`, {
      details: { expectedVersion: expected, version: actual, document },
    });
  }
}

/** A call with this idempotency key asked for something else. */
export class IdempotencyKeyReused extends AppError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED', 'A call with this idempotency key had another input.', {
      details: { field: 'idempotencyKey' },
    });
  }
}

/** No such folder, or none that the viewer may see. */
export class FolderMissing extends AppError {
  constructor(id: string, field = 'folderId') {
    super('NOT_FOUND', `There is no folder ${id.slice(0, 200)}.`, {
      hint: 'List folders with `browse`, or make one with `createFolder`.',
      details: { field },
    });
  }
}

/** The folder holds documents, and the caller did not say what becomes of them. */
export class FolderNotEmpty extends AppError {
  constructor(id: string, held: number, hint: string) {
    const documents = held === 1 ? 'document' : 'documents';
    super('FOLDER_NOT_EMPTY', `The folder ${id} holds ${held} ${documents}.`, { hint, details: { field: 'id' } });
  }
}

/** No deleted folder of this id that can be restored now. */
export class ArchivedFolderMissing extends AppError {
  constructor(id: string) {
    super('NOT_FOUND', `There is no deleted folder ${id.slice(0, 200)} that can be restored.`, {
      hint: '`archivedFolders` lists what can be. What was deleted with a folder comes back with that.',
      details: { field: 'id' },
    });
  }
}
