import {
  GetDocumentDocument,
  ListDocumentsDocument,
  ListMovesDocument,
  PublishToProjectDocument,
  type PublishToProjectMutation,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x' } as const;

const outcomes = ({ publishToProject }: PublishToProjectMutation) =>
  publishToProject.results.map(({ id, outcome, code, document }) => [id, outcome, code, document?.scope ?? null]);

/** Results and a note of the process of a chain. */
async function results(scope: string, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await story().document({ id, scope, type: 'RESULT', content: `Result ${id}.`, source });
}

it('publishes all results of a process to its project, and nothing else of it; again it changes nothing', async () => {
  const { client, document } = story();
  const { process, session, project } = await story().chain('x');
  await results(process, 'r1', 'r2', 'r3');
  await document({ id: 'note', scope: process, type: 'NOTE', content: 'A thought.' });
  await document({ id: 'beside', scope: session, type: 'RESULT', content: 'Of the session.' });
  const published = await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x', reason: 'It is done.' });
  expect(published.publishToProject).toMatchObject({ project, moved: 3, failed: 0 });
  expect(outcomes(published).sort()).toEqual(['r1', 'r2', 'r3'].map((id) => [id, 'MOVED', null, project]));
  const { documents } = await client.run(ListDocumentsDocument, { scope: process });
  expect(documents.edges.map((edge) => edge.node.id)).toEqual(['note']);
  const { document: moved } = await client.run(ListMovesDocument, { id: 'r2' });
  expect(moved?.moves.edges.map((edge) => edge.node)).toMatchObject([
    { how: 'PUBLISHED', from: process, to: project, reason: 'It is done.', by: 'local' },
  ]);
  const again = await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x', documentIds: ['r1', 'r3', 'r1'] });
  expect(outcomes(again)).toEqual(['r1', 'r3'].map((id) => [id, 'UNCHANGED', null, project]));
  expect((await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x' })).publishToProject.results).toEqual([]);
  expect((await client.run(GetDocumentDocument, { id: 'r1' })).document?.version).toBe(2);
});

it('publishes chosen results, and says of each other document why it stays', async () => {
  const { client, document } = story();
  const { process, session, project } = await story().chain('x');
  const other = await story().chain('other');
  await results(process, 'r1', 'r2');
  await document({ id: 'note', scope: process, type: 'NOTE', content: 'A thought.' });
  await document({ id: 'beside', scope: session, type: 'RESULT', content: 'Of the session.' });
  await document({ id: 'far', scope: other.process, type: 'RESULT', content: 'Of another project.' });
  const documentIds = ['note', 'r2', 'none', 'beside', 'far'];
  const published = await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x', documentIds });
  expect(outcomes(published)).toEqual([
    ['note', 'FAILED', 'BAD_INPUT', null],
    ['r2', 'MOVED', null, project],
    ['none', 'FAILED', 'NOT_FOUND', null],
    ['beside', 'FAILED', 'BAD_INPUT', null],
    ['far', 'FAILED', 'BAD_INPUT', null],
  ]);
  expect(published.publishToProject).toMatchObject({ moved: 1, failed: 4 });
  for (const [id, scope] of [
    ['r1', process],
    ['note', process],
    ['beside', session],
    ['far', other.process],
  ] as const) {
    expect((await client.run(GetDocumentDocument, { id })).document).toMatchObject({ scope, version: 1 });
  }
});

it('is refused where there is no such process, no project above it, or too much at once', async () => {
  const { client, scope } = story();
  await scope({ kind: 'THINK_PROCESS', id: 'alone' });
  const { process } = await story().chain('x');
  const refuse = (thinkProcessId: string, documentIds?: string[]) =>
    refusalOf(client, PublishToProjectDocument, { thinkProcessId, ...(documentIds && { documentIds }) });
  expect(await refuse('none')).toMatchObject({ code: 'NOT_FOUND', extensions: { field: 'thinkProcessId' } });
  expect((await refuse('alone')).code).toBe('BAD_INPUT');
  const many = Array.from({ length: 1_001 }, (_, i) => `m${i}`);
  expect((await refuse('tp_x', many)).code).toBe('BAD_INPUT');
  await runCypher(
    `MATCH (:Tenant {id: $tenant})<-[:BELONGS_TO]-(u:User) WITH DISTINCT u.tenantKey AS tenantKey
     MATCH (s:Scope {tenantKey: tenantKey, id: 'tp_x', kind: 'think-process'}) UNWIND range(0, 1000) AS i
     CREATE (:MemoryItem:Document {key: s.key + 'm' + i, id: 'm' + i, tenantKey: tenantKey, scopeKey: s.key, type: 'result',
       title: 'Many', content: 'x', mimeType: 'text/plain', sourceType: 'manual', metadata: '{}', indexState: 'READY',
       generation: 1, version: 1, createdAt: datetime(), updatedAt: datetime()})-[:IN_SCOPE]->(s)`,
    { tenant: client.tenant },
  );
  expect((await refuse('tp_x')).message).toContain(`${process} has more than 1000 results`);
  const { publishToProject } = await client.run(PublishToProjectDocument, {
    thinkProcessId: 'tp_x',
    documentIds: many.slice(1),
  });
  expect(publishToProject).toMatchObject({ moved: 1_000, failed: 0 });
});

it('takes a writer of the process and of the project; to others there is no such process or no such project', async () => {
  const { client } = story();
  const { process, project } = await story().chain('x');
  await results(process, 'r1');
  await join(client, process, 'maker', 'OWNER');
  await join(client, project, 'head', 'OWNER');
  await join(client, process, 'both', 'OWNER');
  await join(client, project, 'both', 'ADMIN');
  const as = async (userId: string) => actAs(client, userId, 'WRITE');
  const call = { thinkProcessId: 'tp_x' };
  expect((await refusalOf(await as('head'), PublishToProjectDocument, call)).code).toBe('NOT_FOUND');
  expect((await refusalOf(await as('stranger'), PublishToProjectDocument, call)).code).toBe('NOT_FOUND');
  expect((await refusalOf(await as('maker'), PublishToProjectDocument, call)).code).toBe('BAD_INPUT');
  expect(outcomes(await (await as('both')).run(PublishToProjectDocument, call))).toEqual([
    ['r1', 'MOVED', null, project],
  ]);
});

it('publishes the same results once when ten clients do it at the same moment', async () => {
  const { client } = story();
  const { process, project } = await story().chain('x');
  const ids = ['r1', 'r2', 'r3', 'r4'];
  await results(process, ...ids);
  const orders = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? ids : ids.toReversed()));
  const answers = await Promise.all(
    orders.map((documentIds) => client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x', documentIds })),
  );
  expect(answers.reduce((sum, { publishToProject }) => sum + publishToProject.moved, 0)).toBe(ids.length);
  expect(answers.flatMap(({ publishToProject }) => publishToProject.results).filter((each) => each.code)).toEqual([]);
  for (const id of ids) {
    expect((await client.run(GetDocumentDocument, { id })).document).toMatchObject({ scope: project, version: 2 });
  }
});
