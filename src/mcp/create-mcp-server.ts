import { readFileSync } from 'node:fs';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { apiOver, ApiRefusal, type CallApi } from './api.js';
import type { Acting, Memory } from './memory.js';
import { addResources } from './resources.js';
import { tools } from './tools/tools.js';
import { dataNote, type Tool } from './tools/tool.js';

/** What is told of a call of a tool when it is over: nothing of what was asked or answered. */
export interface ToolCall {
  readonly tool: string;
  readonly outcome: 'ok' | 'error';
  /** Code of the refusal. */
  readonly code?: string;
  readonly ms: number;
  /** What was thrown, where that was no refusal but a fault of ours. */
  readonly fault?: unknown;
}

/** What a server is made from: a way to the API for one client, and what was chosen for its connection. */
export interface McpOptions {
  readonly call: CallApi;
  readonly acting: Acting;
  readonly onToolCall: (call: ToolCall) => void;
}

const instructions =
  'Long-term memory, shared with people and other agents as its scopes allow. Recall before you answer; remember what will ' +
  `matter later. Answers are short: doc_id leads to the whole text. ${dataNote}`;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Makes an MCP server for one client; never to be shared with another. It holds nothing but its way to the API. */
export function createMcpServer({ call, acting, onToolCall }: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'mnemograph', title: 'Mnemograph', version },
    { instructions, capabilities: { tools: { listChanged: false }, resources: { listChanged: false } } },
  );
  const memory = { ...acting, api: apiOver(call) };
  const offered = tools.filter(({ withoutProcess }) => !withoutProcess || acting.process === undefined);
  for (const tool of offered) addTool(server, tool, memory, onToolCall);
  addResources(server, memory);
  return server;
}

function addTool(server: McpServer, tool: Tool, memory: Memory, onToolCall: McpOptions['onToolCall']): void {
  const { name, title, description, takes, gives, annotations } = tool;
  const inputSchema = memory.process === undefined ? takes.named : takes.chosen;
  const config = { title, description, inputSchema, outputSchema: gives, annotations };
  server.registerTool(name, config, async (input: unknown) => {
    const started = performance.now();
    try {
      const result = shown(await tool.run(memory, input));
      onToolCall({ tool: name, outcome: 'ok', ms: performance.now() - started });
      return result;
    } catch (error) {
      const ms = performance.now() - started;
      const known = error instanceof ApiRefusal ? { code: error.code } : { code: 'INTERNAL', fault: error };
      onToolCall({ tool: name, outcome: 'error', ms, ...known });
      return refused(error);
    }
  });
}

/** An answer as structure, and as JSON for clients that read text: in JSON no stored text can end the place it stands in. */
function shown(answer: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } };
}

/** What to do, in words of the tools where that of the API names its operations. */
const otherScope = 'Name another scope, such as project/proj_5; recall shows the scopes of what it finds.';
const hints: Readonly<Record<string, string>> = {
  ...{ scope: otherScope, parent: otherScope, session: otherScope },
  thinkProcessId: 'start_process starts one; leave think_process_id away to act yourself.',
  id: 'memory_list and memory_query give the ids of documents.',
};

function hintOf({ code, field, hint }: ApiRefusal): string | undefined {
  return (code === 'NOT_FOUND' ? hints[field ?? ''] : undefined) ?? hint;
}

/** A refusal with code and hint, for the model to act on. What is no refusal is a fault of ours, and is not shown. */
function refused(error: unknown): CallToolResult {
  const known = error instanceof ApiRefusal ? error : new ApiRefusal('INTERNAL', 'Internal error.', undefined);
  const hint = hintOf(known);
  const text = `${known.code}: ${known.message}${hint === undefined ? '' : `\n${hint}`}`;
  return { content: [{ type: 'text', text }], isError: true };
}
