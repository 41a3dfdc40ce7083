import type { EmbeddingPriority, SpentTokens } from '../ports.js';
import { ProviderError } from './provider-error.js';
import type { ProviderAnswer } from './request-vectors.js';

/** Texts of one request at most, and UTF-8 bytes, which are never fewer than tokens; a longer text goes alone. */
export const REQUEST_TEXTS = 128;
export const REQUEST_BYTES = 100_000;

/** Requests that run at once, and how many of them nobody waits for. */
const MOST_REQUESTS = 4;
const MOST_BACKGROUND = 3;

/** UTF-8 bytes of a token, where a provider does not count. */
const BYTES_A_TOKEN = 4;

/** Sends one request. */
export type SendTexts = (texts: readonly string[], priority: EmbeddingPriority) => Promise<ProviderAnswer>;

/** Requests to a provider: texts of calls that arrive together go together. */
export interface RequestQueue {
  /**
   * Vectors of texts, in the order given.
   * @throws ProviderError
   */
  add(texts: readonly string[], priority: EmbeddingPriority, spent: SpentTokens): Promise<readonly Float32Array[]>;
  /** Fails what waits and what runs. */
  close(): void;
}

/** The texts that somebody has asked for in one call. */
interface Call {
  readonly vectors: Float32Array[];
  readonly spent: SpentTokens;
  left: number;
  isOver: boolean;
  readonly end: (error?: ProviderError) => void;
}

interface Item {
  readonly call: Call;
  readonly index: number;
  readonly text: string;
  readonly bytes: number;
}

/** A queue in the order of arrival, with what somebody waits for before the rest. */
export function createRequestQueue(send: SendTexts): RequestQueue {
  const queue = new Queue(send);
  return { add: (texts, priority, spent) => queue.add(texts, priority, spent), close: () => queue.close() };
}

class Queue {
  private readonly lanes: Readonly<Record<EmbeddingPriority, Item[]>> = { interactive: [], background: [] };
  private readonly running: Record<EmbeddingPriority, number> = { interactive: 0, background: 0 };
  private readonly calls = new Set<Call>();
  private isPumping = false;
  private isClosed = false;

  constructor(private readonly send: SendTexts) {}

  add(texts: readonly string[], priority: EmbeddingPriority, spent: SpentTokens): Promise<readonly Float32Array[]> {
    if (this.isClosed) return Promise.reject(closed());
    if (texts.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const call: Call = {
        ...{ vectors: [], spent, left: texts.length, isOver: false },
        end: (error) => {
          call.isOver = true;
          this.calls.delete(call);
          if (error === undefined) resolve(call.vectors);
          else reject(error);
        },
      };
      this.calls.add(call);
      const items = texts.map((text, index) => ({ call, index, text, bytes: Buffer.byteLength(text) }));
      this.lanes[priority].push(...items);
      this.pumpSoon();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const call of [...this.calls]) call.end(closed());
    this.lanes.interactive.length = 0;
    this.lanes.background.length = 0;
  }

  /** Calls of the same moment are one request. */
  private pumpSoon(): void {
    if (this.isPumping) return;
    this.isPumping = true;
    setImmediate(() => {
      this.isPumping = false;
      this.pump();
    });
  }

  private pump(): void {
    for (let priority = this.nextLane(); priority !== null; priority = this.nextLane()) {
      const batch = takeBatch(this.lanes[priority]);
      if (batch.length > 0) this.start(batch, priority);
    }
  }

  private nextLane(): EmbeddingPriority | null {
    const { interactive, background } = this.running;
    if (interactive + background >= MOST_REQUESTS) return null;
    if (this.lanes.interactive.length > 0) return 'interactive';
    return this.lanes.background.length > 0 && background < MOST_BACKGROUND ? 'background' : null;
  }

  private start(batch: readonly Item[], priority: EmbeddingPriority): void {
    this.running[priority] += 1;
    void this.embed(batch, priority).finally(() => {
      this.running[priority] -= 1;
      this.pump();
    });
  }

  /** A request of several calls that is refused is sent call by call: a text of one must not fail the others. */
  private async embed(batch: readonly Item[], priority: EmbeddingPriority): Promise<void> {
    try {
      take(
        batch,
        await this.send(
          batch.map(({ text }) => text),
          priority,
        ),
      );
    } catch (error) {
      const failure = error instanceof ProviderError ? error : new ProviderError('refused', String(error));
      const calls = Map.groupBy(batch, ({ call }) => call);
      if (failure.isTransient || calls.size === 1) for (const call of calls.keys()) end(call, failure);
      else for (const items of calls.values()) await this.embed(items, priority);
    }
  }
}

const closed = (): ProviderError => new ProviderError('refused', 'it is closed');

function end(call: Call, error: ProviderError): void {
  if (!call.isOver) call.end(error);
}

/** The first items of a lane that fit in a request; those of calls that are over are dropped. */
function takeBatch(lane: Item[]): readonly Item[] {
  const batch: Item[] = [];
  let bytes = 0;
  let taken = 0;
  for (const item of lane) {
    if (batch.length === REQUEST_TEXTS || (batch.length > 0 && bytes + item.bytes > REQUEST_BYTES)) break;
    taken += 1;
    if (item.call.isOver) continue;
    batch.push(item);
    bytes += item.bytes;
  }
  lane.splice(0, taken);
  return batch;
}

/** Gives calls their vectors, and their part of the tokens by the length of their texts. */
function take(batch: readonly Item[], { vectors, tokens }: ProviderAnswer): void {
  const whole = batch.reduce((sum, { bytes }) => sum + bytes, 0);
  let left = tokens ?? Math.ceil(whole / BYTES_A_TOKEN);
  let leftBytes = whole;
  for (const [call, items] of Map.groupBy(batch, (item) => item.call)) {
    const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
    const share = leftBytes === 0 ? left : Math.round((left * bytes) / leftBytes);
    left -= share;
    leftBytes -= bytes;
    call.spent(share);
  }
  batch.forEach(({ call, index }, i) => {
    const vector = vectors[i];
    if (call.isOver || vector === undefined) return;
    call.vectors[index] = vector;
    call.left -= 1;
    if (call.left === 0) call.end();
  });
}
