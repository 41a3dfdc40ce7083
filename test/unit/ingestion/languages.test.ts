import { readFile } from 'node:fs/promises';
import { chunkLanguages } from '../../../src/modules/ingestion/language/chunk-languages.js';
import { detectLanguage } from '../../../src/modules/ingestion/language/detect-language.js';
import { checkLanguage, checkLanguages } from '../../../src/modules/ingestion/language/language-code.js';
import { textIndexOf } from '../../../src/modules/ingestion/language/text-index.js';

describe('detecting the language of a text', () => {
  it.each([
    ['en', 'The deadline is June 15th.'],
    ['de', 'Wann wurde der Vertrag gekündigt?'],
    ['fr', 'Quand le contrat a-t-il été résilié ?'],
    ['es', '¿Cuándo terminó el contrato?'],
    ['ru', 'Когда был расторгнут договор?'],
    ['ru', 'Арендаторы расторгли договоры до окончания сезона.'],
    ['uk', 'Орендарі розірвали договори до кінця сезону.'],
    ['ja', '契約はいつ'],
    ['ja', 'Neo4jのインデックス'],
    ['zh', '合同什么时候终止？'],
    ['ko', '계약은'],
  ])('finds %s in %j', (language, text) => {
    expect(detectLanguage(text)).toEqual({ language, guesses: [] });
  });

  it('is not sure of a word or two, and says what they may be', () => {
    expect(detectLanguage('Kündigung')).toEqual({ language: 'und', guesses: ['de'] });
    expect(detectLanguage('contratos')).toMatchObject({
      language: 'und',
      guesses: expect.arrayContaining(['es', 'pt']) as unknown,
    });
  });

  it.each(['', ' \n', '12.5 + 7 = 19.5', '😀😀😀', 'a'.repeat(1_000)])('finds none in %j', (text) => {
    expect(detectLanguage(text).language).toBe('und');
  });

  it('is not misled by a foreign word or by what is no word', () => {
    expect(detectLanguage('The report mentions 契約 once, and no more than that.').language).toBe('en');
    expect(detectLanguage(`---\nid: 4711\n---\n${'='.repeat(50)}\nDie Miete beträgt 390 Euro.`).language).toBe('de');
  });
});

describe('a megabyte of anything', () => {
  const million = 1_000_000;
  it.each([
    'a',
    ' ',
    '契約終了',
    '😀',
    'a\u0301',
    'שלום עולם ',
    'QUJDREVG',
    '\u202Eabc\u202C',
    '\0',
    '\ud800',
    "''''",
    'ab ',
  ])('takes less than 50 ms (%j)', async (piece) => {
    const text = piece.repeat(million / piece.length);
    const times: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const started = performance.now();
      await chunkLanguages([text], null);
      times.push(performance.now() - started);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe('the languages of chunks', () => {
  const english = 'The keeper lights the lamp at dusk and puts it out at dawn, every day of the year.';
  const german = 'Der Wärter zündet die Lampe in der Dämmerung an und löscht sie am Morgen, jeden Tag.';

  it('are their own where they are long, and else that of the document', async () => {
    const texts = [english, 'Lamp 7.', german, english, 'Sehr kurz.'];
    expect(await chunkLanguages(texts, null)).toEqual({ document: 'en', chunks: ['en', 'en', 'de', 'en', 'en'] });
  });

  it('are what the caller says, whatever they look like', async () => {
    expect(await chunkLanguages([english, german], 'fr')).toEqual({ document: 'fr', chunks: ['fr', 'fr'] });
  });

  it('are undetermined where there is nothing to tell them by', async () => {
    expect(await chunkLanguages([], null)).toEqual({ document: 'und', chunks: [] });
    expect(await chunkLanguages(['4711', '0815'], null)).toEqual({ document: 'und', chunks: ['und', 'und'] });
  });
});

describe('the code of a language', () => {
  it.each([
    ['de', 'de'],
    ['DE', 'de'],
    [' de-AT ', 'de'],
    ['deu', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['und', 'und'],
    ['yue', 'yue'],
  ])('takes %j as %j', (tag, code) => {
    expect(checkLanguage(tag)).toBe(code);
  });

  it.each(['', 'e', 'German', 'xx', 'qqq', 'en_US', 'de; DROP', 'x-private', 'de'.repeat(5_000)])(
    'refuses %j',
    (tag) => {
      expect(() => checkLanguage(tag)).toThrow(/is no language code/);
    },
  );

  it('is there once in a list, and a list has at most 50', () => {
    expect(checkLanguages(['de', 'DE', 'en'])).toEqual(['de', 'en']);
    expect(checkLanguages(null)).toEqual([]);
    expect(() => checkLanguages(Array.from({ length: 51 }, () => 'de'))).toThrow(/at most 50/);
  });
});

it('labels a chunk where its language has an index, and for that index', async () => {
  const create = await readFile('cypher/ingestion/_chunk-label.cypher', 'utf8');
  const migration = await readFile('cypher/migrations/V007__full_text_by_language.cypher', 'utf8');
  const indexes = [...migration.matchAll(/INDEX (\w+) .* FOR \(n:(\w+)\).*'(\w+)' \}/g)];
  const labels = [...create.matchAll(/row\.language (?:= '(\w+)'|IN \[([^\]]+)\]).* SET chunk:(\w+)\)/g)];
  expect(indexes).toHaveLength(12);
  expect(labels.map(([, , , label]) => label)).toEqual(indexes.map(([, , label]) => label));
  for (const [i, [, one, several]] of labels.entries()) {
    const codes = one === undefined ? (several ?? '').replaceAll(/[' ]/g, '').split(',') : [one];
    expect(codes.map(textIndexOf)).toEqual(codes.map(() => indexes[i]?.[1]));
    expect(indexes[i]?.[1]).toBe(`chunk_text_${indexes[i]?.[3] ?? ''}`);
  }
  expect(['en', 'und', 'pl'].map(textIndexOf)).toEqual([null, null, null]);
});
