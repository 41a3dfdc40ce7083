import { DeleteDocumentDocument } from '../generated/operations.js';
import type { Session } from '../session.js';
import { confirm } from '../terminal/ask.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { getDocument } from './show.js';

/** Deletes a document after asking; what was asked about is what goes, or nothing. */
export async function deleteOne(session: Session, id: string): Promise<void> {
  const { title, scope, version } = await getDocument(session, id);
  await confirm(`Delete "${title}" (${id}) from ${scope}?`, session.yes);
  await session.api.run(DeleteDocumentDocument, { id, expectedVersion: version });
  await session.out.result({ deleted: id }, () => `${paint('green', 'Deleted')} ${safeLine(id)}  ${safeLine(title)}`);
}
