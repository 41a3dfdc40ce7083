import {
  AddTagsDocument,
  CreateDocumentDocument,
  DeleteDocumentDocument,
  DemoteDocumentDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
  WatchDocumentsDocument,
  WatchPromotionsDocument,
  type WatchPromotionsSubscription,
  type WatchPromotionsSubscriptionVariables,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';

const story = useStory();

/** What a subscription from the beginning of the feed gives, as `kind id from to`, until the move of the document `end`. */
async function events(
  watcher: Client,
  variables: WatchPromotionsSubscriptionVariables,
  end = 'end',
): Promise<readonly string[]> {
  const seen: string[] = [];
  const watching = watcher.watch(WatchPromotionsDocument, { since: '0', ...variables });
  for await (const { promotionEvents: event } of watching) {
    if (event.documentId === end) break;
    seen.push([event.kind, event.documentId ?? '-', event.from ?? '-', event.to ?? '-'].join(' '));
  }
  return seen;
}

/** Every kind of move once, out of a process into its project and back; `end` goes through all scopes of the chain at last. */
async function moveAbout(): Promise<Awaited<ReturnType<ReturnType<typeof story>['chain']>>> {
  const { client, document } = story();
  const chain = await story().chain('x');
  const { process } = chain;
  const source = { type: 'THINK_PROCESS_RESULT', thinkProcessId: 'tp_x' } as const;
  for (const id of ['hand', 'tag', 'end']) await document({ id, scope: process, type: 'NOTE', content: id });
  await document({ id: 'result', scope: process, type: 'RESULT', content: 'x', source });
  await client.run(PromoteDocumentDocument, { id: 'hand', to: 'PROJECT' });
  await client.run(AddTagsDocument, { id: 'tag', tags: ['project-relevant'] });
  await client.run(PublishToProjectDocument, { thinkProcessId: 'tp_x' });
  await client.run(DemoteDocumentDocument, { id: 'hand', toScope: process });
  await client.run(PromoteDocumentDocument, { id: 'end', to: 'SESSION' });
  await client.run(PromoteDocumentDocument, { id: 'end', to: 'PROJECT' });
  return chain;
}

it('tells every move to watchers of both scopes, with its kind and both names where they may be read', async () => {
  const { client } = story();
  const { process, session, project } = await moveAbout();
  const all = [
    `PROMOTED hand ${process} ${project}`,
    `AUTO_PROMOTED tag ${process} ${project}`,
    `PUBLISHED result ${process} ${project}`,
    `DEMOTED hand ${project} ${process}`,
  ];
  expect(await events(client, { scope: process })).toEqual(all);
  expect(await events(client, { scope: project })).toEqual(all);
  expect(await events(client, { scope: project, includeDescendants: true })).toEqual(all);
  expect(await events(client, { scope: session })).toEqual([]);
  const some = await events(client, { scope: process, kinds: ['PUBLISHED', 'DEMOTED', 'PROMOTED'] });
  expect(some).toEqual(all.filter((each) => !each.startsWith('AUTO_')));
});

it('names no scope to a watcher who may not read it, and of what went there tells the key alone', async () => {
  const { client } = story();
  const { process, project } = await moveAbout();
  await join(client, project, 'reader');
  await join(client, process, 'maker', 'OWNER');
  const reader = await actAs(client, 'reader', 'READ');
  expect(await events(reader, { scope: project, includeDescendants: true })).toEqual([
    `AUTO_PROMOTED tag - ${project}`,
    `PUBLISHED result - ${project}`,
    'LEFT - - -', // what came in before it went is told no more: it is where he may not read it
  ]);
  expect(await events(reader, { scope: project, kinds: ['LEFT', 'PROMOTED'] })).toEqual(['LEFT - - -']);
  const maker = await actAs(client, 'maker', 'READ');
  expect(await events(maker, { scope: process })).toHaveLength(4);
  const stranger = await actAs(client, 'stranger', 'READ');
  await expect(events(stranger, { scope: project })).rejects.toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

it('tells a reader of the project while it happens that a document came, and that it is gone again', async () => {
  const { client, document } = story();
  const { process, project } = await story().chain('x');
  await join(client, project, 'reader');
  const reader = await actAs(client, 'reader', 'READ');
  await document({ id: 'd', scope: process, type: 'NOTE', content: 'x' });
  const watching = reader.watch(WatchPromotionsDocument, { scope: project, since: '0' });
  const next = async (): Promise<WatchPromotionsSubscription['promotionEvents']> => {
    const result = await watching.next();
    if (result.done === true) throw new Error('The subscription has ended.');
    return result.value.promotionEvents;
  };
  const [came] = await Promise.all([next(), client.run(PromoteDocumentDocument, { id: 'd', to: 'PROJECT' })]);
  expect(came).toMatchObject({ kind: 'PROMOTED', documentId: 'd', version: 2, from: null, to: project });
  const [left] = await Promise.all([next(), client.run(DemoteDocumentDocument, { id: 'd', toScope: process })]);
  const nothing = { documentId: null, version: null, from: null, to: null };
  expect(left).toMatchObject({ kind: 'LEFT', documentKey: came.documentKey, ...nothing });
  expect(BigInt(left.position)).toBeGreaterThan(BigInt(came.position));
  await watching.return?.();
});

it('is told by `documentEvents` too: up and down, and that a document has left', async () => {
  const { client } = story();
  const { process, project } = await moveAbout();
  await client.run(DeleteDocumentDocument, { id: 'hand' });
  await client.run(CreateDocumentDocument, { input: { id: 'last', scope: project, type: 'FACT', content: 'x' } });
  await client.run(CreateDocumentDocument, { input: { id: 'last-too', scope: process, type: 'FACT', content: 'x' } });
  const kindsOf = async (scope: string, last: string): Promise<readonly string[]> => {
    const kinds: string[] = [];
    for await (const { documentEvents: event } of client.watch(WatchDocumentsDocument, { scope, since: '0' })) {
      if (event.documentId === last) break;
      if (/PROMOTED|DEMOTED|LEFT/.test(event.kind)) kinds.push(`${event.kind} ${event.documentId ?? '-'}`);
    }
    return kinds;
  };
  expect(await kindsOf(project, 'last')).toEqual([
    ...['DOCUMENT_PROMOTED hand', 'DOCUMENT_PROMOTED tag', 'DOCUMENT_PROMOTED result'],
    ...['DOCUMENT_LEFT -', 'DOCUMENT_PROMOTED end'],
  ]);
  expect(await kindsOf(process, 'last-too')).toEqual([
    ...['DOCUMENT_LEFT -', 'DOCUMENT_LEFT -', 'DOCUMENT_LEFT -', 'DOCUMENT_DEMOTED hand', 'DOCUMENT_LEFT -'],
  ]);
});
