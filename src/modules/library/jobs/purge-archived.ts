import { z } from 'zod';
import type { Services } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import { defineJob } from '../../../jobs/define-job.js';
import { purgeArchivedKind } from '../../scopes/index.js';
import { removeBlobJob } from './remove-blob.js';

/** Documents and scopes that one transaction deletes. */
const batchSize = 200;

/** Purges deleted scopes and folders whose time is over, in batches: documents first, then the scopes themselves. */
export const purgeArchived = defineJob({
  kind: purgeArchivedKind,
  payload: z.object({}),
  run: async (services, _, { signal }) => {
    await purgeArchivedScopes(services, signal);
  },
});

/**
 * Does the work of the job at once.
 * @returns how many documents and scopes are gone
 */
export async function purgeArchivedScopes(
  { graph, clock }: Pick<Services, 'graph' | 'clock'>,
  signal?: AbortSignal,
): Promise<{ readonly documents: number; readonly scopes: number }> {
  const now = clock.now();
  let [documents, scopes] = [0, 0];
  for (;;) {
    signal?.throwIfAborted();
    const found = await graph.read(cypher.library.findPurgeableDocuments, { now, limit: batchSize });
    if (found.length === 0) break;
    await graph.write(async (tx) => {
      await tx.run(cypher.library.setDocumentsPurgeable, { keys: found.map((row) => row.key) });
      await tx.run(cypher.library.deleteDocuments, { keys: found.map((row) => row.key) });
      for (const { blobHash, tenantKey } of found)
        if (blobHash !== null) tx.enqueue(removeBlobJob(tenantKey, blobHash));
    });
    documents += found.length;
  }
  for (let count = batchSize; count === batchSize; scopes += count) {
    ({ count } = await graph.write((tx) => tx.run(cypher.scopes.deletePurgedScopes, { now, limit: batchSize })));
  }
  return { documents, scopes };
}
