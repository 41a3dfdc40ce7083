import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { ThinkProcessRow } from '../../../graph/generated/lineage.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { indexDocumentJob } from '../../ingestion/index.js';
import { ragQuery } from '../../recall/index.js';
import { checkId, createScope, parseScopeAddress } from '../../scopes/index.js';
import { announceProcess } from '../announce-process.js';
import { checkText } from '../check-task.js';
import { findProcess } from '../find-process.js';
import { ProcessMissing } from '../lineage.errors.js';
import { scopesSeenFrom } from '../process-scopes.js';
import { checkConfig, configure, type ProcessConfig } from './update-think-process.js';

/** What `startThinkProcess` takes. */
export interface StartProcessInput {
  readonly id?: string | null;
  readonly title?: string | null;
  readonly goal?: string | null;
  readonly session?: string | null;
  readonly parentProcessId?: string | null;
  readonly config?: ProcessConfig | null;
}

/** A process, and the memory that it begins with. */
export interface StartedProcess {
  readonly process: ThinkProcessRow;
  readonly outcome: 'CREATED' | 'UNCHANGED';
  readonly facts: readonly DocumentRow[];
  readonly hits: Awaited<ReturnType<typeof ragQuery>>['hits'];
  /** Documents that wait to be indexed, and are now in the queue. */
  readonly indexing: number;
  readonly warnings: readonly string[];
}

/** Most facts and passages that a process begins with, and most documents whose indexing it asks for. */
export const maxFacts = 50;
export const maxContextHits = 10;
export const maxIndexing = 1_000;

/**
 * Starts a think process: makes its scope where there is none, loads what is relevant for its goal, and has what it sees
 * indexed. Called again it changes nothing, and loads anew.
 * @throws AppError NOT_FOUND for a session or parent that is missing, BAD_INPUT, ALREADY_EXISTS, NOT_PERMITTED for a config
 */
export async function startThinkProcess(ctx: Ctx, input: StartProcessInput): Promise<StartedProcess> {
  const config = input.config ?? {};
  const goal = input.goal?.trim() ? checkText('goal', input.goal) : '';
  const parent = input.parentProcessId ? await findProcess(ctx, input.parentProcessId, 'parentProcessId') : null;
  const scope = await findOrCreateScope(ctx, input);
  const { process, outcome } = await ctx.graph.write(async (tx) => {
    const before = await tx.run(cypher.lineage.getThinkProcess, { viewer: ctx.viewer.key, id: scope.id });
    const row = await tx.run(cypher.lineage.upsertThinkProcess, {
      ...{ viewer: ctx.viewer.key, scopeKey: scope.key, parentKey: parent?.key ?? null, at: ctx.clock.now() },
      process: { key: newKey(), goal },
    });
    if (row === null) throw await whyNot(ctx, scope);
    if (before !== null && before.startedAt !== null) return { process: row, outcome: 'UNCHANGED' as const };
    await configure(ctx, tx, row, config);
    announceProcess(ctx, tx, 'PROCESS_STARTED', row);
    return { process: { ...row, ...given(config) }, outcome: 'CREATED' as const };
  });
  const { warnings, ...context } = await loadContext(ctx, process);
  return { process, outcome, ...context, warnings: [...keptConfig(process, config), ...warnings] };
}

function given({ seesSiblingResults }: ProcessConfig): Partial<Pick<ThinkProcessRow, 'seesSiblingResults'>> {
  return seesSiblingResults === null || seesSiblingResults === undefined ? {} : { seesSiblingResults };
}

/** What is said of a process that was started before with another config, which it keeps. */
function keptConfig(process: ThinkProcessRow, config: ProcessConfig): readonly string[] {
  const { seesSiblingResults = process.seesSiblingResults } = given(config);
  if (seesSiblingResults === process.seesSiblingResults) return [];
  return ['The think process was started before and keeps its config; `updateThinkProcess` changes it.'];
}

async function findOrCreateScope(ctx: Ctx, input: StartProcessInput): Promise<ScopeRow> {
  const session = input.session ? parseScopeAddress(input.session, 'session').address : null;
  if (input.id) {
    checkId(input.id);
    const address = `think-process/${input.id}`;
    const scope = await ctx.graph.read(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
    if (scope !== null) return checkSession(ctx, scope, session);
  }
  await checkConfig(ctx, session, input.config ?? {});
  return createScope(ctx, { kind: 'think-process', id: input.id ?? null, title: input.title ?? null, parent: session });
}

/** @throws AppError BAD_INPUT where the process runs in another session than the caller believes */
async function checkSession(ctx: Ctx, scope: ScopeRow, session: string | null): Promise<ScopeRow> {
  if (session === null || scope.parent === session) return scope;
  const named = await ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address: session });
  if (named !== null && named.address === scope.parent) return scope;
  throw new BadInput('session', `the think process ${scope.id} does not run in it`, 'Leave the session away.');
}

async function whyNot(ctx: Ctx, scope: ScopeRow): Promise<Error> {
  const { address } = scope;
  const still = await ctx.graph.read(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
  return still === null
    ? new ProcessMissing(scope.id, 'id')
    : new BadInput('parentProcessId', 'it was spawned by this very process, or is gone');
}

/** The facts that the process sees, and what answers its goal; what it sees and is not indexed is put into the queue. */
async function loadContext(
  ctx: Ctx,
  process: ThinkProcessRow,
): Promise<Pick<StartedProcess, 'facts' | 'hits' | 'indexing' | 'warnings'>> {
  const { keys } = await scopesSeenFrom(ctx.graph.read, ctx, process.scope);
  const [facts, pending, answer] = await Promise.all([
    ctx.graph.read(cypher.library.findFacts, { keys, limit: maxFacts }),
    ctx.graph.read(cypher.lineage.findPendingDocuments, { keys, limit: maxIndexing }),
    process.goal === ''
      ? { hits: [], warnings: [] }
      : ragQuery(ctx, { query: process.goal, scope: process.scope, limit: maxContextHits }),
  ]);
  if (pending.length > 0) {
    await ctx.graph.write((tx) => {
      for (const { key, generation } of pending) tx.enqueue(indexDocumentJob(ctx.viewer.tenantKey, key, generation));
      return Promise.resolve();
    });
  }
  return { facts, hits: answer.hits, indexing: pending.length, warnings: answer.warnings };
}
