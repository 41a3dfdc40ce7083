import { registerEnumType } from 'type-graphql';

/** How far a think process is; the values are how it is stored. */
export enum ThinkProcessStatus {
  RUNNING = 'RUNNING',
  COMPLETED = 'COMPLETED',
}

registerEnumType(ThinkProcessStatus, {
  name: 'ThinkProcessStatus',
  description: 'How far a think process is.',
  valuesConfig: {
    RUNNING: { description: 'Its tasks are worked on.' },
    COMPLETED: { description: 'It is done. Its memory stays, and tasks may still be added and run.' },
  },
});

/** How far a task is. */
export enum TaskStatus {
  PENDING = 'PENDING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CHANGED = 'CHANGED',
}

registerEnumType(TaskStatus, {
  name: 'TaskStatus',
  description: 'How far a task is.',
  valuesConfig: {
    PENDING: { description: 'It was not run yet.' },
    RUNNING: { description: 'It is being run.' },
    DONE: { description: 'Its result is saved.' },
    FAILED: { description: 'The last run failed, `error` says why. The result of an earlier one stays as it was.' },
    CHANGED: { description: 'It was changed after its last run: its result is stale until it is run again.' },
  },
});

/** How a document came to be an input. */
export enum TaskInputVia {
  EXPLICIT = 'EXPLICIT',
  TAGS = 'TAGS',
  QUERY = 'QUERY',
}

registerEnumType(TaskInputVia, {
  name: 'TaskInputVia',
  description: 'How a document came to be an input of a task: the first of these ways that led to it.',
  valuesConfig: {
    EXPLICIT: { description: '`inputDocs` names it.' },
    TAGS: { description: 'It has all of `inputTags`.' },
    QUERY: { description: 'A passage of it answers `inputQuery`.' },
  },
});

/** Which way a lineage is followed. */
export enum LineageDirection {
  UP = 'UP',
  DOWN = 'DOWN',
}

registerEnumType(LineageDirection, {
  name: 'LineageDirection',
  description: 'Which way a lineage is followed.',
  valuesConfig: {
    UP: { description: 'To what the document was made from: why do we believe this?' },
    DOWN: { description: 'To what was made from the document: what must be redone?' },
  },
});

/** What happened to a process or its tasks. */
export enum TaskEventKind {
  PROCESS_STARTED = 'PROCESS_STARTED',
  PROCESS_COMPLETED = 'PROCESS_COMPLETED',
  PLAN_COMPLETED = 'PLAN_COMPLETED',
  TASK_STARTED = 'TASK_STARTED',
  TASK_DONE = 'TASK_DONE',
  TASK_FAILED = 'TASK_FAILED',
  TASK_CHANGED = 'TASK_CHANGED',
  RESULT_SAVED = 'RESULT_SAVED',
}

registerEnumType(TaskEventKind, {
  name: 'TaskEventKind',
  description: 'What happened to a think process or to one of its tasks.',
  valuesConfig: {
    PROCESS_STARTED: { description: 'The process was started.' },
    PROCESS_COMPLETED: { description: 'The process was completed.' },
    PLAN_COMPLETED: { description: 'The plan of the process is done; told with PROCESS_COMPLETED.' },
    TASK_STARTED: { description: 'A run of a task began.' },
    TASK_DONE: { description: 'A task is done.' },
    TASK_FAILED: { description: 'A run of a task failed, `reason` says why.' },
    TASK_CHANGED: { description: 'A task was changed; its result is stale.' },
    RESULT_SAVED: { description: 'The result of a task was saved, `documentId` says where.' },
  },
});
