// Generated from cypher/ by `npm run codegen`. Do not edit.

import type { Statement } from '../statement.js';

/** A key of a node that was written. */
export interface KeyRow {
  readonly key: string;
}

/** How many nodes a statement touched or counted. */
export interface CountRow {
  readonly count: number;
}

/** An embedding space: the model whose vectors are in a slot, and its baseline of similarity. */
export interface SpaceRow {
  readonly slot: string;
  readonly model: string;
  readonly dimensions: number;
  readonly baseline: number;
  readonly createdAt: Date;
}

/** The vector index of slot a, over chunks and the further windows of long ones. It filters inside the index. The quantization is explicit: the server's default loses hits. */
export const createChunkIndexA: Statement<{
  readonly dimensions: number;
}, readonly KeyRow[]> = {
  name: 'spaces/create-chunk-index-a',
  mode: 'write',
  cardinality: 'many',
  params: { dimensions: 'int' },
  text: "CYPHER 25\nCREATE VECTOR INDEX chunk_embedding_a IF NOT EXISTS\nFOR (n:Chunk|Window) ON (n.embedding_a)\nWITH [n.scopeKey, n.status, n.type, n.language]\nOPTIONS {indexConfig: {\n  `vector.dimensions`: $params.dimensions,\n  `vector.similarity_function`: 'cosine',\n  `vector.quantization.type`: 'NONE'\n}}",
};

/** Puts an embedding space into a free slot. A slot that is taken keeps its space. */
export const createSpace: Statement<{
  readonly slot: string;
  readonly model: string;
  readonly dimensions: number;
  readonly baseline: number;
  readonly at: Date;
}, SpaceRow> = {
  name: 'spaces/create-space',
  mode: 'write',
  cardinality: 'one',
  params: { slot: 'plain', model: 'plain', dimensions: 'int', baseline: 'plain', at: 'date' },
  text: "MERGE (space:EmbeddingSpace {slot: $params.slot})\nON CREATE SET space.model = $params.model, space.dimensions = $params.dimensions, space.baseline = $params.baseline, space.createdAt = $params.at\nRETURN space.slot AS slot, space.model AS model, space.dimensions AS dimensions, space.baseline AS baseline,\n       space.createdAt AS createdAt",
};

/** The embedding space in a slot. */
export const getSpace: Statement<{
  readonly slot: string;
}, SpaceRow | null> = {
  name: 'spaces/get-space',
  mode: 'read',
  cardinality: 'maybe',
  params: { slot: 'plain' },
  text: "MATCH (space:EmbeddingSpace {slot: $params.slot})\nRETURN space.slot AS slot, space.model AS model, space.dimensions AS dimensions, space.baseline AS baseline,\n       space.createdAt AS createdAt",
};
