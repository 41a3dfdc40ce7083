import type { Chunking } from '../chunkers/chunk.js';

/** What one document refers to, as its text says. */
export interface FoundReference {
  readonly kind: 'link' | 'citation' | 'cross_reference';
  /** How it stands in the text: the words of a link, a DOI, an address. */
  readonly text: string;
  /** Address, of a DOI that of its resolver; null for another document of ours. */
  readonly url: string | null;
  /** Title, name of the file or id of the document that it means, as written; null for an address. */
  readonly wanted: string | null;
  /** The heading or other place in it. */
  readonly locator: string | null;
  /** What else is said of it; of a reference that says nothing but words, these. */
  readonly note: string | null;
}

/** What was found, and where it stands in the text. */
export interface PlacedReference {
  readonly at: number;
  readonly reference: FoundReference;
}

/** The chunks of a document, and what it refers to. */
export interface ReferencedChunking extends Chunking {
  readonly references: readonly FoundReference[];
}
