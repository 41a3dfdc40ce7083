import type { WordSearch } from '../../graph/generated/recall.js';
import { commonTextIndex, detectLanguage, textIndexOf, undetermined } from '../ingestion/index.js';
import { fullTextQuery } from './full-text-query.js';

/** Words to be searched for, and what is known of their language. */
export interface QuestionWords {
  readonly words: WordSearch;
  /** Language of the question; `und` where it is not sure. */
  readonly language: string;
  /** Whether it is sure which languages the words are in: the question's own, or those that were asked for. */
  readonly languageSure: boolean;
}

/** Most indexes of languages that are searched beside that of every chunk. */
const maxIndexes = 4;

/**
 * The words of a question and the full-text indexes that they are searched in: that of every chunk always, and those of the
 * languages that are asked for, else of its own language, or of what it may be where that is not sure.
 * @param languages that the answer is narrowed to; none for all
 */
export function questionWords(question: string, languages: readonly string[]): QuestionWords {
  const text = fullTextQuery(question);
  const { language, guesses } = detectLanguage(question);
  const isSure = language !== undetermined || languages.length > 0;
  if (text === '') return { words: { text, indexes: [] }, language, languageSure: isSure };
  const likely = languages.length > 0 ? languages : language === undetermined ? guesses : [language];
  const own = new Set(likely.map(textIndexOf).filter((index) => index !== null));
  const indexes = [commonTextIndex, ...[...own].slice(0, maxIndexes)];
  return { words: { text, indexes }, language, languageSure: isSure };
}
