import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { LineageRow } from '../../../graph/generated/lineage.js';
import { BadInput } from '../../../shared/errors.js';
import { DocumentMissing } from '../../library/index.js';

/** What `lineage` takes. */
export interface LineageInput {
  readonly documentId: string;
  readonly direction: 'UP' | 'DOWN';
  readonly hops?: number | null;
  readonly endsOnly?: boolean | null;
  readonly first?: number | null;
}

/** Greatest and default number of steps and of documents. */
export const maxHops = 10;
export const maxEntries = 1_000;
export const defaultEntries = 50;

/** Documents of a lineage, and whether there are more. */
export interface LineageAnswer {
  readonly entries: readonly LineageRow[];
  readonly hasMore: boolean;
}

/**
 * What a document was made from, or what was made from it, up to ten steps, each with the shortest way there; only ways
 * whose every step the viewer may read.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function findLineage(ctx: Ctx, input: LineageInput): Promise<LineageAnswer> {
  const hops = checkCount('hops', input.hops ?? maxHops, maxHops);
  const first = checkCount('first', input.first ?? defaultEntries, maxEntries);
  const { documentId: id, direction } = input;
  const viewer = ctx.viewer.key;
  const find = direction === 'UP' ? cypher.lineage.findLineageUp : cypher.lineage.findLineageDown;
  const [rows, document] = await Promise.all([
    ctx.graph.read(find, { viewer, id, hops, endsOnly: input.endsOnly ?? false, limit: first + 1 }),
    ctx.graph.read(cypher.library.getDocument, { viewer, id }),
  ]);
  if (document === null) throw new DocumentMissing(id);
  const sorted = rows.toSorted((a, b) => a.hops - b.hops || (a.key < b.key ? -1 : 1));
  return { entries: sorted.slice(0, first), hasMore: rows.length > first };
}

function checkCount(field: string, value: number, most: number): number {
  if (value < 1 || value > most) throw new BadInput(field, `must be between 1 and ${most}, got ${value}`);
  return value;
}
