import { McpSetTagsDocument, McpTagDocument } from '../generated/operations.js';
import { type Memory, processOf } from '../memory.js';
import { showWrite, type WriteAnswer } from './store.js';

/** The tags that a document is to have. */
export interface TagInput {
  readonly doc_id: string;
  readonly tags: readonly (string | number)[];
  readonly think_process_id?: string;
}

/** Gives a document tags in place of those that were set; automatic ones stay. @throws ApiRefusal */
export async function tag(memory: Memory, { doc_id: id, tags, think_process_id }: TagInput): Promise<WriteAnswer> {
  const thinkProcessId = processOf(memory, think_process_id);
  const written =
    thinkProcessId === undefined
      ? (await memory.api.run(McpSetTagsDocument, { id, tags })).setTags
      : (await memory.api.run(McpTagDocument, { thinkProcessId, id, tags })).memoryTag;
  return showWrite(written, 'memory_list with these tags finds it.');
}
