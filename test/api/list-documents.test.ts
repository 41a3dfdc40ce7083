import {
  CreateDocumentDocument,
  DeleteDocumentDocument,
  ListDocumentsDocument,
  UpdateDocumentDocument,
  type ListDocumentsQueryVariables,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

async function readAll(client: Client, variables: ListDocumentsQueryVariables): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; ;) {
    const { documents } = await client.run(ListDocumentsDocument, { ...variables, after });
    ids.push(...documents.edges.map((edge) => edge.node.id));
    if (!documents.pageInfo.hasNextPage) return ids;
    after = documents.pageInfo.endCursor;
  }
}

it('lists the documents of a scope alone, not those above, below or beside it', async () => {
  const { client, document } = story();
  const chain = await story().chain('x');
  for (const [name, scope] of Object.entries<string>({ ...chain }))
    await document({ id: name, scope, type: 'FACT', content: name });
  for (const [name, scope] of Object.entries<string>({ ...chain }))
    expect(await readAll(client, { scope })).toEqual([name]);
});

it('begins with the document that was changed last, and pages through each once', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) await document({ id, scope: project, type: 'FACT', content: id });
  const expected = [...ids].reverse();
  for (const first of [1, 2, 5, 100]) expect(await readAll(client, { scope: project, first })).toEqual(expected);
  await client.run(UpdateDocumentDocument, { input: { id: 'b', title: 'Changed' } });
  expect(await readAll(client, { scope: project, first: 2 })).toEqual(['b', 'e', 'd', 'c', 'a']);
  const { documents } = await client.run(ListDocumentsDocument, { scope: project, first: 2 });
  expect(documents.totalCount).toBe(5);
});

it('combines types and tags, and counts what they leave', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ id: 'both', scope: project, type: 'RESULT', content: 'x', tags: ['contradiction', 'unread'] });
  await document({ id: 'one', scope: project, type: 'RESULT', content: 'x', tags: ['#Contradiction'] });
  await document({ id: 'note', scope: project, type: 'NOTE', content: 'x', tags: ['contradiction', 'unread'] });
  await document({ id: 'none', scope: project, type: 'FACT', content: 'x' });
  const list = async (filter: NonNullable<ListDocumentsQueryVariables['filter']>) => {
    const { documents } = await client.run(ListDocumentsDocument, { scope: project, filter });
    expect(documents.totalCount).toBe(documents.edges.length);
    return documents.edges.map((edge) => edge.node.id).sort();
  };
  expect(await list({})).toEqual(['both', 'none', 'note', 'one']);
  expect(await list({ types: ['RESULT'], tags: ['#contradiction'] })).toEqual(['both', 'one']);
  expect(await list({ types: ['RESULT', 'NOTE'], tags: ['UNREAD', 'contradiction'] })).toEqual(['both', 'note']);
  expect(await list({ tags: ['nobody-has-this'] })).toEqual([]);
  expect(await list({ types: [] })).toEqual([]);
});

it('refuses cursors of other lists, scopes that are not there, and pages of no or too many entries', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  await document({ scope: project, type: 'FACT', content: 'x' });
  const after = (await client.run(ListDocumentsDocument, { scope: project })).documents.pageInfo.endCursor;
  expect(
    (await refusalOf(client, ListDocumentsDocument, { scope: project, filter: { tags: ['x'] }, after })).code,
  ).toBe('CURSOR_MISMATCH');
  const other = await scope({ kind: 'PROJECT' });
  expect((await refusalOf(client, ListDocumentsDocument, { scope: other, after })).code).toBe('CURSOR_MISMATCH');
  expect((await refusalOf(client, ListDocumentsDocument, { scope: project, after: 'x' })).code).toBe('BAD_INPUT');
  expect((await refusalOf(client, ListDocumentsDocument, { scope: 'project/none' })).code).toBe('NOT_FOUND');
  for (const first of [0, 101]) {
    expect((await refusalOf(client, ListDocumentsDocument, { scope: project, first })).code).toBe('BAD_INPUT');
  }
});

it('shows what nobody touches exactly once while others write', async () => {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT' });
  const still = Array.from({ length: 12 }, (_, i) => `still${i}`);
  for (const id of still) await document({ id, scope: project, type: 'FACT', content: id });
  await document({ id: 'busy', scope: project, type: 'FACT', content: 'busy' });
  let reading = true;
  const write = async (): Promise<void> => {
    for (let i = 0; reading; i++) {
      const input = { id: `new${i}`, scope: project, type: 'FACT', content: 'new' } as const;
      await client.run(CreateDocumentDocument, { input });
      await client.run(UpdateDocumentDocument, { input: { id: 'busy', metadata: { i } } });
      await client.run(DeleteDocumentDocument, { id: `new${i}` });
    }
  };
  const writing = write();
  try {
    for (let round = 0; round < 3; round++) {
      const seen = (await readAll(client, { scope: project, first: 2 })).filter((id) => id.startsWith('still'));
      expect(seen).toEqual([...still].reverse());
    }
  } finally {
    reading = false;
    await writing;
  }
});
