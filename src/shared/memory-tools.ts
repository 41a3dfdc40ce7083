/** A JSON Schema of one parameter. */
export type ToolParameter = {
  readonly type: string;
  readonly description: string;
  readonly items?: { readonly type: readonly string[] };
};

const tags = (description: string): ToolParameter => ({
  type: 'array',
  items: { type: ['string', 'integer'] },
  description,
});
const scope: ToolParameter = {
  type: 'string',
  description: 'Address of a scope that you see, such as `project/proj_5`. Default: your own memory.',
};

function tool(name: string, description: string, needed: readonly string[], properties: Record<string, ToolParameter>) {
  const parameters = { type: 'object', properties, required: needed, additionalProperties: false };
  return { type: 'function', function: { name, description, parameters } };
}

/**
 * The five memory tools of a think process, in the form in which language models take functions. They stand here because the
 * API gives them out and the MCP server offers them, which knows the API alone.
 */
export const memoryToolDefinitions = [
  tool('memory_store', 'Stores a document in your memory.', ['content'], {
    content: { type: 'string', description: 'Its text, Markdown.' },
    tags: tags('Its tags, with or without `#`.'),
    scope,
  }),
  tool('memory_query', 'Finds passages that answer a question, in all that you see.', ['question'], {
    question: { type: 'string', description: 'The question, in plain words.' },
    tags: tags('Only documents that have all of these tags.'),
    scope: { ...scope, description: 'Only from this scope, and what it is within. Default: all that you see.' },
  }),
  tool('memory_list', 'Lists documents, the one changed last first.', [], {
    tags: tags('Only documents that have all of these tags.'),
    scope,
  }),
  tool('memory_read', 'Reads a document.', ['doc_id'], {
    doc_id: { type: 'string', description: 'Id of the document.' },
  }),
  tool('memory_tag', 'Gives a document these tags in place of those that were set before.', ['doc_id', 'tags'], {
    doc_id: { type: 'string', description: 'Id of the document.' },
    tags: tags('All the tags that it has from now on. Automatic tags stay.'),
  }),
] as const;
