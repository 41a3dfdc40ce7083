import type { Ctx } from '../../context.js';
import type { ThinkProcessRow } from '../../graph/generated/lineage.js';
import type { WriteTransaction } from '../../graph/graph.js';

/** What is told of a process. */
export const processKinds = [
  'PROCESS_STARTED',
  'PROCESS_COMPLETED',
  'PLAN_COMPLETED',
  'TASK_STARTED',
  'TASK_DONE',
  'TASK_FAILED',
  'TASK_CHANGED',
  'RESULT_SAVED',
] as const;

/** What beside the process an event is about. */
interface About {
  readonly taskId?: string;
  readonly documentId?: string;
  readonly reason?: string;
}

/** Puts an event about a process that is locked, or about one of its tasks, into the outbox. */
export function announceProcess(
  ctx: Ctx,
  tx: WriteTransaction,
  kind: (typeof processKinds)[number],
  process: ThinkProcessRow,
  about: About = {},
): void {
  tx.announce({
    ...{ kind, tenantKey: ctx.viewer.tenantKey, itemKey: process.key, itemVersion: process.version },
    ...{ scopesBefore: [process.scopeKey], scopesAfter: [process.scopeKey] },
    payload: { processId: process.id, ...about },
  });
}
