import { chooseScopes, type ChosenScope } from '../choose-scope.js';
import { constant, shortTime, tagLine, words } from '../describe.js';
import {
  type DocumentFilter,
  type DocumentLineFragment,
  type DocumentType,
  ListDocumentsDocument,
  type ListDocumentsQueryVariables,
} from '../generated/operations.js';
import type { Api } from '../api.js';
import type { Session } from '../session.js';
import { table } from '../terminal/table.js';

/** Options of `memory list`. */
export interface ListOptions {
  readonly tags?: readonly string[] | undefined;
  readonly type?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly sort: 'updated' | 'created' | 'title';
  readonly recursive?: boolean | undefined;
}

/** Documents of a list, and where the next ones begin. */
interface Found {
  readonly documents: readonly DocumentLineFragment[];
  readonly more: boolean;
  readonly after: string | null;
}

/** Size of a page, and documents that are looked through for those of one kind of scope. */
const page = 100;
const mostLookedThrough = 2_000;

const orders = {
  updated: { field: 'UPDATED_AT', direction: 'DESC' },
  created: { field: 'CREATED_AT', direction: 'DESC' },
  title: { field: 'TITLE', direction: 'ASC' },
} as const;

/** Lists the documents of the current scope, filtered. */
export async function list(session: Session, options: ListOptions): Promise<void> {
  const { tags, type, text, limit, after, sort, recursive = false } = options;
  const chosen = await chooseScopes(session);
  const includeDescendants = recursive || chosen.within !== undefined;
  const filter: DocumentFilter = {
    tags,
    text,
    types: type?.map((name) => constant(name) as DocumentType),
    includeDescendants,
  };
  const variables = { scope: chosen.address, filter, orderBy: orders[sort], after };
  const found = await find(session.api, variables, chosen, limit);
  await session.out.result({ scope: chosen.address, ...found }, () => describe(found, includeDescendants));
  if (found.more && !session.out.json) {
    session.out.note(`There is more: --limit shows more at once, --after ${found.after ?? ''} goes on.`);
  }
}

async function find(
  api: Api,
  variables: ListDocumentsQueryVariables,
  { within }: ChosenScope,
  limit: number,
): Promise<Found> {
  const documents: DocumentLineFragment[] = [];
  let after = variables.after ?? null;
  for (let looked = 0; looked < mostLookedThrough || within === undefined;) {
    const first = within === undefined ? Math.min(page, limit - documents.length) : page;
    const { edges, pageInfo } = (await api.run(ListDocumentsDocument, { ...variables, first, after })).documents;
    for (const { node, cursor } of edges) {
      looked += 1;
      after = cursor;
      if (within === undefined || node.scope.startsWith(`${within}/`)) documents.push(node);
      if (documents.length === limit)
        return { documents, after, more: pageInfo.hasNextPage || node !== edges.at(-1)?.node };
    }
    if (!pageInfo.hasNextPage) return { documents, after: null, more: false };
  }
  return { documents, after, more: true };
}

async function describe({ documents }: Found, scopes: boolean): Promise<string> {
  if (documents.length === 0) return 'There is no such document.';
  const columns = [
    ...[{ title: 'id' }, { title: 'type' }, { title: 'title', givesWay: true }, { title: 'tags', givesWay: true }],
    ...(scopes ? [{ title: 'scope' }] : []),
    { title: 'changed' },
  ];
  const rows = documents.map(({ id, type, title, tags, scope, updatedAt }) => [
    ...[id, words(type), title, tagLine(tags)],
    ...(scopes ? [scope] : []),
    shortTime(updatedAt),
  ]);
  return table(columns, rows);
}
