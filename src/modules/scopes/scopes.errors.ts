import { AppError } from '../../shared/errors.js';

/** No such scope, or none that the viewer may see; the two are told apart for nobody. */
export class ScopeMissing extends AppError {
  constructor(address: string, field = 'scope') {
    super('NOT_FOUND', `There is no scope ${address}.`, {
      hint: 'List your scopes with `scopes`, or make this one with `createScope`.',
      details: { field },
    });
  }
}

/** What the viewer asks is an admin's to do. Told only where it gives nothing away. */
export class ScopeNotPermitted extends AppError {
  constructor(why: string) {
    super('NOT_PERMITTED', why, { hint: 'Ask an admin of the tenant.' });
  }
}

/** No such member of the scope, or none that the viewer may manage. */
export class MemberMissing extends AppError {
  constructor(scope: string, userId: string) {
    super('NOT_FOUND', `There is no member ${userId} of ${scope}.`, {
      hint: '`explainAccess` tells what you may do with a scope, and why.',
      details: { field: 'userId' },
    });
  }
}

/** The scope holds something, and the caller did not say that it may go with it. */
export class ScopeNotEmpty extends AppError {
  constructor(address: string, held: string, hint: string) {
    super('SCOPE_NOT_EMPTY', `${address} holds ${held}.`, { hint, details: { field: 'cascade' } });
  }
}

/** The address names another scope already. */
export class ScopeAddressTaken extends AppError {
  constructor(address: string) {
    super('ALREADY_EXISTS', `The address ${address} names a scope already.`, {
      hint: 'It may be one that was deleted: `archivedScopes` lists what can be restored.',
      details: { field: 'id' },
    });
  }
}

/** No deleted scope of this address that can be restored now. */
export class ArchivedScopeMissing extends AppError {
  constructor(address: string) {
    super('NOT_FOUND', `There is no deleted scope ${address} that can be restored.`, {
      hint: '`archivedScopes` lists what can be. What was within a deleted scope comes back with that.',
      details: { field: 'scope' },
    });
  }
}

/** No such document, or none that the viewer may see. */
export class ItemMissing extends AppError {
  constructor(id: string) {
    super('NOT_FOUND', `There is no document ${id.slice(0, 200)}.`, { details: { field: 'document' } });
  }
}
