/** A map as JSON has it. */
type JsonMap = Readonly<Record<string, unknown>>;

/** An entry of metadata that differs, by the names of the maps that it is in and its own. */
export interface MetadataChange {
  readonly path: readonly string[];
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  /** What it was and is, as JSON; null where it is not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** How two maps of metadata differ, entry by entry, also in maps within them; a list is one value. In order of the paths. */
export function diffMetadata(before: JsonMap, after: JsonMap, path: readonly string[] = []): readonly MetadataChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): readonly MetadataChange[] => {
    const here = [...path, name];
    const [old, fresh] = [valueOf(before, name), valueOf(after, name)];
    if (isMap(old) && isMap(fresh)) return diffMetadata(old, fresh, here);
    const [oldText, newText] = [textOf(old), textOf(fresh)];
    if (oldText === newText) return [];
    const kind = oldText === null ? 'ADDED' : newText === null ? 'REMOVED' : 'CHANGED';
    return [{ path: here, kind, before: oldText, after: newText }];
  });
}

function valueOf(map: JsonMap, name: string): unknown {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
