import type { Services } from '../../../context.js';
import { upkeep } from '../../../ai/create-embedder.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { commonTextIndex } from '../../ingestion/index.js';
import { kindWeights } from '../../scopes/index.js';

/**
 * Has the database plan the search before anybody asks: the first plan of a statement of this size takes a second or more.
 * It looks from a scope that does not exist, and finds nothing.
 */
export async function warmSearch({ graph, ai }: Pick<Services, 'graph' | 'ai'>): Promise<void> {
  const [vector = new Float32Array()] = await ai.embedding.embed(['ready'], 'query', 'background', upkeep);
  const params = {
    viewer: '',
    scope: '',
    weights: kindWeights,
    words: { text: 'text:(ready)', indexes: [commonTextIndex] },
    language: { any: true, codes: [] },
    includeStale: true,
    candidates: 1,
  };
  const visible = { ...params, crossProject: false };
  await graph.read(cypher.recall.searchChunksA, { ...visible, vector: [...vector], tags: [] });
  const tagged = { ...visible, vector: [...vector], tags: [['ready']], maxTagged: 1, maxChunks: 1 };
  await graph.read(cypher.recall.searchTaggedChunksA, tagged);
  await graph.read(cypher.recall.searchSiblingChunksA, { ...params, vector: [...vector], tags: [], siblings: 1 });
}
