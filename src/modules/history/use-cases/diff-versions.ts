import type { Ctx } from '../../../context.js';
import type { VersionRow } from '../../../graph/generated/history.js';
import { diffMetadata, type MetadataChange } from '../diff/diff-metadata.js';
import type { TextDiff } from '../diff/text-diff.js';
import { type ChangedField, fieldsOf } from '../diff/changed-fields.js';
import { getWholeVersion, type WholeVersion } from './get-version.js';

/** How a document differs between two of its versions. */
export interface VersionDiff extends TextDiff {
  readonly from: VersionRow;
  readonly to: VersionRow;
  readonly changed: readonly ChangedField[];
  readonly tagsAdded: readonly string[];
  readonly tagsRemoved: readonly string[];
  readonly metadata: readonly MetadataChange[];
}

/**
 * Compares two states of a document, in either order. Texts are compared in a thread of their own, for a bounded time.
 * @throws AppError NOT_FOUND for a version that is not kept
 */
export async function diffVersions(ctx: Ctx, id: string, from: number, to: number): Promise<VersionDiff> {
  const [older, newer] = await Promise.all([getWholeVersion(ctx, id, from), getWholeVersion(ctx, id, to)]);
  const text = await diffContents(ctx, older, newer);
  return {
    ...{ from: older, to: newer, ...text, changed: fieldsOf(older, newer) },
    tagsAdded: without(newer.tags, older.tags),
    tagsRemoved: without(older.tags, newer.tags),
    metadata: diffMetadata(readMap(older.metadata), readMap(newer.metadata)),
  };
}

async function diffContents(ctx: Ctx, older: WholeVersion, newer: WholeVersion): Promise<TextDiff> {
  if (older.content === newer.content) return { hunks: [], unified: '', notes: [] };
  return ctx.differ.diff(older.content, newer.content, [`version ${older.version}`, `version ${newer.version}`]);
}

/** Tags, as people write them, that are not among others; in which case they are written does not matter. */
function without(tags: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map((tag) => tag.toLowerCase()));
  return tags.filter((tag) => !known.has(tag.toLowerCase()));
}

function readMap(json: string): Readonly<Record<string, unknown>> {
  return JSON.parse(json) as Readonly<Record<string, unknown>>;
}
