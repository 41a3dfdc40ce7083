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
  /** Whether each call costs money or leaves this machine: then a check of its health trusts a call of the last 30 s. */
  readonly isRemote: boolean;
  /** US dollars of a million tokens. */
  readonly pricePerMillion: number;
  /**
   * Embeds texts, in the order given. Texts longer than the model reads are cut at the end; `windows` avoids that.
   * @param spent told of tokens as soon as they are spent, also those of a call that fails in the end. Default: nobody.
   * @throws AppError EMBEDDING_FAILED when the model cannot answer.
   */
  embed(
    texts: readonly string[],
    role: EmbeddingRole,
    priority: EmbeddingPriority,
    spent?: SpentTokens,
  ): Promise<readonly Float32Array[]>;
  /**
   * Splits each passage into the overlapping windows that are embedded in its place. Each window begins with the
   * passage's header. A passage that fits has one window: header and text.
   */
  windows(passages: readonly Passage[]): Promise<readonly (readonly string[])[]>;
  /** Ends the model's worker. Pending calls fail with EMBEDDING_FAILED. */
  close(): Promise<void>;
}

/** Told of tokens that a model has read. */
export type SpentTokens = (tokens: number) => void;

/** What a text is embedded for, as it is accounted. */
export type EmbeddingPurpose = 'INDEXING' | 'QUERY' | 'UPKEEP';

/** On whose account a text is embedded. */
export interface EmbeddingUse {
  readonly tenantKey: string;
  /** Key of the scope that it is embedded for; null for none, a promise where that is known later. */
  readonly scope: string | null | Promise<string | null>;
  readonly purpose: EmbeddingPurpose;
  /**
   * Key of the scope or user within which an equal text has the same vector, had once: how fast a text is embedded must not
   * tell anybody that it stands where he may not look.
   */
  readonly among: string;
}

/** Until when a tenant's texts are not indexed, and why. */
export interface HeldBack {
  readonly until: Date;
  /** A sentence that says both. */
  readonly reason: string;
  /** True the first time that this server says so on a day. */
  readonly isNews: boolean;
}

/** The embedding model as the product uses it: its vectors are cached and its tokens accounted. */
export interface Embedder extends Pick<EmbeddingModel, 'id' | 'dimensions' | 'windows'> {
  /**
   * Embeds texts, in the order given, each once within `use.among` while it is remembered. The vectors are shared:
   * they are never changed.
   * @throws AppError EMBEDDING_FAILED when the model cannot answer; Error inside a transaction, which must not wait for it.
   */
  embed(
    texts: readonly string[],
    role: EmbeddingRole,
    priority: EmbeddingPriority,
    use: EmbeddingUse,
  ): Promise<readonly Float32Array[]>;
  /**
   * Asks the model itself whether it answers; one that costs money only where no call has succeeded in the last 30 s.
   * @throws AppError EMBEDDING_FAILED
   */
  probe(): Promise<void>;
  /** Where the daily limit of a tenant is reached: until when. Null where there is none, or it is not reached. */
  heldBack(tenantKey: string): Promise<HeldBack | null>;
  /** Writes what was counted and not yet written. Never throws: what cannot be written now is written later. */
  flush(): Promise<void>;
  /** Writes the last of what was counted. The model is ended by itself. */
  stop(): Promise<void>;
}

/** A text with the header (title, heading path) that is embedded with it but not shown. */
export interface Passage {
  readonly header: string;
  readonly text: string;
}
