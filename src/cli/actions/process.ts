import { chooseScope, processId } from '../choose-scope.js';
import { shortTime, words } from '../describe.js';
import {
  ListThinkProcessesDocument,
  type ListThinkProcessesQuery,
  type ProcessLineFragment,
  TaskTreeDocument,
  type TaskTreeQuery,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { table } from '../terminal/table.js';
import { type Branch, tree } from '../terminal/tree.js';

/** Size of a page, and most tasks of a process that are drawn. */
const page = 100;
const mostTasks = 2_000;

type Tasks = TaskTreeQuery['taskTree'];
type Task = Tasks['tasks'][number];

/** Lists the think processes of the current scope. */
export async function listProcesses(session: Session, { limit }: { readonly limit: number }): Promise<void> {
  const scope = await chooseScope(session);
  const processes: ProcessLineFragment[] = [];
  let [more, after]: [boolean, string | null] = [true, null];
  while (more && processes.length < limit) {
    const first = Math.min(page, limit - processes.length);
    const found: ListThinkProcessesQuery = await session.api.run(ListThinkProcessesDocument, { scope, first, after });
    processes.push(...found.thinkProcesses.rows);
    more = found.thinkProcesses.pageInfo.hasNextPage;
    after = found.thinkProcesses.pageInfo.endCursor;
  }
  await session.out.result({ scope, processes, more }, () => describeAll(processes));
  if (more) session.out.note('There is more: --limit shows more.');
}

async function describeAll(processes: readonly ProcessLineFragment[]): Promise<string> {
  if (processes.length === 0) return 'There is no think process.';
  const columns = [{ title: 'id' }, { title: 'state' }, { title: 'title', givesWay: true }, { title: 'began' }];
  return table(
    columns,
    processes.map(({ id, status, title, createdAt }) => [id, words(status), title, shortTime(createdAt)]),
  );
}

/** Shows a think process with all of its tasks. */
export async function showProcess(session: Session, text: string): Promise<void> {
  const id = processId(text);
  let found = await getTasks(session, id, null);
  const { process } = found;
  const tasks = [...found.tasks];
  while (found.pageInfo.hasNextPage && tasks.length < mostTasks) {
    found = await getTasks(session, id, found.pageInfo.endCursor);
    tasks.push(...found.tasks);
  }
  const more = found.pageInfo.hasNextPage;
  await session.out.result({ process, tasks, more }, () => describe(process, tasks));
  if (more) session.out.note(`It has more than ${mostTasks} tasks.`);
}

async function getTasks({ api }: Session, id: string, after: string | null): Promise<Tasks> {
  return (await api.run(TaskTreeDocument, { processId: id, first: page, after })).taskTree;
}

function describe({ id, title, status, goal, scope }: ProcessLineFragment, tasks: readonly Task[]): string {
  const head = `${paint('bold', safeLine(title))}  ${paint('dim', `${safeLine(id)}  ${words(status)}`)}`;
  const lines = tree(branches(tasks, null));
  const none = lines.length === 0 ? ['It has no tasks.'] : lines;
  return [head, ...(goal === '' ? [] : [safeLine(goal)]), paint('dim', safeLine(scope)), ...none].join('\n');
}

/** A task whose parent is not among them stands at the top. */
function branches(tasks: readonly Task[], parent: string | null): readonly Branch[] {
  const ids = new Set(tasks.map(({ id }) => id));
  return tasks
    .filter(({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null) === parent)
    .map((task) => ({ label: labelOf(task), children: branches(tasks, task.id) }));
}

const colours = { DONE: 'green', FAILED: 'red', RUNNING: 'cyan', CHANGED: 'yellow', PENDING: 'dim' } as const;

function labelOf({ id, goal, type, status, error, resultId, resultStale }: Task): string {
  const result = resultId === null ? '' : `→ ${safeLine(resultId)}${resultStale ? ' #stale' : ''}`;
  const parts = [paint(colours[status], words(status)), safeLine(goal), result, safeLine(error ?? '')];
  const name = paint('dim', `${safeLine(id)} ${safeLine(type)}`.trimEnd());
  return [name, ...parts].filter((part) => part !== '').join('  ');
}
