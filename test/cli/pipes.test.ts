import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { useStory } from '../testkit/api.js';
import { eventually } from '../testkit/eventually.js';
import { createMemory, type Memory } from '../testkit/memory.js';

const story = useStory();

async function inProject(name: string): Promise<{ readonly memory: Memory; readonly project: string }> {
  const { project } = await story().chain(name);
  const { url, tenant } = story().client;
  return { project, memory: createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: project }) };
}

/** Runs a line in bash, with `memory` on its PATH. */
async function shell(
  memory: Memory,
  env: Readonly<Record<string, string>>,
  line: string,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const bin = join(memory.folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    join(bin, 'memory'),
    `#!/bin/sh\nexec "${process.execPath}" "${resolve('dist/bin/memory.cjs')}" "$@"\n`,
  );
  chmodSync(join(bin, 'memory'), 0o755);
  const PATH = `${bin}:${process.env['PATH'] ?? ''}`;
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
    cwd: memory.folder,
    env: { HOME: memory.folder, MEMORY_CONFIG_DIR: memory.configDir, ...env, PATH },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
}

it('takes a text from stdin with -', async () => {
  const { memory, project } = await inProject('stdin');
  const { code, stdout } = await memory.feed(
    'Minutes of Monday.\nAda decided.\n',
    'add',
    '-',
    '--type',
    'note',
    '--title',
    'Minutes',
    '--meta',
    'year=2024',
    '--meta',
    'draft=true',
  );
  expect(code).toBe(0);
  const { document } = JSON.parse(stdout) as { document: { id: string } };
  const shown = await memory.json('show', document.id);
  expect(shown).toMatchObject({
    content: 'Minutes of Monday.\nAda decided.',
    title: 'Minutes',
    type: 'NOTE',
    scope: project,
    metadata: { year: 2024, draft: true },
  });
});

it('ends quietly where nobody reads on', async () => {
  const { memory, project } = await inProject('quiet');
  const content = 'Word for word. '.repeat(20_000); // more than a pipe holds
  await story().document({ scope: project, id: 'doc_long', type: 'NOTE', content });
  const { url, tenant } = story().client;
  const run = await shell(memory, { MEMORY_URL: url, MEMORY_TENANT: tenant }, 'memory show doc_long | head -1');
  expect(run).toEqual({ code: 0, stdout: '{\n', stderr: '' });
});

it('gives a shell its completions: commands, flags and choices', async () => {
  const { memory } = await inProject('completion');
  for (const name of ['bash', 'zsh', 'fish', 'powershell']) {
    const { code, stdout } = await memory.run('completion', name);
    expect([name, code, /memory[^]*complete/.test(stdout)]).toEqual([name, 0, true]);
  }
  expect((await memory.run('completion', 'tcsh')).code).toBe(2);
  const suggested = async (...typed: readonly string[]): Promise<readonly string[]> => {
    const { stdout } = await memory.run('complete', '--', ...typed);
    return stdout.split('\n').map((line) => line.split('\t')[0] ?? '');
  };
  expect(await suggested('se')).toContain('search');
  expect(await suggested('list', '--')).toEqual(expect.arrayContaining(['--tags', '--scope']));
  expect(await suggested('add', '--type', '')).toEqual(expect.arrayContaining(['fact', 'note']));
  const { stdout } = await shell(memory, {}, 'source <(memory completion bash) && complete -p memory');
  expect(stdout).toContain('memory');
});

it('opens the page of the server in the browser, and says its address', async () => {
  const { memory } = await inProject('open');
  const log = join(memory.folder, 'opened');
  writeFileSync(join(memory.folder, 'xdg-open'), `#!/bin/sh\necho "$1" > "${log}"\n`);
  chmodSync(join(memory.folder, 'xdg-open'), 0o755);
  const page = `${story().client.url}/graphiql/`;
  const found = memory.with({ MEMORY_URL: story().client.url, PATH: `${memory.folder}:${process.env['PATH'] ?? ''}` });
  expect(await found.json('open')).toEqual({ url: page, opened: true });
  const opened = await eventually(
    () =>
      Promise.resolve()
        .then(() => readFileSync(log, 'utf8'))
        .catch(() => ''),
    (text) => text !== '',
  );
  expect(opened).toBe(`${page}\n`);
  expect(await memory.json('open', '--print')).toEqual({ url: page, opened: false });
  const missing = await memory.with({ PATH: '/nowhere' }).run('open');
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining(`Open ${page} by hand`)]);
}, 60_000);

it('says the settings in use as lines that a shell reads back, without the token', async () => {
  const { memory } = await inProject('env');
  const { url } = story().client;
  const env = { MEMORY_URL: url, MEMORY_TENANT: 't', MEMORY_TOKEN: 'secret-token', MEMORY_SCOPE: "project/it's $HOME" };
  const { code, stdout } = await shell(
    memory,
    env,
    'memory status --env; eval "$(memory status --env)"; echo "$MEMORY_SCOPE"',
  );
  expect(code).toBe(0);
  expect(stdout).not.toContain('secret-token');
  expect(stdout).toContain(`MEMORY_URL=${url}\n`);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe("project/it's $HOME");
});
