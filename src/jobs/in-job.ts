import type { Services } from '../context.js';
import type { JobRow } from '../graph/generated/jobs.js';
import { withRequestId } from '../shared/request-id.js';
import { currentTraceId, inSpan, type OpenSpan } from '../tracing/spans.js';

/**
 * Runs a job below the span that put it in the queue, with a log that names the job, the request that it serves, and the
 * trace.
 */
export async function inJob(
  services: Services,
  { key, kind, attempts, requestId, traceparent }: JobRow,
  work: (services: Services, span: OpenSpan) => Promise<void>,
): Promise<void> {
  const attributes = { 'mnemograph.job': key, 'mnemograph.attempt': attempts };
  await inSpan(`job ${kind}`, { kind: 'consumer', attributes, parent: traceparent }, async (span) => {
    const traceId = currentTraceId();
    const names = { job: key, kind, ...(requestId === null ? {} : { requestId }), ...(traceId ? { traceId } : {}) };
    const log = services.log.child(names);
    await withRequestId(requestId ?? undefined, () => work({ ...services, log }, span));
  });
}
