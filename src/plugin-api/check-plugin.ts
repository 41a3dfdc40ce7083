import { z } from 'zod';
import { BadInput } from '../shared/errors.js';
import type { CognitivePlugin, HookName } from './cognitive-plugin.js';

/** The hooks that there are. */
export const hookNames = [
  'onBeforeContextAssembly',
  'onBeforeResponse',
  'onAfterResponse',
  'onMemoryAdmission',
  'onMemoryConsolidation',
  'onSessionStart',
  'onSessionEnd',
] as const satisfies readonly HookName[];

const shape = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and dashes, at most 64'),
  version: z.string().min(1).max(64),
  enabled: z.boolean(),
});

/** A hook of a plugin, whatever it takes. */
export type Hook = (value: unknown) => unknown;

/** A plugin as it was when it was registered: changing it later changes nothing. */
export interface RegisteredPlugin {
  readonly name: string;
  readonly version: string;
  readonly enabled: boolean;
  readonly hooks: ReadonlyMap<HookName, Hook>;
}

function onOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.join(' ');
}

/**
 * Takes a plugin over, when it is one.
 * @throws AppError BAD_INPUT for a name, version or hook that is none; a misspelt hook would silently never run
 */
export function checkPlugin(plugin: CognitivePlugin): RegisteredPlugin {
  const parsed = shape.safeParse(plugin);
  if (!parsed.success) throw malformed(onOneLine(z.prettifyError(parsed.error)));
  const { name, version, enabled } = parsed.data;
  const hooks = new Map<HookName, Hook>();
  const properties: Record<string, unknown> = Object.fromEntries(propertiesOf(plugin));
  for (const hook of Object.keys(properties).filter((key) => /^on[A-Z]/.test(key))) {
    if (!isHookName(hook)) throw malformed(`${name} has the hook ${hook}, which does not exist`);
    const method = properties[hook];
    if (typeof method === 'function') hooks.set(hook, (method as Hook).bind(plugin));
    else if (method !== undefined) throw malformed(`${hook} of ${name} is not a function`);
  }
  return Object.freeze({ name, version, enabled, hooks });
}

/** Own and inherited properties, so that a plugin may be an instance of a class. */
function propertiesOf(plugin: object): readonly (readonly [string, unknown])[] {
  const found = new Map<string, unknown>();
  for (let level: unknown = plugin; isObject(level) && level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const key of Object.getOwnPropertyNames(level)) found.set(key, Reflect.get(plugin, key));
  return [...found];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isHookName = (name: string): name is HookName => (hookNames as readonly string[]).includes(name);

const malformed = (why: string): BadInput => new BadInput('plugin', why, `Hooks: ${hookNames.join(', ')}.`);
