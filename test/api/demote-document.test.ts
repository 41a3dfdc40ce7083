import {
  AddTagsDocument,
  DemoteDocumentDocument,
  GetDocumentDocument,
  ListDocumentsDocument,
  ListMovesDocument,
  type ListMovesQuery,
  MoveToFolderDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
  RagQueryDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** What became of a call. */
type Answer = Pick<Awaited<ReturnType<Client['ask']>>, 'data' | 'errors'>;

/** Moves of a document, the newest first, as `how from to by`. */
async function movesOf(client: Client, id: string, first?: number): Promise<readonly string[]> {
  const moves: string[] = [];
  let after: string | null = null;
  do {
    const page: ListMovesQuery = await client.run(ListMovesDocument, { id, first: first ?? null, after });
    for (const { node } of page.document?.moves.edges ?? []) {
      moves.push(`${node.how} ${node.from ?? '-'} ${node.to ?? '-'} ${node.by ?? '-'}`);
    }
    const { hasNextPage = false, endCursor = null } = page.document?.moves.pageInfo ?? {};
    after = hasNextPage ? endCursor : null;
  } while (after !== null);
  return moves;
}

/** Scopes in which a search from a scope finds something, by meaning or words, with a tag or without. */
async function found(client: Client, scope: string, tags?: readonly string[]): Promise<readonly string[]> {
  const variables = { query: 'sonar survey', scope, limit: 100, ...(tags && { tags: [...tags] }) };
  return (await client.run(RagQueryDocument, variables)).ragQuery.hits.map((hit) => hit.scope);
}

it('moves a document down with its chunks and windows, and keeps id, key, tags, source and content', async () => {
  const { client, document } = story();
  const { process, session, project } = await story().chain('x');
  const content = Array.from({ length: 300 }, (_, i) => `Round ${i} of the sonar survey.`).join(' ');
  const before = await document({ id: 'd', scope: project, type: 'RESULT', title: 'Sonar', content, tags: ['mine'] });
  const { demoteDocument } = await client.run(DemoteDocumentDocument, { id: 'd', toScope: process, reason: ' Why. ' });
  const { updatedAt } = demoteDocument.document;
  expect(demoteDocument).toMatchObject({ outcome: 'MOVED', warnings: [] });
  expect(demoteDocument.document).toEqual({ ...before, scope: process, version: 2, updatedAt });
  const [row] = await runCypher<{ chunks: boolean[]; windows: boolean[] }>(
    `MATCH (d:Document {key: $key})
     RETURN [(c)-[:CHUNK_OF]->(d) | c.scopeKey = d.scopeKey] AS chunks,
       [(w)-[:WINDOW_OF]->()-[:CHUNK_OF]->(d) | w.scopeKey = d.scopeKey] AS windows`,
    { key: before.key },
  );
  expect(row?.windows.length).toBeGreaterThan(1);
  expect(new Set([...(row?.chunks ?? []), ...(row?.windows ?? [])])).toEqual(new Set([true]));
  for (const [scope, ids] of [
    [project, []],
    [session, []],
    [process, ['d']],
  ] as const) {
    const { documents } = await client.run(ListDocumentsDocument, { scope });
    expect(documents.edges.map((edge) => edge.node.id)).toEqual(ids);
  }
  const { document: shown } = await client.run(ListMovesDocument, { id: 'd' });
  expect(shown?.moves.edges.map((edge) => edge.node)).toEqual([
    { how: 'DEMOTED', from: project, to: process, by: 'local', reason: 'Why.', at: updatedAt },
  ]);
});

it('shows no search outside a scope what was demoted into it, nor what was published, beyond those who see it', async () => {
  const { client, scope, document } = story();
  const { process, session, project } = await story().chain('x');
  const other = await story().chain('other');
  const sibling = await scope({ kind: 'THINK_PROCESS', parent: session });
  const beside = await scope({ kind: 'SESSION', parent: project });
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x' } as const;
  for (let i = 0; i < 12; i += 1) {
    await document({
      id: `r${i}`,
      scope: process,
      type: 'RESULT',
      content: `Sonar survey number ${i}.`,
      tags: ['sonar'],
      source,
    });
  }
  const outside = [sibling, beside, session, project, other.process, other.project];
  const seen = async (asked: readonly string[], tags?: readonly string[]) =>
    (await Promise.all(asked.map((each) => found(client, each, tags)))).map((hits) => hits.length);
  expect(await seen(outside)).toEqual([0, 0, 0, 0, 0, 0]);
  await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x' });
  for (const tags of [undefined, ['sonar'], ['#SONAR', 'thinkProcess:tp_x']]) {
    expect(await seen(outside, tags)).toEqual([12, 12, 12, 12, 0, 0]);
    expect(await seen([process], tags)).toEqual([12]);
  }
  for (let i = 0; i < 12; i += 1) {
    await client.run(DemoteDocumentDocument, { id: `r${i}`, toScope: i % 2 === 0 ? process : sibling });
  }
  for (const tags of [undefined, ['sonar'], ['none']]) {
    const each = tags?.[0] === 'none' ? 0 : 6;
    expect(await seen([session, beside, project, other.process, other.project], tags)).toEqual([0, 0, 0, 0, 0]);
    expect(await seen([process, sibling], tags)).toEqual([each, each]);
  }
  expect(new Set(await found(client, process))).toEqual(new Set([process]));
});

it('stays where it is: a scope that is not within its own, or is its own, changes nothing', async () => {
  const { client, scope, document } = story();
  const { group, project, session, process } = await story().chain('x');
  const other = await story().chain('other');
  const alone = await scope({ kind: 'THINK_PROCESS' });
  await document({ id: 'd', scope: session, type: 'FACT', content: 'x' });
  const demote = (toScope: string) => refusalOf(client, DemoteDocumentDocument, { id: 'd', toScope });
  for (const toScope of [group, project, other.session, other.process, alone]) {
    expect([toScope, (await demote(toScope)).code]).toEqual([toScope, 'BAD_INPUT']);
  }
  for (const toScope of ['session/none', 'think-process/none']) {
    expect(await demote(toScope)).toMatchObject({ code: 'NOT_FOUND', extensions: { field: 'toScope' } });
  }
  expect((await demote('nonsense')).code).toBe('BAD_INPUT');
  expect((await refusalOf(client, DemoteDocumentDocument, { id: 'none', toScope: process })).code).toBe('NOT_FOUND');
  const tooLong = { id: 'd', toScope: process, reason: 'x'.repeat(1_001) };
  expect((await refusalOf(client, DemoteDocumentDocument, tooLong)).code).toBe('BAD_INPUT');
  const { demoteDocument } = await client.run(DemoteDocumentDocument, { id: 'd', toScope: session });
  expect(demoteDocument).toMatchObject({ outcome: 'UNCHANGED', document: { scope: session, version: 1 } });
  expect(await movesOf(client, 'd')).toEqual([]);
});

it('is done once under an idempotency key, and for the version that it was made for', async () => {
  const { client, document } = story();
  const { project, session } = await story().chain('x');
  await document({ id: 'd', scope: project, type: 'FACT', content: 'x' });
  const stale = { id: 'd', toScope: session, expectedVersion: 7 };
  expect((await refusalOf(client, DemoteDocumentDocument, stale)).code).toBe('CONFLICT');
  const call = { id: 'd', toScope: session, reason: 'once', idempotencyKey: 'k' };
  await client.run(DemoteDocumentDocument, call);
  await client.run(PromoteDocumentDocument, { id: 'd', to: 'PROJECT' });
  const { demoteDocument } = await client.run(DemoteDocumentDocument, call);
  expect(demoteDocument).toMatchObject({ outcome: 'MOVED', replayed: true, document: { scope: project, version: 3 } });
  const other = { ...call, reason: 'another one' };
  expect((await refusalOf(client, DemoteDocumentDocument, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('lists the moves a page at a time, each from where the one before it went, and names what the reader may read', async () => {
  const { client, document } = story();
  const { project, session, process } = await story().chain('x');
  await join(client, project, 'reader');
  const reader = await actAs(client, 'reader');
  await document({ id: 'd', scope: process, type: 'FACT', content: 'x' });
  await client.run(PromoteDocumentDocument, { id: 'd', to: 'SESSION', reason: 'first' });
  await client.run(PromoteDocumentDocument, { id: 'd', to: 'PROJECT' });
  await client.run(DemoteDocumentDocument, { id: 'd', toScope: process });
  await client.run(AddTagsDocument, { id: 'd', tags: ['project-relevant'] });
  const all = [
    `AUTO_PROMOTED ${process} ${project} local`,
    `DEMOTED ${project} ${process} local`,
    `PROMOTED ${session} ${project} local`,
    `PROMOTED ${process} ${session} local`,
  ];
  expect(await movesOf(client, 'd')).toEqual(all);
  expect(await movesOf(client, 'd', 1)).toEqual(all);
  expect(await movesOf(client, 'd', 3)).toEqual(all);
  expect(await movesOf(reader, 'd')).toEqual([
    ...[`AUTO_PROMOTED - ${project} local`, `DEMOTED ${project} - local`, `PROMOTED - ${project} local`],
    'PROMOTED - - local',
  ]);
  const cursor = (await client.run(ListMovesDocument, { id: 'd', first: 1 })).document?.moves.pageInfo.endCursor;
  await document({ id: 'e', scope: process, type: 'FACT', content: 'x' });
  expect((await refusalOf(client, ListMovesDocument, { id: 'e', after: cursor ?? '' })).code).toBe('CURSOR_MISMATCH');
});

it('leaves each document in exactly one scope and folder, with a history without gaps, when 50 clients move the same ones', async () => {
  const { client, document, folder, chain } = story();
  const { process, session, project, group } = await chain('x');
  const levels = { THINK_PROCESS: process, SESSION: session, PROJECT: project, GROUP: group };
  const folderIn = (scope: string): string => `in-${scope}`;
  for (const scope of Object.values(levels)) await folder({ id: folderIn(scope), scope, title: 'Moved' });
  const ids = ['a', 'b', 'c', 'd'];
  const folderId = folderIn(session);
  for (const id of ids)
    await document({ id, scope: session, type: 'RESULT', content: `Sonar survey of ${id}.`, folderId });
  const moved = new Map(ids.map((id) => [id, 0]));
  const filed = new Map(ids.map((id) => [id, 0]));
  const codes = new Set<unknown>();
  const count = (counts: Map<string, number>, id: string, { data, errors }: Answer): void => {
    const [outcome] = Object.values(data ?? {}) as { readonly outcome?: string }[];
    if (outcome?.outcome === 'MOVED') counts.set(id, (counts.get(id) ?? 0) + 1);
    if (errors !== undefined) codes.add(errors[0]?.extensions?.['code']);
  };
  const act = async (i: number): Promise<void> => {
    const id = ids[i % ids.length] ?? 'a';
    const to = (['SESSION', 'PROJECT', 'GROUP'] as const)[i % 3] ?? 'SESSION';
    const toScope = [process, session, project][(i >> 1) % 3] ?? process;
    if (i % 5 < 3) {
      count(moved, id, await client.ask(PromoteDocumentDocument, { id, to, toFolder: folderIn(levels[to]) }));
    } else count(moved, id, await client.ask(DemoteDocumentDocument, { id, toScope, toFolder: folderIn(toScope) }));
    const place = { id, folderId: folderIn(levels[to]), position: i % 3 };
    count(filed, id, await client.ask(MoveToFolderDocument, place));
  };
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => [i, i * 7 + 1, i * 3 + 2]).map(async (steps) => {
      for (const step of steps) await act(step);
    }),
  );
  expect([...codes].filter((code) => code !== 'BAD_INPUT')).toEqual([]); // down from below, up from above, another scope's folder
  for (const id of ids) {
    const last = (await client.run(GetDocumentDocument, { id })).document;
    const moves = (await movesOf(client, id, 20)).toReversed().map((move) => move.split(' '));
    expect(moves.length).toBe(moved.get(id));
    expect(moves.length).toBeGreaterThan(3);
    expect(last?.version).toBe(1 + moves.length + (filed.get(id) ?? 0));
    expect(moves.map(([, from]) => from)).toEqual([session, ...moves.slice(0, -1).map(([, , to]) => to)]);
    expect(moves.at(-1)?.[2]).toBe(last?.scope);
    expect([process, session, project, group]).toContain(last?.scope);
    const [row] = await runCypher<{ scopes: number; keys: unknown[]; folders: unknown[] }>(
      `MATCH (d:Document {key: $key})
       RETURN COUNT { (d)-[:IN_SCOPE]->() } AS scopes, [(d)<-[:CONTAINS]-(f) | f.id] AS folders,
         [(d)-[:IN_SCOPE]->(s) WHERE s.key <> d.scopeKey | s.key] + [(c)-[:CHUNK_OF]->(d) WHERE c.scopeKey <> d.scopeKey | c.key] AS keys`,
      { key: last?.key },
    );
    expect(row).toEqual({ scopes: 1, keys: [], folders: [folderIn(last?.scope ?? '')] });
  }
});
