import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import { DocumentMissing } from './library.errors.js';
import type { Done } from './once.js';

/**
 * What a deletion came to. The document is gone; whether this is still the viewer's to know, its scope says.
 * @throws AppError NOT_FOUND
 */
export async function checkKept(ctx: Ctx, done: Done): Promise<Done> {
  const address = { viewer: ctx.viewer.key, address: done.scope };
  const scope = await ctx.graph.read(cypher.scopes.getWritableScope, address);
  if (scope === null) throw new DocumentMissing(done.documentId);
  return done;
}
