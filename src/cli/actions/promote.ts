import { type KindName, scopeKinds } from '../choose-scope.js';
import { sayWritten } from '../describe.js';
import { PromoteDocumentDocument } from '../generated/operations.js';
import type { Session } from '../session.js';

/** Moves a document up to a scope above its own. */
export async function promote(session: Session, id: string, { to }: { readonly to: KindName }): Promise<void> {
  const { promoteDocument } = await session.api.run(PromoteDocumentDocument, { id, to: scopeKinds[to] });
  await sayWritten(session.out, promoteDocument, promoteDocument.outcome === 'MOVED' ? 'promoted' : undefined);
}
