export type { DocumentType } from './chunkers/choose-chunker.js';
export type { Chunking } from './chunkers/chunk.js';
export { indexDocument, indexDocumentJob } from './jobs/index-document.js';
export { familyOf, isTextual } from './mime-family.js';
export { createFileParser, type FileParser } from './parse-file/create-file-parser.js';
export { embeddingWarnings, indexStateOf, prepareChunks, type PreparedChunks } from './prepare-chunks.js';
export { ingestionLimits } from './ingestion.limits.js';
export type { FileLimits } from './parse-file/parsed-file.js';
export { statedTitle } from './stated-title.js';
