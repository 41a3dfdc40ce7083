import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteDocumentDocument, ListDocumentsDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { eventually } from '../testkit/eventually.js';
import { createMemory, type Memory, plain } from '../testkit/memory.js';

const story = useStory();

interface Report {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  readonly files: readonly {
    readonly file: string;
    readonly id: string | null;
    readonly outcome: string;
    readonly code: string | null;
  }[];
}

async function inProject(
  name: string,
): Promise<{ readonly memory: Memory; readonly project: string; readonly vault: string }> {
  const { project } = await story().chain(name);
  const { url, tenant } = story().client;
  const memory = createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: project });
  const vault = join(memory.folder, 'vault');
  mkdirSync(join(vault, 'papers', 'old'), { recursive: true });
  mkdirSync(join(vault, '.obsidian'));
  writeFileSync(join(vault, 'Index.md'), '# Index\n\nSee [[Attention]].\n');
  writeFileSync(join(vault, 'papers', 'Attention.md'), '# Attention\n\nEach word looks at each other.\n');
  writeFileSync(join(vault, 'papers', 'old', 'plain.txt'), 'A plain text.\n');
  writeFileSync(join(vault, 'papers', 'empty.md'), '');
  writeFileSync(join(vault, '.obsidian', 'app.json'), '{}');
  symlinkSync('/etc/hostname', join(vault, 'link.md'));
  copyFileSync('src/demo/files/vaswani2017.pdf', join(vault, 'papers', 'paper.pdf'));
  return { memory, project, vault };
}

const outcomes = ({ created, updated, unchanged, failed, skipped }: Report): readonly number[] => [
  created,
  updated,
  unchanged,
  failed,
  skipped.length,
];

it('gives notes the tags and metadata of their front matter, beside those of the call', async () => {
  const { memory, project, vault } = await inProject('stated');
  const front = '---\ntags: [deep/nested, 2017, "#open"]\nstatus: draft\nyear: 2026\n---\n# Pump\n\nIt pumps.\n';
  writeFileSync(join(vault, 'Pump.md'), front);
  writeFileSync(join(vault, 'Words.md'), '---\r\ntags: one, two\r\n---\r\nOf words.\r\n');
  writeFileSync(join(vault, 'Broken.md'), '---\ntags: [\n---\nOf nothing.\n');
  const call = ['upload', 'vault', '--tags', 'vault', '--meta', 'year=2025'];
  expect(outcomes(await memory.json<Report>(...call))).toEqual([7, 0, 0, 0, 3]);
  const { documents } = await story().client.run(ListDocumentsDocument, { scope: project, first: 100 });
  const notes = new Map(documents.edges.map(({ node }) => [node.title, node]));
  const stated = (title: string) => [
    notes
      .get(title)
      ?.tags.map(({ id }) => id)
      .sort(),
    notes.get(title)?.metadata,
  ];
  expect(stated('Pump')).toEqual([
    ['2017', 'deep/nested', 'open', 'vault'],
    { status: 'draft', year: expect.anything() as unknown },
  ]);
  expect(notes.get('Pump')?.metadata['year']).not.toBe(2026);
  expect(stated('Words')[0]).toEqual(['one', 'two', 'vault']);
  expect(stated('Broken')[0]).toEqual(['vault']);
  expect(outcomes(await memory.json<Report>(...call))).toEqual([0, 0, 7, 0, 3]);
});

it('imports a folder, and again: only what has changed is written, and all is reported', async () => {
  const { memory, project, vault } = await inProject('vault');
  const first = await memory.json<Report>('upload', 'vault', '--tags', 'vault');
  expect(outcomes(first)).toEqual([4, 0, 0, 0, 3]);
  expect(first.skipped).toEqual([
    { name: 'vault/.obsidian', reason: 'hidden' },
    { name: 'vault/link.md', reason: 'a link' },
    { name: 'vault/papers/empty.md', reason: 'empty' },
  ]);
  const { documents } = await story().client.run(ListDocumentsDocument, { scope: project, first: 100 });
  const files = documents.edges.filter(({ node }) => node.type !== 'FOLDER');
  const titles = files.map(({ node }) => [node.title, node.mimeType, node.tags.map(({ label }) => label)]);
  expect(titles).toEqual(
    expect.arrayContaining([
      ['Index', 'text/markdown', ['vault']],
      ['Attention', 'text/markdown', ['vault']],
      ['plain', 'text/plain', ['vault']],
    ]),
  );
  expect(titles).toHaveLength(4);
  writeFileSync(join(vault, 'Index.md'), '# Index\n\nSee [[Attention]] and more.\n');
  const second = await memory.json<Report>('upload', vault, '--tags', 'vault');
  expect(outcomes(second)).toEqual([0, 1, 3, 0, 3]);
  expect(second.files.find(({ outcome }) => outcome === 'UPDATED')?.file).toBe('vault/Index.md');
  expect(new Set(second.files.map(({ id }) => id))).toEqual(new Set(first.files.map(({ id }) => id)));
});

it('reports what fails with its reason and its exit code, and does the rest', async () => {
  const { memory, vault, project } = await inProject('fails');
  await memory.json('upload', vault);
  writeFileSync(join(vault, 'papers', 'paper.pdf'), '%PDF-1.4 another one');
  writeFileSync(join(vault, 'strange.bin'), Buffer.from([0, 1, 2, 3]));
  writeFileSync(join(vault, 'new.md'), 'A new note.');
  const run = await memory.run('upload', vault);
  expect(run.code).toBe(10);
  const report = JSON.parse(run.stdout) as Report;
  expect(outcomes(report)).toEqual([1, 0, 3, 2, 3]);
  const failed = report.files.filter(({ outcome }) => outcome === 'FAILED').map(({ file, code }) => [file, code]);
  expect(failed).toEqual([
    ['vault/papers/paper.pdf', 'ALREADY_EXISTS'],
    ['vault/strange.bin', 'UNSUPPORTED_FILE'],
  ]);
  const elsewhere = await memory.run('upload', vault, '--scope', `${project}_missing`);
  expect([elsewhere.code, elsewhere.stderr]).toEqual([3, expect.stringMatching(/^NOT_FOUND: /)]);
  const people = plain((await memory.run('upload', vault, '--no-json')).stdout);
  expect(people).toMatch(/^failed +vault\/papers\/paper\.pdf {2}doc_\w+ is there with another content/);
  expect(people).toContain(`${project}: 0 created, 0 updated, 4 unchanged, 3 skipped, 2 failed`);
});

it('shows in a terminal how far it is, and in a pipe nothing but the report', async () => {
  const { memory, vault } = await inProject('bar');
  const { code, screen } = await memory.terminal(['upload', vault]).ended();
  expect([code, screen.includes('█')]).toEqual([0, true]);
  expect(plain(screen)).toContain('4 created, 0 updated, 0 unchanged, 3 skipped, 0 failed');
  const single = memory.terminal(['upload', join(vault, 'papers', 'paper.pdf'), '--title', 'The paper']);
  const { screen: shown } = await single.ended();
  expect(shown).toContain('paper.pdf');
  expect(plain(shown)).toMatch(/Created doc_\w+ {2}The paper/);
  expect((await memory.run('upload', vault)).stderr).toBe('');
});

it('stays with --watch, and brings in what is new or has changed, until Ctrl-C', async () => {
  const { memory, vault, project } = await inProject('watch');
  const running = memory.start('upload', vault, '--watch');
  await running.says('"created":4');
  writeFileSync(join(vault, 'papers', 'New.md'), 'A note that came later.');
  await running.says(/"file":"vault\/papers\/New\.md","id":"doc_\w+","outcome":"CREATED"/);
  writeFileSync(join(vault, 'Index.md'), 'Another index.');
  await running.says(/"file":"vault\/Index\.md","id":"doc_\w+","outcome":"UPDATED"/);
  rmSync(join(vault, 'papers', 'New.md'));
  await running.says('"outcome":"REMOVED"');
  const { code, stdout } = await running.end();
  expect(code).toBe(130);
  for (const line of stdout.trimEnd().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  const { documents } = await story().client.run(ListDocumentsDocument, { scope: project, first: 100 });
  expect(documents.edges.map(({ node }) => node.title)).toContain('New');
});

it('brings a file in again whose document was deleted', async () => {
  const { memory, vault } = await inProject('again');
  const first = await memory.json<Report>('upload', vault);
  const id = first.files.find(({ file }) => file.endsWith('paper.pdf'))?.id ?? '';
  await story().client.run(DeleteDocumentDocument, { id });
  const again = await eventually(
    () => memory.json<Report>('upload', vault),
    ({ created }) => created === 1,
  );
  expect(again.files.find(({ outcome }) => outcome === 'CREATED')?.id).toBe(id);
});
