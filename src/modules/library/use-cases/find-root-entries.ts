import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import { decodeCursor, encodeCursor } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { ScopeMissing } from '../../scopes/index.js';
import { conditionsOf, lastMoment } from '../document-filter.js';
import { firstPlace } from './find-children.js';
import type { DocumentPage } from './find-documents.js';

/** Where a page of a root begins: after a folder, or after an unfiled document, behind all folders. */
type RootCursor =
  | { readonly kind: 'folder'; readonly place: number; readonly key: string }
  | { readonly kind: 'document'; readonly at: Date; readonly key: string };

const start: RootCursor = { kind: 'folder', place: firstPlace, key: '' };

type Edge = DocumentPage['edges'][number];

/**
 * What is at the root of a scope: its folders in their order, then the documents that are in no folder, the one changed last
 * first.
 * @throws AppError NOT_FOUND, BAD_INPUT, CURSOR_MISMATCH
 */
export async function findRootEntries(
  ctx: Ctx,
  scope: string,
  { first, after }: { readonly first: number; readonly after: string | null },
): Promise<DocumentPage> {
  const from = after === null ? start : readCursor(after, scope);
  const limit = first + 1;
  const [folders, documents, known] = await Promise.all([
    from.kind === 'folder' ? readFolders(ctx, scope, from, limit) : [],
    readUnfiled(ctx, scope, from, limit),
    ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address: scope }),
  ]);
  if (known === null) throw new ScopeMissing(scope);
  const all = [...folders, ...documents];
  const edges = all.slice(0, first);
  return {
    edges,
    pageInfo: { hasNextPage: all.length > first, endCursor: edges.at(-1)?.cursor ?? null },
    count: () => Promise.reject(new Error('The root of a scope is not counted.')),
  };
}

async function readFolders(
  ctx: Ctx,
  scope: string,
  from: RootCursor & { readonly kind: 'folder' },
  limit: number,
): Promise<readonly Edge[]> {
  const asked = { viewer: ctx.viewer.key, scope, after: from.place, afterKey: from.key, limit };
  const rows = await ctx.graph.read(cypher.library.findRootFolders, asked);
  return rows.map((node) => ({ cursor: encodeCursor(['folder', String(node.position), node.key], { scope }), node }));
}

async function readUnfiled(ctx: Ctx, scope: string, from: RootCursor, limit: number): Promise<readonly Edge[]> {
  const filter = conditionsOf({ folder: { unfiled: true }, types: ['note', 'file', 'result', 'fact', 'reference'] });
  const after = from.kind === 'document' ? { at: from.at, key: from.key } : { at: lastMoment, key: '~' };
  const asked = { viewer: ctx.viewer.key, scope, filter, withDescendants: false, limit };
  const rows = await ctx.graph.read(cypher.library.findDocumentsUpdatedDesc, {
    ...asked,
    after: { ...after, title: '' },
  });
  const cursorOf = ({ updatedAt, key }: DocumentRow): string =>
    encodeCursor(['document', updatedAt.toISOString(), key], { scope });
  return rows.map((node) => ({ cursor: cursorOf(node), node }));
}

function readCursor(cursor: string, scope: string): RootCursor {
  const [kind = '', value = '', key = ''] = decodeCursor(cursor, { scope }, 3);
  const [place, at] = [Number(value), new Date(value)];
  if (kind === 'folder' && Number.isFinite(place)) return { kind, place, key };
  if (kind === 'document' && !Number.isNaN(at.getTime())) return { kind, at, key };
  throw new BadInput('after', 'is not a cursor of this list');
}
