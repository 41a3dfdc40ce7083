import type { PluginStatus } from './cognitive-plugin.js';
import type { PluginCall } from './plugin-host.js';

/** Failures in a row that mark a plugin degraded. */
const failuresToDegrade = 3;

type Counted = Pick<PluginStatus, 'degraded' | 'calls' | 'failures' | 'timeouts' | 'meanMs'>;

/** What is counted of one plugin in one tenant. */
interface Count {
  /** Counts a call. Returns whether the plugin is degraded now. */
  add(outcome: PluginCall['outcome'], ms: number): boolean;
  read(): Counted;
}

/** What is counted of every plugin, by tenant: no tenant learns how busy another one is. */
export interface PluginCounts {
  of(tenantKey: string, plugin: string): Count;
  /** Begins anew for a plugin, in every tenant. */
  forget(plugin: string): void;
}

/** Counts that begin at nothing. They grow by one small entry for each plugin and tenant. */
export function createCounts(): PluginCounts {
  const byPlugin = new Map<string, Map<string, Count>>();
  return {
    of: (tenantKey, plugin) => {
      const byTenant = byPlugin.get(plugin) ?? new Map<string, Count>();
      byPlugin.set(plugin, byTenant);
      const count = byTenant.get(tenantKey) ?? createCount();
      byTenant.set(tenantKey, count);
      return count;
    },
    forget: (plugin) => void byPlugin.delete(plugin),
  };
}

function createCount(): Count {
  let [calls, failures, timeouts, totalMs, inARow] = [0, 0, 0, 0, 0];
  const degraded = (): boolean => inARow >= failuresToDegrade;
  return {
    add: (outcome, ms) => {
      calls += 1;
      totalMs += ms;
      if (outcome === 'failed') failures += 1;
      if (outcome === 'timeout') timeouts += 1;
      inARow = outcome === 'done' ? 0 : inARow + 1;
      return degraded();
    },
    read: () => ({
      ...{ degraded: degraded(), calls, failures, timeouts },
      meanMs: calls === 0 ? 0 : Math.round((100 * totalMs) / calls) / 100,
    }),
  };
}
