import type { Graph } from '../graph/graph.js';
import type { Metrics } from '../metrics/create-metrics.js';
import { AppError } from '../shared/errors.js';
import type { EventBatches, EventHub } from './event-hub.js';
import type { EventKind } from './event-map.js';
import type { FeedEvent } from './event-queue.js';
import { judgeEvent, type Verdict } from './judge-event.js';
import { readOn, readPosition, readRest } from './read-on.js';
import type { Sight, Sights, View } from './sights.js';

/** What a subscription watches, and how it shows it. */
export interface WatchSpec<E> {
  readonly viewer: { readonly key: string; readonly tenantKey: string };
  /** Finds the key of the watched scope. @throws the error for a scope that is missing */
  readonly findScope: () => Promise<string>;
  /** The error for a scope that is missing, or may no longer be read. */
  readonly missing: () => AppError;
  readonly includeDescendants: boolean;
  /** A position to read on from; absent: from now on. */
  readonly since?: string | null | undefined;
  readonly kinds: ReadonlySet<EventKind>;
  /** What else an event must have, told from the event alone. */
  readonly accepts?: (event: FeedEvent) => boolean;
  /** Whether `show` needs the tags that an item has now. */
  readonly withTags?: boolean;
  /** What the subscriber gets of an event, by what it may see now; null: nothing. */
  readonly show: (event: FeedEvent, verdict: Verdict, sight: Sight) => E | null;
}

/** A subscription under way. */
export interface OpenWatch {
  readonly view: View;
  /** Ends it as if its scope did not exist. */
  close(): void;
  /** Ends it without an error. */
  end(): Promise<void>;
}

/** What a watch works with. */
interface Tools {
  readonly graph: Graph;
  readonly hub: EventHub;
  readonly sights: Sights;
  readonly open: Set<OpenWatch>;
  readonly metrics: Metrics;
}

/** Events that are looked at together, and how long in ms what was seen then may be relied on while they wait to be sent. */
const chunkSize = 500;
const sightMs = 1_000;

/** Errors after which the same subscription may go on from a position. */
const resumable: ReadonlySet<string> = new Set(['SUBSCRIBER_LAGGED', 'DATABASE_UNAVAILABLE', 'TIMEOUT']);

/** The one path on which every subscription gets its events: read on, then live, filtered by what may be seen now. */
export class Watch<E> implements AsyncIterableIterator<E, void, void> {
  private readonly since: number | undefined;
  private readonly events: AsyncGenerator<E, void, void>;
  private batches: EventBatches | undefined;
  private isOver = false;
  private failure: AppError | undefined;
  /** The last position that was sent, or passed over as nothing for this subscriber. */
  private position: number;

  constructor(
    private readonly spec: WatchSpec<E>,
    private readonly tools: Tools,
  ) {
    const { since } = spec;
    this.since = since === null || since === undefined ? undefined : readPosition(since);
    this.position = this.since ?? tools.hub.position();
    if (this.since === undefined) this.batches = this.listen();
    this.events = this.run();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<E, void>> {
    return this.events.next();
  }

  /** A generator that waits cannot be ended; the queue that it waits for can. */
  async return(): Promise<IteratorResult<E, void>> {
    this.isOver = true;
    await this.batches?.return();
    return this.events.return();
  }

  private listen(): EventBatches {
    return this.tools.hub.listen((event) => this.accepts(event));
  }

  private accepts(event: FeedEvent): boolean {
    const { viewer, kinds, accepts } = this.spec;
    return event.tenantKey === viewer.tenantKey && kinds.has(event.kind) && accepts?.(event) !== false;
  }

  private async *run(): AsyncGenerator<E, void, void> {
    let watch: OpenWatch | undefined;
    try {
      const view = await this.openView();
      watch = this.register(view);
      yield* this.readOn(view);
      for (; !this.isOver;) {
        const { done, value } = (await this.batches?.next()) ?? { done: true };
        if (done === true) return;
        yield* this.deliver(view, value);
      }
    } catch (error) {
      throw this.told(error);
    } finally {
      if (watch !== undefined) this.tools.open.delete(watch);
      await this.batches?.return();
    }
  }

  private async openView(): Promise<View> {
    const { viewer, findScope, includeDescendants } = this.spec;
    return { viewer: viewer.key, scopeKey: await findScope(), withDescendants: includeDescendants };
  }

  private register(view: View): OpenWatch {
    const close = (): void => {
      this.failure = this.spec.missing();
      this.batches?.fail(this.failure);
    };
    const end = async (): Promise<void> => {
      await this.return();
    };
    const watch = { view, close, end };
    this.tools.open.add(watch);
    return watch;
  }

  /** What the feed holds beyond `since`, up to where the queue begins: no gap and no double, for positions have neither. */
  private async *readOn(view: View): AsyncGenerator<E, void, void> {
    if (this.since === undefined) return;
    const { graph, hub } = this.tools;
    const { tenantKey } = this.spec.viewer;
    for await (const page of readOn(graph, hub, tenantKey, this.since)) yield* this.deliverPage(view, page);
    if (this.isOver) return;
    const until = hub.position();
    this.batches = this.listen();
    if (this.failure !== undefined) this.batches.fail(this.failure);
    for await (const page of readRest(graph, tenantKey, this.position, until)) yield* this.deliverPage(view, page);
  }

  private async *deliverPage(
    view: View,
    page: { readonly events: readonly FeedEvent[]; readonly position: number },
  ): AsyncGenerator<E, void, void> {
    yield* this.deliver(
      view,
      page.events.filter((event) => this.accepts(event)),
    );
    this.position = Math.max(this.position, page.position);
  }

  /** Sends events that the subscriber may see. Those that wait for a slow reader are looked at again. */
  private async *deliver(view: View, events: readonly FeedEvent[]): AsyncGenerator<E, void, void> {
    let from = 0;
    while (from < events.length && !this.isOver) {
      const chunk = events.slice(from, from + chunkSize);
      const sight = await this.tools.sights.look(view, chunk, this.spec.withTags);
      if (!sight.isOpen) throw this.spec.missing();
      const seenAt = performance.now();
      for (const [i, event] of chunk.entries()) {
        if (i > 0 && performance.now() - seenAt > sightMs) break;
        from += 1;
        if (event.position <= this.position) continue; // sent before this queue began
        const verdict = judgeEvent(event, sight);
        const shown = verdict === null ? null : this.spec.show(event, verdict, sight);
        if (this.failure !== undefined) throw this.failure;
        if (shown !== null) yield shown;
        this.position = event.position;
      }
    }
  }

  /** Counts why a subscription ended, and says where it can go on. */
  private told(error: unknown): unknown {
    if (!(error instanceof AppError)) return error;
    this.tools.metrics.subscriptionsEnded.inc({ code: error.code });
    if (!resumable.has(error.code)) return error;
    const { code, message, hint, details, cause } = error;
    const position = String(this.position);
    return new AppError(code, message, { hint, details: { ...details, position }, cause });
  }
}
