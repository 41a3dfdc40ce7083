import {
  DiffVersionsDocument,
  GetDocumentDocument,
  SetTagsDocument,
  UpdateDocumentDocument,
  type UpdateDocumentInput,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { actAs } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

const update = (input: Omit<UpdateDocumentInput, 'id'>) =>
  story().client.run(UpdateDocumentDocument, { input: { id: 'd', ...input } });
const diff = async (from: number, to: number) =>
  (await story().client.run(DiffVersionsDocument, { id: 'd', from, to })).diffVersions;

async function plant(content: string, mimeType = 'text/markdown'): Promise<void> {
  const scope = await story().scope({ kind: 'PROJECT' });
  const note = { id: 'd', scope, type: 'NOTE', title: 'Note', content, mimeType, language: 'en' } as const;
  await story().document({ ...note, tags: ['a', 'b'], metadata: { year: 1, author: { name: 'Ada', born: 1815 } } });
}

/** Words that differ, by kind of their line. */
function changedWords({ hunks }: Awaited<ReturnType<typeof diff>>): readonly string[] {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return lines.flatMap(({ kind, parts }) =>
    parts.filter(({ changed }) => changed).map(({ text }) => `${kind === 'ADDED' ? '+' : '-'}${text}`),
  );
}

it('tells lines, words, tags, metadata and title that differ, in both directions', async () => {
  await plant('One lamp.\nTwo lamps.\nThree.\n');
  await update({
    title: 'New',
    content: 'One lamp.\nTwo otters.\nThree.\n',
    metadata: { author: { name: 'Eve' }, x: [1] },
  });
  await story().client.run(SetTagsDocument, { id: 'd', tags: ['B', 'c'] });
  const there = await diff(1, 3);
  expect(there).toMatchObject({
    ...{ from: { version: 1, title: 'Note' }, to: { version: 3, title: 'New' }, notes: [] },
    ...{ changed: ['TITLE', 'CONTENT', 'TAGS', 'METADATA'], tagsAdded: ['c'], tagsRemoved: ['a'] },
  });
  expect(there.metadata).toEqual([
    { path: ['author', 'born'], kind: 'REMOVED', before: '1815', after: null },
    { path: ['author', 'name'], kind: 'CHANGED', before: '"Ada"', after: '"Eve"' },
    { path: ['x'], kind: 'ADDED', before: null, after: '[1]' },
    { path: ['year'], kind: 'REMOVED', before: '1', after: null },
  ]);
  expect(there.unified).toBe(
    '--- "version 1"\n+++ "version 3"\n@@ -1,3 +1,3 @@\n One lamp.\n-Two lamps.\n+Two otters.\n Three.\n'.replaceAll(
      '"',
      '',
    ),
  );
  expect(there.hunks).toMatchObject([{ oldStart: 1, oldLines: 3, newStart: 1, newLines: 3 }]);
  expect(there.hunks[0]?.lines.map(({ kind, oldLine, newLine }) => [kind, oldLine, newLine])).toEqual([
    ['CONTEXT', 1, 1],
    ['REMOVED', 2, null],
    ['ADDED', null, 2],
    ['CONTEXT', 3, 3],
  ]);
  expect(changedWords(there)).toEqual(['-lamps', '+otters']);
  const back = await diff(3, 1);
  expect([changedWords(back), back.tagsAdded, back.tagsRemoved]).toEqual([['-otters', '+lamps'], ['a'], ['c']]);
  expect(await diff(3, 3)).toMatchObject({
    changed: [],
    hunks: [],
    unified: '',
    tagsAdded: [],
    metadata: [],
    notes: [],
  });
});

it('cuts no character of any script, and tells a change of line ends', async () => {
  await plant('Die Wärter löschen die Lampen.\n灯台守は夜にランプを点ける。\n👩‍🚀 flies.\r\nCafe\u0301.');
  await update({ content: 'Die Wärter zünden die Lampen an.\n灯台守は朝にランプを消す。\n👩‍🔬 flies.\nCafé.' });
  const { hunks, unified } = await diff(1, 2);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  for (const { kind, text, parts } of lines) {
    expect([kind, parts.map((part) => part.text).join('')]).toEqual([kind, kind === 'CONTEXT' ? '' : text]);
  }
  const changed = changedWords(await diff(1, 2));
  expect(changed).toEqual(expect.arrayContaining(['-löschen', '+zünden', '-👩‍🚀', '+👩‍🔬', '-\r']));
  expect(lines.find(({ text }) => text.startsWith('👩‍🚀'))?.text).toBe('👩‍🚀 flies.\r');
  expect(lines.filter(({ ended }) => !ended).map(({ text }) => text)).toEqual(['Cafe\u0301.', 'Café.']);
  expect(unified).toContain('\n\\ No newline at end of file\n');
});

it('answers others while it compares two texts of a mebibyte that share nothing, and says what it left out', async () => {
  const random = (): string => Math.random().toString(36).slice(2, 12);
  const lines = (): string => Array.from({ length: 32_000 }, () => `${random()} ${random()} ${random()}`).join('\n');
  const text = (): string => `<svg xmlns="http://www.w3.org/2000/svg"><!--${lines()}--></svg>`; // nothing to embed
  await plant(text(), 'image/svg+xml');
  await update({ content: text() });
  const began = performance.now();
  let [done, waits] = [false, 0];
  const comparing = diff(1, 2).finally(() => (done = true));
  let longest = 0;
  while (!isDone()) {
    const asked = performance.now();
    await story().client.run(GetDocumentDocument, { id: 'none' });
    longest = Math.max(longest, performance.now() - asked);
    waits += 1;
  }
  const answer = await comparing;
  process.stdout.write(
    `two texts of a mebibyte: ${Math.round(performance.now() - began)} ms, ${waits} others, the slowest ${Math.round(longest)} ms\n`,
  );
  expect(answer).toMatchObject({ changed: ['CONTENT'], hunks: [], unified: '' });
  expect(answer.notes.join()).toMatch(/differ in more than 4000 lines/);
  expect(waits).toBeGreaterThan(3);
  function isDone(): boolean {
    return done;
  }
});

it('refuses a version that is not kept, and a document that the viewer does not see, alike', async () => {
  await plant('x');
  await update({ content: 'y' });
  const { client } = story();
  const stranger = await actAs(client, 'stranger');
  for (const [who, id, from, to] of [
    [client, 'd', 1, 3],
    [client, 'd', 0, 2],
    [client, 'none', 1, 2],
    [stranger, 'd', 1, 2],
  ] as const) {
    const { code, message } = await refusalOf(who, DiffVersionsDocument, { id, from, to });
    expect([code, message]).toEqual([
      'NOT_FOUND',
      expect.stringMatching(/^There is no version \d of a document \w+\.$/),
    ]);
  }
});
