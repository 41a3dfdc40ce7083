import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../shared/errors.js';
import { familyOf, type MimeFamily, mimeTypeOfName } from '../mime-family.js';
import { ACCEPTED, isText } from './decode-text.js';
import type { FileHint } from './parsed-file.js';

/** The type of a file and, where its name or sender claimed another, a warning. */
export interface DetectedType {
  readonly mimeType: string;
  readonly warnings: readonly string[];
}

/** Text by its encoding, but not by its content: these need a reader of their own. */
const MARKUP = new Set(['text/rtf', 'application/rtf']);
/** Types that the content itself tells, by their family. */
const TOLD = new Set<MimeFamily>(['pdf', 'docx', 'image']);

/**
 * Decides what a file is: by its content where that can be recognised, else by what is claimed, else plain text.
 * @throws {AppError} UNSUPPORTED_FILE for types that are not read; UNREADABLE_FILE when the content is not what is claimed.
 */
export async function detectType(bytes: Uint8Array, hint: FileHint): Promise<DetectedType> {
  const claimed = claimedType(hint);
  const found = await typeOfContent(bytes, claimed);
  if (found !== null) return accept(found, claimed, hint);
  const family = claimed === null ? 'text' : familyOf(claimed);
  if (claimed !== null && (family === 'binary' || MARKUP.has(claimed))) throw unsupported(hint, claimed);
  if (TOLD.has(family)) {
    throw new AppError(
      'UNREADABLE_FILE',
      `${hint.filename}: the content is not ${claimed ?? 'text'}; the file is damaged or misnamed`,
    );
  }
  if (claimed === null && !isText(bytes)) throw unsupported(hint, 'of an unknown binary type');
  return { mimeType: claimed ?? typeOfMarkup(bytes) ?? 'text/plain', warnings: [] };
}

function accept(found: string, claimed: string | null, hint: FileHint): DetectedType {
  const family = familyOf(found);
  if (!TOLD.has(family)) throw unsupported(hint, found);
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
  // An archive whose parts cannot be recognised is left to the reader of what it claims to be.
  if (claimed !== null && familyOf(claimed) === 'docx' && isArchive(head)) {
    return found !== undefined && familyOf(found.mime) === 'docx' ? found.mime : claimed;
  }
  if (!found || found.mime === 'application/xml') return null;
  return isText(bytes) && found.mime !== 'application/pdf' ? null : found.mime;
}

function isArchive(head: Buffer): boolean {
  return head.subarray(0, 2).toString('latin1') === 'PK';
}

/** HTML and SVG by how they begin. */
function typeOfMarkup(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('utf8').trimStart().toLowerCase();
  if (/^<(?:!doctype html|html)[\s>]/.test(start)) return 'text/html';
  return /^<svg[\s>]/.test(start) || (start.startsWith('<?xml') && start.includes('<svg')) ? 'image/svg+xml' : null;
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
