import { McpDocumentsDocument, McpListDocument, type McpPageFragment } from '../generated/operations.js';
import { listed } from '../mcp.limits.js';
import { inPlace, type Memory, processOf } from '../memory.js';
import { type Line, lineSchema, nextSchema, objectSchema, showLine } from '../shapes.js';

/** Which documents are to be listed. */
export interface ListInput {
  readonly tags?: readonly (string | number)[];
  readonly scope?: string;
  readonly think_process_id?: string;
}

/** A list of documents. */
export interface ListAnswer {
  readonly documents: readonly Line[];
  /** Whether there are more. */
  readonly more: boolean;
  readonly next: string;
}

export const listSchema = objectSchema({
  documents: { type: 'array', items: lineSchema },
  more: { type: 'boolean', description: 'Whether there are more.' },
  next: nextSchema,
});

/**
 * Documents of a process's own memory or of a scope, the one changed last first.
 * @throws ApiRefusal
 */
export async function list(memory: Memory, { think_process_id, scope, tags }: ListInput): Promise<ListAnswer> {
  const page = await pageOf(memory, processOf(memory, think_process_id), scope, { tags, first: listed });
  const documents = page.edges.map(({ node }) => showLine(node));
  return { documents, more: page.pageInfo.hasNextPage, next: nextOf(documents.length, page.pageInfo.hasNextPage) };
}

function nextOf(count: number, more: boolean): string {
  if (count === 0) return 'There is nothing. List another scope, without tags, or ask memory_query.';
  return more
    ? 'There are more: list by tags, or ask memory_query. memory_read with a doc_id gives a text.'
    : 'memory_read with a doc_id gives a text.';
}

/** Which part of a list. */
interface Part {
  readonly tags?: readonly (string | number)[] | undefined;
  readonly first: number;
  readonly after?: string | undefined;
}

/** A page of the documents of one scope, as a process where one acts. @throws ApiRefusal */
export async function pageOf(
  memory: Memory,
  thinkProcessId: string | undefined,
  scope: string | undefined,
  part: Part,
): Promise<McpPageFragment> {
  const { api } = memory;
  if (thinkProcessId !== undefined)
    return (await api.run(McpListDocument, { thinkProcessId, scope, ...part })).memoryList;
  return inPlace(memory, scope, async (place) => {
    return (await api.run(McpDocumentsDocument, { scope: place.scope, ...part })).documents;
  });
}
