import { AppError } from '../../shared/errors.js';

/** No such job, or none that the viewer may see; the two are told apart for nobody. */
export class JobMissing extends AppError {
  constructor(key: string) {
    super('NOT_FOUND', `There is no job ${key}.`, {
      hint: 'List the jobs with `jobs`; an admin of the tenant sees them. Finished ones are kept for 7 days, dead ones for 30.',
      details: { field: 'key' },
    });
  }
}

/** No such schedule, or none that the viewer may see. */
export class ScheduleMissing extends AppError {
  constructor(name: string) {
    super('NOT_FOUND', `There is no schedule ${name}.`, {
      hint: 'List the schedules with `schedules`; an admin of a tenant sees them.',
      details: { field: 'name' },
    });
  }
}

/** The viewer is no admin, or is none any more: what he asks to watch does not exist for him. */
export class NothingToWatch extends AppError {
  constructor() {
    super('NOT_FOUND', 'There are no events of this kind for you.', {
      hint: 'An admin of the tenant may watch them.',
    });
  }
}

/** The job is in a state in which it can be neither cancelled nor run. */
export class JobStateConflict extends AppError {
  constructor(key: string, why: string) {
    super('CONFLICT', `The job ${key} ${why}.`, { details: { field: 'key' } });
  }
}
