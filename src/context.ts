import type { Logger } from 'pino';
import type { LanguageModel } from './ai/language-model/language-model.js';
import type { Embedder } from './ai/ports.js';
import type { Graph } from './graph/graph.js';
import type { OpenLoaders } from './graph/load.js';
import type { JobKinds } from './jobs/define-job.js';
import type { Identity, Viewer } from './modules/auth/index.js';
import type { TextDiffer } from './modules/history/index.js';
import type { FileParser } from './modules/ingestion/index.js';
import type { BlobStore } from './modules/library/index.js';
import type { EmbeddingSpace } from './modules/spaces/index.js';
import type { Feed } from './outbox/feed.js';
import type { SystemEvents } from './outbox/system-events.js';
import type { Metrics } from './metrics/create-metrics.js';
import type { PluginHost } from './plugin-api/plugin-host.js';
import type { Clock } from './shared/clock.js';

/** What is built once and shared by every operation and job. */
export interface Services {
  readonly graph: Graph;
  /** Models. Calls to them never stand inside a transaction. */
  readonly ai: { readonly embedding: Embedder; /** Null where none is set. */ readonly language: LanguageModel | null };
  /** The embedding space that new vectors go to and queries are embedded in. */
  readonly space: EmbeddingSpace;
  readonly clock: Clock;
  readonly log: Logger;
  readonly blobs: BlobStore;
  readonly files: FileParser;
  /** Compares texts, in a thread of its own. */
  readonly differ: TextDiffer;
  /** How many versions a document keeps; 0 for all of them. */
  readonly versionRetention: number;
  readonly events: Feed;
  /** What admins are told about the running of the product; `announceSystemEvent` puts something in. */
  readonly systemEvents: SystemEvents;
  /** The kinds of jobs of this server. */
  readonly jobKinds: JobKinds;
  readonly metrics: Metrics;
  readonly identity: Identity;
  /** Plugins; `forTenant` runs their hooks. */
  readonly plugins: PluginHost;
  /** Tags that promote documents where their project says nothing else, as `tag:kind`. */
  readonly promotionTags: readonly string[];
}

/** All that a use case receives: the services, and who it acts for. */
export interface Ctx extends Services {
  readonly viewer: Viewer;
  /** Loaders of this operation. */
  readonly loaders: OpenLoaders;
}
