/** Length of an e5-small-v2 vector. */
export const DIMENSIONS = 384;

/** Wordpieces that the model reads at most, the two special tokens included. */
export const MAX_TOKENS = 512;

/** Texts that are embedded in one inference. Small batches of like lengths are the fastest on a CPU. */
export const BATCH_TEXTS = 8;

/**
 * Tokens of one inference, padding included. Inference time grows with them alone, so that more make nothing faster
 * but an interactive call wait longer for the batch before it.
 */
export const BATCH_TOKENS = 512;

/** UTF-16 units of a text that are looked at: more is never reached, unless nearly all of it is blank. */
export const MAX_CHARACTERS = 32_000;

/** UTF-16 units that are tokenised in one task. */
export const TASK_CHARACTERS = 64_000;
