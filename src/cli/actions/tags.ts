import { chooseScope } from '../choose-scope.js';
import {
  ListTagsDocument,
  type ListTagsQuery,
  MergeTagsDocument,
  type MovedTagsFragment,
  RenameTagDocument,
  SetBroaderTagsDocument,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { confirm } from '../terminal/ask.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { table } from '../terminal/table.js';
import { tree } from '../terminal/tree.js';
import { tagBranches } from '../tag-branches.js';

/** Size of a page. */
const page = 100;

/** Options of `memory tags list`. */
export interface ListTagsOptions {
  readonly tree?: boolean | undefined;
  readonly search?: string | undefined;
  readonly namespace?: string | undefined;
  readonly recursive?: boolean | undefined;
  readonly limit: number;
}

type Tag = ListTagsQuery['tags']['edges'][number]['node'];

/** Lists the tags of the current scope, as a table or a tree. */
export async function listTags(session: Session, options: ListTagsOptions): Promise<void> {
  const { limit, search, namespace, recursive: includeDescendants = false } = options;
  const scope = await chooseScope(session);
  const tags: Tag[] = [];
  let [more, after]: [boolean, string | null] = [true, null];
  while (more && tags.length < limit) {
    const asked = { scope, search, namespace, includeDescendants, after, first: Math.min(page, limit - tags.length) };
    const found: ListTagsQuery = await session.api.run(ListTagsDocument, asked);
    tags.push(...found.tags.edges.map(({ node }) => node));
    more = found.tags.pageInfo.hasNextPage;
    after = found.tags.pageInfo.endCursor;
  }
  await session.out.result({ scope, tags, more }, () => describe(tags, options.tree === true));
  if (more) session.out.note('There is more: --limit shows more.');
}

async function describe(tags: readonly Tag[], asTree: boolean): Promise<string> {
  if (tags.length === 0) return 'There is no such tag.';
  if (asTree) return tree(tagBranches(tags)).join('\n');
  const columns = [{ title: 'tag', givesWay: true }, { title: 'documents' }, { title: 'below', givesWay: true }];
  const rows = tags.map(({ label, automatic, documentCount, broader }) => [
    `#${label}${automatic ? ' (of the server)' : ''}`,
    String(documentCount),
    broader.map((above) => `#${above.label}`).join(' '),
  ]);
  return table(columns, rows);
}

/** Where tags are renamed or merged. */
interface Where {
  readonly everywhere?: boolean | undefined;
}

/** Gives documents another tag in place of one. */
export async function renameTag(session: Session, tag: string, label: string, where: Where): Promise<void> {
  const scope = where.everywhere === true ? null : await chooseScope(session);
  const { renameTag: moved } = await session.api.run(RenameTagDocument, { tag, label, scope });
  await sayMoved(session, 'Renamed', moved);
}

/** Makes one tag of several, after asking: what is merged cannot be told apart again. */
export async function mergeTags(
  session: Session,
  from: readonly string[],
  { into, everywhere }: Where & { readonly into: string },
): Promise<void> {
  const scope = everywhere === true ? null : await chooseScope(session);
  const names = from.map((tag) => `#${tag.replace(/^#/, '')}`).join(', ');
  await confirm(`Merge ${names} into #${into.replace(/^#/, '')} in ${scope ?? 'the whole tenant'}?`, session.yes);
  const { mergeTags: moved } = await session.api.run(MergeTagsDocument, { from, into, scope });
  await sayMoved(session, 'Merged', moved);
}

async function sayMoved(session: Session, what: string, moved: MovedTagsFragment): Promise<void> {
  await session.out.result(moved, () => {
    const lines = moved.tags.map(
      ({ from, into, documents }) => `  #${safeLine(from)} → #${safeLine(into)}  ${paint('dim', counted(documents))}`,
    );
    const head = `${paint('green', what)} ${paint('bold', `#${safeLine(moved.label)}`)}  ${counted(moved.documents)}`;
    return [head, ...lines].join('\n');
  });
}

function counted(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}

/** Puts a tag below others. */
export async function setBroader(session: Session, tag: string, broader: readonly string[]): Promise<void> {
  const { setBroaderTags: put } = await session.api.run(SetBroaderTagsDocument, { tag, broader });
  await session.out.result(put, () => {
    const above = put.broader.map((label) => `#${safeLine(label)}`).join(' ');
    return `${paint('bold', `#${safeLine(put.label)}`)} is below ${above === '' ? 'no other tag' : above}`;
  });
}
