import { CliFailure } from '../../../src/cli/failure.js';
import { editJson } from '../../../src/cli/mcp-clients/edit-json.js';
import { editToml } from '../../../src/cli/mcp-clients/edit-toml.js';

const entry = { command: '/bin/node', args: ['memory.cjs', 'mcp'], env: { A: 'b "c"' } };
const json = { table: 'mcpServers', name: 'mnemograph' };
const toml = { table: 'mcp_servers', name: 'mnemograph' };

const failureOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof CliFailure) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
};

it('adds an entry to JSON, replaces it, takes it out, and leaves everything else as it is', () => {
  const before = '{\n\t"theme": "dark",\n\t"mcpServers": {\n\t\t"other": { "command": "x" }\n\t},\n\t"last": 1\n}\n';
  const after = editJson(before, 'f', json, entry);
  expect(JSON.parse(after)).toEqual({
    theme: 'dark',
    mcpServers: { other: { command: 'x' }, mnemograph: entry },
    last: 1,
  });
  expect(Object.keys(JSON.parse(after) as object)).toEqual(['theme', 'mcpServers', 'last']);
  expect([after.startsWith('{\n\t"theme"'), after.endsWith('}\n')]).toEqual([true, true]);
  expect(editJson(after, 'f', json, entry)).toBe(after);
  const changed = editJson(after, 'f', json, { command: 'y' });
  expect((JSON.parse(changed) as { mcpServers: object }).mcpServers).toEqual({
    other: { command: 'x' },
    mnemograph: { command: 'y' },
  });
  expect(JSON.parse(editJson(changed, 'f', json, null))).toEqual(JSON.parse(before));
  expect(JSON.parse(editJson('', 'f', json, entry))).toEqual({ mcpServers: { mnemograph: entry } });
  expect([editJson('', 'f', json, null), editJson(before, 'f', json, null)]).toEqual(['', before]);
});

it('refuses JSON that it could not keep', () => {
  for (const text of ['{ // a comment\n}', '{"mcpServers": ', '[]', 'null', '{"mcpServers": []}', '{"a": 1,}'])
    expect([text, failureOf(() => editJson(text, 'f.json', json, entry))]).toEqual([
      text,
      expect.stringMatching(/^FILE_NOT_READABLE: f\.json is not as it should be, and was not changed/),
    ]);
});

const written = `# mine
model = "o" # kept

[mcp_servers.other]
command = "x"

[mcp_servers.mnemograph]
command = "old"

[mcp_servers.mnemograph.env]
A = "1"

[[rows]] # an array
text = """
[mcp_servers.mnemograph]
in a text"""
`;

it('adds an entry to TOML, replaces it, takes it out, and keeps every other line', () => {
  const start = '# mine\nmodel = "o" # kept\n';
  const added = editToml(start, 'f', toml, entry);
  expect(added).toContain('[mcp_servers.mnemograph]\ncommand = "/bin/node"');
  expect(added.startsWith(start)).toBe(true);
  expect(editToml(added, 'f', toml, entry)).toBe(added);
  expect(editToml(added, 'f', toml, null)).toBe(start);
  const simple = written.slice(0, written.indexOf('[[rows]]')) + '[last]\nz = 1\n';
  const changed = editToml(simple, 'f', toml, entry);
  expect(changed).toContain('# mine\nmodel = "o" # kept\n\n[mcp_servers.other]\ncommand = "x"');
  expect([changed.includes('"old"'), changed.includes('[last]\nz = 1'), changed.includes('A = "1"')]).toEqual([
    ...[false, true, false],
  ]);
  expect(editToml('', 'f', toml, entry)).toBe(editToml('\n', 'f', toml, entry));
});

it('refuses TOML that is broken, or that says the entry in another form, and changes nothing', () => {
  const other = [
    'a = ',
    'mcp_servers = 1',
    'mcp_servers.mnemograph.command = "x"',
    'mcp_servers = { mnemograph = { command = "x" } }',
  ];
  for (const text of [...other, written])
    expect([text, failureOf(() => editToml(text, 'f.toml', toml, entry))]).toEqual([
      text,
      expect.stringMatching(/^FILE_NOT_READABLE: f\.toml/),
    ]);
});
