import 'reflect-metadata';
import type { ChunkHitRow } from '../../../src/graph/generated/recall.js';
import { preferTranslations } from '../../../src/modules/recall/prefer-translations.js';
import type { RankedHit } from '../../../src/modules/recall/rank-hits.js';
import { textScoresOf } from '../../../src/modules/recall/text-scores.js';

const hit = (language: string, textScore: number | null, languageScore: number | null = null): ChunkHitRow => ({
  ...{ key: 'c', text: '', headingPath: [], page: null, keyPath: null, position: 0, scopeKey: 's', language },
  ...{ textScore, languageScore, vectorScore: null, documentKey: 'd', documentId: 'd', documentTitle: '' },
  ...{ documentType: 'note', documentLanguage: language, translationGroup: 'd', updatedAt: new Date(0), tags: [] },
  stale: false,
});

function scores(hits: readonly ChunkHitRow[], sure: boolean): readonly (number | undefined)[] {
  const found = textScoresOf(hits, sure);
  return hits.map((each) => found.get(each));
}

describe('the full-text score', () => {
  it('is the share of the best one where only the index of every chunk found something', () => {
    expect(scores([hit('en', 8), hit('de', 4), hit('en', null)], true)).toEqual([1, 0.5, undefined]);
  });

  it('is that of the index of its language where the question is surely in it', () => {
    expect(scores([hit('de', 9, 2), hit('de', 3, 4), hit('en', 9)], true)).toEqual([0.5, 1, 1]);
  });

  it('is not outdone by a guessed language where the words stand as they were asked for', () => {
    expect(scores([hit('de', null, 2), hit('en', 8)], false)).toEqual([0.25, 1]);
    expect(scores([hit('de', 8, 2)], false)).toEqual([1]);
  });

  it('is measured by the guessed language where nothing stands as it was asked for', () => {
    expect(scores([hit('de', null, 2), hit('de', null, 1)], false)).toEqual([1, 0.5]);
  });

  it('is there for no hit where nothing was found by words', () => {
    expect(textScoresOf([hit('en', null)], true).size).toBe(0);
  });
});

describe('of a document and its translations', () => {
  const ranked = (key: string, group: string, language: string, position = 0): RankedHit => ({
    hit: { ...hit(language, null), documentKey: key, translationGroup: group, position },
    ...{
      scope: '',
      via: 'SCOPE' as const,
      distance: 0,
      similarity: 1,
      textScore: 0,
      relevance: 1,
      weight: 1,
      score: 1,
    },
  });
  const keys = (hits: readonly RankedHit[], preferred: string | null): readonly string[] =>
    preferTranslations(hits, preferred).map(({ hit: { documentKey, position } }) => `${documentKey}${position}`);
  const hits = [ranked('de', 'g', 'de'), ranked('x', 'x', 'fr'), ranked('en', 'g', 'en'), ranked('de', 'g', 'de', 1)];

  it('answers the one in the preferred language, with all of its hits', () => {
    expect(keys(hits, 'de')).toEqual(['de0', 'x0', 'de1']);
  });

  it('answers the English one where there is none in the preferred language, in the place of the best', () => {
    expect(keys(hits, 'es')).toEqual(['en0', 'x0']);
    expect(keys(hits, null)).toEqual(['en0', 'x0']);
  });

  it('answers one that was found without a score where another one has one, and no further ones', () => {
    const [far, further] = [ranked('de', 'g', 'de'), ranked('de', 'g', 'de', 1)].map((each) => ({ ...each, score: 0 }));
    if (far === undefined || further === undefined) throw new Error('There are two.');
    expect(keys([ranked('en', 'g', 'en'), far, further], 'de')).toEqual(['de0']);
    expect(keys([far, further], 'de')).toEqual([]);
  });

  it('answers the best one where there is no English one either', () => {
    expect(keys([ranked('fr', 'g', 'fr'), ranked('de', 'g', 'de')], 'es')).toEqual(['fr0']);
  });
});
