import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { useStory } from '../testkit/api.js';
import { createMemory, type Memory } from '../testkit/memory.js';

const story = useStory();
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

const here = (scope?: string): Memory => {
  const { url, tenant } = story().client;
  return createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: scope });
};

/** A server that is none of ours. */
async function stranger(status: number, body: string): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body),
  );
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('ends with the exit code of the error, and says its code and hint on stderr alone', async () => {
  const memory = here('project/proj_missing');
  const cases: readonly (readonly [args: readonly string[], code: string, exit: number])[] = [
    [['show', 'doc_missing'], 'NOT_FOUND', 3],
    [['list'], 'NOT_FOUND', 3],
    [['promote', 'doc_missing', '--to', 'project'], 'NOT_FOUND', 3],
    [['add', 'x', '--id', 'y'.repeat(300)], 'BAD_INPUT', 2],
    [['upload', 'no-such-file.pdf'], 'FILE_NOT_READABLE', 3],
    [['add', ' '], 'USAGE', 2],
    [['tag', 'doc_missing'], 'USAGE', 2],
    [['tag', 'doc_missing', '--add', 'a', '--set', 'b'], 'USAGE', 2],
    [['list', '--scope', 'cellar/1'], 'USAGE', 2],
    [['list', '--limit', '0'], 'USAGE', 2],
    [['list', '--type', 'poem'], 'USAGE', 2],
    [['scope', 'use', 'project/proj_missing'], 'NOT_FOUND', 3],
    [['delete', 'doc_missing'], 'NOT_FOUND', 3],
    [['--profile', 'nobody', 'list'], 'NO_SUCH_PROFILE', 3],
    [['--url', 'ftp://x', 'list'], 'USAGE', 2],
    [['--url', 'http://user:word@127.0.0.1', 'list'], 'USAGE', 2],
  ];
  for (const [args, code, exit] of cases) {
    const run = await memory.run(...args);
    expect([args, run.code, run.stdout]).toEqual([args, exit, '']);
    expect([args, run.stderr]).toEqual([args, expect.stringMatching(new RegExp(`^${code}: .+\\n(Hint: .+\\n)?$`))]);
  }
});

it('says errors as one JSON object on stderr with --json, usage errors too', async () => {
  const memory = here('project/proj_missing');
  const missing = await memory.run('show', 'doc_missing', '--json');
  expect([missing.code, missing.stdout]).toEqual([3, '']);
  expect(JSON.parse(missing.stderr)).toEqual({
    error: {
      code: 'NOT_FOUND',
      message: expect.stringContaining('doc_missing') as string,
      hint: expect.any(String) as string,
    },
  });
  const wrong = await memory.run('serch', 'x', '--json');
  expect(wrong.code).toBe(2);
  expect(JSON.parse(wrong.stderr)).toEqual({
    error: { code: 'USAGE', message: "Unknown command 'serch'.", hint: 'Did you mean search?' },
  });
});

it('says what was meant, and shows help where a subcommand is missing', async () => {
  const memory = here();
  expect(await memory.run('brwse')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('USAGE: Unknown command') as string,
  });
  expect((await memory.run('list', '--tag', 'x')).stderr).toContain('Did you mean --tags?');
  const scope = await memory.run('scope');
  expect([scope.code, scope.stderr]).toEqual([2, expect.stringContaining('Usage: memory scope')]);
  const none = await memory.run();
  expect([none.code, none.stdout]).toEqual([0, expect.stringContaining('Examples:')]);
});

it('asks for a scope where none is given, and says how to choose one', async () => {
  const run = await here().run('add', 'Deadline is June 15th');
  expect([run.code, run.stderr]).toEqual([
    2,
    expect.stringMatching(/^NO_SCOPE: .+\nHint: .*memory scope use.*MEMORY_SCOPE/),
  ]);
  const { session } = await story().chain('kinds');
  const above = await here(session).run('add', 'x', '--scope', 'engine');
  expect([above.code, above.stderr]).toEqual([2, expect.stringContaining(`${session} is within no think-process`)]);
});

it('has an exit code of its own for a server that is not there, or is another one', async () => {
  const nobody = await here('project/p').with({ MEMORY_URL: 'http://127.0.0.1:1' }).run('list');
  expect([nobody.code, nobody.stderr]).toEqual([
    8,
    expect.stringMatching(/^SERVER_UNREACHABLE: .*127\.0\.0\.1:1.*\nHint: /),
  ]);
  for (const url of [await stranger(404, 'Not here'), await stranger(200, '"yes"'), await stranger(200, '{}')]) {
    const other = await here('project/p').with({ MEMORY_URL: url }).run('list');
    expect([other.code, other.stderr]).toEqual([8, expect.stringMatching(/^STRANGE_ANSWER: /)]);
  }
});

it('follows no redirect, which would lead a token elsewhere', async () => {
  const run = await here('project/p')
    .with({ MEMORY_URL: await stranger(307, ''), MEMORY_TOKEN: 'secret' })
    .run('list');
  expect([run.code, run.stderr]).toEqual([8, expect.stringContaining('redirect')]);
});

it('deletes nothing where nobody can be asked, and what was asked about with --yes', async () => {
  const { project } = await story().chain('delete');
  await story().document({ scope: project, id: 'doc_gone', content: 'Soon gone.' });
  const memory = here(project);
  const asked = await memory.run('delete', 'doc_gone');
  expect([asked.code, asked.stderr]).toEqual([9, expect.stringMatching(/^NOT_CONFIRMED: Delete "Soon gone\."/)]);
  expect((await memory.run('show', 'doc_gone')).code).toBe(0);
  expect(await memory.json('delete', 'doc_gone', '--yes')).toEqual({ deleted: 'doc_gone' });
  expect((await memory.run('show', 'doc_gone')).code).toBe(3);
});
