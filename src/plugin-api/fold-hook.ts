import { z } from 'zod';
import type { HookName, Hooks, PluginEffect } from './cognitive-plugin.js';
import {
  admissionOverride,
  assemblyContext,
  consolidationResult,
  type ConsolidationResult,
  fixedFields,
  type MemoryCandidate,
  memoryCandidate,
  responseContext,
  type StoredMemory,
} from './hook-values.js';

/** One run of a hook through the plugins: what the next one gets, and what all together come to. */
interface Fold<T> {
  /** What the next plugin gets. The caller copies it. */
  readonly input: () => unknown;
  /** Takes what a plugin gave back. Throws, and changes nothing, when it is not what the hook gives. */
  readonly take: (given: unknown) => readonly PluginEffect['effect'][];
  readonly result: () => T;
}

/** How each hook joins what its plugins give back. */
export const foldHook: { readonly [H in HookName]: (...args: Hooks[H]['args']) => Fold<Hooks[H]['result']> } = {
  onBeforeContextAssembly: (context) => chain(assemblyContext, context),
  onBeforeResponse: (context) => chain(responseContext, context),
  onAfterResponse: tell,
  onMemoryAdmission: admission,
  onMemoryConsolidation: consolidation,
  onSessionStart: tell,
  onSessionEnd: tell,
};

/** Each plugin gets what the one before gave back. */
function chain<T extends object>(schema: z.ZodType<T>, first: T): Fold<T> {
  let value = first;
  return {
    input: () => value,
    take: (given) => {
      const next = parsed(schema, given);
      const changed = changes(value, next);
      value = next;
      return changed ? ['CHANGED'] : [];
    },
    result: () => value,
  };
}

/** Each plugin gets the same; what it gives back does not matter. */
function tell(value: unknown): Fold<undefined> {
  return { input: () => value, take: () => [], result: () => undefined };
}

/** A modified candidate is what the next plugin sees; one rejection outweighs every admission. */
function admission(first: MemoryCandidate): Fold<Hooks['onMemoryAdmission']['result']> {
  let candidate = first;
  let [admit, reject, modified] = [false, false, false];
  return {
    input: () => candidate,
    take: (given) => {
      if (given === null) return [];
      const override = parsed(admissionOverride, given);
      const next = override.modifiedCandidate;
      const changed = next !== undefined && changes(candidate, parsed(memoryCandidate, next));
      if (changed) [candidate, modified] = [next, true];
      admit ||= override.forceAdmit === true;
      reject ||= override.forceReject === true;
      return [
        ...(changed ? (['CHANGED'] as const) : []),
        ...(override.forceAdmit === true ? (['FORCE_ADMIT'] as const) : []),
        ...(override.forceReject === true ? (['FORCE_REJECT'] as const) : []),
      ];
    },
    result: () =>
      admit || reject || modified
        ? {
            ...(reject ? { forceReject: true } : admit ? { forceAdmit: true } : {}),
            ...(modified ? { modifiedCandidate: candidate } : {}),
          }
        : null,
  };
}

/** All groups, and each id once. */
function consolidation(memories: readonly StoredMemory[]): Fold<ConsolidationResult> {
  const known = new Set(memories.map(({ id }) => id));
  const merged: string[][] = [];
  const [promoted, demoted] = [new Set<string>(), new Set<string>()];
  return {
    input: () => memories,
    take: (given) => {
      const result = parsed(consolidationResult, given);
      const named = [...(result.merged ?? []).flat(), ...(result.promoted ?? []), ...(result.demoted ?? [])];
      const unknown = named.find((id) => !known.has(id));
      if (unknown !== undefined) throw new TypeError(`names the memory ${unknown}, which it was not given`);
      merged.push(...(result.merged ?? []));
      for (const id of result.promoted ?? []) promoted.add(id);
      for (const id of result.demoted ?? []) demoted.add(id);
      return named.length > 0 ? ['CHANGED'] : [];
    },
    result: () => ({
      ...(merged.length > 0 ? { merged } : {}),
      ...(promoted.size > 0 ? { promoted: [...promoted] } : {}),
      ...(demoted.size > 0 ? { demoted: [...demoted] } : {}),
    }),
  };
}

/** The value, as a copy that the plugin has no hold of. */
function parsed<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given);
  if (!result.success) throw new TypeError(`gave back something unfit: ${z.prettifyError(result.error)}`);
  return structuredClone(result.data);
}

/** Whether a plugin changed the value. Throws when it changed what it may not. */
function changes(before: object, after: object): boolean {
  const field = fixedFields.find((name) => Reflect.get(before, name) !== Reflect.get(after, name));
  if (field !== undefined) throw new TypeError(`changed ${field}, which no plugin may change`);
  return JSON.stringify(before) !== JSON.stringify(after);
}
