import { cypher } from '../../src/graph/generated/cypher.js';
import { access, type AccessCase, at, found, names, reads, type Row, writes } from './access-case.js';
import { lineageOf, madeFrom, processOf, siblingsOf } from './lineage-world.js';
import { type Member, rules, type World } from './members.js';

const task = {
  ...{ goal: 'G', type: 'extract', inputDocs: [], inputQuery: null, inputTags: [], outputTags: [] },
  status: 'PENDING',
};

const sorted = (values: readonly unknown[]): readonly unknown[] => [...values].sort();
const idsOf = (rows: readonly Row[]): readonly unknown[] => sorted(rows.map((row) => row['id']));
const lineage = { hops: 10, endsOnly: false, limit: 50 };

/** What a lineage shows: each document, and whether it ends there. */
const shown = (rows: readonly Row[]): unknown =>
  sorted(rows.map((row) => `${String(row['id'])} ${String(row['isEnd'])}`));
const allowed =
  (up: boolean): AccessCase['allowed'] =>
  (who, scope, w) =>
    sorted(lineageOf(who, scope, up).map(([name, isEnd]) => `doc-${w.id(name)} ${isEnd}`));

/** Who opens a document of the project to a task of a process that does not see it: a person who may read it. */
function opens(who: Member, scope: string): boolean {
  if (!rules.chain(scope).includes('project')) return false;
  const asPerson = {
    ...who,
    roles: Object.fromEntries(Object.entries(who.roles).filter(([, role]) => role !== 'engine')),
  };
  return rules.reads(asPerson, scope);
}

/** What reads and writes processes, tasks and lineage. */
export const lineageAccessCases: readonly AccessCase[] = [
  access(cypher.lineage.getThinkProcess, (viewer, scope, w) => ({ viewer, id: processOf(w, scope).id }), found, reads),
  access(
    cypher.lineage.getWritableThinkProcess,
    (viewer, scope, w) => ({ viewer, id: processOf(w, scope).id }),
    found,
    writes,
  ),
  access(
    cypher.lineage.upsertThinkProcess,
    (viewer, scope, w) => ({
      ...{ viewer, scopeKey: w.scopeKey(scope), parentKey: null, at },
      process: { key: w.newKey(), goal: '' },
    }),
    found,
    writes,
  ),
  access(
    cypher.lineage.findThinkProcesses,
    (viewer, scope, w) => ({ viewer, scope: w.address(scope), before: '~', limit: 50 }),
    idsOf,
    (who, scope, w) =>
      rules.reads(who, scope)
        ? sorted(
            names
              .filter((name) => rules.chain(name).includes(scope) && rules.reads(who, name))
              .map((name) => processOf(w, name).id),
          )
        : [],
  ),
  access(
    cypher.lineage.createTask,
    (viewer, scope, w) => ({
      ...{ viewer, processKey: processOf(w, scope).key, id: w.newKey(), newKey: w.newKey(), parentId: null, task, at },
    }),
    found,
    writes,
  ),
  access(
    cypher.lineage.getTask,
    (viewer, scope, w) => ({ viewer, processId: processOf(w, scope).id, id: 'n' }),
    found,
    reads,
  ),
  access(
    cypher.lineage.findTasks,
    (viewer, scope, w) => ({ viewer, processId: processOf(w, scope).id, after: '', limit: 9 }),
    found,
    reads,
  ),
  access(
    cypher.lineage.linkTaskInputs,
    (viewer, scope, w) => ({
      ...{
        viewer,
        taskKey: processOf(w, 'process').task,
        keys: [],
        siblingKeys: [],
        projectKey: w.scopeKey('project'),
        at,
      },
      inputs: [{ id: `doc-${w.id(scope)}`, position: 0 }],
    }),
    found,
    opens,
  ),
  access(
    cypher.lineage.findSiblingScopes,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), limit: 9 }),
    (rows) => rows.map((row) => row['key']),
    (who, scope, w) => siblingsOf(who, scope).map((name) => w.scopeKey(name)),
  ),
  access(
    cypher.lineage.linkSiblingResults,
    (viewer, scope, w) => ({ viewer, key: processOf(w, scope).key, at }),
    found,
    (who, scope) => scope === 'process' && rules.writes(who, 'project'),
  ),
  access(
    cypher.lineage.setTaskStale,
    (viewer, scope, w) => ({ viewer, taskKey: processOf(w, scope).task, tagKey: w.newKey(), at }),
    (rows) => idsOf(rows.filter((row) => row['isVisible'] === true)),
    (who, scope, w: World) =>
      sorted(
        madeFrom(scope)
          .filter((name) => rules.reads(who, name))
          .map((name) => `doc-${w.id(name)}`),
      ),
  ),
  access(
    cypher.lineage.findLineageUp,
    (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}`, ...lineage }),
    shown,
    allowed(true),
  ),
  access(
    cypher.lineage.findLineageDown,
    (viewer, scope, w) => ({ viewer, id: `doc-${w.id(scope)}`, ...lineage }),
    shown,
    allowed(false),
  ),
];
