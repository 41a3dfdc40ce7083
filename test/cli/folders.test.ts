import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetDocumentDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { createMemory, type Memory, plain } from '../testkit/memory.js';
import type { Chain } from '../testkit/seed.js';

const story = useStory();

/** `memory` in the project of a new story. */
async function inProject(name: string): Promise<Chain & { readonly memory: Memory }> {
  const chain = await story().chain(name);
  const { url, tenant } = story().client;
  return { ...chain, memory: createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: chain.project }) };
}

interface Written {
  readonly outcome: string;
  readonly document: { readonly id: string; readonly scope: string };
}

const scopeOf = async (id: string): Promise<string | undefined> =>
  (await story().client.run(GetDocumentDocument, { id })).document?.scope;

it('memory browse shows the current scope as a tree of folders', async () => {
  const { memory, project } = await inProject('browse');
  await memory.json('folder', 'create', 'Papers', '--id', 'doc_folder_papers');
  await memory.json('folder', 'create', 'Old', '--id', 'doc_folder_old', '--parent', 'doc_folder_papers');
  await memory.json('add', 'Filed deep.', '--id', 'doc_deep', '--folder', 'doc_folder_old', '--tags', 'attention');
  await memory.json('add', 'Filed nowhere.', '--id', 'doc_loose');
  const tree = await memory.json<{ scope: string; entries: readonly { depth: number; document: { id: string } }[] }>(
    'browse',
  );
  expect([tree.scope, tree.entries.map(({ depth, document }) => [depth, document.id])]).toEqual([
    project,
    [
      [1, 'doc_folder_papers'],
      [2, 'doc_folder_old'],
      [3, 'doc_deep'],
      [1, 'doc_loose'],
    ],
  ]);
  const { code, screen } = await memory.terminal(['browse']).ended();
  expect([code, plain(screen)]).toEqual([
    0,
    [
      project,
      '├── Papers/  doc_folder_papers  1 child',
      '│   └── Old/  doc_folder_old  1 child',
      '│       └── Filed deep.  doc_deep  #attention',
      '└── Filed nowhere.  doc_loose',
      '',
    ].join('\n'),
  ]);
  const shallow = await memory.json<typeof tree>('browse', 'doc_folder_papers', '--depth', '1');
  expect(shallow.entries.map(({ document }) => document.id)).toEqual(['doc_folder_old']);
});

it('files documents, takes them out, and lists those of a folder', async () => {
  const { memory } = await inProject('file');
  await memory.json('folder', 'create', 'Papers', '--id', 'doc_folder_papers');
  await memory.json('add', 'Filed.', '--id', 'doc_filed');
  const listed = async (): Promise<readonly string[]> => {
    const { documents } = await memory.json<{ documents: readonly { id: string }[] }>(
      'list',
      '--folder',
      'doc_folder_papers',
    );
    return documents.map(({ id }) => id);
  };
  expect(await listed()).toEqual([]);
  await memory.json('move', 'doc_filed', '--folder', 'doc_folder_papers');
  expect(await listed()).toEqual(['doc_filed']);
  expect(await memory.json('show', 'doc_filed')).toMatchObject({ folderPath: ['Papers'] });
  await memory.json('move', 'doc_filed', '--root');
  expect(await listed()).toEqual([]);
  expect((await memory.run('move', 'doc_filed')).code).toBe(2);
});

it('keeps the folders of a vault, and makes none twice', async () => {
  const { memory } = await inProject('vault');
  mkdirSync(join(memory.folder, 'vault', 'papers'), { recursive: true });
  writeFileSync(join(memory.folder, 'vault', 'Index.md'), '# Index');
  writeFileSync(join(memory.folder, 'vault', 'papers', 'Attention.md'), '# Attention');
  writeFileSync(join(memory.folder, 'vault', 'papers', 'data.json'), '{"a": 1}');
  await memory.json('folder', 'create', 'Imports', '--id', 'doc_folder_imports');
  for (const outcomes of [
    { created: 3, unchanged: 0 },
    { created: 0, unchanged: 3 },
  ]) {
    expect(await memory.json('upload', 'vault', '--folder', 'doc_folder_imports')).toMatchObject({
      ...outcomes,
      updated: 0,
      failed: 0,
    });
    const { entries } = await memory.json<{ entries: readonly { depth: number; document: { title: string } }[] }>(
      'browse',
      '--depth',
      '10',
    );
    expect(entries.map(({ depth, document }) => `${depth} ${document.title}`).sort()).toEqual(
      ['1 Imports', '2 vault', '3 Index', '3 papers', '4 Attention', '4 data.json'].sort(),
    );
  }
});

it('demotes to one think process, and promotes into a folder with a reason', async () => {
  const { memory, process, project } = await inProject('demote');
  await memory.json('add', 'For one process.', '--id', 'doc_down');
  const down = await memory.json<Written>(
    'demote',
    'doc_down',
    '--to-scope',
    process.replace('think-process', 'engine'),
  );
  expect([down.outcome, await scopeOf('doc_down')]).toEqual(['MOVED', process]);
  await memory.json('folder', 'create', 'Findings', '--id', 'doc_folder_findings');
  await memory.json(
    'promote',
    'doc_down',
    '--to',
    'project',
    '--folder',
    'doc_folder_findings',
    '--reason',
    'All need it',
  );
  expect(await memory.json('show', 'doc_down')).toMatchObject({ scope: project, folderPath: ['Findings'] });
});

it('publishes the results of a think process, all or some, and says what failed', async () => {
  const { memory, process, project } = await inProject('publish');
  const result = (id: string) =>
    memory.json(
      'add',
      `Result ${id}.`,
      '--id',
      id,
      '--type',
      'result',
      '--process',
      'tp_publish',
      '--node',
      id,
      '--scope',
      process,
    );
  for (const id of ['doc_one', 'doc_two', 'doc_three']) await result(id);
  const some = await memory.json('publish', 'engine/tp_publish', 'doc_one', '--reason', 'Checked');
  expect(some).toMatchObject({ project, moved: 1, failed: 0, results: [{ id: 'doc_one', outcome: 'MOVED' }] });
  expect(await scopeOf('doc_two')).toBe(process);
  expect(await memory.json('publish', 'tp_publish')).toMatchObject({ failed: 0 });
  expect([await scopeOf('doc_two'), await scopeOf('doc_three')]).toEqual([project, project]);
  const failed = await memory.run('publish', 'tp_publish', 'doc_missing');
  expect([failed.code, JSON.parse(failed.stdout)]).toEqual([10, expect.objectContaining({ failed: 1 })]);
});
