import { parse } from 'graphql';
import { CreateDocumentDocument } from '../../src/client/generated/operations.js';
import { type OperationGroup, type ReadyOperation, readReadyOperations } from '../../src/server/ready-operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { loadExampleInto } from '../testkit/example.js';

const story = useStory();

/** For each subscription, a write that makes it give something when it listens to the example. */
const occasions: Readonly<Record<string, (client: Client, time: number) => Promise<unknown>>> = {
  WatchDocuments: (client, time) =>
    client.run(CreateDocumentDocument, {
      input: { scope: 'project/proj_transformer', type: 'FACT', content: `The committee met ${time} times.` },
    }),
};

/** Waits for the first thing that a subscription gives. @throws what it ends with instead */
async function firstEvent(client: Client, { name, query, variables = {} }: ReadyOperation): Promise<unknown> {
  const occasion = occasions[name];
  if (occasion === undefined) throw new Error(`Say in this test what makes ${name} give something.`);
  const events = client.watch(parse(query), variables);
  let outcome: { readonly value: unknown } | { readonly error: unknown } | undefined;
  void events.next().then(
    ({ value }) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  );
  let time = 0;
  const seen = await eventually(
    async () => {
      await occasion(client, (time += 1));
      return outcome;
    },
    (found) => found !== undefined,
  );
  await events.return?.();
  if (seen !== undefined && 'error' in seen) throw seen.error;
  return seen?.value;
}

it('runs every ready operation with its example, as the menu offers them, after the demo', async () => {
  const { client } = story();
  await loadExampleInto(client);
  const groups = await readReadyOperations('schema/operations');
  for (const operation of groups.flatMap((group) => group.operations)) {
    const { name, kind, query, variables } = operation;
    if (kind === 'subscription')
      expect([name, await firstEvent(client, operation)]).toEqual([name, expect.any(Object)]);
    else {
      const { data, errors } = await client.ask<Record<string, unknown>, unknown>(query, variables);
      expect([name, errors]).toEqual([name, undefined]);
      expect([name, Object.values(data ?? {})]).not.toEqual([name, [null]]);
    }
  }
});

it('offers them to the page from the files of the server', async () => {
  const answer = await fetch(`${story().client.url}/graphiql/operations.json`);
  const groups = (await answer.json()) as readonly OperationGroup[];
  expect(groups).toEqual(JSON.parse(JSON.stringify(await readReadyOperations('schema/operations'))));
});
