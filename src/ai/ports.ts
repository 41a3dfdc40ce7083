/** What a text is embedded for. Asymmetric models (E5, BGE) give questions and passages different prefixes. */
export type EmbeddingRole = 'query' | 'passage';

/** Whether somebody waits for the answer. Interactive calls overtake background ones. */
export type EmbeddingPriority = 'interactive' | 'background';

/**
 * A model that turns text into vectors. Vectors have length 1, so that a dot product is the cosine.
 * Calls may come in any number at once; the model queues them.
 */
export interface EmbeddingModel {
  /** Stable name of model and precision, e.g. `e5-small-v2`. Vectors of models with other names never mix. */
  readonly id: string;
  /** Length of every vector. */
  readonly dimensions: number;
  /**
   * Embeds texts, in the order given. Texts longer than `maxTokens` are cut at the end; `windows` avoids that.
   * @throws AppError EMBEDDING_FAILED when the model cannot answer.
   */
  embed(texts: readonly string[], role: EmbeddingRole, priority: EmbeddingPriority): Promise<readonly Float32Array[]>;
  /**
   * Splits each passage into the overlapping windows that are embedded in its place. Each window begins with the
   * passage's header. A passage that fits has one window: header and text.
   */
  windows(passages: readonly Passage[]): Promise<readonly (readonly string[])[]>;
  /** Ends the model's worker. Pending calls fail with EMBEDDING_FAILED. */
  close(): Promise<void>;
}

/** A text with the header (title, heading path) that is embedded with it but not shown. */
export interface Passage {
  readonly header: string;
  readonly text: string;
}
