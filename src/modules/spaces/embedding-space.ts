/** Where vectors of one model live: which slot of the graph, and what its cosine means. */
export interface EmbeddingSpace {
  /** The slot of the graph: property and index `…_a`. */
  readonly slot: 'a';
  /** Name of the model, as `EmbeddingModel.id`. */
  readonly model: string;
  /** Length of every vector. */
  readonly dimensions: number;
  /** Cosine of unrelated texts: similarity 0. */
  readonly baseline: number;
}
