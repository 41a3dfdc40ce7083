import { AppError } from '../../../shared/errors.js';

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
      hint: 'Send Markdown, plain text, JSON, YAML, CSV, source code, a PDF or an image.',
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
