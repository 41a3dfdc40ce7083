import { createHash } from 'node:crypto';
import {
  AddTagsDocument,
  GetHistoryDocument,
  GetVersionDocument,
  ImportDocumentsDocument,
  LinkTranslationDocument,
  PromoteDocumentDocument,
  RemoveTagsDocument,
  SetTagsDocument,
  UpdateDocumentDocument,
  type UpdateDocumentInput,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { historyOf } from '../testkit/history.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

const update = (input: Omit<UpdateDocumentInput, 'id'>) =>
  story().client.run(UpdateDocumentDocument, { input: { id: 'd', ...input } });
const stateAt = async (version: number, id = 'd') =>
  (await story().client.run(GetVersionDocument, { id, version })).documentVersion;

async function plant(content = 'First.', tags: string[] = []): Promise<string> {
  const project = await story().scope({ kind: 'PROJECT' });
  const note = { id: 'd', scope: project, type: 'NOTE', title: 'Note', content, tags } as const;
  await story().document({ ...note, metadata: { year: 1 } });
  return project;
}

it('has no history before the first change', async () => {
  await plant();
  expect(await historyOf(story().client, 'd')).toEqual([]);
  expect(await stateAt(1)).toMatchObject({ version: 1, since: 1, current: true, content: 'First.', replacedAt: null });
});

it('keeps what a document was before every kind of change, and nothing for a change that changes nothing', async () => {
  const { client } = story();
  const project = await plant('First.', ['a']);
  const bring = (content: string, tags?: string[]) =>
    client.run(ImportDocumentsDocument, {
      input: { scope: project, documents: [{ id: 'd', title: 'Title', content, ...(tags && { tags }) }] },
    });
  const changes: (() => Promise<unknown>)[] = [
    () => update({ content: 'Second.' }),
    () => client.run(AddTagsDocument, { id: 'd', tags: ['b'] }),
    () => client.run(RemoveTagsDocument, { id: 'd', tags: ['a'] }),
    () => client.run(SetTagsDocument, { id: 'd', tags: ['b', 'c'] }),
    () => update({ title: 'Title' }),
    () => update({ metadata: { year: 2 } }),
    () => update({ mimeType: 'text/plain' }),
    () => update({ language: 'de' }),
    () => bring('Third.'),
    () => bring('Third.', ['d']),
  ];
  for (const change of changes.flatMap((each) => [each, each])) await change();
  const history = await historyOf(client, 'd');
  const shown = history.map(({ version, title, content, tags, metadata, mimeType, language }) => {
    const { year } = metadata as { year: number };
    return [version, title, content, tags.join(), year, mimeType, language === 'de'].join(' ');
  });
  expect(shown).toEqual([
    '10 Title Third. b,c 2 text/plain true',
    '9 Title Second. b,c 2 text/plain true',
    '8 Title Second. b,c 2 text/plain false',
    '7 Title Second. b,c 2 text/markdown false',
    '6 Title Second. b,c 1 text/markdown false',
    '5 Note Second. b,c 1 text/markdown false',
    '4 Note Second. b 1 text/markdown false',
    '3 Note Second. a,b 1 text/markdown false',
    '2 Note Second. a 1 text/markdown false',
    '1 Note First. a 1 text/markdown false',
  ]);
  expect(await stateAt(11)).toMatchObject({ current: true, content: 'Third.', tags: ['d'] });
  expect(history.at(-1)?.contentHash).toBe(createHash('sha256').update('First.').digest('hex'));
});

it('does not count moves and links as states, and finds a state by each number that it had', async () => {
  const { client, document } = story();
  const { session } = await story().chain('x');
  await document({ id: 'd', scope: session, type: 'NOTE', content: 'First.', language: 'en' });
  await document({ id: 'de', scope: session, type: 'NOTE', content: 'Erstens.', language: 'de' });
  await client.run(LinkTranslationDocument, { id: 'd', of: 'de' });
  await update({ content: 'Second.' });
  await client.run(PromoteDocumentDocument, { id: 'd', to: 'PROJECT' });
  await client.run(AddTagsDocument, { id: 'd', tags: ['a'] });
  const [second, first, ...none] = await historyOf(client, 'd');
  expect(none).toEqual([]);
  expect(first).toMatchObject({ since: 1, version: 2, content: 'First.' });
  expect(second).toMatchObject({ since: 3, version: 4, content: 'Second.', tags: [] });
  const contents = await Promise.all([0, 1, 2, 3, 4, 5, 6, 2 ** 31 - 1].map((version) => stateAt(version)));
  expect(contents.map((state) => state && [state.content, ...state.tags].join())).toEqual([
    ...[null, 'First.', 'First.', 'Second.', 'Second.', 'Second.,a', null, null],
  ]);
  expect(await stateAt(1, 'none')).toBeNull();
});

it('leaves out tags that the server set', async () => {
  const { client, document } = story();
  const { process } = await story().chain('x');
  const source = { type: 'TOOL_OUTPUT', thinkProcessId: 'tp_x' } as const;
  await document({ id: 'd', scope: process, type: 'RESULT', content: 'Done.', source, tags: ['mine'] });
  await client.run(SetTagsDocument, { id: 'd', tags: [] });
  expect((await historyOf(client, 'd')).map(({ tags }) => tags)).toEqual([['mine']]);
  expect((await stateAt(2))?.tags).toEqual([]);
});

it('says who made each state and who replaced it, and when', async () => {
  const { client } = story();
  const project = await plant();
  await join(client, project, 'kim', 'OWNER');
  const kim = await actAs(client, 'kim');
  await kim.run(UpdateDocumentDocument, { input: { id: 'd', content: 'Second.' } });
  await update({ content: 'Third.' });
  const [second, first] = await historyOf(client, 'd');
  const local = first?.savedBy;
  expect(local).toEqual(expect.any(String));
  expect([first?.replacedBy, second?.savedBy, second?.replacedBy]).toEqual(['kim', 'kim', local]);
  expect([first?.replacedAt, second?.replacedAt]).toEqual([second?.savedAt, (await stateAt(3))?.savedAt]);
  expect(await stateAt(3)).toMatchObject({ savedBy: local, replacedBy: null });
});

it('gives the history a page at a time, and refuses the cursor of another document', async () => {
  const { client, document } = story();
  const scope = await plant();
  for (const content of ['Second.', 'Third.', 'Fourth.']) await update({ content });
  const page = async (after?: string | null, id = 'd') => {
    const answer = await client.run(GetHistoryDocument, { id, first: 2, after: after ?? null });
    return answer.document?.history;
  };
  const first = await page();
  expect(first?.edges.map(({ node }) => node.version)).toEqual([3, 2]);
  expect(first?.pageInfo.hasNextPage).toBe(true);
  const rest = await page(first?.pageInfo.endCursor);
  expect([rest?.edges.map(({ node }) => node.version), rest?.pageInfo.hasNextPage]).toEqual([[1], false]);
  await document({ id: 'other', scope, content: 'x' });
  const after = first?.pageInfo.endCursor ?? '';
  expect((await refusalOf(client, GetHistoryDocument, { id: 'other', after })).code).toBe('CURSOR_MISMATCH');
  for (const wrong of [{ after: 'x' }, { first: 0 }, { first: 101 }]) {
    expect((await refusalOf(client, GetHistoryDocument, { id: 'd', ...wrong })).code).toBe('BAD_INPUT');
  }
});

it('keeps twenty versions, with the content of each, and lets the oldest go', async () => {
  const { client } = story();
  await plant('First.');
  for (const content of ['Second.', 'Third.']) await update({ content });
  for (let i = 0; i < 21; i += 1) await client.run(AddTagsDocument, { id: 'd', tags: [`t${i}`] });
  await update({ content: 'Last.' });
  const history = await historyOf(client, 'd');
  expect(history.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => 24 - i));
  expect(new Set(history.map(({ content }) => content))).toEqual(new Set(['Third.']));
  expect(history.at(-1)?.tags).toHaveLength(2);
  expect(await stateAt(4)).toBeNull();
});

it('keeps each version once when many change a document at the same moment', async () => {
  const { client } = story();
  await plant();
  const writers = Array.from({ length: 8 }, (_, i) => i);
  const answers = await Promise.all([
    ...writers.map((i) => client.ask(UpdateDocumentDocument, { input: { id: 'd', content: `By ${i}.` } })),
    ...writers.map((i) => client.ask(AddTagsDocument, { id: 'd', tags: [`t${i}`] })),
  ]);
  const done = answers.filter(({ errors }) => errors === undefined).length;
  expect(done).toBeGreaterThan(10); // one that others overtake five times is told so
  const history = await historyOf(client, 'd');
  expect(history.map(({ version, since }) => [version, since])).toEqual(
    Array.from({ length: done }, (_, i) => [done - i, done - i]),
  );
  expect(new Set(history.map(({ content, tags }) => [content, ...tags].join())).size).toBe(done);
});

it('keeps nothing of a change that was refused', async () => {
  const { client } = story();
  await plant();
  const input = { id: 'd', content: 'Second.', expectedVersion: 7 };
  expect((await refusalOf(client, UpdateDocumentDocument, { input })).code).toBe('CONFLICT');
  const tagged = { id: 'd', tags: ['a'], expectedVersion: 7 };
  expect((await refusalOf(client, AddTagsDocument, tagged)).code).toBe('CONFLICT');
  expect(await historyOf(client, 'd')).toEqual([]);
});

it('goes with the document into another scope, and is shown to whoever sees it there', async () => {
  const { client, document } = story();
  const { session, project } = await story().chain('x');
  await document({ id: 'd', scope: session, type: 'NOTE', content: 'First.' });
  await update({ content: 'Second.' });
  await join(client, project, 'kim', 'MEMBER');
  const kim = await actAs(client, 'kim');
  const stranger = await actAs(client, 'stranger');
  const seenBy = async (who: typeof client) =>
    (await who.run(GetVersionDocument, { id: 'd', version: 1 })).documentVersion?.content;
  expect([await seenBy(kim), await seenBy(stranger)]).toEqual([undefined, undefined]);
  await client.run(PromoteDocumentDocument, { id: 'd', to: 'PROJECT' });
  expect([await seenBy(kim), await seenBy(stranger)]).toEqual(['First.', undefined]);
  expect((await historyOf(kim, 'd')).map(({ content }) => content)).toEqual(['First.']);
});
