import { AppError } from '../../shared/errors.js';

/** Nobody, or nobody that this server knows. */
export class Unauthenticated extends AppError {
  constructor(why: string) {
    super('UNAUTHENTICATED', why, {
      hint: 'Send `Authorization: Bearer` with a token of your identity provider or with an API key.',
    });
  }
}

/** The viewer's own credential is not enough for what he asks. */
export class NotPermitted extends AppError {
  constructor(what: string, needed: string) {
    super('NOT_PERMITTED', `${what} needs a credential with the permission ${needed.toUpperCase()}.`, {
      hint: 'Use another API key, or a token.',
      details: { needed: needed.toUpperCase() },
    });
  }
}

/** No such API key, or none that the viewer may see. */
export class ApiKeyMissing extends AppError {
  constructor(key: string) {
    super('NOT_FOUND', `There is no API key ${key}.`, {
      hint: 'List yours with `apiKeys`.',
      details: { field: 'key' },
    });
  }
}

/** No such user, or none that the viewer may act upon. */
export class UserMissing extends AppError {
  constructor(userId: string) {
    super('NOT_FOUND', `There is no user ${userId}.`, { details: { field: 'userId' } });
  }
}
