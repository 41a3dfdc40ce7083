import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { HealthReport } from './health.js';
import type { Limits } from './limits.js';
import type { OperationGroup } from './ready-operations.js';
import type { UploadedFile } from './receive-upload.js';

/** What a context is made from. */
export interface ContextRequest {
  /** By lower-case name. Over WebSocket: text values of `connectionParams`, overruled by the headers of the upgrade. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestId: string;
  /** Log that names the request in each line. */
  readonly log: Logger;
  readonly transport: 'http' | 'websocket' | 'upload' | 'mcp';
}

/** What `GET /metrics` shows, and what is told of each request. */
export interface ServerMetrics {
  expose(): Promise<{ readonly contentType: string; readonly text: string }>;
  /** Called when one is refused or closed by a limit. */
  readonly socketsEnded: { inc(labels: { limit: string }): void };
  /** Called at the end of a request. `path` is a route, not what the client wrote. */
  readonly requests: { observe(labels: { path: string; status: number }, seconds: number): void };
  /** Called at the end of a query, mutation or upload. */
  readonly operations: {
    observe(labels: { transport: string; type: string; outcome: 'ok' | 'error' }, seconds: number): void;
  };
  /** Called at the end of a call of a tool of the MCP server. */
  readonly tools: { observe(labels: { tool: string; outcome: 'ok' | 'error' }, seconds: number): void };
  /** How many WebSockets, and how many subscriptions, are open. */
  readonly sockets: OpenCount;
  readonly subscriptions: OpenCount;
}

interface OpenCount {
  inc(): void;
  dec(): void;
}

/** Everything that the transport is told; it knows neither modules nor the database. */
export interface ServerOptions<C extends object> {
  /** Address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Address under which clients reach the server through a proxy; extends the allow-list of Host and Origin. */
  readonly publicUrl?: string;
  readonly schema: GraphQLSchema;
  /** Makes the context of one operation. Throws an AppError to refuse it. */
  readonly contextFor: (request: ContextRequest) => Promise<C>;
  /**
   * Admits a WebSocket at its `connection_init`; throws an AppError to refuse it. `end` closes it later, with the reason,
   * when what it identified itself with has ended. Returns what to call when it closes.
   */
  readonly admitSocket: (request: ContextRequest, end: (reason: string) => void) => Promise<() => void>;
  /** Takes an uploaded file; what it returns is the JSON answer. The file is removed afterwards if still there. */
  readonly upload: (context: C, upload: UploadedFile) => Promise<unknown>;
  /** Folder for files while they are uploaded; created if missing. */
  readonly uploadFolder: string;
  readonly health: () => Promise<HealthReport>;
  readonly metrics: ServerMetrics;
  readonly logger: Logger;
  /** Deviations from `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /** GraphQL document that Sandbox and GraphiQL show first. */
  readonly firstOperation: string;
  /** Operations that the menu of GraphiQL offers. Default: none. */
  readonly operations?: readonly OperationGroup[];
  /** Whether errors suggest names ("Did you mean"). Default true; turn off where callers may not know the schema. */
  readonly suggestions?: boolean;
  /** Folder of the built GraphiQL page. Default: where `build-graphiql.mjs` puts it. */
  readonly graphiqlFolder?: string;
  /** Folder of the Markdown that `/docs` shows. Default: `docs` of the product. */
  readonly docsFolder?: string;
}

/** The options with every default filled in, as the parts of the server use them. */
export interface Settled<C extends object> extends ServerOptions<C> {
  readonly limits: Limits;
  readonly suggestions: boolean;
  readonly operations: readonly OperationGroup[];
  readonly graphiqlFolder: string;
  readonly docsFolder: string;
  /** Link to the explanation of an error code, on this server. */
  readonly helpFor: (code: string) => string;
}
