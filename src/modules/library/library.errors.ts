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

/** No such tag, or none on what the viewer may change; the two are told apart for nobody. */
export class TagMissing extends AppError {
  constructor(label: string) {
    super('NOT_FOUND', `There is no tag #${label.slice(0, 200)} that you may change.`, {
      hint: '`tags` lists those of a scope. The hierarchy, and tags of the whole tenant, are changed by its admins.',
      details: { field: 'tag' },
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

/** A document has the tag that another one is to be renamed to. */
export class TagTaken extends AppError {
  constructor(label: string, id: string) {
    super('ALREADY_EXISTS', `The tag #${label} is there already, on ${id} for one.`, {
      hint: 'Make one tag of the two with `mergeTags`.',
      details: { field: 'label' },
    });
  }
}

/** Documents that the viewer may read and not write have the tags. */
export class TagsNotWritable extends AppError {
  constructor(ids: readonly string[], where: string) {
    const some = ids.slice(0, 3).join(', ');
    super('NOT_PERMITTED', `${ids.length} documents within ${where} are not yours to change, such as ${some}.`, {
      hint: 'Name a scope that you may write with all within it, or ask who may.',
      details: { field: 'scope' },
    });
  }
}

/** No such reference, or none of a document that the viewer may write; the two are told apart for nobody. */
export class ReferenceMissing extends AppError {
  constructor(key: string) {
    super('NOT_FOUND', `There is no reference ${key.slice(0, 200)} that you may take off.`, {
      details: { field: 'key' },
    });
  }
}
