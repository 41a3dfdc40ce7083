import type { LimitEntry } from '../../shared/limit-entry.js';
import { CHUNK_TOKENS } from './chunkers/chunk.js';
import { MAX_SECTIONS } from './chunkers/chunk-markdown.js';
import { maxAttempts } from './jobs/index-document.js';
import { fileMemoryMiB, fileTimeoutMs } from './parse-file/create-file-parser.js';
import { maxMarkupDepth, maxMarkupElements } from './markup/parse-markup.js';
import { maxArchiveEntries, maxUnpackedBytes } from './parse-file/check-archive.js';
import { defaultFileLimits } from './parse-file/parsed-file.js';
import { batchChunks } from './prepare-batch.js';
import { inlineChunks, inlineTokens } from './prepare-chunks.js';
import { maxFoundReferences } from './references/find-references.js';

const { maxBytes, maxPages, maxTextBytes } = defaultFileLimits;
const tooLarge = '`FILE_TOO_LARGE`';

/** The limits of reading and indexing files, for the documentation. */
export const ingestionLimits: readonly LimitEntry[] = [
  {
    what: 'References that are found in the text of a document',
    value: maxFoundReferences,
    unit: 'references',
    beyond: 'The first ones are kept; a warning says so.',
  },
  { what: 'A file that is read (`MAX_UPLOAD_MB`)', value: maxBytes, unit: 'bytes', beyond: tooLarge },
  { what: 'Pages of a PDF (`MAX_PDF_PAGES`)', value: maxPages, unit: 'pages', beyond: tooLarge },
  {
    what: 'Text of a document, or of a file (`MAX_TEXT_MB`)',
    value: maxTextBytes,
    unit: 'bytes',
    beyond: '`BAD_INPUT`; `FILE_TOO_LARGE` for a file',
  },
  { what: 'What a DOCX unpacks to', value: maxUnpackedBytes, unit: 'bytes', beyond: tooLarge },
  { what: 'Parts of a DOCX', value: maxArchiveEntries, unit: 'parts', beyond: tooLarge },
  { what: 'Elements of HTML or SVG', value: maxMarkupElements, unit: 'elements', beyond: tooLarge },
  {
    what: 'Elements of HTML or SVG within each other',
    value: maxMarkupDepth,
    unit: 'levels',
    beyond: '`UNREADABLE_FILE`',
  },
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
    what: 'Sections of Markdown, pairs or rows of data that are passages of their own',
    value: MAX_SECTIONS,
    unit: 'passages',
    beyond: 'Neighbours share passages.',
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
    what: 'Text of theirs, about',
    value: inlineTokens,
    unit: 'tokens',
    beyond: 'A job embeds them; until then their words are searched.',
  },
  {
    what: 'Attempts to embed a document',
    value: maxAttempts,
    unit: 'attempts',
    beyond: '`indexState` is `FAILED`; its words are searched.',
  },
];
