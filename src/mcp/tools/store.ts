import { createHash, randomUUID } from 'node:crypto';
import {
  McpDocumentDocument,
  McpRememberDocument,
  McpStoreDocument,
  type McpWriteFragment,
} from '../generated/operations.js';
import { inPlace, isMissing, type Memory, processOf } from '../memory.js';
import { type Line, lineSchema, nextSchema, objectSchema, showLine, warningsSchema } from '../shapes.js';

/** A text to be kept. */
export interface StoreInput {
  readonly content: string;
  readonly title?: string;
  readonly tags?: readonly (string | number)[];
  readonly scope?: string;
  readonly think_process_id?: string;
}

/** What a write came to, with the document after it. */
export interface WriteAnswer extends Line {
  readonly outcome: string;
  readonly warnings?: readonly string[];
  readonly next: string;
}

export const writeSchema = {
  ...lineSchema,
  ...objectSchema(
    {
      ...lineSchema.properties,
      outcome: { type: 'string', enum: ['created', 'updated', 'unchanged', 'stored_before'] },
      warnings: warningsSchema,
      next: nextSchema,
    },
    ['warnings'],
  ),
};

/**
 * Stores a note: as a process where one acts, else in a scope, without one in the caller's own. The same note stored again
 * within 24 hours is stored once, for agents repeat a call whose answer they have not seen.
 * @throws ApiRefusal
 */
export async function store(memory: Memory, input: StoreInput): Promise<WriteAnswer> {
  const thinkProcessId = processOf(memory, input.think_process_id);
  if (thinkProcessId !== undefined) {
    return storeOnce(memory, input, `process ${thinkProcessId}`, (idempotencyKey) => {
      const { content, title, tags, scope } = input;
      const note = { thinkProcessId, content, title, tags, scope, idempotencyKey };
      return memory.api.run(McpStoreDocument, note).then(({ memoryStore }) => memoryStore);
    });
  }
  return inPlace(memory, input.scope, ({ scope }) =>
    storeOnce(memory, input, scope, (idempotencyKey) => {
      const { content, title, tags } = input;
      const note = {
        scope,
        content,
        title,
        tags,
        type: 'NOTE',
        source: { type: 'TOOL_OUTPUT' },
        idempotencyKey,
      } as const;
      return memory.api.run(McpRememberDocument, { input: note }).then(({ createDocument }) => createDocument);
    }),
  );
}

/** Stores under a key that is made of what is stored; anew where what was stored before is gone or says something else now. */
async function storeOnce(
  memory: Memory,
  { content, title, tags, scope }: StoreInput,
  place: string,
  write: (idempotencyKey: string) => Promise<McpWriteFragment>,
): Promise<WriteAnswer> {
  const asked = JSON.stringify([place, content, title ?? null, tags ?? [], scope ?? null]);
  const key = `mcp-${createHash('sha256').update(asked).digest('hex')}`;
  const written = await write(key).catch((error: unknown) => {
    if (isMissing(error, 'id')) return null; // deleted since
    throw error;
  });
  if (written !== null && !written.replayed) return showStored(written);
  if (written !== null && (await stillSays(memory, written.document.id, content))) {
    return { ...showStored(written), outcome: 'stored_before' };
  }
  return showStored(await write(`${key}-${randomUUID()}`));
}

async function stillSays({ api }: Memory, id: string, content: string): Promise<boolean> {
  const { document } = await api.run(McpDocumentDocument, { id });
  return document?.content === content;
}

function showStored(written: McpWriteFragment): WriteAnswer {
  return showWrite(written, 'memory_query finds it; memory_tag with its doc_id changes its tags.');
}

/** A write as an answer shows it. */
export function showWrite({ document, outcome, warnings }: McpWriteFragment, next: string): WriteAnswer {
  const warned = warnings.length === 0 ? {} : { warnings };
  return { ...showLine(document), outcome: outcome.toLowerCase(), ...warned, next };
}
