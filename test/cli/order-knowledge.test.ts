import { GetDocumentDocument, UpdateDocumentDocument } from '../../src/client/generated/operations.js';
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

/** What a person sees. */
async function seen(memory: Memory, ...args: readonly string[]): Promise<string> {
  const { code, screen } = await memory.terminal(args).ended();
  expect([args.join(' '), code]).toEqual([args.join(' '), 0]);
  return plain(screen);
}

it('shows what a document was, how it has changed, and brings a version back', async () => {
  const { memory, project } = await inProject('versions');
  await story().document({ scope: project, id: 'd', title: 'Plan', content: 'One.\nTwo.\n', tags: ['a'] });
  expect(await seen(memory, 'history', 'd')).toContain('It is what it was at first (version 1).');
  await story().client.run(UpdateDocumentDocument, {
    input: { id: 'd', content: 'One.\nThree.\n', metadata: { n: 1 } },
  });
  await memory.json('tag', 'd', '--set', 'b');
  const history = await memory.json<{ version: number; versions: readonly { version: number; tags: string[] }[] }>(
    'history',
    'd',
  );
  expect([history.version, history.versions.map(({ version, tags }) => [version, tags])]).toEqual([
    3,
    [
      [2, ['a']],
      [1, ['a']],
    ],
  ]);
  expect(await seen(memory, 'history', 'd')).toMatch(
    /version 3 now. Before:\nversion +made[\s\S]*\n2 +20[\s\S]*\n1 +20/,
  );
  expect(await seen(memory, 'diff', 'd')).toBe('Version 2 to version 3\ntags      -#a +#b\n');
  const whole = await seen(memory, 'diff', 'd', '1', '3');
  expect(whole).toMatch(/Version 1 to version 3\ntags {6}-#a \+#b\nn {9}none → 1\n[\s\S]*\n-Two\.\n\+Three\.\n/);
  expect(await memory.json('diff', 'd', '1')).toMatchObject({ from: { version: 1 }, to: { version: 3 } });
  expect(await seen(memory, 'restore', 'd', '1')).toContain('Restored d  Plan\n  project/proj_versions  #a');
  const { document } = await story().client.run(GetDocumentDocument, { id: 'd' });
  expect([document?.content, document?.metadata]).toEqual(['One.\nTwo.\n', {}]);
  const codes = [
    [['history', 'none'], 3],
    [['diff', 'd', '9'], 3],
    [['diff', 'd', 'x'], 2],
    [['restore', 'd', '0'], 2],
  ] as const;
  for (const [args, code] of codes) expect([args, (await memory.run(...args)).code]).toEqual([args, code]);
});

it('follows, adds and removes references', async () => {
  const { memory, project } = await inProject('refs');
  await story().document({ scope: project, id: 'oil', title: 'Oil', content: 'Oil.' });
  await story().document({ scope: project, id: 'lamp', title: 'Lamp', content: 'It burns [[Oil]].' });
  await memory.json('ref', 'add', 'oil', '--link', 'https://example.org/trade', '--note', 'Its trade');
  await memory.json('ref', 'add', 'oil', '--to', 'lamp', '--kind', 'citation');
  const table = await seen(memory, 'refs', 'lamp', '--hops', '2', '--direction', 'out');
  expect(table).toMatch(/1 +lamp +→ +oil +cross-reference +Oil +in its text/);
  expect(table).toMatch(/2 +oil +→ +https:\/\/example.org\/trade +link +Its trade +\w{26}/);
  const { steps } = await memory.json<{ steps: readonly { reference: { key: string; kind: string } }[] }>(
    ...['refs', 'oil', '--kind', 'citation'],
  );
  expect(steps.map(({ reference }) => reference.kind)).toEqual(['CITATION']);
  await memory.json('ref', 'remove', steps[0]?.reference.key ?? '');
  expect(await seen(memory, 'refs', 'oil', '--kind', 'citation')).toBe('There is no such reference.\n');
  expect((await memory.run('ref', 'add', 'oil')).code).toBe(2);
  expect((await memory.run('refs', 'none')).code).toBe(3);
});

it('lists tags as a table and as a tree, renames and merges them, and puts one below another', async () => {
  const { memory, project } = await inProject('tags');
  await story().document({ scope: project, id: 'a', content: 'A.', tags: ['topic/deep/One', 'gpu', 2017] });
  await story().document({ scope: project, id: 'b', content: 'B.', tags: ['gpus', 'topic'] });
  await story().document({ scope: project, id: 'c', content: 'C.', tags: ['hardware'] });
  await memory.json('tags', 'broader', 'gpu', '--below', 'hardware');
  const tree = [
    '#2017  1',
    '#gpus  1',
    '#hardware  1',
    '│   └── #gpu  1',
    '#topic  1',
    '#topic/deep  0',
    '#topic/deep/One  1',
  ];
  const drawn = await seen(memory, 'tags', '--tree');
  for (const line of tree) expect(drawn).toContain(line);
  expect(await seen(memory, 'tags')).toMatch(/tag +documents +below\n[\s\S]*#gpu +1 +#hardware/);
  expect(await memory.json('tags', 'list', '--search', 'deep')).toMatchObject({ tags: [{ id: 'topic/deep/one' }] });
  const renamed = await seen(memory, 'tags', 'rename', 'topic', 'Subject');
  expect(renamed).toContain('Renamed #Subject  2 documents\n  #topic → #subject  1 document\n');
  expect(renamed).toContain('#topic/deep/one → #subject/deep/one');
  expect((await memory.run('tags', 'merge', 'gpu', 'gpus', '--into', 'hardware')).code).toBe(9);
  const merge = ['tags', 'merge', 'gpu', '#gpus', '--into', 'hardware', '--everywhere', '--yes'];
  expect(await memory.json(...merge)).toMatchObject({
    id: 'hardware',
    documents: 2,
    tags: [{ from: 'gpu' }, { from: 'gpus' }],
  });
  expect(await memory.json('show', 'a')).toMatchObject({
    tags: [{ label: '2017' }, { label: 'hardware' }, { label: 'Subject/deep/One' }],
  });
  expect((await memory.run('tags', 'rename', 'none', 'x')).code).toBe(3);
});

it('renames, deletes and restores folders: says first what would go, asks, and tells how to take it back', async () => {
  const { memory } = await inProject('deletion');
  await memory.json('folder', 'create', 'Papers', '--id', 'f');
  await memory.json('add', 'Filed.', '--id', 'doc_filed', '--folder', 'f');
  expect(await seen(memory, 'folder', 'rename', 'f', 'Read papers')).toContain('Renamed f  Read papers');
  expect((await memory.run('folder', 'rename', 'doc_filed', 'x')).code).toBe(2);
  expect(await seen(memory, 'folder', 'delete', 'f', '--dry-run')).toBe(
    'f  Read papers holds 1 fact, 1 folder; nothing was changed.\n',
  );
  expect((await memory.run('folder', 'delete', 'f', '--yes')).code).toBe(5); // it is not empty
  expect((await memory.run('folder', 'delete', 'f', '--recursive')).code).toBe(9); // nobody can be asked
  const asking = memory.terminal(['folder', 'delete', 'f', '--recursive']);
  await asking.says(
    'Delete the folder "Read papers" (f) with all in it (1 fact, 1 folder) from project/proj_deletion?',
  );
  asking.type('y\r');
  const { code, screen } = await asking.ended();
  expect([code, plain(screen)]).toEqual([
    0,
    expect.stringContaining('`memory folder restore f` brings it back until 20'),
  ]);
  expect(await seen(memory, 'folder', 'deleted')).toMatch(/id +title +documents[\s\S]*f +Read papers +2 +20/);
  expect(await seen(memory, 'folder', 'restore', 'f')).toContain('Restored f  Read papers');
  expect(await memory.json('show', 'doc_filed')).toMatchObject({ folderPath: ['Read papers'] });
  expect(await memory.json('folder', 'delete', 'f', '--unfile', '--yes')).toMatchObject({ unfiled: 1 });
  expect(await memory.json('show', 'doc_filed')).toMatchObject({ folderPath: [] });
});
