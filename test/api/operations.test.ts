import { randomUUID } from 'node:crypto';
import { parse } from 'graphql';
import {
  AddReferenceDocument,
  AddTaskDocument,
  ChangeTaskDocument,
  CreateApiKeyDocument,
  CreateDocumentDocument,
  CreateScopeDocument,
  DeleteScopeDocument,
  DemoteDocumentDocument,
  DisablePluginDocument,
  EnablePluginDocument,
  PromoteDocumentDocument,
  RunScheduleDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { type OperationGroup, type ReadyOperation, readReadyOperations } from '../../src/server/ready-operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { loadExampleInto } from '../testkit/example.js';

const story = useStory();
afterAll(closeCypher);

/** For each subscription, a write that makes it give something when it listens to the example. */
const occasions: Readonly<Record<string, (client: Client, time: number) => Promise<unknown>>> = {
  WatchDocuments: (client, time) =>
    client.run(CreateDocumentDocument, {
      input: { scope: 'project/proj_transformer', type: 'FACT', content: `The committee met ${time} times.` },
    }),
  WatchIndex: (client, time) =>
    client.run(CreateDocumentDocument, {
      input: { scope: 'project/proj_transformer', type: 'NOTE', content: `## Lit ${time}\n\nOnce.\n\n`.repeat(30) },
    }),
  WatchScopes: (client, time) =>
    client.run(CreateScopeDocument, {
      input: { kind: 'SESSION', id: `sess_${time}`, parent: 'project/proj_transformer' },
    }),
  WatchTasks: (client, time) =>
    client
      .run(AddTaskDocument, {
        input: { processId: 'tp_methods', id: `occasion_${time}`, goal: 'x', type: 'extract' },
      })
      .then(({ addTask: { id } }) =>
        client.run(ChangeTaskDocument, { input: { processId: 'tp_methods', id, goal: 'y' } }),
      ),
  WatchPromotions: (client, time) =>
    time % 2 === 0
      ? client.run(DemoteDocumentDocument, { id: 'doc_fact_focus', toScope: 'session/sess_review' })
      : client.run(PromoteDocumentDocument, { id: 'doc_fact_focus', to: 'PROJECT' }),
  WatchJobs: (client) => client.run(RunScheduleDocument, { name: 'trim-feed' }),
  WatchSystem: (client, time) =>
    time % 2 === 0
      ? client.run(EnablePluginDocument, { name: 'no-op' })
      : client.run(DisablePluginDocument, { name: 'no-op' }),
};

/** For each operation whose example cannot be there, what makes it and gives its variables. */
const preparations: Readonly<Record<string, (client: Client) => Promise<Record<string, unknown>>>> = {
  GetJob: waitingJob,
  CancelJob: waitingJob,
  RunJob: waitingJob,
  RevokeApiKey: someApiKey,
  RestoreScope: deletedScope,
  LinkTranslation: germanNote,
  GetHistory: changedNote,
  GetVersion: changedNote,
  DiffVersions: changedNote,
  RestoreVersion: changedNote,
  RemoveReference: addedReference,
};

async function someApiKey(client: Client): Promise<{ key: string }> {
  const { createApiKey } = await client.run(CreateApiKeyDocument, { input: { name: 'Some program' } });
  return { key: createApiKey.apiKey.key };
}

async function deletedScope(client: Client): Promise<{ scope: string }> {
  const { createScope } = await client.run(CreateScopeDocument, { input: { kind: 'PROJECT', id: 'proj_deleted' } });
  await client.run(DeleteScopeDocument, { scope: createScope.address });
  return { scope: createScope.address };
}

/** A reference that somebody has added. */
async function addedReference(client: Client): Promise<{ key: string }> {
  const input = { documentId: 'doc_dao2022', kind: 'LINK', url: 'https://example.org/flash' } as const;
  const { addReference } = await client.run(AddReferenceDocument, { input });
  return { key: addReference.document.references.find(({ url }) => url === input.url)?.key ?? '' };
}

/** A German version of the note that the examples before have made. */
async function germanNote(client: Client): Promise<{ id: string; of: string }> {
  const [id, of] = ['doc_my_note_de', 'doc_my_note'];
  const input = {
    id,
    scope: 'think-process/tp_hypothesis_check',
    content: 'Schneller Speicher ist nötig.',
    language: 'de',
  };
  await client.run(CreateDocumentDocument, { input });
  return { id, of };
}

/** A note with two versions. */
async function changedNote(client: Client): Promise<Record<string, unknown>> {
  const id = `doc_${randomUUID()}`;
  const input = { id, scope: 'think-process/tp_hypothesis_check', content: 'Fast memory is needed.' };
  await client.run(CreateDocumentDocument, { input });
  await client.run(UpdateDocumentDocument, { input: { id, content: 'Fast memory on the chip is needed.' } });
  return { id, version: 1, from: 1, to: 2 };
}

/** A job of the tenant that nothing runs. */
async function waitingJob({ tenant }: Client): Promise<{ key: string }> {
  const key = `waits-${randomUUID()}`;
  await runCypher(
    `MATCH (t:Tenant {id: $tenant})
     CREATE (:Job {key: $key, tenantKey: t.key, kind: 'waits', uniqueKey: $key, payload: '{}', state: 'READY', attempts: 0,
       maxAttempts: 8, leaseToken: 0, version: 1, again: false, createdAt: datetime(), runAt: datetime('9999-01-01')})`,
    { tenant, key },
  );
  return { key };
}

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
    const { name, kind, query } = operation;
    const variables = (await preparations[name]?.(client)) ?? operation.variables;
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
