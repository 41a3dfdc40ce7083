import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GetDocumentDocument, GetScopeDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { readFinishedExample } from '../testkit/example.js';
import { createMemory } from '../testkit/memory.js';

const story = useStory();
const inFolders = 'query ($id: ID!) { document(id: $id) { folderPath } }';
const constant = (name: string): string => name.replaceAll('-', '_').toUpperCase();

/** Runs the script with `memory` on its PATH, its results for people. */
async function runExample(env: Readonly<Record<string, string>>): Promise<string> {
  const { folder } = createMemory({});
  writeFileSync(
    join(folder, 'memory'),
    `#!/bin/sh\nexec "${process.execPath}" "${resolve('dist/bin/memory.cjs')}" --no-json "$@"\n`,
  );
  chmodSync(join(folder, 'memory'), 0o755);
  const child = spawn(
    resolve('test/cli/review-example.sh'),
    [resolve('src/demo/files'), resolve('test/fixtures/finished-review')],
    {
      cwd: folder,
      env: { HOME: folder, MEMORY_CONFIG_DIR: folder, ...env, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let [out, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await once(child, 'close');
  expect([child.exitCode, errors]).toEqual([0, '']);
  return out;
}

it('loads the whole example through the command line alone, and answers as it is described', async () => {
  const { client } = story();
  const out = await runExample({ MEMORY_URL: client.url, MEMORY_TENANT: client.tenant });
  const { scopes, folders, documents, question } = await readFinishedExample();
  for (const { id, title, parent, kind } of scopes) {
    const { scope } = await client.run(GetScopeDocument, { address: id });
    expect(scope).toMatchObject({ title, parent, kind: constant(kind) });
  }
  for (const wanted of documents) {
    const { document } = await client.run(GetDocumentDocument, { id: wanted.id });
    const moved = wanted.id === question.promote.document;
    expect(document).toMatchObject({
      ...{ title: wanted.title, type: constant(wanted.type), indexState: 'READY', mimeType: wanted.mimeType },
      scope: moved ? question.promote.to : wanted.scope,
      metadata: expect.objectContaining(wanted.metadata ?? {}) as unknown,
      source: expect.objectContaining({ ...wanted.source, type: constant(wanted.source.type) }) as unknown,
    });
    const folder = folders.find(({ id }) => id === wanted.folder);
    const { data } = await client.ask<{ document: { folderPath: readonly string[] } }, object>(inFolders, {
      id: wanted.id,
    });
    const path = moved ? ['Results', 'Think-Process: Paper Analysis'] : [folder?.title];
    expect([wanted.id, data?.document.folderPath]).toEqual([wanted.id, path]);
    const tags = (document?.tags ?? []).filter(({ automatic }) => !automatic).map(({ label }) => label);
    expect([wanted.id, tags.sort()]).toEqual([wanted.id, [...wanted.tags].sort()]);
  }
  const [, before = '', after = ''] = out.split(/^# Asked from .*|^# The result is promoted.*/m);
  const titles = (text: string): readonly string[] =>
    [...text.matchAll(/^ \d (\S+\.(?:pdf|md))/gm)].map(([, title = '']) => title);
  expect(titles(before)[0]).toBe('dao2022_flashattention.pdf');
  expect(titles(before)).not.toContain('extraction_flash.md');
  expect([...new Set(titles(after))].slice(0, 2).sort()).toEqual(['dao2022_flashattention.pdf', 'extraction_flash.md']);
  expect(out).toMatch(/^├── Papers\/ {2}doc_folder_papers {2}3 children\n│ {3}├── /m);
  expect(after).toMatch(/^doc_result_verify_hypothesis +result +counterarguments\.md/m);
}, 300_000);
