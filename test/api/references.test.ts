import {
  AddReferenceDocument,
  type AddReferenceInput,
  DeleteDocumentDocument,
  GetReferencesDocument,
  ImportDocumentsDocument,
  PromoteDocumentDocument,
  RemoveReferenceDocument,
  UpdateDocumentDocument,
  WatchDocumentsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { incoming, outgoing } from '../testkit/references.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

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

it('joins a link to the document that it waits for when that moves into its scope', async () => {
  const { client } = story();
  const { project, process } = await story().chain('waiting');
  await note(project, 'log', 'See [[Sonar]].');
  await note(process, 'sonar', 'A survey.', 'Sonar');
  const targetOf = async () =>
    (await client.run(GetReferencesDocument, { id: 'log' })).document?.references.map(({ target }) => target?.id);
  expect(await targetOf()).toEqual([undefined]);
  await client.run(PromoteDocumentDocument, { id: 'sonar', to: 'PROJECT' });
  expect(await targetOf()).toEqual(['sonar']);
});
