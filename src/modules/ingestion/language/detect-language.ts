import { eld } from 'eld/extrasmall';
import { undetermined } from './language-code.js';

/** What a text says about its language. */
export interface DetectedLanguage {
  /** Its code (ISO 639-1); `und` where that is not sure. */
  readonly language: string;
  /** What it may be where that is not sure, the likeliest first. */
  readonly guesses: readonly string[];
}

/** Characters that are looked at: the detector reads no more than about 350 bytes of words. */
const sampleLength = 1_000;

/** How far before the next one a language must be, of 1: less for a sentence than for a few words. */
const leastLead = 0.02;
const leastLeadOfSentence = 0.005;

/** Up to how far behind the likeliest one a language is a guess. */
const guessLead = 0.1;

/** Letters from which a text is enough to be sure, and from which it is a sentence. */
const leastLetters = 12;
const sentenceLetters = 30;

/** Share of a text's letters from which a script that belongs to one language decides. */
const scriptShare = 0.3;

/** The language of a text, by its first thousand characters. Takes less than a millisecond, whatever the text. */
export function detectLanguage(text: string): DetectedLanguage {
  const words = text.slice(0, sampleLength).replace(/[^\p{L}\p{M}'’]+/gu, ' ');
  const byScript = languageOfScript(words);
  if (byScript !== null) return { language: byScript, guesses: [] };
  const result = eld.detect(words);
  const [first, ...others] = Object.entries(result.getScores()).sort(([, a], [, b]) => b - a);
  if (first === undefined) return { language: undetermined, guesses: [] };
  const [language, score] = first;
  const [, next = 0] = others[0] ?? [];
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const lead = letters >= sentenceLetters ? leastLeadOfSentence : leastLead;
  if (letters >= leastLetters && result.isReliable() && score - next >= lead) return { language, guesses: [] };
  const guesses = [first, ...others].filter(([, other]) => score - other <= guessLead).map(([code]) => code);
  return { language: undetermined, guesses };
}

/** Chinese, Japanese and Korean by their scripts, which tell them in the shortest texts too; null for all else. */
function languageOfScript(words: string): string | null {
  const count = (script: RegExp): number => words.match(script)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  if (hangul > 0 && hangul + han >= letters * scriptShare && hangul >= kana) return 'ko';
  if (han + kana === 0 || han + kana < letters * scriptShare) return null;
  return kana > 0 ? 'ja' : 'zh';
}
