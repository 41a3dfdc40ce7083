import { AppError } from '../../../shared/errors.js';
import { markdownTitle } from '../chunkers/chunk-markdown.js';
import { readFrontMatter } from '../chunkers/front-matter.js';
import { familyOf, type MimeFamily } from '../mime-family.js';
import { decodeText } from './decode-text.js';
import { detectType } from './detect-type.js';
import type { FileHint, FileKind, FileLimits, ParsedFile } from './parsed-file.js';
import { readPdf } from './read-pdf.js';

const KINDS: Readonly<Partial<Record<MimeFamily, FileKind>>> = {
  markdown: 'markdown',
  json: 'structured',
  yaml: 'structured',
  csv: 'structured',
  code: 'code',
};

/**
 * Reads a file in this thread; `createFileParser` does it in another, with limits on time and memory.
 * A reader for a further format is a case here, its MIME types rows of `mime-family.ts`.
 * @throws {AppError} FILE_TOO_LARGE, UNSUPPORTED_FILE, UNREADABLE_FILE.
 */
export async function readFile(bytes: Uint8Array, hint: FileHint, limits: FileLimits): Promise<ParsedFile> {
  checkSize(bytes, hint, limits);
  const { mimeType, warnings } = await detectType(bytes, hint);
  const family = familyOf(mimeType);
  const file =
    family === 'pdf'
      ? await readPdf(bytes, hint.filename, limits)
      : family === 'image'
        ? readImage(mimeType)
        : readText(decodeText(bytes, hint.filename), mimeType);
  return { ...file, warnings: [...warnings, ...file.warnings] };
}

function checkSize(bytes: Uint8Array, { filename }: FileHint, { maxBytes }: FileLimits): void {
  if (bytes.byteLength === 0) throw new AppError('UNREADABLE_FILE', `${filename}: the file is empty`);
  if (bytes.byteLength > maxBytes) {
    throw new AppError('FILE_TOO_LARGE', `${filename}: ${bytes.byteLength} bytes; at most ${maxBytes} are accepted`);
  }
}

function readText(text: string, mimeType: string): ParsedFile {
  const kind = KINDS[familyOf(mimeType)] ?? 'text';
  const plain: ParsedFile = { kind, mimeType, title: null, text, pages: null, metadata: {}, warnings: [] };
  if (kind !== 'markdown') return plain;
  const { data, problem } = readFrontMatter(text);
  const title = typeof data['title'] === 'string' ? data['title'] : markdownTitle(text);
  const warnings = problem === null ? [] : [`The front matter cannot be read and is kept as text: ${problem}`];
  return { ...plain, title, metadata: scalars(data), warnings };
}

function readImage(mimeType: string): ParsedFile {
  const warnings = ['No text is read from images: the file is found by its title, tags and metadata.'];
  return { kind: 'image', mimeType, title: null, text: '', pages: null, metadata: {}, warnings };
}

/** Plain values of front matter; lists of plain values as one text, parted by commas. */
function scalars(data: Readonly<Record<string, unknown>>): ParsedFile['metadata'] {
  const plain = Object.entries(data).flatMap(([key, value]): [string, string | number | boolean][] => {
    if (Array.isArray(value) && value.every(isScalar)) return [[key, value.join(', ')]];
    return isScalar(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(plain);
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
