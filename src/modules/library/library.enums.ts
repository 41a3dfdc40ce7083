import { registerEnumType } from 'type-graphql';

/** GraphQL's spelling of the document types; the values are how they are stored. */
export enum DocumentTypeName {
  NOTE = 'note',
  FILE = 'file',
  RESULT = 'result',
  FACT = 'fact',
  REFERENCE = 'reference',
  FOLDER = 'folder',
}

registerEnumType(DocumentTypeName, {
  name: 'DocumentType',
  description: 'What a document is. It decides, with the MIME type, how the document is cut into chunks.',
  valuesConfig: {
    NOTE: { description: 'Free text, a summary, an idea. Markdown unless its MIME type says otherwise.' },
    FILE: { description: 'A file: a paper, a code snippet, structured data.' },
    RESULT: { description: 'What a think process produced. One chunk, however long.' },
    FACT: { description: 'One statement. One chunk.' },
    REFERENCE: { description: 'A link or citation with a note.' },
    FOLDER: {
      description: 'A folder, which holds documents and folders of its scope. It has no text and is not searched.',
    },
  },
});

/** Where a document comes from. */
export enum SourceType {
  USER_UPLOAD = 'user_upload',
  THINK_PROCESS_RESULT = 'think_process_result',
  TOOL_OUTPUT = 'tool_output',
  MANUAL = 'manual',
}

registerEnumType(SourceType, {
  name: 'SourceType',
  description: 'Where a document comes from.',
  valuesConfig: {
    USER_UPLOAD: { description: 'A person uploaded it.' },
    THINK_PROCESS_RESULT: { description: 'A task of a think process produced it.' },
    TOOL_OUTPUT: { description: 'A process stored it through a tool.' },
    MANUAL: { description: 'A person wrote it.' },
  },
});

/** How far the index of a document is. */
export enum IndexState {
  PENDING = 'PENDING',
  INDEXING = 'INDEXING',
  READY = 'READY',
  FAILED = 'FAILED',
}

registerEnumType(IndexState, {
  name: 'IndexState',
  description: 'How far the index of a document is. Its words are searchable in every state.',
  valuesConfig: {
    PENDING: { description: 'Stored; its chunks wait to be embedded. `indexError` says why where that takes long.' },
    INDEXING: { description: 'Being embedded in the background; what is done is searchable by meaning.' },
    READY: { description: 'All of it is searchable by meaning.' },
    FAILED: { description: 'Embedding failed or was cancelled, `indexError` says why. What failed is tried again.' },
  },
});

/** What became of a write. */
export enum WriteOutcome {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  UNCHANGED = 'UNCHANGED',
  MOVED = 'MOVED',
}

registerEnumType(WriteOutcome, {
  name: 'WriteOutcome',
  description: 'What became of a write.',
  valuesConfig: {
    CREATED: { description: 'A document was made.' },
    UPDATED: { description: 'The document was changed.' },
    UNCHANGED: { description: 'The document was as asked for already.' },
    MOVED: { description: 'The document is in another scope, or another place in its folders, now.' },
  },
});

/** What happened to a document. */
export enum DocumentEventKind {
  DOCUMENT_CREATED = 'DOCUMENT_CREATED',
  DOCUMENT_UPDATED = 'DOCUMENT_UPDATED',
  DOCUMENT_DELETED = 'DOCUMENT_DELETED',
  DOCUMENT_TAGGED = 'DOCUMENT_TAGGED',
  DOCUMENT_UNTAGGED = 'DOCUMENT_UNTAGGED',
  DOCUMENT_REFERENCED = 'DOCUMENT_REFERENCED',
  DOCUMENT_VERSIONED = 'DOCUMENT_VERSIONED',
  DOCUMENT_PROMOTED = 'DOCUMENT_PROMOTED',
  DOCUMENT_FILED = 'DOCUMENT_FILED',
  DOCUMENT_RESTORED = 'DOCUMENT_RESTORED',
  DOCUMENT_DEMOTED = 'DOCUMENT_DEMOTED',
  DOCUMENT_LEFT = 'DOCUMENT_LEFT',
  INDEX_READY = 'INDEX_READY',
  INDEX_FAILED = 'INDEX_FAILED',
}

registerEnumType(DocumentEventKind, {
  name: 'DocumentEventKind',
  description: 'What happened to a document.',
  valuesConfig: {
    DOCUMENT_CREATED: { description: 'It was made.' },
    DOCUMENT_UPDATED: { description: 'Its title, content or metadata was changed.' },
    DOCUMENT_DELETED: { description: 'It was deleted.' },
    DOCUMENT_TAGGED: { description: 'Tags were added.' },
    DOCUMENT_UNTAGGED: { description: 'Tags were taken off.' },
    DOCUMENT_FILED: {
      description: 'It was filed in a folder or taken out of one, or the order of its children was changed.',
    },
    DOCUMENT_RESTORED: { description: 'It was brought back with the deleted folder that it was in.' },
    DOCUMENT_REFERENCED: {
      description: 'A reference of it was added, taken off, or has found the document that it waited for.',
    },
    DOCUMENT_VERSIONED: { description: 'What it was before a change was kept; told just before the change itself.' },
    DOCUMENT_PROMOTED: {
      description:
        'It was moved up into a watched scope, or within them; by hand, by a tag or with others. `promotionEvents` tells which.',
    },
    DOCUMENT_DEMOTED: { description: 'It was moved down into a watched scope, or within them.' },
    DOCUMENT_LEFT: { description: 'It is no longer in a watched scope. Only its key is told.' },
    INDEX_READY: { description: 'All of it is searchable by meaning.' },
    INDEX_FAILED: { description: 'Embedding failed, and is tried again, or was cancelled.' },
  },
});
