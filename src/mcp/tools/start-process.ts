import { randomUUID } from 'node:crypto';
import { ApiRefusal } from '../api.js';
import { excerpt } from '../cut.js';
import { McpCreateScopeDocument, McpScopeDocument, McpStartThinkProcessDocument } from '../generated/operations.js';
import { maxExcerpt, shownAtStart } from '../mcp.limits.js';
import { inPlace, type Memory } from '../memory.js';
import { type Hit, hitSchema, nextSchema, objectSchema, showHit, warningsSchema } from '../shapes.js';

/** A think process to be started. */
export interface StartInput {
  readonly goal: string;
  readonly scope?: string;
  readonly id?: string;
}

/** A fact that a process begins with. */
interface Fact {
  readonly doc_id: string;
  readonly title: string;
  readonly scope: string;
  readonly excerpt: string;
}

/** A process that was started, with what it begins with. */
export interface StartAnswer {
  readonly think_process_id: string;
  /** Its own memory. */
  readonly scope: string;
  readonly session: string | null;
  /** Whether it was there before. */
  readonly outcome: string;
  readonly facts: readonly Fact[];
  readonly hits: readonly Hit[];
  readonly warnings?: readonly string[];
  readonly next: string;
}

const text = { type: 'string' } as const;

export const startSchema = objectSchema(
  {
    ...{ think_process_id: text, scope: text, session: { type: ['string', 'null'] } },
    outcome: { type: 'string', enum: ['created', 'unchanged'] },
    facts: {
      type: 'array',
      items: objectSchema({ doc_id: text, title: text, scope: text, excerpt: text }),
    },
    hits: { type: 'array', items: hitSchema },
    ...{ warnings: warningsSchema, next: nextSchema },
  },
  ['warnings'],
);

/**
 * Starts a think process: in a session, or in a new session of a project or universe; without a scope in a new session of the
 * caller, from which it sees his own memory. With the same id it is the same process.
 * @throws ApiRefusal
 */
export async function startProcess(memory: Memory, { goal, scope, id }: StartInput): Promise<StartAnswer> {
  const processId = id ?? `tp_${randomUUID()}`;
  const session = await inPlace(memory, scope, (place) => findSession(memory, place.scope, processId));
  const input = { id: processId, goal, session, title: excerpt(goal, 100) };
  const { startThinkProcess } = await memory.api.run(McpStartThinkProcessDocument, { input });
  const { process, outcome, facts, hits, warnings } = startThinkProcess;
  return {
    ...{ think_process_id: process.id, scope: process.scope, session: process.session },
    outcome: outcome.toLowerCase(),
    facts: facts.slice(0, shownAtStart).map((fact) => ({
      ...{ doc_id: fact.id, title: fact.title, scope: fact.scope },
      excerpt: excerpt(fact.content, maxExcerpt),
    })),
    hits: hits.slice(0, shownAtStart).map(showHit),
    ...(warnings.length === 0 ? {} : { warnings }),
    next: 'Give this think_process_id to the memory_ tools: they act as the process.',
  };
}

/** The session that a process is to run in. @throws ApiRefusal */
async function findSession({ api }: Memory, address: string, processId: string): Promise<string> {
  const { scope } = await api.run(McpScopeDocument, { address });
  if (scope === null)
    throw new ApiRefusal('NOT_FOUND', `There is no scope ${address.slice(0, 200)}.`, undefined, 'scope');
  if (scope.kind === 'SESSION') return scope.address;
  const id = `sess_${processId}`;
  const within = scope.kind === 'USER' ? { user: scope.address } : { parent: scope.address };
  const input = { kind: 'SESSION', id, title: id, ...within } as const;
  try {
    return (await api.run(McpCreateScopeDocument, { input })).createScope.address;
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'ALREADY_EXISTS') return `session/${id}`; // of an earlier call
    throw error;
  }
}
