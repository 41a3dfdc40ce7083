/** The full-text index that holds every chunk. Its analyzer is the English one. */
export const commonTextIndex = 'chunk_text';

/** Languages with a full-text index of their own, beside that of every chunk: the code to the analyzer that it is named for. */
const analyzers: Readonly<Record<string, string>> = {
  ...{ de: 'german', fr: 'french', es: 'spanish', it: 'italian', pt: 'portuguese', nl: 'dutch', sv: 'swedish' },
  ...{ da: 'danish', no: 'norwegian', nb: 'norwegian', nn: 'norwegian', fi: 'finnish', ru: 'russian' },
  ...{ ja: 'cjk', zh: 'cjk', ko: 'cjk' },
};

/** The full-text index of the chunks in a language; null where only the index of every chunk holds them. */
export function textIndexOf(language: string): string | null {
  const analyzer = analyzers[language];
  return analyzer === undefined ? null : `${commonTextIndex}_${analyzer}`;
}
