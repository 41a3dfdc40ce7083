import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../shared/errors.js';

/** Entries of an archive, and bytes that they unpack to in all. */
export const maxArchiveEntries = 2_000;
export const maxUnpackedBytes = 100 * 1024 * 1024;

/**
 * Looks through the archive of an office document before anything unpacks it for good: sums its directory, then unpacks
 * each XML part without keeping it, counting what comes out, and looks for a DOCTYPE (office programs write none; it
 * brings entities). Parts that are no XML, such as pictures, are not unpacked.
 * @param kept name of the part whose text is returned
 * @returns text of that part; null where there is none
 * @throws {AppError} FILE_TOO_LARGE beyond the limits above, UNREADABLE_FILE for what is damaged, encrypted or has a DOCTYPE
 */
export async function checkArchive(bytes: Uint8Array, filename: string, kept: string): Promise<string | null> {
  const archive = await openArchive(bytes, filename);
  const parts = (await readDirectory(archive, filename)).filter(({ fileName }) => /\.(?:xml|rels)$/i.test(fileName));
  if (parts.length === 0) throw notReadable(filename, 'the file is an archive, but no Word document');
  let text: string | null = null;
  let unpacked = 0;
  for (const part of parts) {
    const chunks: Buffer[] = [];
    let tail = '';
    for await (const chunk of openPart(archive, part, filename)) {
      unpacked += chunk.length;
      if (unpacked > maxUnpackedBytes) throw tooLarge(filename, `unpacks to more than ${maxUnpackedBytes} bytes`);
      const seen = tail + chunk.toString('latin1');
      if (/<!(?:DOCTYPE|ENTITY)/i.test(seen)) throw notReadable(filename, `${part.fileName} has a DOCTYPE`);
      tail = seen.slice(-16);
      if (part.fileName === kept) chunks.push(chunk);
    }
    if (part.fileName === kept) text = Buffer.concat(chunks).toString('utf8');
  }
  return text;
}

async function openArchive(bytes: Uint8Array, filename: string): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return fromBufferPromise(buffer).catch((error: unknown) => {
    throw damaged(filename, error);
  });
}

async function readDirectory(archive: ZipFile, filename: string): Promise<readonly Entry[]> {
  if (archive.entryCount > maxArchiveEntries) throw tooLarge(filename, `holds more than ${maxArchiveEntries} parts`);
  const entries: Entry[] = [];
  let unpacked = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.isEncrypted()) throw notReadable(filename, 'the file is encrypted');
      unpacked += entry.uncompressedSize;
      entries.push(entry);
    }
  } catch (error) {
    throw damaged(filename, error);
  }
  if (unpacked > maxUnpackedBytes) throw tooLarge(filename, `unpacks to more than ${maxUnpackedBytes} bytes`);
  return entries;
}

/** The bytes of a part; a part that is larger than the directory says fails while it is read. */
async function* openPart(archive: ZipFile, part: Entry, filename: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await archive.openReadStreamPromise(part)) yield chunk as Buffer;
  } catch (error) {
    throw damaged(filename, error);
  }
}

function tooLarge(filename: string, what: string): AppError {
  return new AppError('FILE_TOO_LARGE', `${filename}: it ${what}`, {
    hint: 'Save the document without pictures and attachments, or split it.',
  });
}

function notReadable(filename: string, why: string): AppError {
  return new AppError('UNREADABLE_FILE', `${filename}: ${why}`, {
    hint: 'Save the document anew as DOCX with a word processor, without a password, and send that.',
  });
}

/** @returns The error of a document that cannot be unpacked; an error that already says more is left as it is. */
export function damaged(filename: string, cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new AppError('UNREADABLE_FILE', `${filename}: the document is damaged and cannot be read${reason}`, { cause });
}
