/** One page of a PDF. */
export interface PdfPage {
  /** From 1. */
  readonly page: number;
  /** Its text, paragraphs parted by blank lines, cells of a table row by tabs; empty where the page has none. */
  readonly text: string;
}

/** What a file turned out to be. */
export type FileKind = 'text' | 'markdown' | 'pdf' | 'structured' | 'code' | 'image';

/** The text of a file and what is known about it. */
export interface ParsedFile {
  readonly kind: FileKind;
  /** By content where that tells, else by what the caller or the name claims. */
  readonly mimeType: string;
  /** Title that the file itself gives: PDF information, front matter, or first level-1 heading. */
  readonly title: string | null;
  /** The whole text as written (of a PDF: its pages parted by blank lines). Empty for images. */
  readonly text: string;
  /** Pages of a PDF, blank ones included; null for all else. */
  readonly pages: readonly PdfPage[] | null;
  /** Of a PDF: `pageCount`, `author`, `subject`, `keywords`, `created`; of Markdown: its front matter. */
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
  /** Longest text that a PDF may hold, in UTF-16 units. */
  readonly maxTextLength: number;
}

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_PDF_PAGES = 2000;
export const MAX_TEXT_LENGTH = 50_000_000;
