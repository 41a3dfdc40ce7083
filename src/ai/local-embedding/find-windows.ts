import type { EmbeddingPriority, Passage } from '../ports.js';
import { cutIntoGroups } from './batches.js';
import { TASK_CHARACTERS } from './limits.js';
import type { Section, SectionWindows } from './protocol.js';
import type { WorkerPool } from './worker-pool.js';

/** UTF-16 units of a header at most. */
const HEADER_CHARACTERS = 4_000;

const sizeOf = ({ header, text }: Section): number => header.length + text.length;

const joined = (header: string, text: string): string =>
  header === '' || text === '' ? header + text : `${header}\n${text}`;

const textsOf = (text: string, { header, spans }: SectionWindows): string[] =>
  spans.map(({ from, to }) => joined(header, text.slice(from, to)));

/**
 * Splits passages into the windows that are embedded in their place. Long texts go to the worker in sections, so
 * that no task keeps it for long; a call of one task overtakes background work, a larger one is background work.
 */
export async function findWindows(
  pool: WorkerPool,
  passages: readonly Passage[],
): Promise<readonly (readonly string[])[]> {
  const capped = passages.map(({ header, text }) => ({ header: header.slice(0, HEADER_CHARACTERS), text }));
  const groups = cutIntoGroups(capped, sizeOf, TASK_CHARACTERS);
  const priority = groups.length === 1 ? 'interactive' : 'background';
  const found = await Promise.all(groups.map((group) => windowsOfGroup(pool, group, priority)));
  return found.flat();
}

async function windowsOfGroup(
  pool: WorkerPool,
  group: readonly Section[],
  priority: EmbeddingPriority,
): Promise<string[][]> {
  const [first] = group;
  if (group.length === 1 && first && sizeOf(first) > TASK_CHARACTERS) return [await windowsOfLong(pool, first)];
  const answers = await pool.run('windows', group, priority);
  return answers.map((answer, i) => textsOf(group[i]?.text ?? '', answer));
}

/** Section by section: the last window of each, which its end may have cut short, begins the next section. */
async function windowsOfLong(pool: WorkerPool, { header, text }: Section): Promise<string[]> {
  const windows: string[] = [];
  for (let from = 0; from < text.length;) {
    const section = text.slice(from, from + TASK_CHARACTERS);
    const isLast = from + section.length === text.length;
    const [answer] = await pool.run('windows', [{ header, text: section }], 'background');
    if (!answer) break;
    const resume = isLast ? undefined : answer.spans.at(-1)?.from;
    const complete = resume ? { ...answer, spans: answer.spans.slice(0, -1) } : answer;
    windows.push(...textsOf(section, complete));
    from += resume ?? section.length;
  }
  return windows;
}
