import { AppError, BadInput } from '../../../shared/errors.js';
import type { ChunkSource } from '../chunkers/choose-chunker.js';
import { chunkWithReferences } from '../references/find-references.js';
import type { ReferencedChunking } from '../references/found-reference.js';
import { readStated, type Stated } from '../stated.js';
import { defaultFileLimits, type FileHint, type FileLimits, longText, type ParsedFile } from './parsed-file.js';
import { createProcessPool, ProcessEnded, type ProcessPool } from './process-pool.js';
import type { Answer, Task } from './reader-process.js';

/** Limits of a file parser; each has a default. */
export interface FileParserOptions extends Partial<FileLimits> {
  /** Files read at the same time, each in a process of its own. Default 1; further files wait. */
  readonly processes?: number;
  /** Milliseconds that one file may take before its process is ended. Waiting does not count. Default 120,000. */
  readonly timeoutMs?: number;
  /** Heap that one file may take, in MiB; with buffers outside the heap it may take twice as much. Default 512. */
  readonly memoryMiB?: number;
  /** Milliseconds after which an idle process ends and gives its memory back. Default 10,000. */
  readonly idleMs?: number;
}

/** Reads files in processes of their own, so that no file can block, fill or end the server. */
export interface FileParser {
  /**
   * The text of a file. The bytes are copied, not taken over.
   * @throws {AppError} FILE_TOO_LARGE, UNSUPPORTED_FILE, or UNREADABLE_FILE (damaged, encrypted, not valid text, too
   *   costly to read).
   */
  parse(bytes: Uint8Array, hint: FileHint): Promise<ParsedFile>;
  /**
   * `chunkWithReferences`, in the other process when the document is long.
   * @throws {AppError} BAD_INPUT for more text than is accepted, UNREADABLE_FILE as `parse`.
   */
  chunk(source: ChunkSource): Promise<ReferencedChunking>;
  /**
   * `readStated`, in the other process when a long text begins with what may be front matter.
   * @param name for a person, of what is read
   * @throws {AppError} FILE_TOO_LARGE, UNREADABLE_FILE.
   */
  state(text: string, mimeType: string, name: string): Promise<Stated>;
  /** Ends the processes. What is being read then fails with an error that is no `AppError`. */
  close(): Promise<void>;
}

/** Documents up to this length, in UTF-16 units, are read and chunked at once: it takes a few milliseconds. */
const READ_HERE = 20_000;

/** Longest time in ms, and heap in MiB, that one file may take unless the parser is told otherwise. */
export const fileTimeoutMs = 120_000;
export const fileMemoryMiB = 512;

/** Makes a file parser. Processes start with the first file and end when idle. */
export function createFileParser(options: FileParserOptions = {}): FileParser {
  const { processes = 1, timeoutMs = fileTimeoutMs, memoryMiB = fileMemoryMiB, idleMs = 10_000 } = options;
  const { maxBytes, maxPages, maxTextBytes } = { ...defaultFileLimits, ...options };
  const limits: FileLimits = { maxBytes, maxPages, maxTextBytes };
  const entry = new URL(`./reader-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);
  const pool = createProcessPool({ entry, processes, timeoutMs, memoryMiB, idleMs });
  return {
    parse: async (bytes, hint) => {
      refuseLarge(bytes, hint, maxBytes);
      return (await run(pool, { do: 'parse', bytes, hint, limits }, hint.filename)) as ParsedFile;
    },
    chunk: async (source) => {
      if (longText(source.text, limits)) throw tooLong(maxTextBytes);
      if (lengthOf(source) <= READ_HERE) return chunkWithReferences(source);
      return (await run(pool, { do: 'chunk', source }, source.title)) as ReferencedChunking;
    },
    state: async (text, mimeType, name) => {
      if (text.length <= READ_HERE || !text.startsWith('---')) return readStated(text, mimeType);
      return (await run(pool, { do: 'state', text, mimeType }, name)) as Stated;
    },
    close: () => pool.close(),
  };
}

function lengthOf({ text, pages }: ChunkSource): number {
  return text.length + (pages ?? []).reduce((sum, page) => sum + page.text.length, 0);
}

function tooLong(maxTextBytes: number): AppError {
  const most = `must have at most ${maxTextBytes.toLocaleString('en')} bytes as UTF-8`;
  return new BadInput('content', most, 'Split the text, or have MAX_TEXT_MB of the server raised.');
}

/** Before the copy that goes to the other process is made. */
function refuseLarge(bytes: Uint8Array, { filename }: FileHint, maxBytes: number): void {
  if (bytes.byteLength <= maxBytes) return;
  throw new AppError('FILE_TOO_LARGE', `${filename}: ${bytes.byteLength} bytes; at most ${maxBytes} are accepted`, {
    details: { limit: 'fileBytes', maximum: maxBytes },
  });
}

async function run(pool: ProcessPool, task: Task, name: string): Promise<unknown> {
  const answer = (await pool.run(task).catch((error: unknown) => {
    throw translate(error, name);
  })) as Answer;
  if (answer.ok) return answer.value;
  if (answer.code === 'INTERNAL') throw new Error(`${name}: ${answer.message}`);
  const { code, message, hint, details } = answer;
  throw new AppError(code, message, hint === undefined ? { details } : { hint, details });
}

/** A file that takes too long or too much memory, or ends the process, is unreadable. */
function translate(error: unknown, name: string): unknown {
  if (!(error instanceof ProcessEnded) || error.reason === 'closed') return error;
  return new AppError('UNREADABLE_FILE', `${name}: reading it ${error.message} and was ended`, {
    hint: 'Split the file, or save it anew with another program, and send it again.',
    cause: error,
  });
}
