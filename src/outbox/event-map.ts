/** Every kind of event, by the topic whose subscribers get it. */
export const eventTopics = {
  DOCUMENT_CREATED: 'documents',
  DOCUMENT_UPDATED: 'documents',
  DOCUMENT_DELETED: 'documents',
  DOCUMENT_VERSIONED: 'documents',
  DOCUMENT_TAGGED: 'documents',
  DOCUMENT_UNTAGGED: 'documents',
  DOCUMENT_REFERENCED: 'documents',
  DOCUMENT_PROMOTED: 'documents',
  DOCUMENT_FILED: 'documents',
  DOCUMENT_RESTORED: 'documents',
  DOCUMENT_DEMOTED: 'documents',
  INDEX_PENDING: 'documents',
  INDEX_PROGRESS: 'documents',
  INDEX_READY: 'documents',
  INDEX_FAILED: 'documents',
  SCOPE_CREATED: 'scopes',
  SCOPE_MOVED: 'scopes',
  SCOPE_RENAMED: 'scopes',
  SCOPE_ALIAS_ADDED: 'scopes',
  SCOPE_DELETED: 'scopes',
  SCOPE_RESTORED: 'scopes',
  MEMBER_SET: 'scopes',
  MEMBER_REMOVED: 'scopes',
  PROCESS_STARTED: 'processes',
  PROCESS_COMPLETED: 'processes',
  PLAN_COMPLETED: 'processes',
  TASK_STARTED: 'processes',
  TASK_DONE: 'processes',
  TASK_FAILED: 'processes',
  TASK_CHANGED: 'processes',
  RESULT_SAVED: 'processes',
  JOB_CHANGED: 'jobs',
  JOB_PROGRESSED: 'jobs',
  TEXT_FALLBACK: 'system',
  INDEX_DEGRADED: 'system',
  EMBEDDING_LIMIT_REACHED: 'system',
  JOB_DEAD: 'system',
  PLUGIN_TIMEOUT: 'system',
  PLUGIN_FAILED: 'system',
  PLUGIN_TOGGLED: 'system',
  REDIS_UP: 'system',
  REDIS_DOWN: 'system',
  COLD_SOURCE_FAILED: 'system',
} as const;

/** What happened. */
export type EventKind = keyof typeof eventTopics;

/** A family of events that is subscribed to together. */
export type EventTopic = (typeof eventTopics)[EventKind];

/** Kinds of events about the running of the product, for admins alone. */
export type SystemEventKind = { [K in EventKind]: (typeof eventTopics)[K] extends 'system' ? K : never }[EventKind];
