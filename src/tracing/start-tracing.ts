import type { Logger } from 'pino';
import { noteTracing } from './spans.js';

/** Where spans are sent to, and under which name. */
export interface TracingSettings {
  /** Base address of an OTLP receiver that speaks HTTP; undefined for the exporter's own default. */
  readonly endpoint: string | undefined;
  readonly serviceName: string;
}

/** Tracing, on or off. */
export interface Tracing {
  /** Sends what is still held, for at most 3 s, and ends. */
  stop(): Promise<void>;
}

/** Longest time in ms that the end of the server waits for the last spans to be sent. */
const lastWordsMs = 3_000;

/** Longest time in ms that spans are held before they are sent. */
const holdMs = 2_000;

/**
 * Starts to send spans by OTLP (HTTP, JSON). Without settings nothing is loaded and nothing is sent: the SDK costs a tenth
 * of a second at the start. Spans that cannot be sent are dropped, and that is logged.
 */
export async function startTracing(settings: TracingSettings | undefined, log: Logger): Promise<Tracing> {
  if (settings === undefined) return { stop: () => Promise.resolve() };
  const [{ context, diag, DiagLogLevel, propagation, trace }, sdk, hooks, core, exporters, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { endpoint, serviceName } = settings;
  const tell = (message: string): void => log.warn({ tracing: message.slice(0, 300) }, 'tracing is in trouble');
  const quiet = (): void => undefined;
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const url = endpoint === undefined ? {} : { url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` };
  const exporter = new exporters.OTLPTraceExporter(url);
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: holdMs })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  noteTracing();
  log.info({ endpoint: endpoint ?? 'default', serviceName }, 'spans are sent');
  return { stop: () => withinReason(provider.shutdown()) };
}

async function withinReason(shutdown: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, lastWordsMs)));
  await Promise.race([shutdown, late]);
  clearTimeout(timer);
}
