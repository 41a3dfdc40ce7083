import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constant } from '../describe.js';
import { CliFailure } from '../failure.js';
import {
  type DocumentType,
  GetDocumentDocument,
  ImportDocumentsDocument,
  type ImportedDocumentInput,
} from '../generated/operations.js';
import type { Metadata } from '../lists.js';
import type { Api } from '../api.js';
import type { Progress } from '../terminal/progress.js';
import { foldersOf, type FoundFile, idOf, isText, reasonOf, titleOf } from './collect-files.js';
import type { FileResult } from './report.js';

/** Where files are brought to, and what is said of each. */
export interface Target {
  readonly api: Api;
  readonly scope: string;
  readonly tags?: readonly string[] | undefined;
  readonly meta?: Metadata | undefined;
  readonly language?: string | undefined;
  /** Folder of the scope that everything is filed in. */
  readonly folder?: string | undefined;
  /** What they are. Default: note for a text, file for others. */
  readonly type?: string | undefined;
}

/** Most texts of one request, and most of their bytes together: half of what the server takes. */
const mostTexts = 100;
const mostBytes = 4 * 1024 * 1024;

/** Failures of a whole request that no other file would fare better with. */
const general = new Set([
  'SERVER_UNREACHABLE',
  'STRANGE_ANSWER',
  'UNAUTHENTICATED',
  'NOT_PERMITTED',
  'TIMEOUT',
  'DATABASE_UNAVAILABLE',
  'LOGIN_UNAVAILABLE',
]);

/**
 * Brings files of folders into a scope, each under an id of its place: texts in batches, other files one by one. Brought
 * again, what is there as it is stays.
 * @param each is told what became of each file, as soon as that is known
 * @throws CliFailure for what concerns all of them: the scope, the credential, the server
 */
export async function bringFiles(
  target: Target,
  files: readonly FoundFile[],
  progress: Progress,
  each: (result: FileResult) => void = () => undefined,
): Promise<readonly FileResult[]> {
  const results: FileResult[] = [];
  const tell = (result: FileResult): void => {
    results.push(result);
    each(result);
  };
  const others: FoundFile[] = [];
  let batch: Text[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) for (const result of await importTexts(target, batch)) tell(result);
    progress.add(bytesOf(batch), batch.at(-1)?.file.name);
    batch = [];
  };
  for (const file of files) {
    const text = await readText(file);
    if (text === undefined) others.push(file);
    else if (typeof text === 'string') tell(failed(file, 'FILE_NOT_READABLE', text));
    else {
      if (batch.length === mostTexts || bytesOf(batch) + file.size > mostBytes) await flush();
      batch.push(text);
    }
  }
  await flush();
  for (const file of others) tell(await bringFile(target, file, progress));
  return results;
}

interface Text {
  readonly file: FoundFile;
  readonly content: string;
}

const bytesOf = (batch: readonly Text[]): number => batch.reduce((sum, { file }) => sum + file.size, 0);

/** The text of a file; undefined for one that is uploaded instead, and why it cannot be read. */
async function readText(file: FoundFile): Promise<Text | undefined | string> {
  if (!isText(file.name) || file.size > mostBytes) return undefined;
  try {
    const bytes = await readFile(file.path);
    return { file, content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return error instanceof TypeError ? undefined : reasonOf(error); // no UTF-8: the server finds out what it is
  }
}

async function importTexts(
  { api, scope, tags, meta, language, type, folder: folderId }: Target,
  batch: readonly Text[],
): Promise<readonly FileResult[]> {
  const documents = batch.map(({ file, content }): ImportedDocumentInput => ({
    ...{ id: idOf(scope, file.name), content, title: titleOf(file.name), tags, metadata: meta, language },
    type: constant(type ?? 'note') as DocumentType,
    folderPath: foldersOf(file.name),
    mimeType: /\.te?xt$/i.test(file.name) ? 'text/plain' : 'text/markdown',
  }));
  const { importDocuments } = await api.run(ImportDocumentsDocument, { input: { scope, documents, folderId } });
  return importDocuments.results.map((result, at) => ({ file: batch[at]?.file.name ?? '', ...result }));
}

/** Uploads a file of a folder, unless it is there. A file that differs from what is there fails: files are not replaced. */
async function bringFile(target: Target, file: FoundFile, progress: Progress): Promise<FileResult> {
  const { api, scope, meta } = target;
  const id = idOf(scope, file.name);
  try {
    const sha256 = await hashOf(file.path);
    const { document } = await api.run(GetDocumentDocument, { id });
    if (document !== null) {
      progress.add(file.size, file.name);
      if (document.metadata['sha256'] === sha256) return { ...done(file, id), outcome: 'UNCHANGED' };
      return failed(file, 'ALREADY_EXISTS', `${id} is there with another content; \`memory delete ${id}\` makes way.`);
    }
    const fields = {
      id,
      metadata: JSON.stringify({ ...meta, sha256 }),
      folderPath: JSON.stringify(foldersOf(file.name)),
    };
    const { warnings } = await sendFile(target, file, fields, progress);
    return { ...done(file, id), outcome: 'CREATED', warnings };
  } catch (error) {
    if (error instanceof CliFailure && !general.has(error.code)) return failed(file, error.code, error.message);
    if (error instanceof CliFailure) throw error;
    return failed(file, 'FILE_NOT_READABLE', reasonOf(error));
  }
}

/** Uploads one file as it is read from the disk. `fields` go before those of the target. */
export async function sendFile(
  { api, scope, tags = [], meta, language, type, folder: folderId }: Target,
  file: FoundFile,
  fields: Readonly<Record<string, string | undefined>>,
  progress: Progress,
) {
  const all = {
    ...{ scope, language, type, folderId, metadata: meta === undefined ? undefined : JSON.stringify(meta) },
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
    ...fields,
  };
  const given = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const blob = await openAsBlob(file.path);
  return api.upload(blob, basename(file.path), given, (bytes) => progress.add(bytes, file.name));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const done = ({ name }: FoundFile, id: string) => ({ file: name, id, code: null, message: null, warnings: [] });

function failed({ name }: FoundFile, code: string, message: string): FileResult {
  return { file: name, id: null, outcome: 'FAILED', code, message, warnings: [] };
}
