import stringWidth from 'string-width';
import { useStory } from '../testkit/api.js';
import { createMemory, type Memory, plain } from '../testkit/memory.js';

const story = useStory();
const escape = '\u001B';

async function inProject(name: string): Promise<{ readonly memory: Memory; readonly project: string }> {
  const { project } = await story().chain(name);
  const { url, tenant } = story().client;
  return { project, memory: createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: project }) };
}

/** A title and a text that clear the screen, rename the window, colour, ring, turn the direction and begin lines anew. */
const hostile = `A${escape}[2J${escape}]0;owned\u0007\u009B31m\u202Etxt\u200F\u007F\rB`;

it('sends a terminal nothing of a hostile title, text, tag or error that could steer it', async () => {
  const { memory, project } = await inProject('hostile');
  await story().document({
    scope: project,
    id: 'doc_hostile',
    title: hostile,
    content: `${hostile}\nsecond line`,
    metadata: { note: hostile },
  });
  for (const args of [
    ['list'],
    ['show', 'doc_hostile'],
    ['search', 'second line'],
    ['show', hostile],
    ['list', '--json'],
    ['show', 'doc_hostile', '--json'],
  ]) {
    const { screen } = await memory.terminal(args).ended();
    expect([args, /[\u0080-\u009F\u202E\u200F\u007F\u0007]/.exec(screen)?.index]).toEqual([args, undefined]);
    expect([args, screen.includes(`${escape}[2J`), screen.includes(`${escape}]`)]).toEqual([args, false, false]);
    expect([args, screen.replaceAll('\r\n', '').includes('\r')]).toEqual([args, false]);
  }
  const shown = await memory.json<{ title: string; content: string }>('show', 'doc_hostile');
  expect(shown.content).toBe(`${hostile}\nsecond line`);
});

it('fits a list to the width of the terminal, whatever the title', async () => {
  const { memory, project } = await inProject('width');
  await story().document({ scope: project, id: 'doc_wide', title: `${'長い題名'.repeat(40)} end`, content: 'x' });
  for (const columns of [80, 120]) {
    const { screen } = await memory.terminal(['list'], columns).ended();
    const row =
      plain(screen)
        .split('\n')
        .find((line) => line.startsWith('doc_wide')) ?? '';
    const cells = stringWidth(row);
    expect(row).toContain('…');
    expect(cells).toBeLessThanOrEqual(columns);
    expect(cells).toBeGreaterThan(columns - 4);
  }
});

it('colours a terminal, and not with NO_COLOR, nor in a pipe', async () => {
  const { memory, project } = await inProject('colour');
  await story().document({ scope: project, id: 'doc_plain', content: 'Plain.' });
  expect((await memory.terminal(['list']).ended()).screen).toContain(`${escape}[`);
  expect((await memory.with({ NO_COLOR: '1' }).terminal(['list']).ended()).screen).not.toContain(escape);
  const piped = await memory.run('list', '--no-json');
  expect([piped.stdout.includes(escape), piped.stdout]).toEqual([false, expect.stringMatching(/^id +type/)]);
});

it('asks before it deletes, and heeds a no, a yes and Ctrl-C', async () => {
  const { memory, project } = await inProject('ask');
  await story().document({ scope: project, id: 'doc_asked', title: 'Asked about', content: 'x' });
  const answer = async (keys: string): Promise<{ code: number; screen: string }> => {
    const terminal = memory.terminal(['delete', 'doc_asked']);
    await terminal.says('Delete "Asked about" (doc_asked)');
    terminal.type(keys);
    return terminal.ended();
  };
  expect(await answer('n\r')).toMatchObject({
    code: 9,
    screen: expect.stringContaining('Nothing was changed.') as string,
  });
  expect((await answer('\r')).code).toBe(9);
  expect((await answer('\x03')).code).toBe(130);
  expect((await memory.run('show', 'doc_asked')).code).toBe(0);
  expect(await answer('y\r')).toMatchObject({ code: 0, screen: expect.stringContaining('Deleted') as string });
  expect((await memory.run('show', 'doc_asked')).code).toBe(3);
});

it('says one JSON document with --json in a terminal too', async () => {
  const { memory, project } = await inProject('json');
  await story().document({ scope: project, id: 'doc_json', content: 'x' });
  const { screen } = await memory.terminal(['list', '--json']).ended();
  expect(JSON.parse(screen)).toMatchObject({ scope: project, documents: [{ id: 'doc_json' }], more: false });
});
