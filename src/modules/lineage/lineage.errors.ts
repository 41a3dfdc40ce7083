import { AppError, BadInput } from '../../shared/errors.js';

/** No such think process, or none that the viewer may see; the two are told apart for nobody. */
export class ProcessMissing extends AppError {
  constructor(id: string, field = 'processId') {
    super('NOT_FOUND', `There is no think process ${id.slice(0, 200)}.`, {
      hint: 'List them with `thinkProcesses`, or start one with `startThinkProcess`.',
      details: { field },
    });
  }
}

/** No such task of the process. */
export class TaskMissing extends AppError {
  constructor(id: string, field = 'id') {
    super('NOT_FOUND', `There is no task ${id.slice(0, 200)} in this think process.`, {
      hint: '`taskTree` lists its tasks.',
      details: { field },
    });
  }
}

/** The process has another task of this id. */
export class TaskIdTaken extends AppError {
  constructor(id: string) {
    super('ALREADY_EXISTS', `The think process has a task ${id} already, and it is another one.`, {
      hint: 'Choose another id, or change that task with `changeTask`.',
      details: { field: 'id' },
    });
  }
}

/** A document that a task names is not there, or its process may not see it; the two are told apart for nobody. */
export class InputMissing extends AppError {
  constructor(taskId: string, id: string, field: string) {
    super('NOT_FOUND', `Task ${taskId}: there is no document ${id.slice(0, 200)} that its process may use.`, {
      hint: 'A document of another process is named by a person who may read it; `promoteDocument` opens it for all.',
      details: { field, taskId },
    });
  }
}

/** The task is being run, by this call's rival. */
export class TaskRunning extends AppError {
  constructor(id: string) {
    super('CONFLICT', `The task ${id} is being run.`, {
      hint: 'Wait for it: `taskEvents` tells when it is done. A run that does not end may be replaced after 15 minutes.',
      details: { field: 'id' },
    });
  }
}

/** The task was changed, or run by somebody else, while this run was under way. */
export class RunOvertaken extends AppError {
  constructor(id: string) {
    super('CONFLICT', `The task ${id} was changed or run again meanwhile; this run has saved nothing.`, {
      hint: 'Read the task, and run it again.',
      details: { field: 'id' },
    });
  }
}

/** The process is in no project: there are no others in it. */
export class NoProject extends BadInput {
  constructor() {
    super('config.seesSiblingResults', 'the think process is in no project', 'Start it in a session of a project.');
  }
}

/** Who writes a project decides what its processes see of each other. Told to those who read the process, and so the project. */
export class SiblingsNotPermitted extends AppError {
  constructor(project: string | null) {
    const where = project ?? 'its project';
    super(
      'NOT_PERMITTED',
      `Whether a think process sees the results of the others of ${where} is not yours to decide.`,
      {
        hint: 'Ask an owner, admin or executive of the project or of what it is within.',
        details: { field: 'config.seesSiblingResults' },
      },
    );
  }
}
