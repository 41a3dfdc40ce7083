export { calibratedSimilarity, cosineFromIndexScore } from './calibrated-similarity.js';
export type { EmbeddingSpace } from './embedding-space.js';
export { openSpace } from './use-cases/open-space.js';
