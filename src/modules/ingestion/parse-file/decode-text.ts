import { AppError } from '../../../shared/errors.js';

/** What files are read, for hints. */
export const ACCEPTED = 'Send Markdown, plain text, HTML, JSON, YAML, CSV, source code, a PDF, a DOCX or an image.';

const UTF16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark. The mark is taken off.
 * @throws {AppError} UNREADABLE_FILE when the bytes are not valid in that encoding, or hold a NUL character as binary files do.
 */
export function decodeText(bytes: Uint8Array, filename: string): string {
  const encoding = UTF16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.encoding ?? 'utf-8';
  const text = decode(bytes, encoding);
  if (text === null) {
    throw new AppError('UNREADABLE_FILE', `${filename}: the text is not valid ${encoding.toUpperCase()}`, {
      hint: 'Save the file as UTF-8 and send it again.',
    });
  }
  if (text.includes('\0')) {
    throw new AppError('UNREADABLE_FILE', `${filename}: the file is binary, not text`, {
      hint: ACCEPTED,
    });
  }
  return text;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** True where the bytes are text that `decodeText` reads. */
export function isText(bytes: Uint8Array): boolean {
  try {
    decodeText(bytes, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of a page of HTML: as `decodeText`, or in the encoding that its first kilobyte declares.
 * @throws {AppError} UNREADABLE_FILE when it is valid in neither.
 */
export function decodePage(bytes: Uint8Array, filename: string): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const declared = /charset=["']?([\w-]{1,40})/i.exec(head)?.[1];
  if (isText(bytes) || declared === undefined) return decodeText(bytes, filename);
  return decode(bytes, declared)?.replaceAll('\0', '') ?? decodeText(bytes, filename);
}
