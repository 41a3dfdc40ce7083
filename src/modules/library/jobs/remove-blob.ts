import { z } from 'zod';
import { cypher } from '../../../graph/generated/cypher.js';
import { defineJob } from '../../../jobs/define-job.js';
import type { NewJob } from '../../../jobs/new-job.js';

const payload = z.object({ hash: z.string() });

/**
 * Removes a stored file that no document has any more. The blob's node is locked while the file goes, so that an upload of
 * the same content at this moment waits, and stores it again.
 */
export const removeBlob = defineJob<z.infer<typeof payload>>({
  kind: 'remove-blob',
  payload,
  run: async ({ graph, blobs, clock }, { hash }) => {
    await graph.write(async (tx) => {
      const blob = await tx.run(cypher.library.getUnheldBlob, { hash, at: clock.now() });
      if (blob === null) return;
      await blobs.remove(hash);
      await tx.run(cypher.library.deleteBlob, { hash });
    });
  },
});

/** The job that removes a file if it is not needed. */
export function removeBlobJob(tenantKey: string, hash: string): NewJob {
  return { kind: 'remove-blob', tenantKey, uniqueKey: `remove-blob ${hash}`, payload: { hash } };
}
