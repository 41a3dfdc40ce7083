import type {
  AdmissionOverride,
  AssemblyContext,
  ConsolidationResult,
  MemoryCandidate,
  ResponseContext,
  ResponseResult,
  SessionContext,
  StoredMemory,
} from './hook-values.js';

/**
 * A module that takes part in how memory works. It implements the hooks that it needs; each gets a copy of its value, so
 * that changing it has no effect, and what it gives back is checked. It has 500 ms; one that takes longer, throws, or
 * gives back something else than its type is passed over for that call, and what was there before goes on.
 *
 * Plugins are code of the server: they run in its process and are trusted. A hook that blocks the process without
 * awaiting anything cannot be interrupted.
 */
export interface CognitivePlugin {
  /** Unique: lower-case letters, digits and dashes, beginning with a letter, at most 64. */
  readonly name: string;
  readonly version: string;
  /** Whether it runs in tenants that have not switched it themselves. */
  readonly enabled: boolean;
  /** Before a prompt is put together; gives back the context to go on with. */
  onBeforeContextAssembly?(context: AssemblyContext): Promise<AssemblyContext>;
  /** Before a prompt is answered; gives back the context to go on with. */
  onBeforeResponse?(context: ResponseContext): Promise<ResponseContext>;
  /** After an answer has been given. */
  onAfterResponse?(response: ResponseResult): Promise<void>;
  /** Before a candidate is scored; null leaves it to the score. */
  onMemoryAdmission?(candidate: MemoryCandidate): Promise<AdmissionOverride | null>;
  /** After memories have been stored; says which to merge, raise or lower. */
  onMemoryConsolidation?(memories: StoredMemory[]): Promise<ConsolidationResult>;
  /** When a session begins. */
  onSessionStart?(session: SessionContext): Promise<void>;
  /** When a session ends. */
  onSessionEnd?(session: SessionContext): Promise<void>;
}

/** What each hook is called with, and what all plugins together make of it. */
export interface Hooks {
  onBeforeContextAssembly: { readonly args: [context: AssemblyContext]; readonly result: AssemblyContext };
  onBeforeResponse: { readonly args: [context: ResponseContext]; readonly result: ResponseContext };
  onAfterResponse: { readonly args: [response: ResponseResult]; readonly result: undefined };
  onMemoryAdmission: { readonly args: [candidate: MemoryCandidate]; readonly result: AdmissionOverride | null };
  onMemoryConsolidation: { readonly args: [memories: readonly StoredMemory[]]; readonly result: ConsolidationResult };
  onSessionStart: { readonly args: [session: SessionContext]; readonly result: undefined };
  onSessionEnd: { readonly args: [session: SessionContext]; readonly result: undefined };
}

/** Name of a hook. */
export type HookName = keyof Hooks;

/** What one plugin did in one call of a hook: what it changed, or why it was passed over. */
export interface PluginEffect {
  readonly plugin: string;
  readonly effect: 'CHANGED' | 'FORCE_ADMIT' | 'FORCE_REJECT' | 'TIMEOUT' | 'FAILED';
}

/** What came of a hook, with what the caller has to say of it in its own answer. */
export interface HookOutcome<T> {
  readonly value: T;
  readonly effects: readonly PluginEffect[];
}

/** State of a plugin in one tenant, counted since the server started. */
export interface PluginStatus {
  readonly name: string;
  readonly version: string;
  readonly enabled: boolean;
  /** The last three calls failed or timed out; one that succeeds clears it. */
  readonly degraded: boolean;
  readonly calls: number;
  /** Calls that threw or gave back something unfit. */
  readonly failures: number;
  /** Calls that took too long. */
  readonly timeouts: number;
  /** Mean time of a call in ms, a timeout counted with the time it was waited for; 0 without calls. */
  readonly meanMs: number;
}
