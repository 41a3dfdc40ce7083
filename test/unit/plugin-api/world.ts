import type { CognitivePlugin } from '../../../src/plugin-api/cognitive-plugin.js';
import type { AssemblyContext } from '../../../src/plugin-api/hook-values.js';
import {
  createPluginHost,
  type PluginCall,
  type PluginHost,
  type PluginReport,
} from '../../../src/plugin-api/plugin-host.js';

/** Where the values of these tests belong. */
export const place = { tenantKey: 't', scope: 'session/s', userId: 'u' };
/** A context with nothing special about it. */
export const context: AssemblyContext = {
  ...place,
  ...{ sessionId: 's', query: 'What now?', route: 'FAST', messages: [{ role: 'user', content: 'Hello' }], hints: {} },
};
/** Longest time of a hook in these tests, in ms: long enough for what answers at once. */
export const timeoutMs = 200;
/** A hook that never answers. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A host, and everything that it said. */
export interface World {
  readonly host: PluginHost;
  readonly reports: PluginReport[];
  readonly calls: PluginCall[];
  readonly switches: Map<string, boolean>;
  forgotten: number;
}

/** A host with these plugins, in this order. */
export function open(...plugins: readonly CognitivePlugin[]): World {
  const reports: PluginReport[] = [];
  const calls: PluginCall[] = [];
  const switches = new Map<string, boolean>();
  const host = createPluginHost({
    switches: {
      of: (tenantKey) => Promise.resolve(tenantKey === 't' ? switches : new Map()),
      forget: () => void (world.forgotten += 1),
    },
    timeoutMs,
    onReport: (report) => void reports.push(report),
    onCall: (call) => void calls.push(call),
  });
  const world: World = { host, reports, calls, switches, forgotten: 0 };
  for (const plugin of plugins) host.register(plugin);
  return world;
}

/** A plugin with these hooks. */
export const named = (name: string, hooks: Partial<CognitivePlugin>): CognitivePlugin => ({
  name,
  version: '1.0.0',
  enabled: true,
  ...hooks,
});
