import { chooseScope } from '../choose-scope.js';
import { tagLine } from '../describe.js';
import { BrowseDocument, type BrowseQuery } from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint, terminalWidth } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import type { Branch } from '../terminal/tree.js';

/** Options of `memory browse`. */
export interface BrowseOptions {
  readonly depth: number;
  readonly limit: number;
  readonly after?: string | undefined;
}

type Tree = BrowseQuery['browse'];
type Entry = Tree['entries'][number];

/** Shows what is in the current scope, or in one folder of it, as a tree. */
export async function browse(session: Session, folderId: string | undefined, options: BrowseOptions): Promise<void> {
  const { depth, limit: first, after } = options;
  const scope = await chooseScope(session);
  const { browse: tree } = await session.api.run(BrowseDocument, { scope, folderId, depth, first, after });
  await session.out.result(tree, () => describe(tree));
  if (tree.hasMore)
    session.out.note(`There is more: --limit shows more at once, --after ${tree.endCursor ?? ''} goes on.`);
}

async function describe({ scope, folder, entries }: Tree): Promise<string> {
  const [{ tree }, { fit }] = await Promise.all([import('../terminal/tree.js'), import('../terminal/fit.js')]);
  const root = folder === null ? scope : `${scope}  ${[...folder.folderPath, folder.title].join(' / ')}`;
  const lines = tree(branchesOf(entries)).map((line) => fit(line, terminalWidth()));
  return [safeLine(root), ...(lines.length === 0 ? ['It is empty.'] : lines)].join('\n');
}

/** The entries come in the order of the tree, each with its level: what is deeper than one before it is in that. */
function branchesOf(entries: readonly Entry[], from = 0, depth = 1): readonly Branch[] {
  const branches: Branch[] = [];
  for (let at = from; at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined || entry.depth < depth) break;
    if (entry.depth === depth)
      branches.push({ label: labelOf(entry), children: branchesOf(entries, at + 1, depth + 1) });
  }
  return branches;
}

function labelOf({ document: { id, type, title, tags }, childCount, hasMore }: Entry): string {
  const name = safeLine(title);
  if (type !== 'FOLDER')
    return [name, paint('dim', safeLine(id)), safeLine(tagLine(tags))].filter((part) => part !== '').join('  ');
  const count = `${childCount} ${childCount === 1 ? 'child' : 'children'}${hasMore ? ', not all shown' : ''}`;
  return `${paint('bold', `${name}/`)}  ${paint('dim', `${safeLine(id)}  ${count}`)}`;
}
