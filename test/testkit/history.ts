import { GetHistoryDocument, type GetHistoryQuery } from '../../src/client/generated/operations.js';
import type { Client } from './client.js';

/** A version as the list of them shows it. */
export type Version = NonNullable<GetHistoryQuery['document']>['history']['edges'][number]['node'];

/** The versions that are kept of a document, the newest first; up to a hundred. */
export async function historyOf(client: Client, id: string): Promise<readonly Version[]> {
  const { document } = await client.run(GetHistoryDocument, { id, first: 100 });
  if (document === null) throw new Error(`There is no document ${id}.`);
  return document.history.edges.map((edge) => edge.node);
}
