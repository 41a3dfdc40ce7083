export type { DocumentType } from './chunkers/choose-chunker.js';
export type { Chunking } from './chunkers/chunk.js';
export { checkLanguage, checkLanguages, undetermined } from './language/language-code.js';
export { detectLanguage } from './language/detect-language.js';
export { commonTextIndex, textIndexOf } from './language/text-index.js';
export { indexDocument, indexDocumentJob } from './jobs/index-document.js';
export { createFileParser, type FileParser } from './parse-file/create-file-parser.js';
export { embeddingWarnings, indexStateOf, isStaged, prepareChunks, type PreparedChunks } from './prepare-chunks.js';
export { ingestionLimits } from './ingestion.limits.js';
