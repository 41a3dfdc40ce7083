import type { RankedHit } from './rank-hits.js';

/** The language that answers where there is none in the preferred one. */
const commonLanguage = 'en';

/**
 * Of hits in a document and its translations, those in one of them: in the preferred language, else in English, else in that
 * of the best hit. Its best hit takes the place of the group's best one, so that it is not lost where it was found worse, or
 * where nothing but its translation answers; its further hits stay where they are.
 * @param hits best first, those without a score too
 * @returns hits with a score, and those that stand for one
 */
export function preferTranslations(hits: readonly RankedHit[], preferred: string | null): readonly RankedHit[] {
  const groups = Map.groupBy(hits, ({ hit }) => hit.translationGroup);
  const first = new Map([...groups].map(([group, members]) => [group, chooseHit(members, preferred)]));
  const seen = new Set<string>();
  return hits.flatMap((each) => {
    const { translationGroup: group, documentKey } = each.hit;
    const chosen = first.get(group);
    if (each.score <= 0 || chosen === undefined) return [];
    if (!seen.has(group)) {
      seen.add(group);
      return [chosen];
    }
    return each !== chosen && documentKey === chosen.hit.documentKey ? [each] : [];
  });
}

function chooseHit(members: readonly RankedHit[], preferred: string | null): RankedHit | undefined {
  const inLanguage = (language: string | null): RankedHit | undefined =>
    members.find(({ hit }) => hit.documentLanguage === language);
  return inLanguage(preferred) ?? inLanguage(commonLanguage) ?? members[0];
}
