import { type McpHitFragment, McpQueryDocument, McpRecallDocument } from '../generated/operations.js';
import { defaultHits } from '../mcp.limits.js';
import { inPlace, type Memory, processOf } from '../memory.js';
import { type Hit, hitSchema, nextSchema, objectSchema, showHit, warningsSchema } from '../shapes.js';

/** A question to the memory. */
export interface AskInput {
  readonly question: string;
  readonly scope?: string;
  readonly tags?: readonly (string | number)[];
  readonly limit?: number;
  readonly think_process_id?: string;
}

/** What a question came to. */
export interface AskAnswer {
  readonly hits: readonly Hit[];
  readonly warnings?: readonly string[];
  readonly next: string;
}

export const askSchema = objectSchema(
  { hits: { type: 'array', items: hitSchema }, warnings: warningsSchema, next: nextSchema },
  ['warnings'],
);

/**
 * Passages that answer a question: as a process where one acts; else from a scope, and without one from the caller's own and
 * all projects that he is a member of.
 * @throws ApiRefusal
 */
export async function ask(memory: Memory, input: AskInput): Promise<AskAnswer> {
  const { hits, warnings } = await search(memory, input);
  const next =
    hits.length === 0
      ? 'Nothing was found. Ask in other words, without tags, or from another scope.'
      : 'memory_read with a doc_id gives the whole text.';
  return { hits: hits.map(showHit), ...(warnings.length === 0 ? {} : { warnings }), next };
}

async function search(memory: Memory, { question, scope, tags, limit = defaultHits, think_process_id }: AskInput) {
  const thinkProcessId = processOf(memory, think_process_id);
  if (thinkProcessId !== undefined) {
    const asked = { thinkProcessId, question, scope, tags, limit };
    const { memoryQuery: hits } = await memory.api.run(McpQueryDocument, asked);
    return { hits, warnings: warningsOf(hits) };
  }
  return inPlace(memory, scope, async ({ scope: from, own }) => {
    const asked = { query: question, scope: from, tags, limit, crossProject: own };
    return (await memory.api.run(McpRecallDocument, asked)).ragQuery;
  });
}

/** `memoryQuery` gives hits alone; that no vector has found any of them says that they were found by their words. */
function warningsOf(hits: readonly McpHitFragment[]): readonly string[] {
  const byWords = hits.length > 0 && hits.every(({ source }) => source === 'TEXT_SEARCH');
  return byWords ? ['These passages were found by their words alone.'] : [];
}
