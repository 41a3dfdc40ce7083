import {
  CreateDocumentDocument,
  CreateScopeDocument,
  DeleteScopeDocument,
  GetDocumentDocument,
  GetScopeDocument,
  MoveScopeDocument,
  RestoreScopeDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { assertGraph } from '../testkit/assert-graph.js';
import { type Answer, createClient } from '../testkit/client.js';

const story = useStory();
const trials = 20;

/** Whether an operation was done; else why not. */
const outcome = (answer: Answer<unknown>): unknown => answer.errors?.[0]?.extensions?.['code'] ?? 'DONE';

it('archives or refuses every scope that 8 clients create or move into a subtree while it is deleted', async () => {
  const { client, scope } = story();
  const outcomes: Record<string, number> = {};
  for (let trial = 0; trial < trials; trial += 1) {
    const { group, project, session } = await story().chain(String(trial));
    const stray = await scope({ kind: 'PROJECT', id: `stray ${trial}` });
    const clients = Array.from({ length: 8 }, () => createClient(client.tenant));
    const made = clients.map((_, i) => `made ${trial} ${i}`);
    const parents = [group, project, session];
    const kinds = ['PROJECT', 'SESSION', 'THINK_PROCESS'] as const;
    const addresses = made.map((id, i) => `${['project', 'session', 'think-process'][i % 3] ?? ''}/${id}`);
    const creating = clients.map(async (each, i) => {
      const input = { kind: kinds[i % 3] ?? 'PROJECT', id: made[i] ?? '', parent: parents[i % 3] ?? '' };
      for (let n = 0; n < i; n += 1) await each.ask(GetScopeDocument, { address: group }); // spreads them over the deletion
      return outcome(await each.ask(CreateScopeDocument, { input }));
    });
    const moving = createClient(client.tenant).ask(MoveScopeDocument, { scope: stray, parent: group });
    await client.ask(GetScopeDocument, { address: group });
    const deleted = await client.run(DeleteScopeDocument, { scope: group, cascade: true });
    const results = [...(await Promise.all(creating)), outcome(await moving)];
    for (const result of results) outcomes[String(result)] = (outcomes[String(result)] ?? 0) + 1;
    await assertGraph(client.tenant);
    for (const address of addresses) expect((await client.run(GetScopeDocument, { address })).scope).toBeNull();
    const joined = results.filter((result) => result === 'DONE').length;
    expect(deleted.deleteScope.contents.scopes).toBe(4 + joined);
    await client.run(RestoreScopeDocument, { scope: group });
    const back = await Promise.all(addresses.map((address) => client.run(GetScopeDocument, { address })));
    expect(back.map(({ scope: each }) => each !== null)).toEqual(
      results.slice(0, 8).map((result) => result === 'DONE'),
    );
    expect((await client.run(GetScopeDocument, { address: stray })).scope?.parent).toBe(
      results[8] === 'DONE' ? group : null,
    );
    await client.run(DeleteScopeDocument, { scope: group, cascade: true });
  }
  process.stdout.write(`scopes created and moved during a deletion: ${JSON.stringify(outcomes)}\n`);
  expect(Object.keys(outcomes).sort()).toEqual(['DONE', 'NOT_FOUND']);
});

it('hides or refuses every document that 8 clients write into a subtree while it is deleted', async () => {
  const { client } = story();
  const outcomes: Record<string, number> = {};
  for (let trial = 0; trial < 5; trial += 1) {
    const { group, session } = await story().chain(String(trial));
    const ids = Array.from({ length: 8 }, (_, i) => `written ${trial} ${i}`);
    const writing = ids.map(async (id) =>
      outcome(
        await createClient(client.tenant).ask(CreateDocumentDocument, { input: { id, scope: session, content: 'x' } }),
      ),
    );
    await client.run(DeleteScopeDocument, { scope: group, cascade: true });
    const results = await Promise.all(writing);
    for (const result of results) outcomes[String(result)] = (outcomes[String(result)] ?? 0) + 1;
    for (const id of ids) expect((await client.run(GetDocumentDocument, { id })).document).toBeNull();
    await client.run(RestoreScopeDocument, { scope: group });
    const back = await Promise.all(ids.map((id) => client.run(GetDocumentDocument, { id })));
    expect(back.map(({ document }) => document !== null)).toEqual(results.map((result) => result === 'DONE'));
  }
  process.stdout.write(`documents written during a deletion: ${JSON.stringify(outcomes)}\n`);
  expect(Object.keys(outcomes).filter((each) => each !== 'DONE' && each !== 'NOT_FOUND')).toEqual([]);
});
