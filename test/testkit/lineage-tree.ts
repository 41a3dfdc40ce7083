import type { Driver } from 'neo4j-driver';

/** A tree of tasks over documents: each leaf read two documents, each other task the results of the two below it. */
export interface LineageTree {
  /** Owner of the project; no admin of the tenant. */
  readonly viewer: string;
  readonly tenantId: string;
  /** Ids: the result at the top, which everything leads to, and a document that few results come from. */
  readonly top: string;
  readonly source: string;
  /** Keys: of that document, and of the task at the bottom that is furthest from the top. */
  readonly sourceKey: string;
  readonly leafTask: string;
}

const seedScopes = `
  CREATE (tenant:Tenant {key: $p + 'tenant0', id: $p, createdAt: datetime()})
  CREATE (viewer:User {key: $p + 'viewer0', tenantKey: tenant.key, id: 'owner', admin: false, createdAt: datetime()})-[:BELONGS_TO]->(tenant)
  CREATE (project:Scope {key: $p + 'project0', tenantKey: tenant.key, kind: 'project', id: 'p', tier: 2, title: 'P', version: 1,
    createdAt: datetime(), updatedAt: datetime()})
  CREATE (session:Scope {key: $p + 'session0', tenantKey: tenant.key, kind: 'session', id: 's', tier: 3, title: 'S', version: 1,
    createdAt: datetime(), updatedAt: datetime()})-[:WITHIN]->(project)
  CREATE (scope:Scope {key: $p + 'scope0', tenantKey: tenant.key, kind: 'think-process', id: 'tp', tier: 4, title: 'T', version: 1,
    createdAt: datetime(), updatedAt: datetime()})-[:WITHIN]->(session)
  CREATE (viewer)-[:MEMBER_OF {role: 'owner'}]->(project)
  CREATE (:ThinkProcess {key: $p + 'process0', tenantKey: tenant.key, id: 'tp', goal: 'G', status: 'RUNNING', version: 1,
    createdAt: datetime(), startedAt: datetime()})-[:RUNS_IN]->(scope)`;

const document = `{key: row.key, id: row.id, tenantKey: $p + 'tenant0', scopeKey: scope.key, type: row.type, title: row.id,
  content: 'x', mimeType: 'text/plain', sourceType: 'manual', metadata: '{}', indexState: 'READY', generation: 1, version: 1,
  createdAt: datetime(), updatedAt: datetime()}`;

const seedDocuments = `
  UNWIND $rows AS row
  MATCH (scope:Scope {key: $p + 'project0'})
  CREATE (:MemoryItem:Document ${document})-[:IN_SCOPE]->(scope)`;

const seedTasks = `
  UNWIND $rows AS row
  MATCH (process:ThinkProcess {key: $p + 'process0'})-[:RUNS_IN]->(scope:Scope)
  CREATE (item:MemoryItem:Document ${document})-[:IN_SCOPE]->(scope)
  CREATE (task:TaskNode {key: row.taskKey, tenantKey: $p + 'tenant0', processKey: process.key, id: row.task, goal: 'G', type: 'extract',
    status: 'DONE', version: 1, createdAt: datetime(), updatedAt: datetime()})-[:PART_OF]->(process)
  CREATE (item)-[:PRODUCED_BY]->(task)`;

const seedEdges = `
  UNWIND $rows AS row
  MATCH (item:MemoryItem {key: row.item})-[:PRODUCED_BY]->(task:TaskNode), (source:MemoryItem {key: row.source})
  CREATE (item)-[:DERIVED_FROM]->(source), (task)-[:CONSUMED]->(source)
  WITH task, source
  MATCH (source)-[:PRODUCED_BY]->(child:TaskNode)
  CREATE (child)-[:CHILD_OF]->(task)`;

/** Seeds a tree of so many tasks over so many documents into a tenant of its own. */
export async function seedLineageTree(
  driver: Driver,
  p: string,
  tasks: number,
  documents: number,
): Promise<LineageTree> {
  const key = (kind: string, i: number): string => `${p}${kind}${i}`;
  const run = async (text: string, rows: readonly object[] = []): Promise<void> => {
    await driver.executeQuery(text, { p, rows }, { database: 'neo4j' });
  };
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
  const sources = (i: number): readonly string[] => {
    const below = [2 * i + 1, 2 * i + 2].filter((child) => child < tasks);
    if (below.length > 0) return below.map((child) => key('result', child));
    return [i % documents, (7 * i + 1) % documents].map((each) => key('doc', each));
  };
  await run(seedScopes);
  await run(
    seedDocuments,
    numbers(documents).map((i) => ({ key: key('doc', i), id: `doc_${i}`, type: 'file' })),
  );
  await run(
    seedTasks,
    numbers(tasks).map((i) => ({
      ...{ key: key('result', i), id: `doc_result_n${i}`, type: 'result', taskKey: key('task', i), task: `n${i}` },
    })),
  );
  const edges = numbers(tasks).flatMap((i) =>
    [...new Set(sources(i))].map((source) => ({ item: key('result', i), source })),
  );
  await run(seedEdges, edges);
  await driver.executeQuery('CALL db.prepareForReplanning()', {}, { database: 'neo4j' });
  const leaf = tasks - 1;
  return {
    ...{ viewer: key('viewer', 0), tenantId: p, top: 'doc_result_n0', source: `doc_${leaf % documents}` },
    ...{ sourceKey: key('doc', leaf % documents), leafTask: key('task', leaf) },
  };
}
