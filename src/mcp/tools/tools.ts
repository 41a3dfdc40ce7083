import { memoryToolDefinitions } from '../../shared/memory-tools.js';
import { maxHits, maxPage } from '../mcp.limits.js';
import { ask, type AskInput, askSchema } from './ask.js';
import { list, listSchema } from './list.js';
import { read, readSchema } from './read.js';
import { startProcess, startSchema } from './start-process.js';
import { store, writeSchema } from './store.js';
import { tag } from './tag.js';
import { defineTool, type ObjectSchema, type Tool } from './tool.js';

/** Description and parameters of one of the five tools of a process, as the API gives them to language models. */
function definitionOf(name: (typeof memoryToolDefinitions)[number]['function']['name']) {
  const found = memoryToolDefinitions.find((tool) => tool.function.name === name);
  if (found === undefined) throw new Error(`There is no definition of ${name}.`);
  const { description, parameters } = found.function;
  return { name, description, takes: parameters };
}

/** The same parameters and further ones that need not be given. */
function extended(schema: ObjectSchema, more: Readonly<Record<string, object>>): ObjectSchema {
  return { ...schema, properties: { ...schema.properties, ...more } };
}

const readDefinition = definitionOf('memory_read');
const queryDefinition = definitionOf('memory_query');

const pageParameters = {
  offset: { type: 'integer', minimum: 0, description: 'Where to begin, in characters. Default: 0.' },
  limit: {
    ...{ type: 'integer', minimum: 100, maximum: maxPage },
    description: 'Most characters. Default: 8000; the answer says how to go on.',
  },
};

const scope = { type: 'string' };
const tags = { type: 'array', items: { type: ['string', 'integer'] } };

const recallParameters = {
  ...{ type: 'object', required: ['question'], additionalProperties: false },
  properties: {
    question: { type: 'string', description: 'The question, in plain words.' },
    scope: {
      ...scope,
      description: 'Only from this scope, such as project/proj_5, and what it is within. Default: all that is yours.',
    },
    tags: { ...tags, description: 'Only documents that have all of these tags.' },
    limit: { type: 'integer', minimum: 1, maximum: maxHits, description: 'Most passages. Default: 5.' },
  },
};

const rememberParameters = {
  ...{ type: 'object', required: ['text'], additionalProperties: false },
  properties: {
    text: { type: 'string', description: 'What is to be remembered, Markdown. One subject; say what it is about.' },
    title: { type: 'string', description: 'Its title. Default: its first line.' },
    scope: {
      ...scope,
      description: 'Where it belongs, such as project/proj_5: who sees that scope sees it. Default: your own memory.',
    },
    tags: { ...tags, description: 'Its tags, with or without `#`.' },
  },
};

const startParameters = {
  ...{ type: 'object', required: ['goal'], additionalProperties: false },
  properties: {
    goal: { type: 'string', minLength: 1, description: 'What is to be found out; what answers it comes back.' },
    scope: {
      ...scope,
      description: 'The project or session that it works in, such as project/proj_5. Default: your own memory.',
    },
    id: {
      type: 'string',
      description: 'Its id, to find it again: the same id is the same process. Default: a new one.',
    },
  },
};

type RecallInput = AskInput;
type RememberInput = Parameters<typeof store>[1] & { readonly text: string };

const acts = { process: 'acts' } as const;

/** Every tool, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  defineTool<RecallInput>({
    ...{ name: 'recall', title: 'Recall', takes: recallParameters, gives: askSchema, run: ask, ...acts },
    description: 'Looks in long-term memory for passages that answer a question. Do so before you answer or decide.',
    ...{ does: 'reads', repeatable: true },
  }),
  defineTool<RememberInput>({
    ...{ name: 'remember', title: 'Remember', takes: rememberParameters, gives: writeSchema, ...acts },
    description: 'Keeps a note in long-term memory: what will matter later. The same note again is kept once.',
    run: (memory, { text, ...input }) => store(memory, { ...input, content: text }),
    ...{ does: 'adds', repeatable: true },
  }),
  defineTool({ ...definitionOf('memory_store'), title: 'Store', gives: writeSchema, run: store, ...acts, ...adds() }),
  defineTool({ ...queryDefinition, title: 'Query', gives: askSchema, run: ask, ...acts, ...reads() }),
  defineTool({ ...definitionOf('memory_list'), title: 'List', gives: listSchema, run: list, ...acts, ...reads() }),
  defineTool({
    ...{ ...readDefinition, takes: extended(readDefinition.takes, pageParameters) },
    ...{ title: 'Read', gives: readSchema, run: read, ...acts, ...reads() },
    description: `${readDefinition.description} A long one comes in parts.`,
  }),
  defineTool({
    ...{ ...definitionOf('memory_tag'), title: 'Tag', gives: writeSchema, run: tag, ...acts },
    ...{ does: 'replaces', repeatable: true },
  }),
  defineTool({
    ...{ name: 'start_process', title: 'Start a think process', takes: startParameters, gives: startSchema },
    description:
      'Starts a think process: a line of thought with a memory of its own, apart from others until it is promoted.',
    ...{ run: startProcess, does: 'adds', repeatable: false, process: 'none' },
  }),
];

function reads() {
  return { does: 'reads', repeatable: true } as const;
}

function adds() {
  return { does: 'adds', repeatable: true } as const;
}
