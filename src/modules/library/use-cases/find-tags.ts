import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { TagRow } from '../../../graph/generated/library.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { normaliseTag } from '../tag-name.js';
import type { TagArea } from '../tags.loaders.js';

/** A tag, and where it was asked about. */
export type PlacedTag = TagRow & { readonly area: TagArea };

/** What `tags` takes. */
export interface FindTagsInput {
  readonly scope: string;
  readonly search?: string | null;
  readonly namespace?: string | null;
  readonly includeDescendants?: boolean | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of tags. */
export interface TagPage {
  readonly edges: readonly { readonly cursor: string; readonly node: PlacedTag }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Tags that documents of a scope have, by their normal forms.
 * @throws AppError NOT_FOUND for an unknown scope, BAD_INPUT, CURSOR_MISMATCH
 */
export async function findTags(ctx: Ctx, input: FindTagsInput): Promise<TagPage> {
  const area = areaOf(input);
  const viewer = ctx.viewer.key;
  const prefix = input.namespace ? `${normaliseTag(input.namespace, 'namespace').id}:` : '';
  const search = (input.search ?? '').trim().replace(/^#/, '').normalize('NFC').toLowerCase();
  const list = { ...area, prefix, search };
  const limit = pageSize(input.first);
  const [after = ''] = input.after ? decodeCursor(input.after, list, 1) : [];
  const [rows, known] = await Promise.all([
    ctx.graph.read(cypher.library.findTags, { viewer, ...list, after, limit: limit + 1 }),
    ctx.graph.read(cypher.scopes.getScope, { viewer, address: area.scope }),
  ]);
  if (known === null) throw new ScopeMissing(area.scope);
  const edges = rows.slice(0, limit).map((row) => ({ cursor: encodeCursor([row.id], list), node: { ...row, area } }));
  return { edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null } };
}

/**
 * One tag as the documents of a scope know it; null where they do not, and where there is no such scope.
 * @throws AppError BAD_INPUT
 */
export async function findTag(
  ctx: Ctx,
  input: { readonly id: string; readonly scope: string; readonly includeDescendants?: boolean | null },
): Promise<PlacedTag | null> {
  const area = areaOf(input);
  const { id } = normaliseTag(input.id, 'id');
  const tag = await ctx.graph.read(cypher.library.getTag, { viewer: ctx.viewer.key, ...area, id });
  return tag === null ? null : { ...tag, area };
}

function areaOf(input: { readonly scope: string; readonly includeDescendants?: boolean | null }): TagArea {
  return { scope: parseScopeAddress(input.scope).address, withDescendants: input.includeDescendants ?? false };
}
