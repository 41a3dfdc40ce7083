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

/** The address names another scope already. */
export class ScopeAddressTaken extends AppError {
  constructor(address: string) {
    super('ALREADY_EXISTS', `The address ${address} names a scope already.`, { details: { field: 'id' } });
  }
}
