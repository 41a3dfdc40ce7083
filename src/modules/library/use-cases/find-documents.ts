import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { checkLanguages } from '../../ingestion/index.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { normaliseTags } from '../tag-name.js';

/** What `documents` takes. */
export interface FindDocumentsInput {
  readonly scope: string;
  /** Also of the scopes within it that the viewer may read: the administrative view. */
  readonly includeDescendants?: boolean | null;
  readonly types?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
  /** Only documents in one of these languages; all where it is empty. */
  readonly languages?: readonly string[] | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of documents; `count` counts all of them when it is called. */
export interface DocumentPage {
  readonly edges: readonly { readonly cursor: string; readonly node: DocumentRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly count: () => Promise<number>;
}

const allTypes = ['note', 'file', 'result', 'fact', 'reference', 'folder'];

/** Later than every document: where a list without a cursor begins. */
const begin = { at: new Date('9999-12-31T00:00:00Z'), key: '~' };

/**
 * Documents of one scope, and of no other unless its descendants are asked for; the one changed last first.
 * @throws AppError NOT_FOUND for an unknown scope, BAD_INPUT, CURSOR_MISMATCH
 */
export async function findDocuments(ctx: Ctx, input: FindDocumentsInput): Promise<DocumentPage> {
  const scope = parseScopeAddress(input.scope).address;
  const tags = normaliseTags(input.tags ?? []).map((tag) => tag.id);
  const withDescendants = input.includeDescendants ?? false;
  const languages = checkLanguages(input.languages);
  const filter = { viewer: ctx.viewer.key, scope, types: input.types ?? allTypes, tags, languages, withDescendants };
  const limit = pageSize(input.first);
  const after = input.after ? readCursor(input.after, filter) : begin;
  const [rows, known] = await Promise.all([
    ctx.graph.read(cypher.library.findDocuments, { ...filter, after, limit: limit + 1 }),
    ctx.graph.read(cypher.scopes.getScope, { viewer: filter.viewer, address: scope }),
  ]);
  if (known === null) throw new ScopeMissing(scope);
  const edges = rows.slice(0, limit).map((node) => ({
    cursor: encodeCursor([node.updatedAt.toISOString(), node.key], filter),
    node,
  }));
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null },
    count: async () => (await ctx.graph.read(cypher.library.countDocuments, filter)).count,
  };
}

function readCursor(cursor: string, filter: object): { at: Date; key: string } {
  const [at = '', key = ''] = decodeCursor(cursor, filter, 2);
  return { at: new Date(at), key };
}
