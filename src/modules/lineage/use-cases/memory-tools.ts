import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { ThinkProcessRow } from '../../../graph/generated/lineage.js';
import {
  createDocument,
  DocumentMissing,
  type DocumentWrite,
  type DocumentPage,
  findDocuments,
  setTags,
} from '../../library/index.js';
import { ragQuery } from '../../recall/index.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { findProcess } from '../find-process.js';
import { scopesUsedFrom } from '../process-scopes.js';

/** What every tool of a process takes. */
interface ToolInput {
  readonly thinkProcessId: string;
  readonly tags?: readonly string[] | null;
  /** Address of a scope that the process sees. */
  readonly scope?: string | null;
}

/** Documents that a list gives at most without being asked. */
const listed = 20;

/**
 * Stores a document in the memory of a process, or in a scope above it.
 * @throws AppError NOT_FOUND for a process, and for a scope that it does not see or that the viewer may not write; BAD_INPUT
 */
export async function memoryStore(
  ctx: Ctx,
  input: ToolInput & {
    readonly content: string;
    readonly title?: string | null;
    /** Under it the note is stored once. */
    readonly idempotencyKey?: string | null;
  },
): Promise<DocumentWrite> {
  const { thinkProcessId, content, tags, title, idempotencyKey } = input;
  const scope = await scopeOf(ctx, await findProcess(ctx, thinkProcessId, 'thinkProcessId'), input.scope);
  const source = { type: 'tool_output', thinkProcessId } as const;
  const note = { scope, type: 'note', content, tags: tags ?? null, title: title ?? null, source } as const;
  return createDocument(ctx, { ...note, idempotencyKey: idempotencyKey ?? null });
}

/**
 * Passages that answer a question of a process: from all that it sees, or from one of these scopes and what that is within.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function memoryQuery(
  ctx: Ctx,
  input: ToolInput & { readonly question: string; readonly limit?: number | null },
): ReturnType<typeof ragQuery> {
  const scope = await scopeOf(ctx, await findProcess(ctx, input.thinkProcessId, 'thinkProcessId'), input.scope);
  return ragQuery(ctx, { query: input.question, scope, tags: input.tags ?? null, limit: input.limit ?? null });
}

/**
 * Documents of a process's own memory, or of one of the scopes that it sees; the results in that of a sibling, where it has been
 * let see those.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function memoryList(
  ctx: Ctx,
  input: ToolInput & { readonly first?: number | null; readonly after?: string | null },
): Promise<DocumentPage> {
  const process = await findProcess(ctx, input.thinkProcessId, 'thinkProcessId');
  const { scope, isSibling } = await placeOf(ctx, process, input.scope);
  const filter = { tags: input.tags ?? null, types: isSibling ? (['result'] as const) : null };
  return findDocuments(ctx, { scope, filter, first: input.first ?? listed, after: input.after ?? null });
}

/**
 * A document that a process sees, or a result of a sibling, where it has been let see those.
 * @throws AppError NOT_FOUND for any other, also where the viewer may read it himself
 */
export async function memoryRead(ctx: Ctx, thinkProcessId: string, docId: string): Promise<DocumentRow> {
  return (await findSeen(ctx, thinkProcessId, docId)).document;
}

/**
 * Gives a document that a process sees these tags in place of those that were set; automatic ones stay.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
export async function memoryTag(
  ctx: Ctx,
  thinkProcessId: string,
  docId: string,
  tags: readonly string[],
): Promise<DocumentWrite> {
  const { document, isSibling } = await findSeen(ctx, thinkProcessId, docId);
  if (isSibling) throw new DocumentMissing(docId); // the result of a sibling is there to be read
  return setTags(ctx, { id: document.id }, tags);
}

/** A document that a process sees, and whether it is the result of a sibling. @throws AppError NOT_FOUND */
async function findSeen(
  ctx: Ctx,
  thinkProcessId: string,
  docId: string,
): Promise<{ readonly document: DocumentRow; readonly isSibling: boolean }> {
  const process = await findProcess(ctx, thinkProcessId, 'thinkProcessId');
  const { keys, siblingKeys } = await scopesUsedFrom(ctx.graph.read, ctx, process.scope);
  const document = await ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id: docId });
  if (document !== null && keys.includes(document.scopeKey)) return { document, isSibling: false };
  if (document?.type === 'result' && siblingKeys.includes(document.scopeKey)) return { document, isSibling: true };
  throw new DocumentMissing(docId);
}

/** The scope that a tool is called for: that of the process, or one that it sees. @throws AppError NOT_FOUND */
async function scopeOf(ctx: Ctx, process: ThinkProcessRow, asked: string | null | undefined): Promise<string> {
  const { scope, isSibling } = await placeOf(ctx, process, asked);
  if (isSibling) throw new ScopeMissing(scope);
  return scope;
}

/** The same, or that of a sibling whose results the process sees. @throws AppError NOT_FOUND */
async function placeOf(
  ctx: Ctx,
  process: ThinkProcessRow,
  asked: string | null | undefined,
): Promise<{ readonly scope: string; readonly isSibling: boolean }> {
  if (asked === null || asked === undefined) return { scope: process.scope, isSibling: false };
  const { address } = parseScopeAddress(asked);
  const { keys, siblingKeys } = await scopesUsedFrom(ctx.graph.read, ctx, process.scope);
  const scope = await ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address });
  const isSibling = scope !== null && !keys.includes(scope.key) && siblingKeys.includes(scope.key);
  if (scope === null || !(isSibling || keys.includes(scope.key))) throw new ScopeMissing(address);
  return { scope: scope.address, isSibling };
}
