import { AddTagsDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { createMemory, plain } from '../testkit/memory.js';
import { eventually } from '../testkit/eventually.js';
import { startFailingFeed } from '../testkit/failing-feed.js';

const story = useStory();

it('says each event as a line of JSON in a pipe, and goes on after the last with --since', async () => {
  const { project } = await story().chain('watch');
  const { url, tenant } = story().client;
  const memory = createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: project });
  const running = memory.start('watch');
  let made = 0;
  await eventually(
    async () => {
      await story().document({ scope: project, id: `doc_${(made += 1)}`, content: `Note ${made}.` });
      return running.stdout();
    },
    (text) => text.includes('DOCUMENT_CREATED'),
  );
  await story().client.run(AddTagsDocument, { id: 'doc_1', tags: ['seen'] });
  await running.says('DOCUMENT_TAGGED');
  const { code, stdout, stderr } = await running.end();
  expect([code, stderr]).toEqual([130, '']);
  const events = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { position: string; kind: string; documentId: string });
  expect(events.at(-1)).toMatchObject({ kind: 'DOCUMENT_TAGGED', documentId: 'doc_1' });
  const later = memory.start('watch', '--since', events[0]?.position ?? '', '--kinds', 'document-tagged');
  await later.says('DOCUMENT_TAGGED');
  expect((await later.end()).stdout.trimEnd().split('\n')).toHaveLength(1);
});

it('says each event in words in a terminal, and ends with Ctrl-C', async () => {
  const { project, process } = await story().chain('words');
  const { url, tenant } = story().client;
  const memory = createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant, MEMORY_SCOPE: project });
  const terminal = memory.terminal(['watch', '--recursive']);
  await terminal.says('Ctrl-C ends it');
  let made = 0;
  await eventually(
    async () => {
      await story().document({ scope: process, id: `doc_${(made += 1)}`, content: `Note ${made}.` });
      return plain(terminal.screen());
    },
    (text) => /\d\d:\d\d:\d\d {2}created +doc_\d+ {2}version 1/.test(text),
  );
  terminal.type('\x03');
  expect((await terminal.ended()).code).toBe(130);
});

it('ends with the code of the error where the server refuses', async () => {
  const { url, tenant } = story().client;
  const memory = createMemory({ MEMORY_URL: url, MEMORY_TENANT: tenant });
  const missing = await memory.run('watch', '--scope', 'project/proj_missing');
  expect([missing.code, missing.stderr]).toEqual([3, expect.stringMatching(/^NOT_FOUND: /)]);
  const nobody = await memory.run('watch', '--scope', 'project/p', '--url', 'http://127.0.0.1:1');
  expect([nobody.code, nobody.stderr]).toEqual([8, expect.stringMatching(/^SERVER_UNREACHABLE: /)]);
});

it('goes on after the last event where a connection is lost, and says so', async () => {
  const feed = await startFailingFeed();
  const running = createMemory({ MEMORY_URL: feed.url, MEMORY_SCOPE: 'project/p' }).start('watch');
  await running.says('"position":"3"');
  const { stdout, stderr } = await running.end();
  await feed.stop();
  const positions = stdout
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { position: string }).position);
  expect(positions.slice(0, 3)).toEqual(['1', '2', '3']);
  expect(feed.asked.slice(0, 3)).toEqual([undefined, '1', '2']);
  expect(stderr).toContain('The connection is lost');
});
