export type { DocumentType } from './chunkers/choose-chunker.js';
export type { Chunking } from './chunkers/chunk.js';
export { indexDocument, indexDocumentJob } from './jobs/index-document.js';
export { createFileParser, type FileParser } from './parse-file/create-file-parser.js';
export { prepareBatch } from './prepare-batch.js';
export { embeddingWarnings, indexStateOf, prepareChunks, type PreparedChunks } from './prepare-chunks.js';
export { ingestionLimits } from './ingestion.limits.js';
