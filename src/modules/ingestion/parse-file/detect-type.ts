import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../shared/errors.js';
import { familyOf, mimeTypeOfName } from '../mime-family.js';
import { isText } from './decode-text.js';
import type { FileHint } from './parsed-file.js';

/** The type of a file and, where its name or sender claimed another, a warning. */
export interface DetectedType {
  readonly mimeType: string;
  readonly warnings: readonly string[];
}

const ACCEPTED = 'Send Markdown, plain text, JSON, YAML, CSV, source code, a PDF or an image.';
/** Text by its encoding, but not by its content: these need a reader of their own. */
const MARKUP = new Set(['text/html', 'application/xhtml+xml', 'text/rtf', 'application/rtf']);

/**
 * Decides what a file is: by its content where that can be recognised, else by what is claimed, else plain text.
 * @throws {AppError} UNSUPPORTED_FILE for types that are not read; UNREADABLE_FILE when the content is not what is claimed.
 */
export async function detectType(bytes: Uint8Array, hint: FileHint): Promise<DetectedType> {
  const claimed = claimedType(hint);
  const found = await typeOfContent(bytes, claimed);
  if (found !== null) return accept(found, claimed, hint);
  const family = claimed === null ? 'text' : familyOf(claimed);
  const readable = family !== 'pdf' && (family !== 'image' || claimed === 'image/svg+xml');
  if (claimed !== null && (family === 'binary' || MARKUP.has(claimed))) throw unsupported(hint, claimed);
  if (!readable) {
    throw new AppError(
      'UNREADABLE_FILE',
      `${hint.filename}: the content is not ${claimed ?? 'text'}; the file is damaged or misnamed`,
    );
  }
  if (claimed === null && !isText(bytes)) throw unsupported(hint, 'of an unknown binary type');
  return { mimeType: claimed ?? 'text/plain', warnings: [] };
}

function accept(found: string, claimed: string | null, hint: FileHint): DetectedType {
  const family = familyOf(found);
  if (family !== 'pdf' && family !== 'image') throw unsupported(hint, found);
  const agree = claimed === null || familyOf(claimed) === family;
  const warning = `${hint.filename} claims to be ${claimed ?? ''} but its content is ${found}; it is read as that.`;
  return { mimeType: found, warnings: agree ? [] : [warning] };
}

/** Null where the content is text or unknown: signatures of two letters are also beginnings of words. */
async function typeOfContent(bytes: Uint8Array, claimed: string | null): Promise<string | null> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  if (head.includes('%PDF-') && (head.indexOf('%PDF-') === 0 || claimed === 'application/pdf'))
    return 'application/pdf';
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || found.mime === 'application/xml') return null;
  return isText(bytes) && found.mime !== 'application/pdf' ? null : found.mime;
}

function claimedType({ filename, mimeType }: FileHint): string | null {
  const claimed = (mimeType?.split(';', 1)[0] ?? '').trim().toLowerCase();
  const byName = mimeTypeOfName(filename);
  if (claimed === '' || claimed === 'application/octet-stream') return byName;
  return claimed === 'text/plain' ? (byName ?? claimed) : claimed;
}

function unsupported({ filename }: FileHint, what: string): AppError {
  return new AppError('UNSUPPORTED_FILE', `${filename}: files of the type ${what} are not read`, { hint: ACCEPTED });
}
