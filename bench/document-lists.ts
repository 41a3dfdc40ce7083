import type { Driver } from 'neo4j-driver';
import { openDriver } from '#src/graph/open-graph.js';
import { type Bench, type BenchOptions, type BenchResult, table } from './bench.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { percentile, roundMs } from './percentile.ts';
import type { Stage } from './stage.ts';

const tenant = 'bench';
const scope = 'project/lists';
const defaultSize = 20_000;
const defaultRounds = 20;
const pageSize = 20;
/** Pages that are leafed through, 100 entries each, before the deep page is measured. */
const deepAt = 0.5;
const batch = 2_000;

export const documentLists: Bench = {
  name: 'document-lists',
  about: 'A first page and one deep inside of a long list of documents, for each filter and order.',
  run,
};

/** What is asked for: a name, and the arguments beside scope and page. */
type Ask = readonly [name: string, variables: Readonly<Record<string, unknown>>];

const asks: readonly Ask[] = [
  ['no filter', {}],
  ['created, ascending', { orderBy: { field: 'CREATED_AT', direction: 'ASC' } }],
  ['title, ascending', { orderBy: { field: 'TITLE', direction: 'ASC' } }],
  ['type (1 of 3)', { filter: { types: ['NOTE'] } }],
  ['tag (1 of 3)', { filter: { tags: ['common'] } }],
  ['tag (1 of 200)', { filter: { tags: ['rare'] } }],
  ['source type (1 of 2)', { filter: { sourceTypes: ['TOOL_OUTPUT'] } }],
  ['think process (1 of 100)', { filter: { thinkProcessId: 'tp_7' } }],
  ['text (1 of 97)', { filter: { text: 'word7' } }],
  ['text (all)', { filter: { text: 'alpha' } }],
  ['created (half)', { filter: { createdAt: { from: '2024-01-01T02:46:40Z' } } }],
  ['updated (half)', { filter: { updatedAt: { before: '2024-01-01T02:46:40Z' } } }],
  ['index state (1 of 50)', { filter: { indexStates: ['FAILED'] } }],
  ['MIME type (1 of 2)', { filter: { mimeTypes: ['text/*'] } }],
  ['metadata equals (1 of 50)', { filter: { metadata: [{ name: 'year', equals: 2007 }] } }],
  ['metadata range (half)', { filter: { metadata: [{ name: 'year', greaterThan: 2024 }] } }],
  ['metadata, nested (1 of 10)', { filter: { metadata: [{ name: 'author.name', in: ['a3'] }] } }],
  ['nothing fits', { filter: { metadata: [{ name: 'none' }] } }],
];

const seed = `
  MATCH (t:Tenant {id: $tenant})
  MATCH (:ScopeAddress {tenantKey: t.key, address: $scope})-[:NAMES]->(s:Scope)
  MERGE (common:Tag {tenantKey: t.key, id: 'common'}) ON CREATE SET common.key = s.key + 'c', common.label = 'common'
  MERGE (rare:Tag {tenantKey: t.key, id: 'rare'}) ON CREATE SET rare.key = s.key + 'r', rare.label = 'rare'
  WITH t, s, common, rare
  UNWIND range($from, $to) AS i
  CREATE (d:Document:MemoryItem {key: s.key + 'd' + i + '0', id: 'd' + i, tenantKey: t.key, scopeKey: s.key,
    type: ['note', 'result', 'file'][i % 3], title: 'Title ' + (i * 7919 % 100003), content: 'alpha ' + i,
    mimeType: CASE WHEN i % 2 = 0 THEN 'text/markdown' ELSE 'application/pdf' END,
    sourceType: CASE WHEN i % 2 = 0 THEN 'manual' ELSE 'tool_output' END, sourceThinkProcessId: 'tp_' + (i % 100),
    metadata: '{}', metadata_year: 2000.0 + i % 50, metadata_author_name: 'a' + (i % 10),
    indexState: CASE WHEN i % 50 = 0 THEN 'FAILED' ELSE 'READY' END, generation: 1, version: 1,
    createdAt: datetime({epochMillis: 1704067200000 + i * 1000}), updatedAt: datetime({epochMillis: 1704067200000 + i * 1000})})
  CREATE (d)-[:IN_SCOPE]->(s)
  CREATE (c:Chunk {key: d.key + 'c0', tenantKey: t.key, scopeKey: s.key, itemKey: d.key, type: d.type, language: 'und',
    status: 'active', generation: 1, position: 0, text: 'alpha word' + (i % 97), header: '', hash: d.key, headingPath: []})
  CREATE (c)-[:CHUNK_OF]->(d)
  FOREACH (_ IN CASE WHEN i % 3 = 0 THEN [1] ELSE [] END | CREATE (d)-[:TAGGED {by: 'user'}]->(common))
  FOREACH (_ IN CASE WHEN i % 200 = 0 THEN [1] ELSE [] END | CREATE (d)-[:TAGGED {by: 'user'}]->(rare))`;

const list = `query ($scope: String!, $filter: DocumentFilter, $orderBy: DocumentOrder, $first: Int, $after: String) {
  documents(scope: $scope, filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    pageInfo { hasNextPage endCursor } edges { node { id title } }
  }
}`;
const count = `query ($scope: String!, $filter: DocumentFilter) { documents(scope: $scope, filter: $filter, first: 1) { totalCount } }`;

interface Page {
  readonly documents: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: readonly unknown[];
  };
}

async function run(stage: Stage, options: BenchOptions): Promise<BenchResult> {
  const { size = defaultSize, rounds = defaultRounds } = options;
  const database = await stage.startDatabase();
  const server = await stage.startServer(database);
  const client = createHttpClient(server.url, tenant);
  stage.onClear(() => client.close());
  const driver = openDriver(database);
  stage.onClear(() => driver.close());
  await client.run('mutation { createScope(input: { kind: PROJECT, id: "lists" }) { key } }', {});
  await fill(driver, size, stage);
  const rows: (readonly (string | number)[])[] = [];
  for (const [name, variables] of asks) {
    stage.progress(`Measuring ${name} …`);
    rows.push([name, ...(await measure(client, { scope, ...variables }, rounds))]);
  }
  const titles = ['ms, p50', 'first page', 'deep page', 'deep at', 'totalCount', 'of'];
  const figures = Object.fromEntries(rows.map(([name, first, deep]) => [String(name), { first, deep }]));
  const report = `${size} documents in one scope; pages of ${pageSize}; ${rounds} rounds\n\n${table(titles, rows)}`;
  return { report, figures: { bench: 'document-lists', documents: size, rounds, filters: figures } };
}

async function fill(driver: Driver, size: number, stage: Stage): Promise<void> {
  for (let from = 0; from < size; from += batch) {
    const to = Math.min(size, from + batch) - 1;
    await driver.executeQuery(seed, { tenant, scope, from: BigInt(from), to: BigInt(to) }, { database: 'neo4j' });
    stage.progress(`Stored ${to + 1} of ${size} documents …`);
  }
  await driver.executeQuery('CALL db.prepareForReplanning()', {}, { database: 'neo4j' });
}

/** Medians of a first page, a deep one and the count; where the deep one begins, and how many there are in all. */
async function measure(client: HttpClient, variables: object, rounds: number): Promise<readonly (number | string)[]> {
  const total = await client.run<{ documents: { totalCount: number } }>(count, variables);
  const all = total.documents.totalCount;
  let after: string | null = null;
  let skipped = 0;
  for (const end = all * deepAt; skipped + 100 < end; skipped += 100) {
    after = await endOf(client, { ...variables, first: 100, after });
  }
  const page = { ...variables, first: pageSize };
  const first = await median(rounds, () => client.run(list, page));
  const deep = await median(rounds, () => client.run(list, { ...page, after }));
  const counting = await median(Math.ceil(rounds / 4), () => client.run(count, variables));
  return [first, deep, String(skipped), counting, String(all)];
}

async function endOf(client: HttpClient, variables: object): Promise<string | null> {
  return (await client.run<Page>(list, variables)).documents.pageInfo.endCursor;
}

async function median(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return roundMs(percentile(times, 0.5));
}
