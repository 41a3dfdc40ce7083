import { cypher } from '../../graph/generated/cypher.js';
import type { TagNeighbourRow } from '../../graph/generated/library.js';
import type { LoaderDefinition } from '../../graph/load.js';

/** Where tags are looked at: the documents of a scope, and of those within it that the viewer may read. */
export interface TagArea {
  readonly scope: string;
  readonly withDescendants: boolean;
}

/** What a loader of neighbours is asked by. */
export function neighboursKey(area: TagArea, tagKey: string): string {
  return JSON.stringify([area.scope, area.withDescendants, tagKey]);
}

type Asked = readonly [scope: string, withDescendants: boolean, tagKey: string];

/** Tags right above and below a tag, by `neighboursKey`: a statement for each area, of which an operation mostly has one. */
export const tagNeighbours: LoaderDefinition<readonly TagNeighbourRow[]> = {
  batch: async (ctx, keys) => {
    const asked = keys.map((key) => JSON.parse(key) as Asked);
    const areas = Map.groupBy(asked, ([scope, withDescendants]) => JSON.stringify([scope, withDescendants]));
    const found = new Map<string, readonly TagNeighbourRow[]>();
    const look = async (some: readonly Asked[]): Promise<void> => {
      const [scope = '', withDescendants = false] = some[0] ?? [];
      const tagKeys = some.map(([, , key]) => key);
      const about = { viewer: ctx.viewer.key, scope, withDescendants, keys: tagKeys };
      const rows = await ctx.graph.read(cypher.library.findTagNeighbours, about);
      for (const key of tagKeys) {
        const own = rows.filter((row) => row.tagKey === key);
        found.set(neighboursKey({ scope, withDescendants }, key), own);
      }
    };
    await Promise.all([...areas.values()].map(look));
    return keys.map((key) => found.get(key) ?? []);
  },
};
