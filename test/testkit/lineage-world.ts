import type { Member, World } from './members.js';
import { rules, scopes } from './members.js';

/** What the document of a scope is made from: those of other scopes of the small world. */
const sources: Readonly<Record<string, readonly string[]>> = {
  process: ['session', 'user'],
  session: ['project'],
  project: ['group'],
  group: ['org'],
  nephew: ['sibling'],
  sibling: ['group'],
  user: ['nephew'],
};

/** Every scope has a process with a task that has produced its document. */
const seedProcesses = `
  UNWIND $rows AS row
  MATCH (scope:Scope {key: row.scope}), (item:MemoryItem {key: row.document})
  CREATE (process:ThinkProcess {key: row.process, tenantKey: $tenant, id: row.id, goal: 'G', status: 'RUNNING', version: 1,
    createdAt: datetime(), startedAt: datetime()})-[:RUNS_IN]->(scope)
  CREATE (task:TaskNode {key: row.task, tenantKey: $tenant, processKey: row.process, id: 'n', goal: 'G', type: 'extract',
    status: 'DONE', version: 1, createdAt: datetime(), updatedAt: datetime()})-[:PART_OF]->(process)
  CREATE (item)-[:PRODUCED_BY]->(task)`;

/** One of the processes sees the results of the others of its project. */
const seedSight = `
  MATCH (process:ThinkProcess {key: $process}), (project:Scope {key: $project})
  CREATE (process)-[:SEES_RESULTS_OF {by: 'nobody', at: datetime()}]->(project)`;

const seedSources = `
  UNWIND $rows AS row
  MATCH (item:MemoryItem {key: row.item}), (source:MemoryItem {key: row.source})
  CREATE (item)-[:DERIVED_FROM]->(source)`;

/** Id and key of the process of a scope, and key of its task. */
export const processOf = (world: World, scope: string): { id: string; key: string; task: string } => ({
  id: `tp-${world.id(scope)}`,
  key: `${world.scopeKey(scope)}p`,
  task: `${world.scopeKey(scope)}t`,
});

/** Seeds processes, tasks and lineage into a small world. */
export async function seedLineage(
  run: (text: string, params: object) => Promise<unknown>,
  world: World,
): Promise<void> {
  const rows = scopes.map(({ name }) => {
    const { id, key, task } = processOf(world, name);
    return { scope: world.scopeKey(name), document: world.documentKey(name), process: key, id, task };
  });
  await run(seedProcesses, { rows, tenant: world.tenant });
  await run(seedSight, { process: processOf(world, 'process').key, project: world.scopeKey('project') });
  const edges = Object.entries(sources).flatMap(([item, from]) => from.map((source) => ({ item, source })));
  const keyed = edges.map(({ item, source }) => ({ item: world.documentKey(item), source: world.documentKey(source) }));
  await run(seedSources, { rows: keyed });
}

/** Scopes whose documents are next to that of a scope: those it was made from, or those that were made from it. */
function next(scope: string, up: boolean): readonly string[] {
  if (up) return sources[scope] ?? [];
  return Object.keys(sources).filter((each) => sources[each]?.includes(scope));
}

/** Documents of a lineage that somebody is shown, by scope, and whether it ends there for him. */
export function lineageOf(who: Member, start: string, up: boolean): readonly (readonly [string, boolean])[] {
  if (!rules.reads(who, start)) return [];
  const found: string[] = [];
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const seen = next(at, up).filter((each) => rules.reads(who, each) && !found.includes(each));
    found.push(...seen);
    open.push(...seen);
  }
  return found.map((scope) => [scope, !next(scope, up).some((each) => rules.reads(who, each))]);
}

/** Scopes whose documents were made, however indirectly, from that of a scope, and itself. */
export function madeFrom(scope: string): readonly string[] {
  return [...new Set([scope, ...next(scope, false).flatMap(madeFrom)])];
}

/** Scopes whose results the process of a scope sees, for somebody: one does, and of processes that he reads himself. */
export function siblingsOf(who: Member, start: string): readonly string[] {
  return start === 'process' && rules.reads(who, start) && rules.reads(who, 'twin') ? ['twin'] : [];
}
