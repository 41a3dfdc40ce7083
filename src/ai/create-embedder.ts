import type { Logger } from 'pino';
import { assertOutsideTransaction } from '../graph/inside-transaction.js';
import type { Graph } from '../graph/graph.js';
import type { Metrics } from '../metrics/create-metrics.js';
import type { Clock } from '../shared/clock.js';
import { systemTenant } from '../shared/ids.js';
import { observeEmbedding } from './observe-embedding.js';
import type { Embedder, EmbeddingModel, EmbeddingPriority, EmbeddingRole, EmbeddingUse, HeldBack } from './ports.js';
import { createUsageMeter, dayOf, type Spent, type UsageMeter } from './usage-meter.js';
import { cacheKey, createVectorCache, type VectorCache } from './vector-cache.js';

/** How long a check of the health of a model that costs money trusts a call that succeeded, in ms. */
const trustMs = 30_000;

/** What the product's own upkeep embeds is on nobody's account. */
export const upkeep: EmbeddingUse = { tenantKey: systemTenant, scope: null, purpose: 'UPKEEP', among: systemTenant };

/** What an embedder needs beside its model. */
export interface EmbedderParts {
  readonly graph: Graph;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Tokens of a tenant a day (UTC) beyond which indexing waits for the next. Default: none. */
  readonly dailyTokenLimit?: number | undefined;
}

/**
 * A model with what every call goes through: no transaction is open, a vector that was had before is had again, equal texts
 * of the same moment are embedded once, and what is embedded is timed, counted and accounted.
 */
export function createEmbedder(model: EmbeddingModel, parts: EmbedderParts): Embedder {
  const { metrics, clock, dailyTokenLimit } = parts;
  const { id, dimensions, pricePerMillion, isRemote } = model;
  const meter = createUsageMeter({ ...parts, model: id, pricePerMillion });
  const calls = new CountedCalls(timed(model, metrics), meter, metrics);
  const cache = new CachedCalls(calls, createVectorCache(), metrics);
  const held = { day: '', tenants: new Set<string>() };
  return {
    id,
    dimensions,
    windows: (passages) => model.windows(passages),
    embed: async (texts, role, priority, use) => {
      assertOutsideTransaction('The embedding model');
      return cache.embed(texts, role, priority, use);
    },
    probe: async () => {
      if (isRemote && calls.succeededWithin(trustMs)) return;
      await calls.embed(['health'], 'query', 'interactive', upkeep);
    },
    heldBack: async (tenantKey) => {
      if (dailyTokenLimit === undefined || (await meter.tokensToday(tenantKey)) < dailyTokenLimit) return null;
      return heldUntilTomorrow(clock.now(), dailyTokenLimit, tenantKey, held);
    },
    flush: () => meter.flush(),
    stop: () => meter.stop(),
  };
}

function timed(model: EmbeddingModel, metrics: Metrics): EmbeddingModel {
  return observeEmbedding(model, ({ role, priority, outcome }, texts, seconds) => {
    metrics.embeddings.observe({ role, priority, outcome }, seconds);
    metrics.embeddedTexts.inc({ role, priority }, texts);
  });
}

function heldUntilTomorrow(
  now: Date,
  limit: number,
  tenantKey: string,
  told: { day: string; readonly tenants: Set<string> },
): HeldBack {
  const day = dayOf(now);
  if (told.day !== day) told.tenants.clear();
  told.day = day;
  const isNews = !told.tenants.has(tenantKey);
  told.tenants.add(tenantKey);
  const until = new Date(Date.parse(day) + 24 * 60 * 60 * 1_000);
  const reason = `The daily limit of ${limit} embedding tokens is reached: indexing goes on at ${until.toISOString()}.`;
  return { until, reason, isNews };
}

/** Calls of the model, each counted on an account. */
class CountedCalls {
  private succeededAt = -Infinity;

  constructor(
    private readonly model: EmbeddingModel,
    private readonly meter: UsageMeter,
    private readonly metrics: Metrics,
  ) {}

  async embed(
    texts: readonly string[],
    role: EmbeddingRole,
    priority: EmbeddingPriority,
    use: EmbeddingUse,
  ): Promise<readonly Float32Array[]> {
    this.account(use, { calls: 1, texts: texts.length, tokens: 0 });
    const { purpose } = use;
    const spent = (tokens: number): void => {
      this.account(use, { calls: 0, texts: 0, tokens });
      this.metrics.embeddedTokens.inc({ purpose }, tokens);
      this.metrics.embeddingCost.inc({ purpose }, (tokens * this.model.pricePerMillion) / 1_000_000);
    };
    try {
      const vectors = await this.model.embed(texts, role, priority, spent);
      this.succeededAt = performance.now();
      return vectors;
    } catch (error) {
      this.succeededAt = -Infinity;
      throw error;
    }
  }

  private account({ tenantKey, scope, purpose }: EmbeddingUse, spent: Spent): void {
    const add = (known: string | null): void => this.meter.add({ tenantKey, scope: known, purpose }, spent);
    if (scope instanceof Promise) void scope.then(add, () => add(null));
    else add(scope);
  }

  succeededWithin(ms: number): boolean {
    return performance.now() - this.succeededAt < ms;
  }
}

/** Calls for vectors of which some were had before, or are on their way. */
class CachedCalls {
  private readonly coming = new Map<string, Promise<Float32Array>>();

  constructor(
    private readonly calls: CountedCalls,
    private readonly cache: VectorCache,
    private readonly metrics: Metrics,
  ) {}

  async embed(
    texts: readonly string[],
    role: EmbeddingRole,
    priority: EmbeddingPriority,
    use: EmbeddingUse,
  ): Promise<readonly Float32Array[]> {
    const keys = texts.map((text) => cacheKey(use, role, text));
    const missing = new Map<string, string>();
    const found = new Map<string, Promise<Float32Array>>();
    for (const [i, key] of keys.entries()) {
      // What somebody waits for does not wait for what nobody waits for.
      const known = this.cache.get(key);
      const had = known === undefined ? this.coming.get(`${priority} ${key}`) : Promise.resolve(known);
      if (had === undefined) missing.set(key, texts[i] ?? '');
      else found.set(key, had);
    }
    this.metrics.embeddingCache.inc({ outcome: 'miss' }, missing.size);
    this.metrics.embeddingCache.inc({ outcome: 'hit' }, texts.length - missing.size);
    if (missing.size > 0) {
      for (const [key, vector] of this.begin(missing, role, priority, use)) found.set(key, vector);
    }
    return Promise.all(keys.map((key) => found.get(key) ?? Promise.reject(new RangeError('a text has no vector'))));
  }

  /** Has the missing ones embedded; whoever asks for one of them meanwhile gets it too. */
  private begin(
    missing: ReadonlyMap<string, string>,
    role: EmbeddingRole,
    priority: EmbeddingPriority,
    use: EmbeddingUse,
  ): ReadonlyMap<string, Promise<Float32Array>> {
    const batch = this.calls.embed([...missing.values()], role, priority, use);
    const begun = new Map<string, Promise<Float32Array>>();
    for (const [i, key] of [...missing.keys()].entries()) {
      const name = `${priority} ${key}`;
      const vector = batch.then((vectors) => {
        const own = vectors[i];
        if (own === undefined) throw new RangeError('a text has no vector');
        this.cache.set(key, own);
        return own;
      });
      this.coming.set(name, vector);
      const forget = (): boolean => this.coming.delete(name);
      vector.then(forget, forget);
      begun.set(key, vector);
    }
    return begun;
  }
}
