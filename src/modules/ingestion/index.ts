export { chunkDocument, type ChunkSource, type DocumentType } from './chunkers/choose-chunker.js';
export type { Chunking } from './chunkers/chunk.js';
export { indexDocument, indexDocumentJob } from './jobs/index-document.js';
export { familyOf, mimeTypeOfName } from './mime-family.js';
export { createFileParser, type FileParser } from './parse-file/create-file-parser.js';
export { prepareChunks, type PreparedChunks } from './prepare-chunks.js';
