import {
  AddTagsDocument,
  CreateDocumentDocument,
  DeleteDocumentDocument,
  DeleteScopeDocument,
  MoveScopeDocument,
  PromoteDocumentDocument,
  RemoveTagsDocument,
  RenameScopeDocument,
  UpdateDocumentDocument,
  WatchDocumentsDocument,
  type WatchDocumentsSubscriptionVariables,
  WatchIndexDocument,
  WatchScopesDocument,
  type WatchScopesSubscriptionVariables,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { eventually } from '../testkit/eventually.js';
import { type Client, GraphQLFailure } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';

const story = useStory();

/** What a subscription from the beginning of the feed gives, as `kind id`, until an event that is known to be the last. */
async function documentEvents(
  variables: WatchDocumentsSubscriptionVariables,
  last: string,
): Promise<readonly string[]> {
  const seen: string[] = [];
  for await (const { documentEvents: event } of story().client.watch(WatchDocumentsDocument, {
    since: '0',
    ...variables,
  })) {
    seen.push(`${event.kind} ${event.documentId ?? '-'}`);
    if (seen.at(-1) === last) break;
  }
  return seen;
}

async function scopeEvents(
  variables: WatchScopesSubscriptionVariables,
  last: string,
  watcher: Client = story().client,
): Promise<readonly string[]> {
  const seen: string[] = [];
  for await (const { scopeEvents: event } of watcher.watch(WatchScopesDocument, { since: '0', ...variables })) {
    seen.push(`${event.kind} ${event.scope ?? '-'}`);
    if (seen.at(-1) === last) break;
  }
  return seen;
}

it('tells only the kinds, the document, the types and the tags that were asked for', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const session = await scope({ kind: 'SESSION', id: 's', parent: project });
  await document({ id: 'fact', scope: session, type: 'FACT', content: 'x', tags: ['#Red'] });
  await document({ id: 'note', scope: session, type: 'NOTE', content: 'x', tags: ['blue'] });
  await client.run(AddTagsDocument, { id: 'note', tags: ['red', 'green'] });
  await client.run(RemoveTagsDocument, { id: 'note', tags: ['red'] });
  await client.run(UpdateDocumentDocument, { input: { id: 'note', content: 'y' } });
  await client.run(DeleteDocumentDocument, { id: 'fact' });
  await client.run(PromoteDocumentDocument, { id: 'note', to: 'PROJECT' });
  await document({ id: 'end', scope: session, type: 'FACT', content: 'x', tags: ['red'] });
  const end = 'DOCUMENT_CREATED end';
  expect(await documentEvents({ scope: session, kinds: ['DOCUMENT_CREATED'] }, end)).toEqual([
    ...['DOCUMENT_CREATED fact', 'DOCUMENT_CREATED note', end],
  ]);
  expect(await documentEvents({ scope: session, kinds: ['DOCUMENT_LEFT', 'DOCUMENT_CREATED'] }, end)).toEqual([
    ...['DOCUMENT_CREATED fact', 'DOCUMENT_CREATED note', 'DOCUMENT_LEFT -', end],
  ]);
  expect(await documentEvents({ scope: session, types: ['FACT'] }, end)).toEqual([
    ...['DOCUMENT_CREATED fact', 'DOCUMENT_DELETED fact', end],
  ]);
  // By a change a document had the tag too: it was taken off, or went with the document.
  expect(await documentEvents({ scope: session, tags: ['#RED'], kinds: withoutLeft }, end)).toEqual([
    ...['DOCUMENT_CREATED fact', 'DOCUMENT_TAGGED note', 'DOCUMENT_UNTAGGED note', 'DOCUMENT_DELETED fact', end],
  ]);
  expect(
    await documentEvents({ scope: project, includeDescendants: true, documentId: 'note' }, 'DOCUMENT_PROMOTED note'),
  ).toEqual([
    ...['DOCUMENT_CREATED note', 'DOCUMENT_VERSIONED note', 'DOCUMENT_TAGGED note', 'DOCUMENT_VERSIONED note'],
    ...['DOCUMENT_UNTAGGED note', 'DOCUMENT_VERSIONED note', 'DOCUMENT_UPDATED note', 'DOCUMENT_PROMOTED note'],
  ]);
});

const withoutLeft = [
  'DOCUMENT_CREATED',
  'DOCUMENT_UPDATED',
  'DOCUMENT_DELETED',
  'DOCUMENT_TAGGED',
  'DOCUMENT_UNTAGGED',
] as const;

it('tells of scopes that are made, moved and left, and of one scope nothing of those within it', async () => {
  const { client, scope } = story();
  const group = await scope({ kind: 'GROUP', id: 'g' });
  const one = await scope({ kind: 'PROJECT', id: 'one', parent: group });
  const two = await scope({ kind: 'PROJECT', id: 'two', parent: group });
  const session = await scope({ kind: 'SESSION', id: 's', parent: one });
  await client.run(MoveScopeDocument, { scope: session, parent: two });
  await scope({ kind: 'SESSION', id: 'end', parent: one });
  await scope({ kind: 'SESSION', id: 'end2', parent: two });
  expect(await scopeEvents({ scope: one, includeDescendants: true }, 'CREATED session/end')).toEqual([
    ...['CREATED project/one', 'LEFT -', 'CREATED session/end'],
  ]);
  expect(await scopeEvents({ scope: two, includeDescendants: true }, 'CREATED session/end2')).toEqual([
    ...['CREATED project/two', 'CREATED session/s', 'MOVED session/s', 'CREATED session/end2'],
  ]);
  expect(await scopeEvents({ scope: session }, 'MOVED session/s')).toEqual(['CREATED session/s', 'MOVED session/s']);
  await client.run(MoveScopeDocument, { scope: session, parent: one });
  await client.run(MoveScopeDocument, { scope: one, parent: group });
  expect(await scopeEvents({ scope: one, kinds: ['MOVED'] }, 'MOVED project/one')).toEqual(['MOVED project/one']);
});

it('tells of a deleted scope those who may read all within the one above it, and no plain member of that', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'one' });
  const session = await scope({ kind: 'SESSION', id: 'private', parent: project });
  await join(client, project, 'boss', 'OWNER');
  await join(client, project, 'ada');
  await client.run(DeleteScopeDocument, { scope: session });
  await client.run(RenameScopeDocument, { scope: project, title: 'The end' });
  const watch = async (userId: string, includeDescendants = true) => {
    const events = await scopeEvents(
      { scope: project, includeDescendants },
      'RENAMED project/one',
      await actAs(client, userId),
    );
    return events.filter((event) => event.includes('private'));
  };
  expect(await watch('boss')).toEqual(['DELETED session/private']);
  expect(await watch('boss', false)).toEqual([]);
  expect(await watch('ada')).toEqual([]);
});

it('tells how far the index of a long document is, from waiting to ready', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const content = Array.from({ length: 90 }, (_, i) => `## Part ${i}\n\nThe keeper of light ${i} writes a line.`);
  const input = { id: 'long', scope: project, type: 'NOTE', content: content.join('\n\n') } as const;
  await client.run(CreateDocumentDocument, { input });
  const seen = [];
  for await (const { indexEvents } of client.watch(WatchIndexDocument, {
    scope: project,
    documentId: 'long',
    since: '0',
  })) {
    seen.push(indexEvents);
    if (indexEvents.kind === 'READY') break;
  }
  expect(seen.map(({ kind }) => kind)).toEqual(['PENDING', ...seen.slice(2).map(() => 'INDEXING'), 'READY']);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen[0]).toMatchObject({ documentId: 'long', chunks: 90, embedded: 0, reason: null });
  const done = seen.map(({ embedded }) => embedded ?? -1);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(90);
});

it('refuses a position that cannot be used, and a scope that is not there, with their codes', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const codeOf = (variables: WatchDocumentsSubscriptionVariables): Promise<unknown> =>
    client
      .watch(WatchDocumentsDocument, variables)
      .next()
      .then(
        () => 'none',
        (error: unknown) =>
          Array.isArray(error) ? codeIn(error) : error instanceof GraphQLFailure ? error.code : error,
      );
  expect(await codeOf({ scope: project, since: '999999999999999' })).toBe('BAD_INPUT');
  expect(await codeOf({ scope: project, since: 'x' })).toBe('BAD_INPUT');
  expect(await codeOf({ scope: 'project/none', since: '0' })).toBe('NOT_FOUND');
  expect(await codeOf({ scope: 'project/none' })).toBe('NOT_FOUND');
  await eventually(
    async () => (await fetch(`${client.url}/metrics`)).text(),
    (text) => text.includes('mnemograph_subscriptions_ended_total{code="NOT_FOUND"}'),
  );
});

const codeIn = (errors: readonly unknown[]): unknown =>
  (errors[0] as { extensions?: { code?: unknown } } | undefined)?.extensions?.code;
