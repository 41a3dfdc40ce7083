import {
  type Attributes,
  context,
  type Context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Names and numbers that describe a span: never content, parameter values or messages. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** How a span begins. */
export interface SpanOptions {
  readonly attributes?: SpanAttributes;
  /** `server` for what a caller asks of us, `consumer` for a job, `client` for what we ask of others. Default internal. */
  readonly kind?: 'server' | 'consumer' | 'client';
  /** The span above in W3C form (`traceparent`), where it is not the one under way. Null and nonsense begin a new trace. */
  readonly parent?: string | null | undefined;
}

/** A span under way. Without tracing nothing is recorded of it. */
export interface OpenSpan {
  /** Runs work below the span. */
  run<R>(work: () => R): R;
  /** Adds what is known now. */
  add(attributes: SpanAttributes): void;
  /** Says that what the span stands for came to nothing, by the code or name of the error alone. */
  fail(error: unknown): void;
  end(): void;
}

/** Set in a context below which nothing is recorded. */
const quiet = createContextKey('quiet');

/** Runs work of which nothing is recorded: what is done every moment whether anybody asks or not. */
export function withoutSpans<R>(work: () => R): R {
  return context.with(context.active().setValue(quiet, true), work);
}

const tracer = (): ReturnType<typeof trace.getTracer> => trace.getTracer('mnemograph');

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

let tracing = false;

/** Whether spans are recorded, for what costs something to find out. */
export function isTracing(): boolean {
  return tracing;
}

/** Says that spans are recorded from now on. */
export function noteTracing(): void {
  tracing = true;
}

/** A span of which nothing is recorded. */
export const nothing: OpenSpan = {
  run: (work) => work(),
  add: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

/** Begins a span that its caller ends. */
export function beginSpan(name: string, { attributes = {}, kind, parent }: SpanOptions = {}): OpenSpan {
  const above = parent === undefined ? context.active() : contextOf(parent);
  if (above.getValue(quiet) === true) return nothing;
  const options = { attributes: { ...attributes } as Attributes, kind: kind ? kinds[kind] : SpanKind.INTERNAL };
  const span = tracer().startSpan(name, options, above);
  const inside = trace.setSpan(above, span);
  return {
    run: (work) => context.with(inside, work),
    add: (more) => void span.setAttributes({ ...more }),
    fail: (error) => markFailed(span, error),
    end: () => {
      span.end();
    },
  };
}

/** Runs work in a span of its own, which ends with it and tells its failure. */
export async function inSpan<R>(name: string, options: SpanOptions, work: (span: OpenSpan) => Promise<R>): Promise<R> {
  const span = beginSpan(name, options);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Describes the span under way, if there is one. */
export function describeSpan(attributes: SpanAttributes): void {
  trace.getActiveSpan()?.setAttributes({ ...attributes });
}

/** The id of the trace under way; undefined without tracing. */
export function currentTraceId(): string | undefined {
  const span = trace.getActiveSpan();
  return span === undefined || !trace.isSpanContextValid(span.spanContext()) ? undefined : span.spanContext().traceId;
}

/** The span under way in W3C form (`traceparent`), to go on below it elsewhere; null without tracing. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

function contextOf(traceparent: string | null): Context {
  return traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}

/** Messages of errors may quote what a caller wrote: only their code or class is told. */
function markFailed(span: Span, error: unknown): void {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'Error';
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
