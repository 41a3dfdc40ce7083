import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { MovedTagsRow, TaggedDocumentRow } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { keepVersions } from '../history/index.js';
import type { MovedTag } from './moved-tags.js';

/** A tag that went from documents, and how many had it. */
export interface ReplacedTag {
  readonly from: string;
  readonly into: string;
  readonly documents: number;
}

/**
 * Gives documents tags in place of others, each with its next version and its events: all of them in one statement.
 * @param documents locked, and writable for the viewer; each has one of the tags that go
 */
export async function replaceTags(
  ctx: Ctx,
  tx: WriteTransaction,
  documents: readonly TaggedDocumentRow[],
  moved: readonly MovedTag[],
): Promise<readonly ReplacedTag[]> {
  const places = new Map(moved.map(({ from, into }) => [from.id, into.id]));
  const planned = documents.map(({ key, tags }) => {
    const from = new Set(tags.map(({ id }) => id).filter((id) => places.has(id)));
    const into = new Set([...from].flatMap((id) => places.get(id) ?? []));
    return { key, from: [...from].filter((id) => !into.has(id)), into: [...into].filter((id) => !from.has(id)) };
  });
  await keepVersions(
    ctx,
    tx,
    documents.map(({ key }) => key),
    'the rest',
  );
  const rows = await tx.run(cypher.library.moveTags, { documents: planned, at: ctx.clock.now() });
  const byKey = new Map(documents.map((row) => [row.key, row]));
  for (const row of rows) tellReplaced(ctx, tx, byKey.get(row.key), row);
  return countReplaced(documents, places);
}

function tellReplaced(
  ctx: Ctx,
  tx: WriteTransaction,
  document: TaggedDocumentRow | undefined,
  { key, version, removed, added }: MovedTagsRow,
): void {
  if (document === undefined) return;
  const { id, title, type, scope, scopeKey } = document;
  const about = { tenantKey: ctx.viewer.tenantKey, itemKey: key, itemVersion: version };
  const place = { scopesBefore: [scopeKey], scopesAfter: [scopeKey] };
  const payload = { id, title, type, scope };
  tx.announce({ kind: 'DOCUMENT_UNTAGGED', ...about, ...place, payload: { ...payload, tags: [...removed].sort() } });
  if (added.length === 0) return;
  tx.announce({ kind: 'DOCUMENT_TAGGED', ...about, ...place, payload: { ...payload, tags: [...added].sort() } });
}

function countReplaced(
  documents: readonly TaggedDocumentRow[],
  places: ReadonlyMap<string, string>,
): readonly ReplacedTag[] {
  const counts = new Map<string, number>();
  for (const { tags } of documents) for (const { id } of tags) counts.set(id, (counts.get(id) ?? 0) + 1);
  const replaced = [...counts].flatMap(([from, count]) => {
    const into = places.get(from);
    return into === undefined ? [] : [{ from, into, documents: count }];
  });
  return replaced.sort((a, b) => (a.from < b.from ? -1 : 1));
}
