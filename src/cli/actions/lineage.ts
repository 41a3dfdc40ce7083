import { tagLine, words } from '../describe.js';
import { usage } from '../failure.js';
import { LineageDocument, type LineageQuery } from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { type Branch, tree } from '../terminal/tree.js';

/** Options of `memory lineage`. */
export interface LineageOptions {
  readonly up?: boolean | undefined;
  readonly down?: boolean | undefined;
  readonly hops?: number | undefined;
  readonly ends?: boolean | undefined;
  readonly limit: number;
}

type Lineage = LineageQuery['lineage'];
type Entry = Lineage['entries'][number];

/** Shows what a document was made from, or what was made from it. */
export async function lineage(session: Session, documentId: string, options: LineageOptions): Promise<void> {
  const { up = false, down = false, hops = null, ends: endsOnly = false, limit: first } = options;
  if (up && down) throw usage('Say which way: one of --up and --down.');
  const direction = down ? 'DOWN' : 'UP';
  const { lineage: found } = await session.api.run(LineageDocument, { documentId, direction, hops, endsOnly, first });
  await session.out.result(found, () => describe(documentId, found, endsOnly));
  if (found.hasMore) session.out.note('There is more: --limit shows more.');
}

function describe(id: string, { direction, entries }: Lineage, flat: boolean): string {
  const none = direction === 'UP' ? 'It was made from no document.' : 'Nothing was made from it.';
  if (entries.length === 0) return none;
  const branches = flat ? entries.map((entry) => ({ label: labelOf(entry), children: [] })) : below(entries, id);
  return [paint('bold', safeLine(id)), ...tree(branches)].join('\n');
}

/** The entries of which the way leads through a document last: its path is from where it was asked to the entry itself. */
function below(entries: readonly Entry[], id: string): readonly Branch[] {
  const nearer = ({ path }: Entry): string | undefined => path.at(-2)?.id;
  return entries
    .filter((entry) => nearer(entry) === id)
    .map((entry) => ({ label: labelOf(entry), children: below(entries, entry.id) }));
}

function labelOf({ id, title, type, thinkProcessId, taskId, stale }: Entry): string {
  const from = [thinkProcessId, taskId].filter((part) => part !== null).join(' ');
  const about = [safeLine(id), words(type), safeLine(from)].filter((part) => part !== '').join('  ');
  return `${safeLine(title)}  ${paint('dim', about)}${stale ? `  ${paint('yellow', tagLine([{ label: 'stale' }]))}` : ''}`;
}
