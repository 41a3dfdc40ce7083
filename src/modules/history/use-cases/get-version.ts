import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { VersionRow } from '../../../graph/generated/history.js';
import { load } from '../../../graph/load.js';
import { VersionMissing } from '../history.errors.js';
import { contentKey, versionContents } from '../history.loaders.js';

/** A state of a document with its content. */
export type WholeVersion = VersionRow & { readonly content: string };

/** What a document was at a version: a state holds for every number from its first to its last. Null where it is not kept. */
export function getVersion(ctx: Ctx, id: string, version: number): Promise<VersionRow | null> {
  return ctx.graph.read(cypher.history.getVersion, { viewer: ctx.viewer.key, id, version });
}

/**
 * The same with its content.
 * @throws AppError NOT_FOUND
 */
export async function getWholeVersion(ctx: Ctx, id: string, version: number): Promise<WholeVersion> {
  const row = await getVersion(ctx, id, version);
  if (row === null) throw new VersionMissing(id, version);
  return { ...row, content: await contentOf(ctx, row, id) };
}

/**
 * The content of a version. It is read after the version, which may have become too old to be kept meanwhile.
 * @param id how the document is named in the error
 * @throws AppError NOT_FOUND
 */
export async function contentOf(ctx: Ctx, row: VersionRow, id = row.documentKey): Promise<string> {
  const content = await load(ctx, versionContents, contentKey(row));
  if (content === null) throw new VersionMissing(id, row.version);
  return content;
}
