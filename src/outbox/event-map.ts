/** Every kind of event, by the topic whose subscribers get it. */
export const eventTopics = {
  DOCUMENT_CREATED: 'documents',
  DOCUMENT_UPDATED: 'documents',
  DOCUMENT_DELETED: 'documents',
  DOCUMENT_TAGGED: 'documents',
  DOCUMENT_UNTAGGED: 'documents',
  DOCUMENT_PROMOTED: 'documents',
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
} as const;

/** What happened. */
export type EventKind = keyof typeof eventTopics;

/** A family of events that is subscribed to together. */
export type EventTopic = (typeof eventTopics)[EventKind];
