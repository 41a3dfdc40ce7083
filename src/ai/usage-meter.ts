import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { cypher } from '../graph/generated/cypher.js';
import type { EmbeddingTotal } from '../graph/generated/usage.js';
import type { Graph } from '../graph/graph.js';
import type { Clock } from '../shared/clock.js';
import { newKey } from '../shared/ids.js';
import { withoutSpans } from '../tracing/spans.js';
import type { EmbeddingPurpose } from './ports.js';

/** How long what was counted waits to be written, in ms. */
const flushMs = 1_000;

/** How long the sum of a tenant's day is trusted, in ms: what other servers count meanwhile is seen after that. */
const trustMs = 5_000;

/** Sums that one transaction writes. */
const batchSize = 500;

/** Entries that wait to be written, beyond which scopes are no longer told apart: the database is away for long. */
const mostWaiting = 10_000;

/** On whose account a call is. */
export interface Account {
  readonly tenantKey: string;
  /** Key of a scope; null for none. */
  readonly scope: string | null;
  readonly purpose: EmbeddingPurpose;
}

/** What is counted of a call. */
export interface Spent {
  readonly calls: number;
  readonly texts: number;
  readonly tokens: number;
}

/** Counts what is embedded, by tenant, day (UTC), scope and purpose. */
export interface UsageMeter {
  add(use: Account, spent: Spent): void;
  /** Tokens of a tenant on the present day, by all servers: others' up to 5 s ago. */
  tokensToday(tenantKey: string): Promise<number>;
  /** Writes what waits. Never throws: what cannot be written now is written later. */
  flush(): Promise<void>;
  /** Writes the last and ends. */
  stop(): Promise<void>;
}

/** What is counted, of which model, and at which price. */
export interface MeterParts {
  readonly graph: Graph;
  readonly clock: Clock;
  readonly log: Logger;
  readonly model: string;
  /** US dollars of a million tokens. */
  readonly pricePerMillion: number;
}

/** The UTC day of a moment, such as `2026-04-23`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Counts in memory and writes once a second, so that no query pays for being counted. */
export function createUsageMeter(parts: MeterParts): UsageMeter {
  const meter = new Meter(parts);
  return {
    add: (use, spent) => meter.add(use, spent),
    tokensToday: (tenantKey) => meter.tokensToday(tenantKey),
    flush: () => meter.flush(),
    stop: () => meter.flush(),
  };
}

const counted = ['calls', 'texts', 'tokens'] as const;

type Waiting = Account & { readonly day: string } & { -readonly [K in keyof Spent]: Spent[K] };
type Sum = { -readonly [K in keyof EmbeddingTotal]: EmbeddingTotal[K] };

class Meter {
  private readonly server = newKey();
  private readonly outside = AsyncLocalStorage.snapshot();
  private readonly waiting = new Map<string, Waiting>();
  /** What this server has counted, whole sums by key; kept for the present day. */
  private readonly sums = new Map<string, Sum>();
  private readonly unwritten = new Set<string>();
  /** Tokens that this server has counted, by tenant and day. */
  private readonly tokens = new Map<string, number>();
  private readonly looks = new Map<string, { readonly until: number; readonly seen: Promise<number> }>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;

  constructor(private readonly parts: MeterParts) {}

  add(use: Account, spent: Spent): void {
    const day = dayOf(this.parts.clock.now());
    const scope = this.waiting.size < mostWaiting ? use.scope : null;
    const key = JSON.stringify([use.tenantKey, day, scope, use.purpose]);
    this.merge(key, { ...use, scope, day }, spent);
    const own = `${day} ${use.tenantKey}`;
    this.tokens.set(own, (this.tokens.get(own) ?? 0) + spent.tokens);
    this.flushSoon();
  }

  private merge(key: string, what: Account & { readonly day: string }, spent: Spent): void {
    const entry: Waiting = this.waiting.get(key) ?? { ...what, calls: 0, texts: 0, tokens: 0 };
    for (const field of counted) entry[field] += spent[field];
    this.waiting.set(key, entry);
  }

  async tokensToday(tenantKey: string): Promise<number> {
    const own = `${dayOf(this.parts.clock.now())} ${tenantKey}`;
    const now = performance.now();
    const known = this.looks.get(own);
    if (known === undefined || known.until < now) {
      const seen = this.readOthers(tenantKey, own);
      this.looks.set(own, { until: now + trustMs, seen });
      seen.catch(() => this.looks.delete(own));
    }
    const others = (await this.looks.get(own)?.seen) ?? 0;
    return others + (this.tokens.get(own) ?? 0);
  }

  /** What stands in the graph, but for what this server has counted itself. */
  private async readOthers(tenantKey: string, own: string): Promise<number> {
    await this.flush();
    const { graph, clock } = this.parts;
    const written = [...this.sums.values()]
      .filter((sum) => own === `${sum.day} ${sum.tenantKey}` && !this.unwritten.has(sum.key))
      .reduce((total, sum) => total + sum.tokens, 0);
    const { count } = await graph.read(cypher.usage.countDayTokens, { tenantKey, day: dayOf(clock.now()) });
    return Math.max(0, count - written);
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const before = this.flushing ?? Promise.resolve();
    const mine = before
      .then(() => this.outside(() => withoutSpans(() => this.write()))) // the call that is counted is over
      .catch((error: unknown) => {
        this.parts.log.warn({ error }, 'what was embedded could not be counted in the database: it is tried again');
        this.flushSoon();
      });
    this.flushing = mine;
    return mine;
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  private async write(): Promise<void> {
    for (const entry of this.waiting.values()) this.addToSum(entry);
    this.waiting.clear();
    for (const keys = [...this.unwritten]; keys.length > 0;) {
      const batch = keys.splice(0, batchSize);
      const totals = batch.flatMap((key) => this.sums.get(key) ?? []).map((sum) => ({ ...sum }));
      await this.parts.graph.write((tx) => tx.run(cypher.usage.upsertEmbeddingUsage, { totals }));
      for (const key of batch) this.unwritten.delete(key);
    }
    this.forgetOldDays();
  }

  private addToSum(entry: Waiting): void {
    const { tenantKey, day, purpose, scope } = entry;
    const { model, pricePerMillion } = this.parts;
    const name = [tenantKey, day, scope ?? '', purpose, model, this.server].join(' ');
    const key = createHash('sha256').update(name).digest('hex'); // does not name a scope that is purged later
    const none = { calls: 0, texts: 0, tokens: 0, cost: 0 };
    const sum: Sum = this.sums.get(key) ?? { ...{ key, tenantKey, day, scopeKey: scope, purpose, model }, ...none };
    for (const field of counted) sum[field] += entry[field];
    sum.cost = (sum.tokens * pricePerMillion) / 1_000_000;
    this.sums.set(key, sum);
    this.unwritten.add(key);
  }

  private forgetOldDays(): void {
    const today = dayOf(this.parts.clock.now());
    for (const [key, { day }] of this.sums) if (day !== today) this.sums.delete(key);
    for (const map of [this.tokens, this.looks]) {
      for (const key of map.keys()) if (!key.startsWith(today)) map.delete(key);
    }
  }
}
