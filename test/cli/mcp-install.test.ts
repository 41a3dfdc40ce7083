import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { createMemory, type Memory, plain } from '../testkit/memory.js';

const program = resolve('dist/bin/memory.cjs');

/** Where each client keeps its configuration on Linux, and the table of its servers. */
const places = {
  'claude-desktop': ['.config/Claude/claude_desktop_config.json', 'mcpServers'],
  'claude-code': ['.claude.json', 'mcpServers'],
  codex: ['.codex/config.toml', 'mcp_servers'],
  cursor: ['.cursor/mcp.json', 'mcpServers'],
  gemini: ['.gemini/settings.json', 'mcpServers'],
  vscode: ['.config/Code/User/mcp.json', 'servers'],
  windsurf: ['.codeium/windsurf/mcp_config.json', 'mcpServers'],
} as const;
type Name = keyof typeof places;
const names = Object.keys(places) as Name[];

interface Entry {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const fileOf = ({ folder }: Memory, client: Name): string => join(folder, places[client][0]);

function read(path: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(path, 'utf8');
  return (path.endsWith('.toml') ? parse(text) : JSON.parse(text)) as Readonly<Record<string, unknown>>;
}

function entryOf(memory: Memory, client: Name): Entry | undefined {
  const servers = read(fileOf(memory, client))[places[client][1]] as Readonly<Record<string, Entry>> | undefined;
  return servers?.['mnemograph'];
}

const before = { json: '{\n  "theme": "dark",\n  "mine": [1, 2]\n}\n', toml: '# mine\ntheme = "dark"\n' };

it.each(names)(
  'writes the server into the configuration of %s, keeps what is there, and does nothing the second time',
  async (client) => {
    const memory = createMemory({ MEMORY_CONFIG_DIR: undefined });
    const path = fileOf(memory, client);
    const install = () => memory.json<{ written: boolean; file: string }>('mcp', 'install', '--client', client);
    expect(await install()).toMatchObject({ written: true, file: path });
    expect(entryOf(memory, client)).toEqual({
      ...(client === 'claude-code' || client === 'vscode' ? { type: 'stdio' } : {}),
      ...{ command: process.execPath, args: [program, 'mcp'] },
    });
    expect([await install(), statSync(path).mode & 0o777]).toMatchObject([{ written: false }, 0o600]);
    const text = path.endsWith('.toml') ? before.toml : before.json;
    writeFileSync(path, text);
    chmodSync(path, 0o644);
    await install();
    const { theme, ...others } = read(path);
    expect([theme, Object.keys(others).length > 0, statSync(path).mode & 0o777]).toEqual(['dark', true, 0o644]);
    const once = readFileSync(path, 'utf8');
    await memory.json('mcp', 'install', '--client', client, '--process', 'tp_1');
    expect(entryOf(memory, client)?.args).toEqual([program, 'mcp', '--process', 'tp_1']);
    await install();
    expect(readFileSync(path, 'utf8')).toBe(once);
    expect(await memory.json('mcp', 'uninstall', '--client', client)).toMatchObject({ written: true });
    expect(entryOf(memory, client)).toBeUndefined();
    expect(await memory.json('mcp', 'uninstall', '--client', client)).toMatchObject({ written: false });
    expect(readdirSync(dirname(path)).filter((name) => name.includes(`${path.split('/').at(-1) ?? ''}.`))).toEqual([]);
  },
);

it('says in the entry what the client cannot know from the profile, and never a token', async () => {
  const memory = createMemory({});
  const args = async (more: Readonly<Record<string, string>>, ...flags: readonly string[]) => {
    await memory.with({ HOME: memory.folder, ...more }).json('mcp', 'install', '--client', 'cursor', ...flags);
    return entryOf(memory, 'cursor')?.args?.slice(2);
  };
  expect(await args({})).toEqual([]);
  const url = 'http://127.0.0.1:4100';
  expect(
    await args({ MEMORY_URL: url, MEMORY_TENANT: 't', MEMORY_TOKEN: 'mnk_secret', MEMORY_SCOPE: 'project/p' }),
  ).toEqual([...['--url', url, '--tenant', 't', '--scope', 'project/p']]);
  expect(await args({}, '--url', url, '--scope', 'engine/tp_1', '--process', 'tp_1')).toEqual([
    ...['--url', url, '--process', 'tp_1', '--scope', 'think-process/tp_1'],
  ]);
  expect(entryOf(memory, 'cursor')?.env).toEqual({ MEMORY_CONFIG_DIR: memory.configDir });
  expect(readFileSync(fileOf(memory, 'cursor'), 'utf8')).not.toContain('mnk_secret');
  const { stderr } = await memory.with({ MEMORY_TOKEN: 'mnk_secret' }).run('mcp', 'install', '--client', 'cursor');
  expect(stderr).toContain('`memory login` keeps it in the profile');
});

it('writes a URL instead, with the token by the name of its variable alone', async () => {
  const memory = createMemory({ MEMORY_URL: 'https://memory.example.org', MEMORY_TOKEN: 'mnk_secret' });
  const url = 'https://memory.example.org/mcp?process=tp%201';
  for (const client of names.filter((name) => name !== 'claude-desktop')) {
    await memory.json('mcp', 'install', '--client', client, '--http', '--process', 'tp 1');
    expect([client, JSON.stringify(entryOf(memory, client))]).toEqual([client, expect.stringContaining(url)]);
    expect([client, readFileSync(fileOf(memory, client), 'utf8')]).toEqual([
      client,
      expect.stringContaining('MEMORY_TOKEN'),
    ]);
    expect(readFileSync(fileOf(memory, client), 'utf8')).not.toContain('mnk_secret');
  }
  expect(entryOf(memory, 'codex')).toEqual({ url, bearer_token_env_var: 'MEMORY_TOKEN' });
  expect(entryOf(memory, 'claude-code')).toEqual({
    ...{ type: 'http', url, headers: { Authorization: 'Bearer ${MEMORY_TOKEN}' } },
  });
  const desktop = await memory.run('mcp', 'install', '--client', 'claude-desktop', '--http');
  expect([desktop.code, existsSync(fileOf(memory, 'claude-desktop'))]).toEqual([2, false]);
  const local = createMemory({ MEMORY_TENANT: 'mine' });
  await local.json('mcp', 'install', '--client', 'vscode', '--http', '--scope', 'project/p');
  expect(entryOf(local, 'vscode')).toEqual({
    ...{ type: 'http', url: 'http://127.0.0.1:4000/mcp?scope=project/p', headers: { 'x-tenant-id': 'mine' } },
  });
});

it('changes nothing of a broken file, and says so', async () => {
  const memory = createMemory({});
  for (const [client, text] of [
    ['cursor', '{ "mcpServers": { // mine\n } }'],
    ['codex', 'model = '],
  ] as const) {
    const path = fileOf(memory, client);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    for (const command of ['install', 'uninstall']) {
      const { code, stderr, stdout } = await memory.run('mcp', command, '--client', client);
      expect([client, code, stdout]).toEqual([client, 3, '']);
      expect(stderr).toMatch(
        /^FILE_NOT_READABLE: .* is not as it should be, and was not changed: .*\nHint: Mend the file/,
      );
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

it('says with --print what it would write, writes another file on request, and follows links', async () => {
  const memory = createMemory({});
  const printed = await memory.json<{ written: boolean; entry: Entry }>(
    'mcp',
    'install',
    '--client',
    'codex',
    '--print',
  );
  expect([printed.written, printed.entry.args, existsSync(join(memory.folder, '.codex'))]).toEqual([
    ...[false, [program, 'mcp'], false],
  ]);
  const { screen } = await memory.terminal(['mcp', 'install', '--client', 'codex', '--print'], 200).ended();
  expect(plain(screen)).toContain('[mcp_servers.mnemograph]\ncommand = ');
  const real = join(memory.folder, 'dotfiles.json');
  writeFileSync(real, '{}');
  symlinkSync(real, join(memory.folder, 'mcp.json'));
  await memory.json('mcp', 'install', '--client', 'cursor', '--file', 'mcp.json', '--name', 'my-memory');
  expect(read(real)).toMatchObject({ mcpServers: { 'my-memory': { command: process.execPath } } });
  expect(existsSync(fileOf(memory, 'cursor'))).toBe(false);
  const wrong = await memory.run('mcp', 'install', '--client', 'cursor', '--name', 'a b');
  expect([wrong.code, (await memory.run('mcp', 'install', '--client', 'emacs')).code]).toEqual([2, 2]);
});
