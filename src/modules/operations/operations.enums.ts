import { registerEnumType } from 'type-graphql';

/** GraphQL's spelling of the states of a job; the values are how they are stored. */
export enum JobState {
  WAITING = 'READY',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  DEAD = 'DEAD',
  CANCELLED = 'CANCELLED',
}

registerEnumType(JobState, {
  name: 'JobState',
  description: 'How far a job is.',
  valuesConfig: {
    WAITING: { description: 'It is due, or will be at `runAt`: for the first time, or again after a failure.' },
    RUNNING: { description: 'A server runs it.' },
    DONE: { description: 'Its work is done.' },
    DEAD: { description: 'Its attempts are used up; `error` says why the last one failed.' },
    CANCELLED: { description: 'An admin ended it before its work was done.' },
  },
});

/** What a job event tells. */
export enum JobEventKind {
  JOB_CHANGED = 'JOB_CHANGED',
  JOB_PROGRESSED = 'JOB_PROGRESSED',
}

registerEnumType(JobEventKind, {
  name: 'JobEventKind',
  description: 'What a job event tells.',
  valuesConfig: {
    JOB_CHANGED: { description: 'The job was put in the queue, or came to another state or attempt.' },
    JOB_PROGRESSED: { description: 'The job said how far it is.' },
  },
});

/** What an admin is told about the running of the product. */
export enum SystemEventKindName {
  TEXT_FALLBACK = 'TEXT_FALLBACK',
  INDEX_DEGRADED = 'INDEX_DEGRADED',
  EMBEDDING_LIMIT_REACHED = 'EMBEDDING_LIMIT_REACHED',
  JOB_DEAD = 'JOB_DEAD',
  PLUGIN_TIMEOUT = 'PLUGIN_TIMEOUT',
  PLUGIN_FAILED = 'PLUGIN_FAILED',
  PLUGIN_TOGGLED = 'PLUGIN_TOGGLED',
  REDIS_UP = 'REDIS_UP',
  REDIS_DOWN = 'REDIS_DOWN',
  COLD_SOURCE_FAILED = 'COLD_SOURCE_FAILED',
}

registerEnumType(SystemEventKindName, {
  name: 'SystemEventKind',
  description: 'What an admin is told about the running of the product.',
  valuesConfig: {
    TEXT_FALLBACK: { description: 'A query could not be embedded and was searched by its words alone.' },
    INDEX_DEGRADED: {
      description: 'An index is not online, or something that it needs does not work; `subject` names it.',
    },
    EMBEDDING_LIMIT_REACHED: {
      description:
        'The daily limit of embedding tokens of the tenant is reached: indexing waits for the next day (UTC).',
    },
    JOB_DEAD: { description: 'A job was given up; `subject` is its kind.' },
    PLUGIN_TIMEOUT: { description: 'A plugin took too long and was passed over; `subject` names it.' },
    PLUGIN_FAILED: { description: 'A plugin failed and was passed over; `subject` names it.' },
    PLUGIN_TOGGLED: { description: 'A plugin was switched on or off; `subject` names it.' },
    REDIS_UP: { description: 'Redis answers again.' },
    REDIS_DOWN: { description: 'Redis does not answer; the product goes on without it.' },
    COLD_SOURCE_FAILED: { description: 'A cold source did not answer; `subject` names it.' },
  },
});
