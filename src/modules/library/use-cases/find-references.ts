import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ReferenceRow } from '../../../graph/generated/library.js';
import { pageSize } from '../../../shared/cursor.js';
import { BadInput } from '../../../shared/errors.js';
import { DocumentMissing } from '../library.errors.js';
import { referenceKinds } from '../references.loaders.js';

/** Most steps from a document. */
export const maxHops = 5;

/** What `references` takes. */
export interface FindReferencesInput {
  readonly documentId: string;
  readonly direction: 'OUTGOING' | 'INCOMING' | 'BOTH';
  readonly hops: number;
  readonly kinds?: readonly string[] | null;
  readonly first?: number | null;
}

/** References around a document, nearest first. */
export interface FoundReferences {
  readonly steps: readonly {
    readonly hops: number;
    readonly direction: 'OUTGOING' | 'INCOMING';
    readonly reference: ReferenceRow;
  }[];
  readonly hasMore: boolean;
}

/**
 * What a document refers to, what refers to it, and the same of the documents that this leads to. Each step is read as the
 * viewer: it begins at documents that he may read, and a reference of one that he may not read is none.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function findReferences(ctx: Ctx, input: FindReferencesInput): Promise<FoundReferences> {
  const { documentId: id, hops } = input;
  if (hops < 1 || hops > maxHops) throw new BadInput('hops', `must be between 1 and ${maxHops}, got ${hops}`);
  const first = pageSize(input.first);
  const start = await ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id });
  if (start === null) throw new DocumentMissing(id);
  const seen = new Set([start.key]);
  const references = new Map<string, FoundReferences['steps'][number]>();
  let ends: readonly string[] = [start.key];
  for (let hop = 1; hop <= hops && ends.length > 0 && references.size <= first; hop += 1) {
    const rows = (await step(ctx, input, ends, first + 1)).filter(({ key }) => !references.has(key));
    for (const reference of rows) {
      if (references.has(reference.key)) continue; // found from both of its ends
      const direction = reference.incoming ? 'INCOMING' : 'OUTGOING';
      references.set(reference.key, { hops: hop, direction, reference });
    }
    ends = [...new Set(rows.map(otherEnd))].filter((key): key is string => key !== null && !seen.has(key));
    for (const key of ends) seen.add(key);
  }
  const steps = [...references.values()];
  return { steps: steps.slice(0, first), hasMore: steps.length > first };
}

async function step(
  ctx: Ctx,
  { direction, kinds }: FindReferencesInput,
  keys: readonly string[],
  limit: number,
): Promise<readonly ReferenceRow[]> {
  const asked = { viewer: ctx.viewer.key, keys, kinds: kinds ?? referenceKinds, limit };
  const [outgoing, incoming] = await Promise.all([
    direction === 'INCOMING' ? [] : ctx.graph.read(cypher.library.findReferences, asked),
    direction === 'OUTGOING' ? [] : ctx.graph.read(cypher.library.findIncomingReferences, asked),
  ]);
  return [...outgoing, ...incoming];
}

function otherEnd({ incoming, sourceKey, targetKey }: ReferenceRow): string | null {
  return incoming ? sourceKey : targetKey;
}
