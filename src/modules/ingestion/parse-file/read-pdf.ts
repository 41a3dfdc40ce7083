import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '../../../shared/errors.js';
import { warnOfBlankPages } from '../chunkers/chunk-pdf-pages.js';
import { type PageLine, type TextRun, toLines } from './page-lines.js';
import { hyphenatedWords, pageText } from './page-text.js';
import type { FileLimits, ParsedFile, PdfPage } from './parsed-file.js';
import { tooMuchText } from './too-much-text.js';

const library = new URL('./', import.meta.resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, library));

/**
 * Reads the text of every page of a PDF. Nothing is fetched, no script of the file runs, fonts and character maps come
 * from the library's own folder. A page that cannot be read is blank and has a warning.
 * @throws {AppError} UNREADABLE_FILE for encrypted and damaged files, FILE_TOO_LARGE beyond `limits`.
 */
export async function readPdf(bytes: Uint8Array, filename: string, limits: FileLimits): Promise<ParsedFile> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWorkerFetch: false,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  });
  try {
    return await readDocument(await task.promise, filename, limits);
  } catch (error) {
    throw translate(error, filename);
  } finally {
    await task.destroy();
  }
}

async function readDocument(pdf: PDFDocumentProxy, filename: string, limits: FileLimits): Promise<ParsedFile> {
  if (pdf.numPages > limits.maxPages) {
    throw new AppError(
      'FILE_TOO_LARGE',
      `${filename}: ${pdf.numPages} pages; at most ${limits.maxPages} are accepted`,
      {
        hint: 'Split the file, or have MAX_PDF_PAGES of the server raised.',
        details: { limit: 'pdfPages', maximum: limits.maxPages },
      },
    );
  }
  const { pages, warnings } = await readPages(pdf, filename, limits);
  const { title, metadata } = await readInfo(pdf);
  return {
    kind: 'pdf',
    mimeType: 'application/pdf',
    title,
    text: pages
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n\n'),
    pages,
    metadata,
    warnings: [...warnings, ...warnOfBlankPages(pages)],
  };
}

interface PageLines {
  readonly page: number;
  readonly lines: readonly PageLine[];
}

async function readPages(
  pdf: PDFDocumentProxy,
  filename: string,
  limits: FileLimits,
): Promise<{ pages: readonly PdfPage[]; warnings: readonly string[] }> {
  const read: PageLines[] = [];
  const warnings: string[] = [];
  let length = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const lines = await readLines(pdf, page).catch((error: unknown) => {
      warnings.push(`Page ${page} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    });
    length += lines.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    if (length > limits.maxTextBytes) throw tooMuchText(filename, limits);
    read.push({ page, lines });
  }
  if (warnings.length === read.length) throw damaged(filename);
  const hyphenated = hyphenatedWords(read.flatMap(({ lines }) => lines));
  return { pages: read.map(({ page, lines }) => ({ page, text: pageText(lines, hyphenated) })), warnings };
}

async function readLines(pdf: PDFDocumentProxy, number: number): Promise<readonly PageLine[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const runs: TextRun[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as readonly number[];
    const size = Math.hypot(c, d) || item.height || 1;
    runs.push({ text: item.str, x, y, width: item.width, size, endsLine: item.hasEOL });
  }
  page.cleanup();
  return toLines(runs);
}

/** Title and metadata that the file states; entries that are empty or a tool's placeholder are left out. */
async function readInfo(pdf: PDFDocumentProxy): Promise<Pick<ParsedFile, 'title' | 'metadata'>> {
  const { info } = await pdf.getMetadata();
  const stated = new Map<string, unknown>(Object.entries(info));
  const text = (key: string): string => {
    const value = stated.get(key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = text('Title');
  const entries = [
    ['author', text('Author')],
    ['subject', text('Subject')],
    ['keywords', text('Keywords')],
    ['created', pdfDate(text('CreationDate'))],
  ].filter(([, value]) => value !== '');
  return {
    title: title === '' || /^untitled$/i.test(title) ? null : title,
    metadata: { pageCount: pdf.numPages, ...(Object.fromEntries(entries) as Record<string, string>) },
  };
}

/** The day of a PDF date (`D:YYYYMMDD…`) as ISO 8601. */
function pdfDate(value: string): string {
  const [, year, month, day] = /^D:(\d{4})(\d{2})(\d{2})/.exec(value) ?? [];
  return year === undefined ? '' : `${year}-${month ?? '01'}-${day ?? '01'}`;
}

function translate(error: unknown, filename: string): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.name === 'PasswordException') {
    return new AppError('UNREADABLE_FILE', `${filename}: the PDF is encrypted and opens only with a password`, {
      hint: 'Save a copy without a password and send that.',
      cause: error,
    });
  }
  return damaged(filename, error);
}

function damaged(filename: string, cause?: unknown): AppError {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new AppError('UNREADABLE_FILE', `${filename}: the PDF is damaged and cannot be read${reason}`, { cause });
}
