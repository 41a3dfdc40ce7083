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
