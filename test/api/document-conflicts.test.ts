import {
  AddTagsDocument,
  DeleteDocumentDocument,
  GetDocumentDocument,
  PromoteDocumentDocument,
  RemoveTagsDocument,
  RestoreVersionDocument,
  SetTagsDocument,
  UpdateDocumentDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Answer, Client } from '../testkit/client.js';
import { actAs } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** Every write of a document, made for some version. */
const writes: readonly (readonly [string, (client: Client, expectedVersion: number) => Promise<Answer<unknown>>])[] = [
  [
    'updateDocument',
    (c, expectedVersion) => c.ask(UpdateDocumentDocument, { input: { id: 'd', title: 'New', expectedVersion } }),
  ],
  ['addTags', (c, expectedVersion) => c.ask(AddTagsDocument, { id: 'd', tags: ['new'], expectedVersion })],
  ['removeTags', (c, expectedVersion) => c.ask(RemoveTagsDocument, { id: 'd', tags: ['old'], expectedVersion })],
  ['setTags', (c, expectedVersion) => c.ask(SetTagsDocument, { id: 'd', tags: ['set'], expectedVersion })],
  [
    'promoteDocument',
    (c, expectedVersion) => c.ask(PromoteDocumentDocument, { id: 'd', to: 'PROJECT', expectedVersion }),
  ],
  ['restoreVersion', (c, expectedVersion) => c.ask(RestoreVersionDocument, { id: 'd', version: 1, expectedVersion })],
  ['deleteDocument', (c, expectedVersion) => c.ask(DeleteDocumentDocument, { id: 'd', expectedVersion })],
];

async function plantNote(): Promise<void> {
  const { session } = await story().chain('x');
  await story().document({ id: 'd', scope: session, type: 'FACT', title: 'Old', content: 'x', tags: ['old'] });
}

it.each(writes)(
  '%s is refused for a version that is not the newest, changes nothing, and is done for the newest',
  async (_, write) => {
    const { client } = story();
    await plantNote();
    await client.run(UpdateDocumentDocument, { input: { id: 'd', metadata: { a: 1 } } });
    const before = await client.run(GetDocumentDocument, { id: 'd' });
    const refused = await write(client, 1);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', expectedVersion: 1, version: 2 });
    expect(await client.run(GetDocumentDocument, { id: 'd' })).toEqual(before);
    expect((await write(client, 2)).errors).toBeUndefined();
  },
);

it('says with a conflict what the document is now, as far as merging needs it', async () => {
  const { client } = story();
  await plantNote();
  const change = { id: 'd', title: 'Second', content: 'Two.', metadata: { year: 2017, by: { name: 'A' } } };
  await client.run(UpdateDocumentDocument, { input: change });
  const { extensions } = await refusalOf(client, UpdateDocumentDocument, {
    input: { id: 'd', title: 'Third', expectedVersion: 1 },
  });
  const { document } = await client.run(GetDocumentDocument, { id: 'd' });
  expect(extensions['document']).toEqual({
    ...{ key: document?.key, id: 'd', scope: 'session/sess_x', type: 'FACT', title: 'Second', mimeType: 'text/plain' },
    ...{ version: 2, updatedAt: document?.updatedAt, tags: ['old'], metadata: change.metadata, content: 'Two.' },
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

it('carries the hash of a long content in place of the content', async () => {
  const { client } = story();
  await plantNote();
  await client.run(UpdateDocumentDocument, { input: { id: 'd', content: `x${' '.repeat(66_000)}y` } });
  const { extensions } = await refusalOf(client, AddTagsDocument, { id: 'd', tags: ['x'], expectedVersion: 1 });
  expect(extensions['document']).toMatchObject({ content: null, contentHash: expect.any(String) as string });
});

it('says nothing of a document to those who may not read it', async () => {
  const { client } = story();
  await plantNote();
  const stranger = await actAs(client, 'stranger');
  for (const [, write] of writes) {
    const [error] = (await write(stranger, 7)).errors ?? [];
    expect(error?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(error?.extensions).not.toHaveProperty('document');
  }
});

it.each(writes.slice(0, 4))(
  'lets exactly one of 20 clients win that call %s for the same version',
  async (_, write) => {
    const { client } = story();
    await plantNote();
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(client, 1)));
    const codes = answers.flatMap(({ errors }) => errors?.map((error) => error.extensions?.['code']) ?? []);
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'CONFLICT'));
    expect((await client.run(GetDocumentDocument, { id: 'd' })).document?.version).toBe(2);
  },
);

it('sets the tags in place of those that people have set, and leaves automatic ones', async () => {
  const { client, document } = story();
  const { process } = await story().chain('x');
  const source = { type: 'TOOL_OUTPUT', thinkProcessId: 'tp_x' } as const;
  await document({ id: 'r', scope: process, type: 'RESULT', content: 'Done.', source, tags: ['a', 'b'] });
  const { setTags } = await client.run(SetTagsDocument, { id: 'r', tags: ['#B', 'c'] });
  expect(setTags).toMatchObject({ outcome: 'UPDATED', document: { version: 2 } });
  expect(setTags.document.tags.map((tag) => tag.id)).toEqual(['b', 'c', 'thinkprocess:tp_x']);
  const again = await client.run(SetTagsDocument, { id: 'r', tags: ['c', 'b'] });
  expect(again.setTags).toMatchObject({ outcome: 'UNCHANGED', document: { version: 2 } });
  const none = await client.run(SetTagsDocument, { id: 'r', tags: [] });
  expect(none.setTags.document.tags.map((tag) => tag.id)).toEqual(['thinkprocess:tp_x']);
});
