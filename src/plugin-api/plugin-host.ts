import { AppError } from '../shared/errors.js';
import { checkPlugin, type Hook, type RegisteredPlugin } from './check-plugin.js';
import type { CognitivePlugin, HookName, HookOutcome, Hooks, PluginEffect, PluginStatus } from './cognitive-plugin.js';
import { createCounts, type PluginCounts } from './plugin-counts.js';
import { foldHook } from './fold-hook.js';

/** Something about a plugin that people should learn of. */
export type PluginReport =
  | {
      readonly kind: 'PLUGIN_TIMEOUT' | 'PLUGIN_FAILED';
      readonly tenantKey: string;
      readonly plugin: string;
      readonly hook: HookName;
      /** What went wrong, for the log. */
      readonly error: unknown;
      /** Whether it has now failed so often in a row that it counts as degraded. */
      readonly degraded: boolean;
    }
  | {
      readonly kind: 'PLUGIN_TOGGLED';
      readonly tenantKey: string;
      readonly plugin: string;
      readonly enabled: boolean;
    };

/** One call of one hook of one plugin. */
export interface PluginCall {
  readonly plugin: string;
  readonly hook: HookName;
  readonly outcome: 'done' | 'failed' | 'timeout';
  readonly ms: number;
}

/** What tenants have switched themselves: names of plugins, with whether they are on. */
export interface PluginSwitches {
  of(tenantKey: string): Promise<ReadonlyMap<string, boolean>>;
  /** Lets the next call read them anew. */
  forget(tenantKey: string): void;
}

/** What the host is told. */
export interface PluginHostOptions {
  readonly switches: PluginSwitches;
  /** Longest time in ms of one call. Default 500. */
  readonly timeoutMs?: number;
  /** Called for each failure, timeout and switch, at once. */
  readonly onReport: (report: PluginReport) => void;
  /** Called after each call of a hook. */
  readonly onCall: (call: PluginCall) => void;
}

/** The plugins as one tenant has them switched. */
export interface TenantPlugins {
  /**
   * Runs a hook of every plugin that has it and is on, one after the other, in the order of registration. A plugin that
   * fails is passed over and said in `effects`; the call itself fails only when the switches cannot be read.
   */
  executeHook<H extends HookName>(hook: H, ...args: Hooks[H]['args']): Promise<HookOutcome<Hooks[H]['result']>>;
  /** Every plugin, in the order of registration. */
  getStatus(): Promise<readonly PluginStatus[]>;
  /** Says that a plugin has been switched: holds from the next call on, and is reported. */
  switched(name: string, enabled: boolean): void;
}

/** The plugins of a server. */
export interface PluginHost {
  /** @throws AppError BAD_INPUT for what is no plugin, ALREADY_EXISTS for a name that is taken */
  register(plugin: CognitivePlugin): void;
  /** Hooks that are running end as they would have. @throws AppError NOT_FOUND */
  unregister(name: string): void;
  has(name: string): boolean;
  forTenant(tenantKey: string): TenantPlugins;
}

/** Longest time in ms that a hook of one plugin may take. */
export const hookTimeoutMs = 500;

/** A host without plugins. */
export function createPluginHost(options: PluginHostOptions): PluginHost {
  const plugins = new Map<string, RegisteredPlugin>();
  const counts = createCounts();
  return {
    register: (plugin) => {
      const checked = checkPlugin(plugin);
      if (plugins.has(checked.name)) throw nameTaken(checked.name);
      plugins.set(checked.name, checked);
    },
    unregister: (name) => {
      if (!plugins.delete(name)) throw new AppError('NOT_FOUND', `There is no plugin ${name}.`);
      counts.forget(name);
    },
    has: (name) => plugins.has(name),
    forTenant: (tenantKey) => ({
      executeHook: (hook, ...args) => executeHook({ options, plugins, counts, tenantKey }, hook, args),
      getStatus: async () => {
        const switches = await options.switches.of(tenantKey);
        return [...plugins.values()].map((plugin) => ({
          ...{ name: plugin.name, version: plugin.version, enabled: isOn(plugin, switches) },
          ...counts.of(tenantKey, plugin.name).read(),
        }));
      },
      switched: (plugin, enabled) => {
        options.switches.forget(tenantKey);
        options.onReport({ kind: 'PLUGIN_TOGGLED', tenantKey, plugin, enabled });
      },
    }),
  };
}

interface Run {
  readonly options: PluginHostOptions;
  readonly plugins: ReadonlyMap<string, RegisteredPlugin>;
  readonly counts: PluginCounts;
  readonly tenantKey: string;
}

async function executeHook<H extends HookName>(
  run: Run,
  hook: H,
  args: Hooks[H]['args'],
): Promise<HookOutcome<Hooks[H]['result']>> {
  const switches = await run.options.switches.of(run.tenantKey);
  const fold = foldHook[hook](...structuredClone(args));
  const effects: PluginEffect[] = [];
  for (const plugin of [...run.plugins.values()]) {
    const method = plugin.hooks.get(hook);
    if (method === undefined || !isOn(plugin, switches)) continue;
    const found = await callHook(run, plugin.name, hook, async (timeoutMs) =>
      fold.take(await inTime(method, structuredClone(fold.input()), timeoutMs)),
    );
    effects.push(...found.map((effect) => ({ plugin: plugin.name, effect })));
  }
  return { value: structuredClone(fold.result()), effects };
}

const isOn = (plugin: RegisteredPlugin, switches: ReadonlyMap<string, boolean>): boolean =>
  switches.get(plugin.name) ?? plugin.enabled;

/** Calls one plugin, counts it, and reports what went wrong. */
async function callHook(
  { options, counts, tenantKey }: Run,
  plugin: string,
  hook: HookName,
  call: (timeoutMs: number) => Promise<readonly PluginEffect['effect'][]>,
): Promise<readonly PluginEffect['effect'][]> {
  const begin = performance.now();
  const finish = (outcome: PluginCall['outcome']): boolean => {
    const ms = performance.now() - begin;
    options.onCall({ plugin, hook, outcome, ms });
    return counts.of(tenantKey, plugin).add(outcome, ms);
  };
  try {
    const effects = await call(options.timeoutMs ?? hookTimeoutMs);
    finish('done');
    return effects;
  } catch (error) {
    const late = error instanceof HookTimeout;
    const degraded = finish(late ? 'timeout' : 'failed');
    options.onReport({ kind: late ? 'PLUGIN_TIMEOUT' : 'PLUGIN_FAILED', tenantKey, plugin, hook, error, degraded });
    return [late ? 'TIMEOUT' : 'FAILED'];
  }
}

class HookTimeout extends Error {}

/** What a hook gives back, if it does so in time; what comes later reaches nobody. */
async function inTime(method: Hook, input: unknown, ms: number): Promise<unknown> {
  const begin = performance.now();
  const late = (): HookTimeout => new HookTimeout(`took longer than ${ms} ms`);
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    const given = await Promise.race([Promise.resolve(input).then(method), expired]);
    // A hook that blocked the process has kept the timer from firing.
    if (performance.now() - begin > ms) throw late();
    return given;
  } finally {
    clearTimeout(timer);
  }
}

function nameTaken(name: string): AppError {
  return new AppError('ALREADY_EXISTS', `A plugin ${name} is registered already.`, {
    hint: 'Give it another name, or unregister the one that is there.',
    details: { field: 'name' },
  });
}
