/** One piece of a document as it will be stored, searched and shown. */
export interface ChunkDraft {
  /** Never blank. For prose and code an exact slice of the source; for data and descriptions a rendering of it. */
  readonly text: string;
  /** Headings above the text, outermost first, as plain text. Empty where the type has none. */
  readonly headingPath: readonly string[];
  /** Page that the text stands on, from 1; null where the type has no pages. */
  readonly page: number | null;
  /** Where the value stands in structured data, such as `a.b[0].c`; null elsewhere. */
  readonly keyPath: string | null;
}

/** The chunks of one document in reading order, and what a person should know about how they came to be. */
export interface Chunking {
  readonly chunks: readonly ChunkDraft[];
  readonly warnings: readonly string[];
}

/** Most tokens (by `estimateTokens`) of a chunk of plain text or of a part of a text-heavy PDF page. */
export const CHUNK_TOKENS = 500;

/** A chunk without heading, page and key path, unless `place` gives them. */
export function draft(text: string, place: Partial<Omit<ChunkDraft, 'text'>> = {}): ChunkDraft {
  return { text, headingPath: [], page: null, keyPath: null, ...place };
}
