import {
  AddTagsDocument,
  CreateDocumentDocument,
  DeleteDocumentDocument,
  DemoteDocumentDocument,
  GetDocumentDocument,
  ListDocumentsDocument,
  PromoteDocumentDocument,
  RagQueryDocument,
  type ScopeKind,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { refusalOf } from '../testkit/refusal.js';
import { rootFields } from '../testkit/root-fields.js';

const story = useStory();
afterAll(closeCypher);

it('moves a result with its chunks and windows, and keeps id, key, tags, source, lineage and content', async () => {
  const { client, document } = story();
  const { process, session, project } = await story().chain('x');
  const content = Array.from({ length: 600 }, (_, i) => `Round ${i} of the sonar survey.`).join(' ');
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x', nodeId: 'n1' } as const;
  const before = await document({
    id: 'r',
    scope: process,
    type: 'RESULT',
    title: 'Sonar',
    content,
    source,
    tags: ['mine'],
  });
  const { promoteDocument } = await client.run(PromoteDocumentDocument, { id: 'r', to: 'PROJECT' });
  expect(promoteDocument.outcome).toBe('MOVED');
  const { updatedAt } = promoteDocument.document;
  expect(promoteDocument.document).toEqual({ ...before, scope: project, version: 2, updatedAt });
  const [row] = await runCypher<{
    scopes: string[];
    chunks: string[];
    windows: string[];
    moves: unknown[];
    lineage: string[];
  }>(
    `MATCH (d:Document {key: $key})
     RETURN [(d)-[:IN_SCOPE]->(s) | s.key = d.scopeKey] AS scopes,
       [(c)-[:CHUNK_OF]->(d) | c.scopeKey = d.scopeKey] AS chunks,
       [(w)-[:WINDOW_OF]->()-[:CHUNK_OF]->(d) | w.scopeKey = d.scopeKey] AS windows,
       [(m:Move)-[:MOVE_OF]->(d) | m.to = d.scopeKey AND m.from <> d.scopeKey AND m.how = 'PROMOTED'] AS moves,
       [(d)-[:PRODUCED_BY]->(t) | t.id] AS lineage`,
    { key: before.key },
  );
  expect(row).toMatchObject({ scopes: [true], chunks: [true], moves: [true], lineage: ['n1'] });
  expect(row?.windows.length).toBeGreaterThan(3);
  expect(new Set(row?.windows)).toEqual(new Set([true]));
  const hits = async (scope: string) =>
    (await client.run(RagQueryDocument, { query: 'sonar survey', scope })).ragQuery.hits.map((hit) => [
      hit.scope,
      hit.weight,
    ]);
  for (const scope of [process, session, project]) expect(await hits(scope)).toEqual([[project, 0.5]]);
  for (const [scope, ids] of [
    [process, []],
    [project, ['r']],
  ] as const) {
    const { documents } = await client.run(ListDocumentsDocument, { scope, filter: { types: ['RESULT'] } });
    expect(documents.edges.map((edge) => edge.node.id)).toEqual(ids);
  }
});

it('is found by every search from the process while it moves up', async () => {
  const { client, document } = story();
  const { process } = await story().chain('y');
  const ids = Array.from({ length: 12 }, (_, i) => `moves-${i}`);
  for (const id of ids) await document({ id, scope: process, type: 'FACT', content: `The sonar survey of ${id}.` });
  let over = false;
  const moving = (async () => {
    for (const id of ids) await client.run(PromoteDocumentDocument, { id, to: 'PROJECT' });
    over = true;
  })();
  const isOver = (): boolean => over;
  const found: number[] = [];
  while (!isOver()) {
    const { ragQuery } = await client.run(RagQueryDocument, { query: 'sonar survey', scope: process, limit: 50 });
    found.push(new Set(ragQuery.hits.map((hit) => hit.documentId)).size);
  }
  await moving;
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((count) => count !== ids.length)).toEqual([]);
});

it('goes up step by step or at once, to whatever is at that level', async () => {
  const { client, scope, document } = story();
  const organization = await scope({ kind: 'ORGANIZATION' });
  const space = await scope({ kind: 'SPACE', parent: organization });
  const universe = await scope({ kind: 'UNIVERSE', parent: space });
  const session = await scope({ kind: 'SESSION', parent: universe });
  const process = await scope({ kind: 'THINK_PROCESS', parent: session });
  await document({ id: 'd', scope: process, type: 'FACT', content: 'x' });
  const steps: [ScopeKind, string][] = [
    ['SESSION', session],
    ['PROJECT', universe],
    ['SPACE', space],
    ['ORGANIZATION', organization],
  ];
  for (const [to, expected] of steps) {
    const { promoteDocument } = await client.run(PromoteDocumentDocument, { id: 'd', to });
    expect(promoteDocument).toMatchObject({ outcome: 'MOVED', document: { scope: expected } });
  }
});

it('takes all that is in a folder along, unfiles what it moves, and files it in a folder of the target', async () => {
  const { client, document, folder } = story();
  const { process, project } = await story().chain('x');
  await folder({ id: 'top', scope: process, title: 'top' });
  await folder({ id: 'inner', scope: process, title: 'inner', parentId: 'top' });
  await folder({ id: 'deep', scope: process, title: 'deep', parentId: 'inner' });
  await folder({ id: 'shelf', scope: project, title: 'shelf' });
  await folder({ id: 'elsewhere', scope: process, title: 'elsewhere' });
  for (const [id, folderId] of [
    ['a', 'top'],
    ['b', 'inner'],
  ] as const) {
    await document({ id, scope: process, type: 'FACT', content: `Sonar survey ${id}.`, folderId });
  }
  const promote = (id: string, toFolder: string) => ({ id, to: 'PROJECT', toFolder }) as const;
  for (const [wrong, code] of [
    ['none', 'NOT_FOUND'],
    ['elsewhere', 'BAD_INPUT'],
    ['a', 'BAD_INPUT'],
  ] as const) {
    const refusal = await refusalOf(client, PromoteDocumentDocument, promote('inner', wrong));
    expect([wrong, refusal.code]).toEqual([wrong, code]);
  }
  const { promoteDocument } = await client.run(PromoteDocumentDocument, promote('inner', 'shelf'));
  expect(promoteDocument).toMatchObject({ outcome: 'MOVED', document: { id: 'inner', scope: project, version: 2 } });
  const where = { top: process, a: process, inner: project, deep: project, b: project };
  for (const [id, scope] of Object.entries(where)) {
    expect((await client.run(GetDocumentDocument, { id })).document).toMatchObject({ id, scope });
  }
  expect(await filed(client.tenant)).toEqual(['inner: deep, b', 'shelf: inner', 'top: a']);
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'sonar survey', scope: project });
  expect(ragQuery.hits.map((hit) => hit.documentId)).toEqual(['b']);
  await client.run(PromoteDocumentDocument, { id: 'a', to: 'PROJECT', toFolder: 'shelf' });
  await client.run(DemoteDocumentDocument, { id: 'deep', toScope: process, toFolder: 'top' });
  expect(await filed(client.tenant)).toEqual(['inner: b', 'shelf: inner, a', 'top: deep']);
});

it('moves no folder that holds more than 1,000 documents, by hand or by a tag', async () => {
  const { client, folder } = story();
  const { process } = await story().chain('x');
  await folder({ id: 'top', scope: process, title: 'Top' });
  await runCypher(
    `MATCH (top:Document {id: 'top'})-[:IN_SCOPE]->(s:Scope {id: 'tp_x'})
     WHERE EXISTS { (:Tenant {id: $tenant})<-[:BELONGS_TO]-(:User {tenantKey: top.tenantKey}) }
     UNWIND range(1, 1000) AS i
     CREATE (item:MemoryItem:Document {key: s.key + 'm' + i, id: 'm' + i, tenantKey: s.tenantKey, scopeKey: s.key,
       type: 'note', title: 'Many', content: 'x', mimeType: 'text/plain', sourceType: 'manual', metadata: '{}',
       indexState: 'READY', generation: 1, version: 1, createdAt: datetime(), updatedAt: datetime()})-[:IN_SCOPE]->(s)
     CREATE (top)-[:CONTAINS {folderKey: top.key, position: toFloat(i)}]->(item)`,
    { tenant: client.tenant },
  );
  const refused = await refusalOf(client, PromoteDocumentDocument, { id: 'top', to: 'PROJECT' });
  expect(refused).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('more than 1000') as string });
  const { addTags } = await client.run(AddTagsDocument, { id: 'top', tags: ['project-relevant'] });
  expect(addTags).toMatchObject({ outcome: 'UPDATED', document: { scope: process } });
  expect(addTags.warnings).toEqual([expect.stringContaining('it holds more than 1000 documents')]);
  await client.run(DeleteDocumentDocument, { id: 'm1' });
  const { promoteDocument } = await client.run(PromoteDocumentDocument, { id: 'top', to: 'PROJECT' });
  expect(promoteDocument.outcome).toBe('MOVED');
  expect((await client.run(ListDocumentsDocument, { scope: process, first: 1 })).documents.edges).toEqual([]);
});

/** What is in each folder, in its order. */
async function filed(tenant: string): Promise<readonly string[]> {
  const rows = await runCypher<{ line: string }>(
    `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
     MATCH (folder:Folder {tenantKey: tenantKey})-[edge:CONTAINS]->(item)
     WITH folder, item ORDER BY edge.position
     WITH folder.id AS id, collect(item.id) AS items
     RETURN id + ': ' + reduce(text = items[0], item IN items[1..] | text + ', ' + item) AS line ORDER BY line`,
    { tenant },
  );
  return rows.map(({ line }) => line);
}

it('changes nothing where the document is already', async () => {
  const { client, document } = story();
  const { project } = await story().chain('x');
  await document({ id: 'd', scope: project, type: 'FACT', content: 'x' });
  for (const to of ['PROJECT', 'UNIVERSE'] as const) {
    const { promoteDocument } = await client.run(PromoteDocumentDocument, { id: 'd', to });
    expect(promoteDocument).toMatchObject({ outcome: 'UNCHANGED', document: { scope: project, version: 1 } });
  }
});

it('never leaves the own chain, and never goes down', async () => {
  const { client, scope, document } = story();
  const { process, project } = await story().chain('x');
  await story().chain('other');
  const alone = await scope({ kind: 'THINK_PROCESS' });
  await document({ id: 'down', scope: project, type: 'FACT', content: 'x' });
  await document({ id: 'up', scope: process, type: 'FACT', content: 'x' });
  await document({ id: 'alone', scope: alone, type: 'FACT', content: 'x' });
  const refused: [string, ScopeKind][] = [
    ['down', 'SESSION'],
    ['down', 'THINK_PROCESS'],
    ['up', 'ORGANIZATION'],
    ['up', 'USER'],
    ['alone', 'SESSION'],
    ['alone', 'PROJECT'],
    ['alone', 'GROUP'],
  ];
  for (const [id, to] of refused) {
    expect([id, to, (await refusalOf(client, PromoteDocumentDocument, { id, to })).code]).toEqual([
      id,
      to,
      'BAD_INPUT',
    ]);
  }
  for (const [id, where] of [
    ['down', project],
    ['up', process],
    ['alone', alone],
  ] as const) {
    expect((await client.run(GetDocumentDocument, { id })).document).toMatchObject({ scope: where, version: 1 });
  }
  expect((await refusalOf(client, PromoteDocumentDocument, { id: 'none', to: 'PROJECT' })).code).toBe('NOT_FOUND');
});

it('ends in exactly one scope when 20 promote the same document at the same moment', async () => {
  const { client, document } = story();
  const { process, session, project, group } = await story().chain('x');
  const input = { id: 'd', scope: process, type: 'FACT', content: 'The anchor holds.' } as const;
  await client.run(CreateDocumentDocument, { input });
  const targets = Array.from({ length: 20 }, (_, i) => (['SESSION', 'PROJECT', 'GROUP'] as const)[i % 3] ?? 'SESSION');
  const answers = await Promise.all(targets.map((to) => client.ask(PromoteDocumentDocument, { id: 'd', to })));
  const moved = answers.filter((answer) => answer.data?.promoteDocument.outcome === 'MOVED').length;
  expect(moved).toBeGreaterThan(0);
  const final = (await client.run(GetDocumentDocument, { id: 'd' })).document;
  expect([session, project, group]).toContain(final?.scope);
  expect(final?.version).toBe(1 + moved);
  const [row] = await runCypher<{ scopes: number; moves: number }>(
    `MATCH (d:Document {key: $key})
     RETURN COUNT { (d)-[:IN_SCOPE]->() } AS scopes, COUNT { (:Move)-[:MOVE_OF]->(d) } AS moves`,
    { key: final?.key },
  );
  expect(row).toEqual({ scopes: 1, moves: moved });
  const { ragQuery } = await client.run(RagQueryDocument, { query: 'anchor', scope: process });
  expect(ragQuery.hits.map((hit) => hit.scope)).toEqual([final?.scope]);
  await document({ id: 'e', scope: process, type: 'FACT', content: 'y' });
});

it('has a name of its own: no other mutation is called a promotion without saying of what', async () => {
  const mutations = (await rootFields()).filter((field) => /promote/i.test(field));
  expect(mutations).toContain('Mutation.promoteDocument');
  expect(mutations.filter((field) => !/^Mutation\.promote(Document|Quarantined)$/.test(field))).toEqual([]);
});
