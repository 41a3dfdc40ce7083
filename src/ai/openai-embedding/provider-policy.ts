import {
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  type IRetryBackoffContext,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { EmbeddingPriority } from '../ports.js';
import { ProviderError } from './provider-error.js';

/** How patient a call is. */
interface Patience {
  /** Longest time of one request, and of a call with its repetitions, in ms. */
  readonly requestMs: number;
  readonly wholeMs: number;
  /** Repetitions after the first request. */
  readonly repeats: number;
  /** Longest pause that the provider may ask for, in ms; a call fails at once where it asks for more. */
  readonly longestPauseMs: number;
}

/** Whoever waits gets an answer without vectors rather than a late one; a job has time. */
const patience: Readonly<Record<EmbeddingPriority, Patience>> = {
  interactive: { requestMs: 5_000, wholeMs: 8_000, repeats: 2, longestPauseMs: 2_000 },
  background: { requestMs: 30_000, wholeMs: 120_000, repeats: 5, longestPauseMs: 60_000 },
};

/** First pause before a repetition, in ms; it doubles, and up to half is added by chance. */
const firstPauseMs = 250;

/** Failures in a row after which nothing is asked for a while, and how long, in ms. */
const breakAfter = 5;
const breakMs = 10_000;

/** Told of each repetition with what went before it. */
export type RetryObserver = (failure: ProviderError['failure']) => void;

/** Runs requests to one provider: with a time limit, repeated where that helps, and not at all while it is away. */
export type RunRequest = <T>(priority: EmbeddingPriority, request: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * The one policy towards a provider: time limits, repetitions with growing pauses (what `Retry-After` says where it says
 * something, for all calls), and a circuit breaker that all calls share.
 * @throws ProviderError from what it runs
 */
export function createProviderPolicy(onRetry: RetryObserver): RunRequest {
  const breaker = circuitBreaker(
    handleWhen((error) => toProviderError(error).isOutage),
    { breaker: new ConsecutiveBreaker(breakAfter), halfOpenAfter: breakMs },
  );
  const quiet = { until: 0 };
  const policyOf = ({ requestMs, wholeMs, repeats, longestPauseMs }: Patience) => {
    const repeated = retry(
      handleWhen((error) => !isBrokenCircuitError(error) && isWorthwhile(toProviderError(error), longestPauseMs)),
      { maxAttempts: repeats, backoff: new DelegateBackoff(pauseOf) },
    );
    repeated.onRetry((context) => {
      if ('error' in context) onRetry(toProviderError(context.error).failure);
    });
    // What was given up must not keep a process that ends.
    const limit = (ms: number) => timeout(ms, TimeoutStrategy.Aggressive).dangerouslyUnref();
    return wrap(limit(wholeMs), repeated, breaker, limit(requestMs));
  };
  const policies = { interactive: policyOf(patience.interactive), background: policyOf(patience.background) };
  return async (priority, request) => {
    try {
      return await policies[priority].execute(({ signal }) => heedingQuiet(quiet, () => request(signal)));
    } catch (error) {
      throw toProviderError(error);
    }
  };
}

/** Leaves the provider alone for as long as it has asked for. */
async function heedingQuiet<T>(quiet: { until: number }, request: () => Promise<T>): Promise<T> {
  const left = quiet.until - Date.now();
  if (left > 0) throw new ProviderError('rate-limited', 'it has asked to be left alone for a while', left);
  try {
    return await request();
  } catch (error) {
    if (error instanceof ProviderError && error.retryAfterMs !== null) quiet.until = Date.now() + error.retryAfterMs;
    throw error;
  }
}

function isWorthwhile(error: ProviderError, longestPauseMs: number): boolean {
  return error.isTransient && (error.retryAfterMs ?? 0) <= longestPauseMs;
}

function pauseOf({ attempt, result }: IRetryBackoffContext<unknown>): number {
  const asked = 'error' in result ? toProviderError(result.error).retryAfterMs : null;
  const pause = firstPauseMs * 2 ** (attempt - 1);
  return (asked ?? pause) + Math.random() * (pause / 2);
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (isTaskCancelledError(error)) return new ProviderError('timeout', 'it did not answer in time', null, error);
  if (isBrokenCircuitError(error)) {
    const reason = `it has failed ${breakAfter} times in a row and is left alone for ${breakMs / 1_000} s`;
    return new ProviderError('unavailable', reason, null, error);
  }
  return new ProviderError('refused', error instanceof Error ? error.message : String(error), null, error);
}
