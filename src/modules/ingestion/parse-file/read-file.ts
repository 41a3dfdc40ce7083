import { AppError } from '../../../shared/errors.js';
import { familyOf } from '../mime-family.js';
import { decodePage, decodeText } from './decode-text.js';
import { detectType } from './detect-type.js';
import { type FileHint, type FileLimits, longText, type ParsedFile } from './parsed-file.js';
import { readText } from './read-text.js';
import { tooMuchText } from './too-much-text.js';

/**
 * Reads a file in this thread; `createFileParser` does it in another, with limits on time and memory.
 * A reader for a further format is a case of `readContent`, its MIME types rows of `mime-family.ts`.
 * @throws {AppError} FILE_TOO_LARGE, UNSUPPORTED_FILE, UNREADABLE_FILE.
 */
export async function readFile(bytes: Uint8Array, hint: FileHint, limits: FileLimits): Promise<ParsedFile> {
  checkSize(bytes, hint, limits);
  const { mimeType, warnings } = await detectType(bytes, hint);
  const file = await readContent(bytes, mimeType, hint.filename, limits).catch((error: unknown) => {
    throw named(error, hint.filename);
  });
  if (longText(file.text, limits)) throw tooMuchText(hint.filename, limits);
  return { ...file, warnings: [...warnings, ...file.warnings] };
}

/** The readers of the larger formats are loaded with the first file that needs them. */
async function readContent(
  bytes: Uint8Array,
  mimeType: string,
  filename: string,
  limits: FileLimits,
): Promise<ParsedFile> {
  const family = familyOf(mimeType);
  if (family === 'pdf') return (await import('./read-pdf.js')).readPdf(bytes, filename, limits);
  if (family === 'docx') return (await import('./read-docx.js')).readDocx(bytes, mimeType, filename);
  if (family === 'image') return (await import('./read-image.js')).readImage(bytes, mimeType);
  return readText(family === 'html' ? decodePage(bytes, filename) : decodeText(bytes, filename), mimeType);
}

/** What a reader refuses without knowing the file is told with its name. */
function named(error: unknown, filename: string): unknown {
  if (!(error instanceof AppError) || error.message.startsWith(filename)) return error;
  const { code, message, hint, details } = error;
  return new AppError(code, `${filename}: ${message}`, { hint, details, cause: error });
}

function checkSize(bytes: Uint8Array, { filename }: FileHint, { maxBytes }: FileLimits): void {
  if (bytes.byteLength === 0) throw new AppError('UNREADABLE_FILE', `${filename}: the file is empty`);
  if (bytes.byteLength > maxBytes) {
    throw new AppError('FILE_TOO_LARGE', `${filename}: ${bytes.byteLength} bytes; at most ${maxBytes} are accepted`);
  }
}
