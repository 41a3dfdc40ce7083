/** In what way a provider of embeddings failed. */
export type ProviderFailure = 'refused' | 'rate-limited' | 'unavailable' | 'unreachable' | 'timeout' | 'wrong-answer';

const transient: ReadonlySet<ProviderFailure> = new Set(['rate-limited', 'unavailable', 'unreachable', 'timeout']);

/** A call to a provider of embeddings that failed; its message holds neither key nor text. */
export class ProviderError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    reason: string,
    /** How long the provider asks to be left alone, in ms; null where it does not say. */
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.name = 'ProviderError';
  }

  /** Whether the same call may succeed a moment later. */
  get isTransient(): boolean {
    return transient.has(this.failure);
  }

  /** Whether the provider itself is away, not this call refused: what opens the circuit breaker. */
  get isOutage(): boolean {
    return this.isTransient && this.failure !== 'rate-limited';
  }
}
