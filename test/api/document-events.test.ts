import { randomUUID } from 'node:crypto';
import {
  AddTagsDocument,
  CreateDocumentDocument,
  DeleteDocumentDocument,
  PromoteDocumentDocument,
  RemoveTagsDocument,
  UpdateDocumentDocument,
  WatchDocumentsDocument,
  type WatchDocumentsSubscription,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { beginStory, type Story } from '../testkit/seed.js';

const story = useStory();

type Event = WatchDocumentsSubscription['documentEvents'];

/** A subscription that is known to be there. */
interface Watch {
  /** Events up to and without the one of the document `end`, which is made to mark the end. */
  until(end: () => Promise<unknown>): Promise<readonly Event[]>;
}

/**
 * Subscribes, and waits until events arrive: until then it makes documents named `probe…` in the scope, whose events are
 * left out.
 */
async function watch(client: Client, scope: string, includeDescendants = false): Promise<Watch> {
  const events = client.watch(WatchDocumentsDocument, { scope, includeDescendants });
  let first: IteratorResult<WatchDocumentsSubscription> | undefined;
  const arriving = events.next().then((result) => (first = result));
  while (first === undefined) {
    const input = { id: `probe-${randomUUID()}`, scope, type: 'FACT', content: 'x' } as const;
    await client.run(CreateDocumentDocument, { input });
    await Promise.race([arriving, new Promise((resolve) => setTimeout(resolve, 300))]);
  }
  return {
    until: async (end) => {
      const seen: Event[] = [];
      await end();
      for await (const { documentEvents } of events) {
        if (documentEvents.documentId === 'end') return seen;
        if (documentEvents.documentId?.startsWith('probe-') !== true) seen.push(documentEvents);
      }
      return seen;
    },
  };
}

const endIn =
  ({ document }: Story, scope: string) =>
  () =>
    document({ id: 'end', scope, type: 'FACT', content: 'end' });

it('tells what happens to a document, in order, with its versions and growing positions', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const session = await scope({ kind: 'SESSION', parent: project });
  const watching = await watch(client, project, true);
  const { key } = await document({ id: 'd', scope: session, type: 'FACT', content: 'x' });
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: 'y' } });
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: 'y' } });
  await client.run(AddTagsDocument, { id: 'd', tags: ['t'] });
  await client.run(AddTagsDocument, { id: 'd', tags: ['t'] });
  await client.run(RemoveTagsDocument, { id: 'd', tags: ['t'] });
  await client.run(PromoteDocumentDocument, { id: 'd', to: 'PROJECT' });
  await client.run(DeleteDocumentDocument, { id: 'd' });
  const events = await watching.until(endIn(story(), session));
  expect(events.map((event) => [event.kind, event.version])).toEqual([
    ['DOCUMENT_CREATED', 1],
    ['DOCUMENT_VERSIONED', 2],
    ['DOCUMENT_UPDATED', 2],
    ['DOCUMENT_VERSIONED', 3],
    ['DOCUMENT_TAGGED', 3],
    ['DOCUMENT_VERSIONED', 4],
    ['DOCUMENT_UNTAGGED', 4],
    ['DOCUMENT_PROMOTED', 5],
    ['DOCUMENT_DELETED', 6],
  ]);
  expect(new Set(events.map((event) => event.documentKey))).toEqual(new Set([key]));
  expect(new Set(events.map((event) => event.documentId))).toEqual(new Set(['d']));
  const positions = events.map((event) => BigInt(event.position));
  expect([...positions].sort((a, b) => (a < b ? -1 : 1))).toEqual(positions);
});

it('tells a watcher of one scope nothing of the scopes above, below and beside it', async () => {
  const { client, scope, document } = story();
  const chain = await story().chain('x');
  const beside = await scope({ kind: 'SESSION', parent: chain.project });
  const watching = await watch(client, chain.session);
  for (const address of [chain.group, chain.project, chain.process, beside]) {
    await document({ id: `in ${address}`, scope: address, type: 'FACT', content: 'x' });
  }
  await document({ id: 'own', scope: chain.session, type: 'FACT', content: 'x' });
  const events = await watching.until(endIn(story(), chain.session));
  expect(events.map((event) => event.documentId)).toEqual(['own']);
});

it('tells with descendants of everything within a scope, and of nothing above or beside', async () => {
  const { client, document } = story();
  const chain = await story().chain('x');
  const other = await story().chain('y');
  const watching = await watch(client, chain.project, true);
  for (const [name, scope] of Object.entries<string>({ ...chain }))
    await document({ id: name, scope, type: 'FACT', content: 'x' });
  for (const [name, scope] of Object.entries<string>({ ...other }))
    await document({ id: `y ${name}`, scope, type: 'FACT', content: 'x' });
  const events = await watching.until(endIn(story(), chain.process));
  expect(events.map((event) => event.documentId)).toEqual(['project', 'session', 'process']);
});

it('tells of a document that leaves the watched scope its key alone, and its new scope that it came', async () => {
  const { client, document } = story();
  const { process, project } = await story().chain('x');
  const from = await watch(client, process);
  const to = await watch(client, project);
  const { key } = await document({ id: 'secret name', scope: process, type: 'FACT', content: 'x' });
  await client.run(PromoteDocumentDocument, { id: 'secret name', to: 'PROJECT' });
  await client.run(AddTagsDocument, { id: 'secret name', tags: ['t'] });
  const arrived = await to.until(endIn(story(), project));
  expect(arrived.map((event) => [event.kind, event.documentId])).toEqual([
    ['DOCUMENT_PROMOTED', 'secret name'],
    ['DOCUMENT_VERSIONED', 'secret name'],
    ['DOCUMENT_TAGGED', 'secret name'],
  ]);
  const left = await from.until(async () => {
    await client.run(DeleteDocumentDocument, { id: 'end' });
    await endIn(story(), process)();
  });
  expect(left.map((event) => event.kind)).toEqual(['DOCUMENT_CREATED', 'DOCUMENT_LEFT']);
  expect(left[1]).toMatchObject({ documentKey: key, documentId: null, version: null });
});

it('tells another tenant nothing, even of scopes and documents with the same ids', async () => {
  const one = story();
  const two = beginStory();
  for (const { scope } of [one, two]) await scope({ kind: 'PROJECT', id: 'same' });
  const watching = await watch(two.client, 'project/same', true);
  await one.document({ id: 'end', scope: 'project/same', type: 'FACT', content: 'of the other tenant' });
  await one.client.run(DeleteDocumentDocument, { id: 'end' });
  const mine = await two.document({ id: 'mine', scope: 'project/same', type: 'FACT', content: 'x' });
  const events = await watching.until(endIn(two, 'project/same'));
  expect(events.map((event) => event.documentKey)).toEqual([mine.key]);
});

it('serves many subscriptions side by side, and ends one without the others', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const watches = [];
  for (let i = 0; i < 5; i++) watches.push(await watch(client, project, i % 2 === 0));
  const [ended, ...others] = watches;
  await document({ id: 'a', scope: project, type: 'FACT', content: 'x' });
  expect((await ended?.until(endIn(story(), project)))?.map((event) => event.documentId)).toEqual(['a']);
  for (const other of others) {
    expect((await other.until(() => Promise.resolve())).map((event) => event.documentId)).toEqual(['a']);
  }
});
