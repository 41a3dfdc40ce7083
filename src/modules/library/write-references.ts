import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow, FoundTargetRow, NewReference } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { newKey } from '../../shared/ids.js';
import { type FoundReference, linkName } from '../ingestion/index.js';

/** Most references of other documents that one write joins to its own, and most that one document has itself. */
export const maxJoined = 1_000;
const maxOfOne = 400;

/** A document that was written, and what its text refers to. */
export interface ReferringDocument {
  readonly document: DocumentRow;
  readonly references: readonly FoundReference[];
}

/** A document by what links name it by. */
type NamedDocument = Pick<DocumentRow, 'key' | 'type' | 'title' | 'filename'>;

/** What a person should know of what became of references, by the key of their document. */
export type ReferenceWarnings = ReadonlyMap<string, readonly string[]>;

/**
 * Writes what new documents refer to, joins it to the documents that it means, and what waited for these documents to them.
 * A statement for each kind of thing, however many documents there are.
 */
export async function writeReferences(
  ctx: Ctx,
  tx: WriteTransaction,
  written: readonly ReferringDocument[],
): Promise<ReferenceWarnings> {
  const documents = written
    .filter(({ references }) => references.length > 0)
    .map(({ document, references }) => ({ itemKey: document.key, references: references.map(newReference) }));
  const at = ctx.clock.now();
  if (documents.length > 0) await tx.run(cypher.library.createReferences, { documents, by: 'automatic', at });
  return joinReferences(
    ctx,
    tx,
    written.map(({ document }) => document),
  );
}

/** Puts what changed texts refer to in place of what they referred to before; what stays the same keeps its document. */
export async function replaceReferences(
  ctx: Ctx,
  tx: WriteTransaction,
  changed: readonly ReferringDocument[],
): Promise<ReferenceWarnings> {
  const itemKeys = changed.map(({ document }) => document.key);
  const rows = await tx.run(cypher.library.findReferenceMarks, { itemKeys, by: 'automatic' });
  const before = Map.groupBy(rows, ({ itemKey }) => itemKey);
  const wanted = new Map(changed.map(({ document, references }) => [document.key, new Set(references.map(markOf))]));
  const gone = rows.filter(({ itemKey, mark }) => !wanted.get(itemKey)?.has(mark)).map(({ key }) => key);
  if (gone.length > 0) await tx.run(cypher.library.deleteReferences, { itemKeys, keys: gone });
  const added = changed.map(({ document, references }) => {
    const known = new Set(before.get(document.key)?.map(({ mark }) => mark));
    return { document, references: references.filter((each) => !known.has(markOf(each))) };
  });
  return writeReferences(ctx, tx, added);
}

/**
 * Gives documents the names that links find them by, and joins what waits for a name to its document: the oldest of that name in
 * the scope. Documents of others that are joined by it are told of (`DOCUMENT_REFERENCED`).
 */
export async function joinReferences(
  ctx: Ctx,
  tx: WriteTransaction,
  written: readonly NamedDocument[],
): Promise<ReferenceWarnings> {
  const documents = written.filter(({ type }) => type !== 'folder').map(namesOf);
  if (documents.length === 0) return new Map();
  const limit = maxJoined + documents.length * maxOfOne;
  const found = await tx.run(cypher.library.linkReferences, { documents, limit });
  const own = new Set(documents.map(({ itemKey }) => itemKey));
  const waited = found.filter(({ ownerKey }) => !own.has(ownerKey));
  for (const [row] of Map.groupBy(waited, ({ ownerKey }) => ownerKey).values())
    if (row !== undefined) announceJoined(ctx, tx, row);
  const warnings = Map.groupBy(found, ({ ownerKey }) => ownerKey);
  const full = waited.length < maxJoined ? [] : [`More than ${maxJoined} references waited: the others wait on.`];
  return new Map(documents.map(({ itemKey }) => [itemKey, [...ambiguous(warnings.get(itemKey) ?? []), ...full]]));
}

/** A reference as it is written. */
export function newReference(reference: FoundReference, position = 0): NewReference {
  const { wanted } = reference;
  const name = wanted === null ? null : linkName(wanted);
  return { ...reference, name, key: newKey(), position, mark: markOf(reference) };
}

/** What tells the references of one document apart. */
export function markOf({ kind, url, wanted, locator, text, note }: FoundReference): string {
  const name = wanted === null ? null : linkName(wanted);
  const target = name === null && url === null ? [text, note] : [url, name];
  return createHash('sha256')
    .update(JSON.stringify([kind, ...target, locator]))
    .digest('base64url');
}

function namesOf({ key, title, filename }: NamedDocument) {
  return { itemKey: key, titleName: linkName(title), fileName: filename === null ? null : linkName(filename) };
}

function ambiguous(rows: readonly FoundTargetRow[]): readonly string[] {
  return rows
    .filter(({ candidates }) => candidates > 1)
    .map(
      ({ text, candidates, targetId }) =>
        `"${text}" is the name of ${candidates} documents of the scope: the oldest is meant, ${targetId}.`,
    );
}

function announceJoined(ctx: Ctx, tx: WriteTransaction, row: FoundTargetRow): void {
  tx.announce({
    kind: 'DOCUMENT_REFERENCED',
    tenantKey: ctx.viewer.tenantKey,
    itemKey: row.ownerKey,
    itemVersion: row.ownerVersion,
    scopesBefore: [row.ownerScopeKey],
    scopesAfter: [row.ownerScopeKey],
    payload: { id: row.ownerId, title: row.ownerTitle, type: row.ownerType, scope: row.ownerScope },
  });
}
