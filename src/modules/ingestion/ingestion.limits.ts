import type { LimitEntry } from '../../shared/limit-entry.js';
import { CHUNK_TOKENS } from './chunkers/chunk.js';
import { maxAttempts } from './jobs/index-document.js';
import { fileMemoryMiB, fileTimeoutMs } from './parse-file/create-file-parser.js';
import { MAX_FILE_BYTES, MAX_PDF_PAGES, MAX_TEXT_LENGTH } from './parse-file/parsed-file.js';
import { batchChunks } from './prepare-batch.js';
import { inlineChunks } from './prepare-chunks.js';

/** The limits of reading and indexing files, for the documentation. */
export const ingestionLimits: readonly LimitEntry[] = [
  { what: 'A file that is read', value: MAX_FILE_BYTES, unit: 'bytes', beyond: '`FILE_TOO_LARGE`' },
  { what: 'Pages of a PDF', value: MAX_PDF_PAGES, unit: 'pages', beyond: '`FILE_TOO_LARGE`' },
  { what: 'Text of a PDF', value: MAX_TEXT_LENGTH, unit: 'characters', beyond: '`FILE_TOO_LARGE`' },
  { what: 'Time in which a file is read', value: fileTimeoutMs, unit: 'ms', beyond: '`UNREADABLE_FILE`' },
  {
    what: 'Heap that reading a file takes',
    value: fileMemoryMiB * 1024 * 1024,
    unit: 'bytes',
    beyond: '`UNREADABLE_FILE`',
  },
  {
    what: 'A passage of plain text, about',
    value: CHUNK_TOKENS,
    unit: 'tokens',
    beyond: 'It becomes several passages.',
  },
  {
    what: 'Passages that an import embeds before it is answered',
    value: batchChunks,
    unit: 'passages',
    beyond: 'Jobs embed the documents that come after.',
  },
  {
    what: 'Passages that are embedded before a write is answered',
    value: inlineChunks,
    unit: 'passages',
    beyond: 'A job embeds them; until then their words are searched.',
  },
  {
    what: 'Attempts to embed a document',
    value: maxAttempts,
    unit: 'attempts',
    beyond: '`indexState` is `FAILED`; its words are searched.',
  },
];
