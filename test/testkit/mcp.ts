import { Client as SdkClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type Client, identify } from './client.js';

/** An agent's connection to the MCP server, as the SDK's own client makes it. */
export interface Agent {
  readonly sdk: SdkClient;
  /** What a tool answers, as structure. @throws Error with what it says when it refuses */
  call<T = Readonly<Record<string, unknown>>>(tool: string, input?: Readonly<Record<string, unknown>>): Promise<T>;
  /** What a tool says when it refuses. @throws Error when it does not */
  refusal(tool: string, input?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

/** Version of the protocol: the newest that both speak, or that of clients of 2025. */
export type Era = 'auto' | 'legacy';

/** How an agent connects: as whom (default: the one user of local mode), with which query of the URL, and in which version. */
export interface AgentOptions {
  readonly credential?: string;
  readonly query?: string;
  readonly era?: Era;
}

/** Connects an agent over HTTP to the server of a client, in its tenant. */
export function connectAgent(
  { url, tenant }: Pick<Client, 'url' | 'tenant'>,
  { credential, query = '', era = 'auto' }: AgentOptions = {},
): Promise<Agent> {
  const requestInit = { headers: identify(tenant, credential) };
  return connected(new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), { requestInit }), era);
}

/** An agent that starts `memory mcp` itself; `stderr` gives what that has said there so far. */
export async function startAgent(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  era: Era = 'auto',
): Promise<Agent & { readonly pid: number | null; stderr(): string }> {
  const program = ['dist/bin/memory.cjs', 'mcp', ...args];
  const transport = new StdioClientTransport({ command: process.execPath, args: program, env, stderr: 'pipe' });
  let said = '';
  transport.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const agent = await connected(transport, era);
  return { ...agent, pid: transport.pid, stderr: () => said };
}

async function connected(transport: Parameters<SdkClient['connect']>[0], era: Era): Promise<Agent> {
  const sdk = new SdkClient({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  await sdk.connect(transport);
  const send = (name: string, input: Readonly<Record<string, unknown>>) =>
    sdk.callTool({ name, arguments: { ...input } });
  return {
    sdk,
    call: async <T>(tool: string, input = {}) => {
      const result = await send(tool, input);
      if (result.isError === true) throw new Error(textOf(result.content));
      return result.structuredContent as T;
    },
    refusal: async (tool, input = {}) => {
      const result = await send(tool, input);
      if (result.isError !== true) throw new Error(`${tool} was not refused.`);
      return textOf(result.content);
    },
    close: () => sdk.close(),
  };
}

function textOf(content: readonly object[]): string {
  return content.map((part) => ('text' in part ? String(part.text) : '')).join('\n');
}

/** A passage of an answer. */
export interface SeenHit {
  readonly doc_id: string;
  readonly scope: string;
  readonly excerpt: string;
}

/** Passages that a tool answers with. */
export interface SeenHits {
  readonly hits: readonly SeenHit[];
  readonly next: string;
}

/** A document that a tool answers with. */
export interface SeenDocument {
  readonly doc_id: string;
  readonly title: string;
  readonly scope: string;
  readonly tags: readonly string[];
  readonly outcome?: string;
}
