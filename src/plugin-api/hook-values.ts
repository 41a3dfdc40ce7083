import { z } from 'zod';

const unit = z.number().min(0).max(1);
const texts = z.array(z.string());

/** Where something happens, and for whom: the part of a value that no plugin may change. */
const place = {
  /** Key of the tenant. */
  tenantKey: z.string(),
  /** Address of the scope, such as `session/sess_1`. */
  scope: z.string(),
  /** Id of the user whose session it is; null where there is none. */
  userId: z.string().nullable(),
};

/** Names of the fields that a plugin gives back as it got them. */
export const fixedFields = ['tenantKey', 'scope', 'userId', 'sessionId'] as const;

const conversation = { ...place, sessionId: z.string().nullable() };

/** What is known before a prompt is put together. */
export const assemblyContext = z.strictObject({
  ...conversation,
  /** What is asked. */
  query: z.string(),
  /** How much is recalled for it. */
  route: z.enum(['FAST', 'STANDARD', 'DEEP']),
  /** The last messages of the session, oldest first. */
  messages: z.array(z.strictObject({ role: z.string(), content: z.string() })),
  /** Short texts by name that are put into the part of the prompt that changes each turn. */
  hints: z.record(z.string(), z.string()),
});

/** A prompt that is about to be answered. */
export const responseContext = z.strictObject({
  ...conversation,
  query: z.string(),
  /** The parts of the prompt, in order. */
  segments: z.array(z.strictObject({ name: z.string(), text: z.string(), cacheable: z.boolean() })),
});

/** A memory that somebody wants to be stored. */
export const memoryCandidate = z.strictObject({
  ...place,
  type: z.string().min(1),
  content: z.string().min(1),
  tags: texts,
  keyEntities: texts,
  /** 0 to 1. */
  importance: unit,
  /** Where it comes from, such as `user-stated`. */
  source: z.string(),
});

/** What one plugin says of a candidate. */
export const admissionOverride = z.strictObject({
  /** Store it without scoring it. */
  forceAdmit: z.boolean().optional(),
  /** Do not store it. */
  forceReject: z.boolean().optional(),
  /** Store this in its place. */
  modifiedCandidate: memoryCandidate.optional(),
});

/** What one plugin, or all together, want done with memories that have been stored; all are ids of those memories. */
export const consolidationResult = z.strictObject({
  /** Groups to merge; the first of a group stays. */
  merged: z.array(z.array(z.string()).min(2)).optional(),
  /** To raise in importance. */
  promoted: texts.optional(),
  /** To lower in importance. */
  demoted: texts.optional(),
});

export type AssemblyContext = z.infer<typeof assemblyContext>;
export type ResponseContext = z.infer<typeof responseContext>;
export type MemoryCandidate = z.infer<typeof memoryCandidate>;
export type AdmissionOverride = z.infer<typeof admissionOverride>;
export type ConsolidationResult = z.infer<typeof consolidationResult>;

/** An answer that has been given. */
export interface ResponseResult {
  readonly tenantKey: string;
  readonly scope: string;
  readonly userId: string | null;
  readonly sessionId: string | null;
  /** What was asked. */
  readonly query: string;
  /** What was answered. */
  readonly response: string;
}

/** A memory that is stored. */
export interface StoredMemory extends MemoryCandidate {
  readonly id: string;
}

/** A session that begins or ends. */
export interface SessionContext {
  readonly tenantKey: string;
  readonly scope: string;
  readonly userId: string | null;
  readonly sessionId: string;
  /** Where the user writes, such as `web`; null where it is not known. */
  readonly channel: string | null;
}
