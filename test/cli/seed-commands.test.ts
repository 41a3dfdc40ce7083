import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetDocumentDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { eventually } from '../testkit/eventually.js';
import { createMemory, type Memory, plain } from '../testkit/memory.js';
import type { Chain } from '../testkit/seed.js';

const story = useStory();

/** `memory` in the project of a new story. */
async function inProject(name: string): Promise<Chain & { readonly memory: Memory }> {
  const chain = await story().chain(name);
  const { client } = story();
  const variables = { MEMORY_URL: client.url, MEMORY_TENANT: client.tenant, MEMORY_SCOPE: chain.project };
  return { ...chain, memory: createMemory(variables) };
}

interface Written {
  readonly outcome: string;
  readonly document: { readonly id: string; readonly scope: string; readonly title: string; readonly type: string };
}

it('memory add "Deadline is June 15th" makes a fact in the current scope', async () => {
  const { memory, project } = await inProject('add');
  const { outcome, document } = await memory.json<Written>('add', 'Deadline is June 15th');
  expect(outcome).toBe('CREATED');
  const found = await story().client.run(GetDocumentDocument, { id: document.id });
  expect(found.document).toMatchObject({ type: 'FACT', content: 'Deadline is June 15th', scope: project });
});

it('memory upload paper.pdf --tags attention,2024 brings in a file with its tags', async () => {
  const { memory, project } = await inProject('upload');
  copyFileSync('src/demo/files/vaswani2017.pdf', join(memory.folder, 'paper.pdf'));
  const { outcome, document } = await memory.json<Written>('upload', 'paper.pdf', '--tags', 'attention,2024');
  expect(outcome).toBe('CREATED');
  const found = await story().client.run(GetDocumentDocument, { id: document.id });
  expect(found.document).toMatchObject({
    type: 'FILE',
    scope: project,
    filename: 'paper.pdf',
    mimeType: 'application/pdf',
  });
  expect(found.document?.tags.map(({ label }) => label).sort()).toEqual(['2024', 'attention']);
});

it('memory search "Sparse Attention" finds by meaning, with the scope and score of each hit', async () => {
  const { memory, project } = await inProject('search');
  const client = story();
  await client.document({
    scope: project,
    id: 'doc_sparse',
    content: 'Each query looks at a few keys only, chosen by hashing.',
  });
  await client.document({ scope: project, id: 'doc_tea', content: 'Green tea is brewed at eighty degrees.' });
  const { hits } = await memory.json<{ hits: readonly { documentId: string; scope: string; score: number }[] }>(
    'search',
    'Sparse Attention',
  );
  expect(hits[0]).toMatchObject({ documentId: 'doc_sparse', scope: project });
  expect(hits[0]?.score).toBeGreaterThan(hits[1]?.score ?? 0);
});

it('memory tag doc_abc123 --add important adds a tag, and others set and remove', async () => {
  const { memory, project } = await inProject('tag');
  await story().document({ scope: project, id: 'doc_abc123', content: 'Of note.', tags: ['draft'] });
  const labels = async (): Promise<readonly string[]> => {
    const { document } = await story().client.run(GetDocumentDocument, { id: 'doc_abc123' });
    return (document?.tags ?? []).map(({ label }) => label).sort();
  };
  await memory.json('tag', 'doc_abc123', '--add', 'important');
  expect(await labels()).toEqual(['draft', 'important']);
  await memory.json('tag', 'doc_abc123', '--remove', 'draft,important');
  expect(await labels()).toEqual([]);
  await memory.json('tag', 'doc_abc123', '--set', 'final,checked');
  expect(await labels()).toEqual(['checked', 'final']);
});

it('memory promote doc_abc123 --to project moves it up to the project', async () => {
  const { memory, process, project } = await inProject('promote');
  await story().document({ scope: process, id: 'doc_abc123', content: 'A finding.' });
  const { outcome, document } = await memory.json<Written>('promote', 'doc_abc123', '--to', 'project');
  expect([outcome, document.scope]).toEqual(['MOVED', project]);
});

it('memory list --tags hypothesis --scope engine lists what is in the think processes of the current project', async () => {
  const { memory, process, session, project } = await inProject('list');
  const client = story();
  const tagged = { content: 'Hypothesis one.', tags: ['hypothesis'] };
  await client.document({ ...tagged, scope: process, id: 'doc_in_process' });
  await client.document({ ...tagged, scope: session, id: 'doc_in_session' });
  await client.document({ ...tagged, scope: project, id: 'doc_in_project' });
  await client.document({ scope: process, id: 'doc_untagged', content: 'Something else.' });
  const { documents, more } = await memory.json<{ documents: readonly { id: string }[]; more: boolean }>(
    ...['list', '--tags', 'hypothesis', '--scope', 'engine'],
  );
  expect([documents.map(({ id }) => id), more]).toEqual([['doc_in_process'], false]);
});

it('takes engine as another word for think-process, from above, from within, and in an address', async () => {
  const { memory, process, project } = await inProject('engine');
  await story().document({ scope: process, id: 'doc_in_process', content: 'Hypothesis one.' });
  await story().document({ scope: project, id: 'doc_in_project', content: 'The question.' });
  const ids = async (from: string, scope: string): Promise<readonly string[]> => {
    const variables = memory.with({ MEMORY_SCOPE: from });
    const { documents } = await variables.json<{ documents: readonly { id: string }[] }>('list', '--scope', scope);
    return documents.map(({ id }) => id);
  };
  expect(await ids(process, 'engine')).toEqual(['doc_in_process']);
  expect(await ids(project, process.replace('think-process', 'engine'))).toEqual(['doc_in_process']);
  expect(await ids(process, 'project')).toEqual(['doc_in_project']);
  const help = (await memory.run('list', '--help')).stdout.replace(/\s+/g, ' ');
  expect(help).toContain('`engine` is think-process');
});

it('speaks to people in a terminal: each of these in words, with titles, ids and scopes, and no JSON', async () => {
  const { memory, process, project } = await inProject('people');
  await story().document({
    scope: process,
    id: 'doc_abc123',
    title: 'Sparse heads',
    content: 'Sparse attention.',
    tags: ['hypothesis'],
  });
  await eventually(
    () => memory.json<{ indexState: string }>('show', 'doc_abc123'),
    ({ indexState }) => indexState === 'READY',
  );
  const shows = async (...args: readonly string[]): Promise<string> => {
    const { code, screen } = await memory.terminal(args).ended();
    expect([args[0], code]).toEqual([args[0], 0]);
    expect(screen).not.toContain('{');
    return plain(screen);
  };
  expect(await shows('add', 'Deadline is June 15th')).toMatch(
    /Created doc_\w+ {2}Deadline is June 15th\n {2}project\/proj_people/,
  );
  expect(await shows('list', '--scope', 'engine')).toMatch(
    /id +type +title +tags +scope +changed\n\s*doc_abc123 +note +Sparse heads +#hypothesis/,
  );
  expect(await shows('search', 'Sparse Attention', '--scope', process)).toMatch(
    / 1 Sparse heads {2}0\.\d+\n {3}doc_abc123 {2}think-process\/tp_people/,
  );
  expect(await shows('tag', 'doc_abc123', '--add', 'important')).toContain('#important');
  expect(await shows('promote', 'doc_abc123', '--to', 'project')).toContain(
    `Promoted doc_abc123  Sparse heads\n  ${project}`,
  );
  expect(await shows('read', 'doc_abc123')).toMatch(/^Sparse heads\nid +doc_abc123\n[\s\S]*\n\nSparse attention\./);
});
