import { paint } from './terminal/output.js';
import { safeLine } from './terminal/safe-text.js';
import type { Branch } from './terminal/tree.js';

/** A tag with those right above it. */
export interface PlacedTag {
  readonly id: string;
  readonly label: string;
  readonly documentCount: number;
  readonly broader: readonly { readonly id: string; readonly label: string }[];
}

/**
 * Tags as a tree: each below all that it is right below. Those that are above others and were not listed themselves, for no
 * document has them, stand there too; a path says what is above them.
 */
export function tagBranches(tags: readonly PlacedTag[]): readonly Branch[] {
  const all = withThoseAbove(tags);
  const below = new Map<string, PlacedTag[]>();
  for (const tag of all.values()) {
    for (const { id } of tag.broader) below.set(id, [...(below.get(id) ?? []), tag]);
  }
  const branch = (tag: PlacedTag, above: readonly string[]): Branch => ({
    label: labelOf(tag),
    children: sorted(below.get(tag.id) ?? [])
      .filter(({ id }) => !above.includes(id))
      .map((narrower) => branch(narrower, [...above, tag.id])),
  });
  return sorted([...all.values()].filter(({ broader }) => broader.length === 0)).map((tag) => branch(tag, []));
}

function withThoseAbove(tags: readonly PlacedTag[]): ReadonlyMap<string, PlacedTag> {
  const all = new Map(tags.map((tag) => [tag.id, tag]));
  const missing = tags.flatMap(({ broader }) => broader).filter(({ id }) => !all.has(id));
  for (let tag = missing.pop(); tag !== undefined; tag = missing.pop()) {
    if (all.has(tag.id)) continue;
    const above = parentOf(tag);
    all.set(tag.id, { ...tag, documentCount: 0, broader: above === null ? [] : [above] });
    if (above !== null) missing.push(above);
  }
  return all;
}

function parentOf({
  id,
  label,
}: Pick<PlacedTag, 'id' | 'label'>): { readonly id: string; readonly label: string } | null {
  const [at, written] = [id.lastIndexOf('/'), label.lastIndexOf('/')];
  return at < 1 || written < 1 ? null : { id: id.slice(0, at), label: label.slice(0, written) };
}

const sorted = (tags: readonly PlacedTag[]): readonly PlacedTag[] => tags.toSorted((a, b) => (a.id < b.id ? -1 : 1));

function labelOf({ label, documentCount }: PlacedTag): string {
  return `#${safeLine(label)}  ${paint('dim', String(documentCount))}`;
}
