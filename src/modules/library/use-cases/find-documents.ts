import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type {
  DocumentConditions,
  DocumentCursor,
  DocumentOrder,
  DocumentRow,
} from '../../../graph/generated/library.js';
import { decodeCursor, encodeCursor, pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { conditionsOf, type DocumentFilterInput, firstMoment, lastMoment, textQuery } from '../document-filter.js';
import { findTagGroups } from '../tag-groups.js';
import { normaliseTags } from '../tag-name.js';

/** What `documents` takes. */
export interface FindDocumentsInput {
  readonly scope: string;
  readonly filter?: DocumentFilterInput | null;
  /** Default: the one changed last first. */
  readonly orderBy?: { readonly field: DocumentOrderField; readonly direction: 'ASC' | 'DESC' } | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

type DocumentOrderField = 'updatedAt' | 'createdAt' | 'title';

/** A page of documents; `count` counts all of them when it is called. */
export interface DocumentPage {
  readonly edges: readonly { readonly cursor: string; readonly node: DocumentRow }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly count: () => Promise<number>;
}

/** Before and after every document: where lists without a cursor begin. */
const lowest: DocumentCursor = { at: firstMoment, title: '', key: '' };
const highest: DocumentCursor = { at: lastMoment, title: '\u{10FFFF}', key: '~' };

/** The statement of each order: each has an index of its own. */
const orders = {
  updatedAt: { desc: cypher.library.findDocumentsUpdatedDesc, asc: cypher.library.findDocumentsUpdatedAsc },
  createdAt: { desc: cypher.library.findDocumentsCreatedDesc, asc: cypher.library.findDocumentsCreatedAsc },
  title: { desc: cypher.library.findDocumentsTitleDesc, asc: cypher.library.findDocumentsTitleAsc },
} as const;

/**
 * Documents of one scope, and of no other unless its descendants are asked for, that pass a filter.
 * @throws AppError NOT_FOUND for an unknown scope, BAD_INPUT, CURSOR_MISMATCH
 */
export async function findDocuments(ctx: Ctx, input: FindDocumentsInput): Promise<DocumentPage> {
  const scope = parseScopeAddress(input.scope).address;
  const viewer = ctx.viewer.key;
  const tags = normaliseTags(input.filter?.tags ?? []);
  const named = conditionsOf(input.filter ?? {}, [tags.map(({ id }) => id)]);
  const expandHierarchy = input.filter?.expandHierarchy ?? true;
  const filter = { ...named, tags: await findTagGroups(ctx, tags, expandHierarchy) };
  const asked = { viewer, scope, filter, withDescendants: input.filter?.includeDescendants ?? false };
  const text = textQuery(input.filter?.text);
  const order = { field: input.orderBy?.field ?? 'updatedAt', descending: input.orderBy?.direction !== 'ASC' } as const;
  const list = { ...asked, filter: named, expandHierarchy, text, order }; // not the narrower tags, which may change meanwhile
  const limit = pageSize(input.first);
  const after = input.after ? readCursor(input.after, list) : order.descending ? highest : lowest;
  const page = { ...asked, after, limit: limit + 1 };
  const [rows, known] = await Promise.all([
    text !== null
      ? ctx.graph.read(cypher.library.findDocumentsByText, { ...page, order, text })
      : isOfFolders(filter)
        ? ctx.graph.read(cypher.library.findDocumentsInFolders, { ...page, order })
        : ctx.graph.read(orders[order.field][order.descending ? 'desc' : 'asc'], page),
    ctx.graph.read(cypher.scopes.getScope, { viewer, address: scope }),
  ]);
  if (known === null) throw new ScopeMissing(scope);
  const edges = rows.slice(0, limit).map((node) => ({ cursor: writeCursor(node, list), node }));
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null },
    count: async () => {
      if (text !== null) return (await ctx.graph.read(cypher.library.countDocumentsByText, { ...asked, text })).count;
      const { countDocuments, countDocumentsInFolders } = cypher.library;
      return (await ctx.graph.read(isOfFolders(filter) ? countDocumentsInFolders : countDocuments, asked)).count;
    },
  };
}

/** Whether the documents are found by their folders: a folder holds few of a scope's documents, and what is in none is not few. */
function isOfFolders({ folder }: DocumentConditions): boolean {
  return folder.asked && !folder.unfiled;
}

/** What a cursor is bound to, and how the list is sorted. */
interface SortedList {
  readonly order: DocumentOrder & { readonly field: DocumentOrderField };
}

function writeCursor(row: DocumentRow, list: SortedList): string {
  const value = row[list.order.field];
  return encodeCursor([value instanceof Date ? value.toISOString() : value, row.key], list);
}

function readCursor(cursor: string, list: SortedList): DocumentCursor {
  const [value = '', key = ''] = decodeCursor(cursor, list, 2);
  if (list.order.field === 'title') return { ...lowest, title: value, key };
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) throw new BadInput('after', 'is not a cursor of this list');
  return { ...lowest, at, key };
}
