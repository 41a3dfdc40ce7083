import { GetReferencesDocument } from '../../src/client/generated/operations.js';
import type { Client } from './client.js';

/** What a document refers to: kind, and the id of its target, or its address, or null. */
export async function outgoing(client: Client, id: string): Promise<readonly unknown[]> {
  const { document } = await client.run(GetReferencesDocument, { id });
  return (document?.references ?? []).map(({ kind, url, target }) => [kind, target?.id ?? url ?? null]);
}

/** Ids of what refers to a document, the newest first. */
export async function incoming(client: Client, id: string): Promise<readonly unknown[]> {
  const { document } = await client.run(GetReferencesDocument, { id });
  return (document?.incomingReferences ?? []).map(({ source }) => source?.id);
}
