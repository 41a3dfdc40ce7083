import { normaliseTag, type TagName } from './tag-name.js';

/** A tag, and the one that stands in its place. */
export interface MovedTag {
  readonly from: TagName;
  readonly into: TagName;
}

/** The paths of tags, as their names begin: `topic/` of `topic`. */
export function pathsOf(tags: readonly TagName[]): readonly string[] {
  return tags.map(({ id }) => `${id}/`);
}

/**
 * What stands in the place of tags when some of them go and all that is within their paths goes along: `topic/x` becomes
 * `subject/x` where `topic` becomes `subject`. Of two that could take a tag along the nearer one does. What is the target
 * itself, or within its path where the target is within the path of what goes, stays. The shortest first.
 * @param tags those that are there
 * @param field argument that the target came in
 * @throws AppError BAD_INPUT where a tag would be too long or too deep
 */
export function movedTags(
  tags: readonly TagName[],
  { from, into }: { readonly from: readonly TagName[]; readonly into: TagName },
  field: string,
): readonly MovedTag[] {
  const nearest = from.toSorted((a, b) => b.id.length - a.id.length);
  const moved = tags.flatMap((tag): readonly MovedTag[] => {
    const going = nearest.find(({ id }) => tag.id === id || tag.id.startsWith(`${id}/`));
    if (going === undefined || stays(tag, going, into)) return [];
    const depth = going.id.split('/').length;
    const within = tag.label.split('/').slice(depth);
    return [{ from: tag, into: within.length === 0 ? into : normaliseTag([into.label, ...within].join('/'), field) }];
  });
  return moved.sort((a, b) => a.from.id.length - b.from.id.length || (a.from.id < b.from.id ? -1 : 1));
}

function stays(tag: TagName, going: TagName, into: TagName): boolean {
  const isWithin = tag.id === into.id || tag.id.startsWith(`${into.id}/`);
  return isWithin && into.id.startsWith(`${going.id}/`);
}
