import { cypher } from '../../graph/generated/cypher.js';
import type { Graph } from '../../graph/graph.js';
import type { PluginSwitches } from '../../plugin-api/plugin-host.js';

/** How long in ms switches are used before they are read again: as late as what another server has switched holds here. */
export const freshMs = 5_000;

/** Most tenants whose switches are remembered; beyond it the oldest is read again. */
const maxRemembered = 1_000;

interface Remembered {
  readonly until: number;
  readonly switches: Promise<ReadonlyMap<string, boolean>>;
}

/** The switches of every tenant, from the graph. What cannot be read fails, and is read anew by the next call. */
export function createPluginSwitches(graph: Graph, now: () => number = () => performance.now()): PluginSwitches {
  const remembered = new Map<string, Remembered>();
  return {
    of: (tenantKey) => {
      const known = remembered.get(tenantKey);
      if (known !== undefined && now() < known.until) return known.switches;
      const fresh: Remembered = { until: now() + freshMs, switches: readSwitches(graph, tenantKey) };
      remembered.delete(tenantKey);
      remembered.set(tenantKey, fresh);
      fresh.switches.catch(() => {
        if (remembered.get(tenantKey) === fresh) remembered.delete(tenantKey);
      });
      const [oldest] = remembered.keys();
      if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
      return fresh.switches;
    },
    forget: (tenantKey) => void remembered.delete(tenantKey),
  };
}

async function readSwitches(graph: Graph, tenantKey: string): Promise<ReadonlyMap<string, boolean>> {
  const row = await graph.read(cypher.plugins.getPluginSwitches, { tenantKey });
  return new Map([
    ...(row?.on ?? []).map((name) => [name, true] as const),
    ...(row?.off ?? []).map((name) => [name, false] as const),
  ]);
}
