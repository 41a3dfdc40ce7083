import { BadInput } from '../../../shared/errors.js';

/** The code of what is in no language that is known. */
export const undetermined = 'und';

/** Most languages that an answer is narrowed to. */
const maxLanguages = 50;

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * The language of a BCP 47 tag as its shortest code, ISO 639-1 where there is one: `de` for `de-AT`, `DE` and `deu`; `und` is
 * taken too. Region and script are left out, so that a filter finds every variant.
 * @param field where the tag was given, for the refusal
 * @throws AppError BAD_INPUT for what is no language
 */
export function checkLanguage(tag: string, field = 'language'): string {
  const language = languageOf(tag);
  if (language === undetermined || (/^[a-z]{2,3}$/.test(language) && names.of(language) !== undefined)) return language;
  throw new BadInput(field, `"${tag.slice(0, 40)}" is no language code, such as en, de or ja`);
}

/** The languages that an answer is narrowed to, each once; none for all. @throws AppError BAD_INPUT */
export function checkLanguages(tags: readonly string[] | null | undefined): readonly string[] {
  if ((tags?.length ?? 0) > maxLanguages) throw new BadInput('languages', `must be at most ${maxLanguages}`);
  return [...new Set((tags ?? []).map((tag) => checkLanguage(tag, 'languages')))];
}

function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag.trim()).baseName.split('-', 1)[0] ?? '';
  } catch {
    return 'no language'; // longer than every code, and so refused
  }
}
