import { type KindName, parseAddress, processId, scopeKinds } from '../choose-scope.js';
import { sayWritten, words } from '../describe.js';
import { clientErrors } from '../failure.js';
import {
  DemoteDocumentDocument,
  PromoteDocumentDocument,
  PublishToProjectDocument,
  type PublishToProjectMutation,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';

/** Where a document is filed after it has moved, and why it moves. */
interface MoveOptions {
  readonly folder?: string | undefined;
  readonly reason?: string | undefined;
}

/** Moves a document up to a scope above its own. */
export async function promote(
  session: Session,
  id: string,
  options: MoveOptions & { readonly to: KindName },
): Promise<void> {
  const { to, folder: toFolder, reason } = options;
  const { promoteDocument } = await session.api.run(PromoteDocumentDocument, {
    id,
    to: scopeKinds[to],
    toFolder,
    reason,
  });
  await sayWritten(session.out, promoteDocument, promoteDocument.outcome === 'MOVED' ? 'promoted' : undefined);
}

/** Moves a document down to one scope within its own. */
export async function demote(
  session: Session,
  id: string,
  options: MoveOptions & { readonly toScope: string },
): Promise<void> {
  const { folder: toFolder, reason } = options;
  const toScope = parseAddress(options.toScope);
  const { demoteDocument } = await session.api.run(DemoteDocumentDocument, { id, toScope, toFolder, reason });
  await sayWritten(session.out, demoteDocument, demoteDocument.outcome === 'MOVED' ? 'demoted' : undefined);
}

type Published = PublishToProjectMutation['publishToProject'];

/** Promotes the results of a think process to its project: all, or those that are named. */
export async function publish(
  session: Session,
  thinkProcess: string,
  ids: readonly string[],
  { reason }: { readonly reason?: string | undefined },
): Promise<void> {
  const variables = { thinkProcessId: processId(thinkProcess), documentIds: ids.length === 0 ? null : ids, reason };
  const { publishToProject } = await session.api.run(PublishToProjectDocument, variables);
  await session.out.result(publishToProject, () => describe(publishToProject));
  if (publishToProject.failed > 0) process.exitCode = clientErrors.SOME_FAILED.exit;
}

function describe({ project, moved, failed, results }: Published): string {
  const lines = results.map(({ id, outcome, message }) => {
    const colour = outcome === 'FAILED' ? 'red' : outcome === 'MOVED' ? 'green' : 'dim';
    return `${paint(colour, words(outcome).padEnd(9))} ${safeLine(id)}  ${safeLine(message ?? '')}`.trimEnd();
  });
  return [...lines, `${paint('bold', safeLine(project))}: ${moved} moved, ${failed} failed`].join('\n');
}
