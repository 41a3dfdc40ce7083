import type { NewDocument } from '../../src/graph/generated/library.js';

/** A new document, as the statements that write documents take it. */
export function newDocument(key: string, id = key): NewDocument {
  const none = { sourceThinkProcessId: null, sourceNodeId: null, blobHash: null, filename: null, indexError: null };
  const text = {
    type: 'note',
    title: 'New',
    content: 'New',
    mimeType: 'text/plain',
    language: 'und',
    languageGiven: false,
    sourceType: 'manual',
    metadata: '{}',
  };
  return { key, id, ...text, ...none, pageCount: null, indexState: 'READY', generation: 1 };
}
