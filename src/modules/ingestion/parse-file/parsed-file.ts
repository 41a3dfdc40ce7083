/** One page of a PDF. */
export interface PdfPage {
  /** From 1. */
  readonly page: number;
  /** Its text, paragraphs parted by blank lines, cells of a table row by tabs; empty where the page has none. */
  readonly text: string;
}

/** What a file turned out to be. */
export type FileKind = 'text' | 'markdown' | 'html' | 'pdf' | 'docx' | 'structured' | 'code' | 'image';

/** The text of a file and what is known about it. */
export interface ParsedFile {
  readonly kind: FileKind;
  /** By content where that tells, else by what the caller or the name claims. */
  readonly mimeType: string;
  /** Title that the file itself gives: its properties, front matter, or first level-1 heading. */
  readonly title: string | null;
  /** The whole text as written (of a PDF its pages parted by blank lines, of a DOCX as Markdown). Empty for images. */
  readonly text: string;
  /** Pages of a PDF, blank ones included; null for all else. */
  readonly pages: readonly PdfPage[] | null;
  /**
   * Of a PDF or DOCX its properties (`author`, `subject`, `keywords`, `created`), of a PDF `pageCount` too; of HTML
   * its `meta` elements; of an image its size and what the camera wrote.
   */
  readonly metadata: Readonly<Record<string, string | number | boolean>>;
  /** What a person should know: pages without text, a wrong name, front matter that cannot be read. */
  readonly warnings: readonly string[];
}

/** What the sender says about a file. */
export interface FileHint {
  readonly filename: string;
  /** Ignored where it says nothing (`application/octet-stream`). */
  readonly mimeType?: string;
}

/** How much of a file is accepted. */
export interface FileLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  /** Most text that a file may hold, in bytes of UTF-8. */
  readonly maxTextBytes: number;
}

const MIB = 1024 * 1024;

/** The limits of a server that is not told otherwise. */
export const defaultFileLimits: FileLimits = Object.freeze({
  maxBytes: 50 * MIB,
  maxPages: 2000,
  maxTextBytes: 5 * MIB,
});

/** True where a text is longer than the limits allow. */
export function longText(text: string, { maxTextBytes }: FileLimits): boolean {
  return text.length > maxTextBytes || (text.length * 3 > maxTextBytes && Buffer.byteLength(text) > maxTextBytes);
}
