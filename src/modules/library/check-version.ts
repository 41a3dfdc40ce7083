import { createHash } from 'node:crypto';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow } from '../../graph/generated/library.js';
import type { Graph } from '../../graph/graph.js';
import type { ErrorDetail } from '../../shared/errors.js';
import { DocumentChanged } from './library.errors.js';

/** Longest content that a conflict carries, in characters; of longer content it carries the hash alone. */
export const maxConflictContent = 65_536;

/** What a caller says of the version that a change was made for; absent where any version will do. */
export type ExpectedVersion = number | null | undefined;

/**
 * Refuses a change that was made for another version than the newest. The error says what the document is now, as far as
 * merging needs it: a caller that may write a document may read it.
 * @param run runs the statement that reads the tags, in the transaction or out of it
 * @throws AppError CONFLICT
 */
export async function checkVersion(
  run: Graph['read'],
  viewer: string,
  document: DocumentRow,
  expected: ExpectedVersion,
): Promise<void> {
  if (expected === null || expected === undefined || expected === document.version) return;
  const tags = await run(cypher.library.findTagsByDocument, { viewer, keys: [document.key] });
  throw new DocumentChanged(document.id, expected, document.version, currentState(document, tags));
}

function currentState(document: DocumentRow, tags: readonly DocumentTagRow[]): ErrorDetail {
  const { key, id, scope, title, mimeType, version, content } = document;
  return {
    ...{ key, id, scope, type: document.type.toUpperCase(), title, mimeType, version },
    updatedAt: document.updatedAt.toISOString(),
    tags: tags.map(({ label }) => label),
    metadata: JSON.parse(document.metadata) as ErrorDetail,
    content: content.length > maxConflictContent ? null : content,
    contentHash: createHash('sha256').update(content).digest('hex'),
  };
}
