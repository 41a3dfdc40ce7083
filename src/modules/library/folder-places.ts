/** How far apart the places of children stand when they are made: there is room for some 40 more between two of them. */
export const placeStep = 1024;

/**
 * A place between two others, none of which may be there.
 * @returns null where there is no room left between them
 */
export function placeBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? placeStep : after - placeStep;
  if (after === undefined) return before + placeStep;
  const middle = before + (after - before) / 2;
  return middle > before && middle < after ? middle : null;
}

/** Where an entry stands that is put at an index of a list; beyond its end, at its end. */
export function insertAt<T>(list: readonly T[], entry: T, index: number | null): readonly T[] {
  const at = index === null ? list.length : Math.min(index, list.length);
  return [...list.slice(0, at), entry, ...list.slice(at)];
}
