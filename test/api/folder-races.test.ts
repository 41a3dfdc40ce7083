import {
  BrowseDocument,
  ImportDocumentsDocument,
  ListChildrenDocument,
  MoveToFolderDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { assertGraph } from '../testkit/assert-graph.js';
import { type Answer, createClient } from '../testkit/client.js';

const story = useStory();

/** How often two folders are moved into each other; `npm run test:long` does it a hundred times. */
const trials = Number(process.env['FOLDER_TRIALS'] ?? 10);

const outcome = (answer: Answer<unknown>): unknown => answer.errors?.[0]?.extensions?.['code'] ?? 'DONE';

it('never lets two folders that are moved into each other at the same moment become a cycle', async () => {
  const { client, scope, folder } = story();
  const project = await scope({ kind: 'PROJECT' });
  const [one, two] = [createClient(client.tenant), createClient(client.tenant)];
  const outcomes: Record<string, number> = {};
  for (let trial = 0; trial < trials; trial += 1) {
    const [a, b] = [`a${trial}`, `b${trial}`];
    for (const id of [a, b]) await folder({ scope: project, id, title: id });
    const answers = await Promise.all([
      one.ask(MoveToFolderDocument, { id: a, folderId: b }),
      two.ask(MoveToFolderDocument, { id: b, folderId: a }),
    ]);
    const result = answers.map(outcome).sort().join(' ');
    outcomes[result] = (outcomes[result] ?? 0) + 1;
  }
  await assertGraph(client.tenant);
  expect(outcomes).toEqual({ 'BAD_INPUT DONE': trials });
});

it('leaves every document in exactly one folder when 50 clients move the same documents at once', async () => {
  const { client, scope, folder, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const folders = ['f0', 'f1', 'f2', 'f3', 'f4'];
  const items = ['d0', 'd1', 'd2', 'd3'];
  for (const id of folders) await folder({ scope: project, id, title: id });
  for (const id of items) await document({ id, scope: project, type: 'FACT', content: `Fact ${id}.` });
  const clients = Array.from({ length: 50 }, () => createClient(client.tenant));
  const moves = clients.flatMap((each, i) =>
    items.map((id, n) =>
      each.ask(MoveToFolderDocument, {
        id,
        folderId: folders[(i + n) % 5] ?? null,
        ...(i % 3 === 0 && { position: 0 }),
      }),
    ),
  );
  const answers = await Promise.all(moves);
  expect(new Set(answers.map(outcome))).toEqual(new Set(['DONE']));
  const moved = (id: string): number =>
    answers.filter(({ data }, i) => items[i % 4] === id && data?.moveToFolder.outcome === 'MOVED').length;
  const { browse } = await client.run(BrowseDocument, { scope: project, depth: 3, first: 100 });
  const found = browse.entries.filter((entry) => items.includes(entry.document.id));
  expect(found.map((entry) => entry.document.id).sort()).toEqual(items);
  for (const entry of found) {
    expect(folders).toContain(entry.parentId);
    expect(entry.document.version).toBe(1 + moved(entry.document.id));
  }
});

it('makes each folder of a path once when several imports need it at the same moment', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const clients = Array.from({ length: 4 }, () => createClient(client.tenant));
  const bring = (each: typeof client, i: number) => {
    const documents = [0, 1, 2].map((n) => ({
      ...{ id: `d${i}-${n}`, type: 'FACT' as const, content: `Fact ${i} ${n}.` },
      folderPath: ['Vault', `Part ${n}`, 'Deep'],
    }));
    return each.run(ImportDocumentsDocument, { input: { scope: project, documents } });
  };
  const results = await Promise.all(clients.map(bring));
  expect(results.map(({ importDocuments }) => importDocuments.failed)).toEqual([0, 0, 0, 0]);
  const { browse } = await client.run(BrowseDocument, { scope: project, depth: 4, first: 100 });
  const titles = browse.entries
    .filter(({ document }) => document.type === 'FOLDER')
    .map(({ document }) => document.title);
  expect(titles.sort()).toEqual(['Deep', 'Deep', 'Deep', 'Part 0', 'Part 1', 'Part 2', 'Vault']);
  const { document } = await client.run(ListChildrenDocument, { id: 'd3-2' });
  expect(document?.folderPath).toEqual(['Vault', 'Part 2', 'Deep']);
});
