import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import { AppError, BadInput } from '../shared/errors.js';

/** A file that has arrived whole. */
export interface UploadedFile {
  /** Base name as the client gave it, without folders. */
  readonly filename: string;
  /** Media type as the client declared it; not checked. */
  readonly mimeType: string;
  /** Where the bytes are for as long as the upload is handled. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
  /** The other fields of the form (`scope`, `title`, `type`, `id` …), each given once. */
  readonly fields: Readonly<Record<string, string>>;
  /** Field `tags`, comma separated or repeated: trimmed, without empty ones and doubles. */
  readonly tags: readonly string[];
}

type SavedFile = Omit<UploadedFile, 'fields' | 'tags'>;

/** Names of the temporary files begin so. */
export const temporaryPrefix = 'upload-';

/**
 * Reads a multipart form with one file, streaming the file into `folder` while it is hashed.
 * Throws FILE_TOO_LARGE as soon as the file exceeds `fileBytes` and BAD_INPUT for a form that is malformed, cut off,
 * or holds no file or several. After a throw nothing is left in the folder, and the rest of the request is unread.
 */
export async function receiveUpload(req: IncomingMessage, folder: string, fileBytes: number): Promise<UploadedFile> {
  const path = join(folder, `${temporaryPrefix}${randomUUID()}`);
  try {
    return await readForm(req, makeParser(req, fileBytes), path, fileBytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function makeParser(req: IncomingMessage, fileBytes: number): Busboy {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      // busboy speaks up when a file reaches its limit, we refuse what exceeds ours
      limits: {
        files: 1,
        fileSize: fileBytes + 1,
        fields: 100,
        fieldSize: 64 * 1024,
        fieldNameSize: 100,
        headerPairs: 50,
      },
    });
  } catch {
    throw new BadInput('Content-Type', 'must be multipart/form-data with a boundary', 'Send a form with one file.');
  }
}

async function readForm(req: IncomingMessage, parser: Busboy, path: string, fileBytes: number): Promise<UploadedFile> {
  const fields = new Map<string, string>();
  const tags = new Set<string>();
  let saving: Promise<SavedFile> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (what: string, why: string): void => reject(new BadInput(what, why));
      parser.on('file', (_, stream, info) => {
        saving = saveFile(stream, info, path, fileBytes);
        saving.catch(reject);
      });
      parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) fail(name, 'is longer than 64 KiB, or its name than 100 bytes');
        else if (name === 'tags') for (const tag of splitTags(value)) tags.add(tag);
        else if (fields.has(name)) fail(name, 'is given twice');
        else fields.set(name, value);
      });
      parser.on('filesLimit', () => fail('file', 'only one is taken at a time'));
      parser.on('fieldsLimit', () => fail('form', 'has more than 100 fields'));
      parser.on('error', (error) =>
        fail('form', `is malformed (${error instanceof Error ? error.message : 'unknown'})`),
      );
      parser.on('close', resolve);
      req.once('close', () => {
        if (!req.complete) fail('form', 'was cut off');
      });
      req.pipe(parser);
    });
    if (!saving) throw new BadInput('file', 'is missing', 'Add the file as a form field with a file name.');
    return { ...(await saving), fields: Object.fromEntries(fields), tags: [...tags] };
  } catch (error) {
    req.unpipe(parser);
    parser.destroy();
    await saving?.catch(() => undefined); // until the file is closed, it cannot be removed for good
    throw error;
  }
}

async function saveFile(stream: Readable, info: FileInfo, path: string, fileBytes: number): Promise<SavedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  stream.once('limit', () => stream.destroy(fileTooLarge(fileBytes)));
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { filename: info.filename ?? 'unnamed', mimeType: info.mimeType, path, size, sha256: hash.digest('hex') };
}

/** The refusal of a file above the limit. */
export function fileTooLarge(fileBytes: number): AppError {
  return new AppError('FILE_TOO_LARGE', `The file is larger than ${fileBytes} bytes.`, {
    hint: 'Split the file, or raise the limit in the configuration of the server.',
    details: { limit: 'fileBytes', maximum: fileBytes },
  });
}

const splitTags = (value: string): string[] =>
  value
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
