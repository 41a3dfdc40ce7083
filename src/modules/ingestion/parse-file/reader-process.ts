import { registerHooks } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { ErrorCode, ErrorDetails } from '../../../shared/errors.js';
import type { ChunkSource } from '../chunkers/choose-chunker.js';
import type { ReferencedChunking } from '../references/found-reference.js';
import type { Stated } from '../stated.js';
import type { FileHint, FileLimits, ParsedFile } from './parsed-file.js';

/** What the process is asked to do. */
export type Task =
  | { readonly do: 'parse'; readonly bytes: Uint8Array; readonly hint: FileHint; readonly limits: FileLimits }
  | { readonly do: 'chunk'; readonly source: ChunkSource }
  | { readonly do: 'state'; readonly text: string; readonly mimeType: string };

/** What comes back: errors lose their class between processes, so those that are meant for the caller come as data. */
export type Answer =
  | { readonly ok: true; readonly value: ParsedFile | ReferencedChunking | Stated }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly hint: string | undefined;
      readonly details: ErrorDetails;
    };

// Started from the sources (in tests), the modules are `.ts` files under their `.js` names.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve: (specifier, context, next) => {
      const ours = /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts');
      return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
  });
}
const { AppError } = await import('../../../shared/errors.js');
const { chunkWithReferences } = await import('../references/find-references.js');
const { readStated } = await import('../stated.js');
const { readFile } = await import('./read-file.js');

/** A fault of ours is told apart from a file that cannot be read by its code. */
async function work(task: Task): Promise<Answer> {
  try {
    return { ok: true, value: await valueOf(task) };
  } catch (error) {
    const known = error instanceof AppError;
    const message = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
    if (!known) return { ok: false, code: 'INTERNAL', message, hint: undefined, details: {} };
    return { ok: false, code: error.code, message, hint: error.hint, details: error.details };
  }
}

function valueOf(task: Task): ParsedFile | ReferencedChunking | Stated | Promise<ParsedFile> {
  if (task.do === 'parse') return readFile(task.bytes, task.hint, task.limits);
  return task.do === 'chunk' ? chunkWithReferences(task.source) : readStated(task.text, task.mimeType);
}

// The pool says how many bytes the process may take in all.
const guard = new URL(`./memory-guard${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);
new Worker(guard, { workerData: { maxBytes: Number(process.argv[2]) } }).unref();

process.on('message', (task: Task) => {
  void work(task).then((answer) => process.send?.(answer));
});
// The server is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit());
