import {
  AddReferenceDocument,
  type AddReferenceInput,
  DeleteDocumentDocument,
  FindReferencesDocument,
  type FindReferencesQueryVariables,
  GetReferencesDocument,
  ImportDocumentsDocument,
  PromoteDocumentDocument,
  RagQueryWithRelatedDocument,
  RemoveReferenceDocument,
  UpdateDocumentDocument,
  WatchDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

/** What a document refers to: kind, and the id of its target, or its address, or null. */
async function outgoing(client: Client, id: string): Promise<readonly unknown[]> {
  const { document } = await client.run(GetReferencesDocument, { id });
  return (document?.references ?? []).map(({ kind, url, target }) => [kind, target?.id ?? url ?? null]);
}

/** Ids of what refers to a document, the newest first. */
async function incoming(client: Client, id: string): Promise<readonly unknown[]> {
  const { document } = await client.run(GetReferencesDocument, { id });
  return (document?.incomingReferences ?? []).map(({ source }) => source?.id);
}

const note = (scope: string, id: string, content: string, title = id) =>
  story().document({ id, scope, type: 'NOTE', title, content });
const link = (input: AddReferenceInput) => story().client.run(AddReferenceDocument, { input });

it('finds wiki links, links, DOIs and addresses of a new note, an import and an upload', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await note(project, 'plan', 'The plan.', 'The Plan');
  await note(project, 'a', 'See [[the plan#Risks|it]], [x](https://example.org/x) and 10.1000/182.');
  expect(await outgoing(client, 'a')).toEqual([
    ['CROSS_REFERENCE', 'plan'],
    ['LINK', 'https://example.org/x'],
    ['CITATION', 'https://doi.org/10.1000/182'],
  ]);
  const { document } = await client.run(GetReferencesDocument, { id: 'a' });
  expect(document?.references[0]).toMatchObject({ text: 'it', locator: 'Risks', automatic: true, source: { id: 'a' } });
  const documents = [
    { id: 'b', content: 'B: ![[THE PLAN.md]]' },
    { id: 'c', content: 'C refers to [b](folder/B%20note.md).' },
  ];
  await client.run(ImportDocumentsDocument, { input: { scope: project, documents } });
  expect(await outgoing(client, 'b')).toEqual([['CROSS_REFERENCE', 'plan']]);
  const file = new TextEncoder().encode('# Upload\n\nAfter [[The plan]] and [[c]].');
  const response = await client.upload(file, 'B note.md', { scope: project, id: 'up' });
  expect(response.status).toBe(200);
  expect(await outgoing(client, 'up')).toEqual([
    ['CROSS_REFERENCE', 'plan'],
    ['CROSS_REFERENCE', 'c'],
  ]);
  expect(await outgoing(client, 'c')).toEqual([['CROSS_REFERENCE', 'up']]); // by the name of the file that came after it
  expect(await incoming(client, 'plan')).toEqual(['up', 'b', 'a']);
});

it('keeps what is not there yet, and joins it when a document of that name comes into the same scope', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const other = await scope({ kind: 'PROJECT', id: 'q' });
  await note(project, 'a', '[[Later]]');
  await note(other, 'elsewhere', 'x', 'Later');
  expect(await outgoing(client, 'a')).toEqual([['CROSS_REFERENCE', null]]);
  await note(project, 'b', 'x', 'LATER');
  expect(await outgoing(client, 'a')).toEqual([['CROSS_REFERENCE', 'b']]);
  await client.run(UpdateDocumentDocument, { input: { id: 'b', title: 'Renamed' } });
  expect(await outgoing(client, 'a')).toEqual([['CROSS_REFERENCE', 'b']]); // it is meant still
  await client.run(DeleteDocumentDocument, { id: 'b' });
  expect(await outgoing(client, 'a')).toEqual([['CROSS_REFERENCE', null]]);
  await note(project, 'c', 'x', 'Something');
  await client.run(UpdateDocumentDocument, { input: { id: 'c', title: 'later' } });
  expect(await outgoing(client, 'a')).toEqual([['CROSS_REFERENCE', 'c']]);
});

it('misses no link whose note and target are written at the same moment', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const trials = Array.from({ length: 8 }, (_, i) => i);
  await Promise.all(
    trials.flatMap((i) => [note(project, `from${i}`, `[[Target ${i}]]`), note(project, `to${i}`, 'x', `Target ${i}`)]),
  );
  for (const i of trials) expect(await outgoing(client, `from${i}`)).toEqual([['CROSS_REFERENCE', `to${i}`]]);
  expect(await runCypher('MATCH (lock:NameLock) WHERE lock.name STARTS WITH "target " RETURN lock')).toEqual([]);
});

it('takes the oldest of two documents with one name, and says so', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await note(project, 'first', 'x', 'Same');
  await note(project, 'second', 'x', 'Same');
  const input = { id: 'a', scope: project, content: '[[same]]' };
  const { importDocuments } = await client.run(ImportDocumentsDocument, {
    input: { scope: project, documents: [input].map(({ id, content }) => ({ id, content })) },
  });
  expect(importDocuments.results[0]?.warnings.join()).toMatch(/2 documents.*first/);
  expect(await outgoing(client, 'a')).toEqual([['CROSS_REFERENCE', 'first']]);
});

it('puts what a new text says in place of what the old one said, and leaves what people have added', async () => {
  const { client, scope } = story();
  const { project, session } = await story().chain('a');
  await note(session, 'kept', 'x', 'Kept');
  await note(session, 'a', '[[Kept]] https://example.org/old');
  await link({ documentId: 'a', kind: 'LINK', url: 'https://example.org/added', note: 'by hand' });
  const before = (await client.run(GetReferencesDocument, { id: 'a' })).document?.references[0]?.key;
  await client.run(PromoteDocumentDocument, { id: 'kept', to: 'PROJECT' });
  expect(await scope({ kind: 'SESSION', id: 'unused', parent: project })).toBe('session/unused');
  await client.run(UpdateDocumentDocument, { input: { id: 'a', content: 'https://example.org/new [[Kept]]' } });
  const { document } = await client.run(GetReferencesDocument, { id: 'a' });
  expect((await outgoing(client, 'a')).toSorted()).toEqual([
    ['CROSS_REFERENCE', 'kept'], // although it is in another scope by now
    ['LINK', 'https://example.org/added'],
    ['LINK', 'https://example.org/new'],
  ]);
  expect(document?.references.map(({ key }) => key)).toContain(before);
});

it('gives a document of type reference one', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'r', scope: project, type: 'REFERENCE', title: 'Manual', content: 'Shelf 3.' });
  await document({ id: 's', scope: project, type: 'REFERENCE', title: 'Site', content: 'https://example.org/' });
  const { document: shown } = await client.run(GetReferencesDocument, { id: 'r' });
  expect(shown?.references).toMatchObject([{ kind: 'CITATION', text: 'Manual', note: 'Shelf 3.', target: null }]);
  expect(await outgoing(client, 's')).toEqual([['LINK', 'https://example.org/']]);
});

it('adds a reference of each kind once, tells of it, and takes it off again', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await note(project, 'a', 'x');
  await note(project, 'b', 'x');
  const events = client.watch(WatchDocumentsDocument, { scope: project, kinds: ['DOCUMENT_REFERENCED'], since: '0' });
  const target = {
    documentId: 'a',
    kind: 'CROSS_REFERENCE',
    targetId: 'b',
    locator: 'p. 3',
    note: 'see there',
  } as const;
  const { addReference } = await link({ ...target, idempotencyKey: 'k' });
  expect(addReference).toMatchObject({ outcome: 'UPDATED', document: { version: 2 } });
  expect((await link({ ...target, idempotencyKey: 'k' })).addReference).toMatchObject({ replayed: true });
  expect((await link(target)).addReference).toMatchObject({ outcome: 'UNCHANGED', document: { version: 2 } });
  await link({ documentId: 'a', kind: 'LINK', url: 'https://example.org/' });
  await link({ documentId: 'a', kind: 'CITATION', note: 'A book.' });
  expect(await outgoing(client, 'a')).toEqual([
    ['CROSS_REFERENCE', 'b'],
    ['LINK', 'https://example.org/'],
    ['CITATION', null],
  ]);
  expect(await incoming(client, 'b')).toEqual(['a']);
  expect((await events.next()).value).toMatchObject({
    documentEvents: { kind: 'DOCUMENT_REFERENCED', documentId: 'a', version: 2 },
  });
  await events.return?.();
  const [own] = addReference.document.references;
  expect(own).toMatchObject({ locator: 'p. 3', note: 'see there', automatic: false });
  const key = own?.key ?? '';
  await client.run(RemoveReferenceDocument, { key, idempotencyKey: 'gone' });
  expect(await incoming(client, 'b')).toEqual([]);
  expect((await client.run(RemoveReferenceDocument, { key, idempotencyKey: 'gone' })).removeReference.replayed).toBe(
    true,
  );
  expect((await refusalOf(client, RemoveReferenceDocument, { key })).code).toBe('NOT_FOUND');
});

it('refuses references that name nothing or too much, and to take off what the text says', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await note(project, 'a', 'https://example.org/');
  const bad: readonly Omit<AddReferenceInput, 'documentId'>[] = [
    { kind: 'LINK' },
    { kind: 'LINK', url: 'ftp://example.org/' },
    { kind: 'LINK', url: 'javascript:alert(1)' },
    { kind: 'CROSS_REFERENCE', note: 'none' },
    { kind: 'CROSS_REFERENCE', targetId: 'a' },
    { kind: 'CROSS_REFERENCE', targetId: 'b', title: 'B' },
    { kind: 'CITATION', note: 'x'.repeat(1_001) },
  ];
  for (const input of bad) {
    const refused = await refusalOf(client, AddReferenceDocument, { input: { ...input, documentId: 'a' } });
    expect([input, refused.code]).toEqual([input, 'BAD_INPUT']);
  }
  const none = { documentId: 'none', kind: 'LINK', url: 'https://example.org/' } as const;
  expect((await refusalOf(client, AddReferenceDocument, { input: none })).code).toBe('NOT_FOUND');
  const { document } = await client.run(GetReferencesDocument, { id: 'a' });
  const key = document?.references[0]?.key ?? '';
  expect((await refusalOf(client, RemoveReferenceDocument, { key })).code).toBe('BAD_INPUT');
  expect(document?.references).toHaveLength(1);
});

/** Three projects: in the middle one, which ada may not read, a note between notes that she may read. */
async function plantBridge(): Promise<Client> {
  const { client, scope } = story();
  const [near, hidden, far] = [
    await scope({ kind: 'PROJECT', id: 'near' }),
    await scope({ kind: 'PROJECT', id: 'hidden' }),
    await scope({ kind: 'PROJECT', id: 'far' }),
  ];
  await note(near, 'a', 'A lamp is lit.');
  await note(near, 'b', 'x');
  await note(hidden, 'secret', 'x');
  await note(far, 'z', 'x');
  for (const [from, to] of [
    ['a', 'b'],
    ['a', 'secret'],
    ['secret', 'z'],
    ['secret', 'b'],
    ['b', 'z'],
    ['z', 'a'],
  ] as const) {
    await link({ documentId: from, kind: 'CROSS_REFERENCE', targetId: to });
  }
  await join(client, near, 'ada', 'OWNER');
  await join(client, far, 'ada');
  return actAs(client, 'ada');
}

it('leads through no document that its reader may not see, and says nothing of it', async () => {
  const ada = await plantBridge();
  const { client } = story();
  const steps = async (who: Client, variables: FindReferencesQueryVariables) => {
    const { references } = await who.run(FindReferencesDocument, { first: 50, ...variables });
    return references.steps.map(({ hops, direction, reference: { source, target } }) =>
      [
        hops,
        direction === 'OUTGOING' ? `${source?.id} > ${target?.id ?? '?'}` : `${target?.id ?? '?'} < ${source?.id}`,
      ].join(' '),
    );
  };
  const out = { documentId: 'a', direction: 'OUTGOING', hops: 5 } as const;
  expect((await steps(client, out)).toSorted()).toEqual([
    ...['1 a > b', '1 a > secret', '2 b > z', '2 secret > b', '2 secret > z', '3 z > a'],
  ]);
  expect((await steps(ada, out)).toSorted()).toEqual(['1 a > ?', '1 a > b', '2 b > z', '3 z > a']);
  expect(await steps(ada, { documentId: 'b', direction: 'INCOMING', hops: 1 })).toEqual(['1 b < a']);
  expect(await steps(ada, { documentId: 'z', direction: 'INCOMING', hops: 2 })).toEqual(['1 z < b', '2 b < a']);
  expect((await steps(ada, { documentId: 'b', direction: 'BOTH', hops: 1 })).toSorted()).toEqual([
    '1 b < a',
    '1 b > z',
  ]);
  expect(await steps(ada, { ...out, kinds: ['LINK'] })).toEqual([]);
  expect(await outgoing(ada, 'a')).toEqual([
    ['CROSS_REFERENCE', 'b'],
    ['CROSS_REFERENCE', null],
  ]);
  expect(await incoming(ada, 'b')).toEqual(['a']);
  const { references } = await client.run(FindReferencesDocument, { ...out, first: 2 });
  expect([references.hasMore, references.steps.length]).toEqual([true, 2]);
  for (const documentId of ['secret', 'none']) {
    expect((await refusalOf(ada, FindReferencesDocument, { documentId })).code).toBe('NOT_FOUND');
  }
  for (const hops of [0, 6]) {
    expect((await refusalOf(ada, FindReferencesDocument, { documentId: 'a', hops })).code).toBe('BAD_INPUT');
  }
});

it('answers the same for a target that is hidden and one that is not there', async () => {
  const ada = await plantBridge();
  const add = async (targetId: string) => {
    const input = { documentId: 'b', kind: 'CROSS_REFERENCE', targetId } as const;
    const { addReference } = await ada.run(AddReferenceDocument, { input });
    const last = addReference.document.references.find(({ target }) => target === null);
    const { key, createdAt, ...shown } = last ?? {};
    await ada.run(RemoveReferenceDocument, { key: key ?? '' });
    return { ...shown, when: typeof createdAt, outcome: addReference.outcome };
  };
  expect(await add('secret')).toEqual(await add('none'));
});

it('adds documents to an answer that its hits lead to, within the scopes that were searched', async () => {
  const { client, scope } = story();
  const { project, session } = await story().chain('a');
  const other = await scope({ kind: 'PROJECT', id: 'other' });
  await note(session, 'hit', 'The lamp of the lighthouse burns oil. [[Oil]]');
  await note(project, 'oil', 'x', 'Oil');
  await note(project, 'trade', 'x', 'Trade');
  await note(other, 'foreign', 'x');
  for (const [from, to] of [
    ['hit', 'oil'],
    ['oil', 'trade'],
    ['foreign', 'hit'],
    ['hit', 'foreign'],
    ['foreign', 'trade'],
  ] as const) {
    await link({ documentId: from, kind: 'CROSS_REFERENCE', targetId: to });
  }
  const ask = async (expandHops: number) => {
    const question = { query: 'lamp of the lighthouse', scope: session, limit: 1, expandHops };
    const { ragQuery } = await client.run(RagQueryWithRelatedDocument, question);
    expect(ragQuery.hits.map(({ documentId }) => documentId)).toEqual(['hit']);
    return ragQuery.related.map(({ documentId, hops, direction, via }) => [documentId, hops, direction, via]);
  };
  expect(await ask(0)).toEqual([]);
  expect(await ask(1)).toEqual([['oil', 1, 'OUTGOING', 'hit']]);
  expect(await ask(2)).toEqual([
    ['oil', 1, 'OUTGOING', 'hit'],
    ['trade', 2, 'OUTGOING', 'oil'],
  ]);
  const refused = await refusalOf(client, RagQueryWithRelatedDocument, { query: 'x', scope: session, expandHops: 3 });
  expect(refused.code).toBe('BAD_INPUT');
});

it('takes what a document refers to along when it is deleted', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  await note(project, 'a', '[[b]] https://example.org/');
  await note(project, 'b', '[[a]]');
  const { key } = await note(project, 'c', 'x');
  await link({ documentId: 'c', kind: 'CROSS_REFERENCE', targetId: 'a' });
  await client.run(DeleteDocumentDocument, { id: 'a' });
  expect(await outgoing(client, 'b')).toEqual([['CROSS_REFERENCE', null]]);
  const [left] = await runCypher<{ count: number }>(
    'MATCH (c:Document {key: $key}) MATCH (r:Reference {tenantKey: c.tenantKey}) RETURN count(r) AS count',
    { key },
  );
  expect(Number(left?.count)).toBe(2);
});
