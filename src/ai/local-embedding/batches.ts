import { BATCH_TEXTS, BATCH_TOKENS } from './limits.js';

/**
 * Cuts texts into batches for inference: of like lengths, the short ones first, at most 8 texts and, unless it is
 * one text, 512 tokens each, padding included.
 * @param lengths tokens of each text.
 * @returns the texts' indexes, batch by batch.
 */
export function cutIntoBatches(lengths: readonly number[]): number[][] {
  const sorted = lengths.map((length, index) => ({ length, index })).sort((a, b) => a.length - b.length);
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const { length, index } of sorted) {
    if (batch.length === BATCH_TEXTS || (batch.length > 0 && length * (batch.length + 1) > BATCH_TOKENS)) {
      batches.push(batch);
      batch = [];
    }
    batch.push(index);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** Cuts items, in their order, into groups of at most `most` in size; a larger item is a group of its own. */
export function cutIntoGroups<Item>(items: readonly Item[], sizeOf: (item: Item) => number, most: number): Item[][] {
  const groups: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const group = groups.at(-1);
    size += sizeOf(item);
    if (group && size <= most) {
      group.push(item);
    } else {
      groups.push([item]);
      size = sizeOf(item);
    }
  }
  return groups;
}
