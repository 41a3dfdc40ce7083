import { AppError } from '../../shared/errors.js';

/** The scope takes no promotions. Told to those who may write it alone. */
export class PromotionsNotAccepted extends AppError {
  constructor(scope: string) {
    super('PROMOTIONS_NOT_ACCEPTED', `${scope} takes no promotions.`);
  }
}

/** A folder holds more than can be moved at once. */
export class TooMuchToMove extends AppError {
  constructor(id: string, most: number) {
    super('BAD_INPUT', `${id} holds more than ${most} documents, which is the most that can be moved at once.`, {
      hint: 'Move the folders in it first.',
      details: { field: 'id' },
    });
  }
}
