import { type NodeIncomingMessageLike, type NodeServerResponseLike, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { BadInput } from '../shared/errors.js';
import { createMcpServer, type McpOptions } from './create-mcp-server.js';
import type { Acting } from './memory.js';

/**
 * Answers one HTTP request of the protocol (Streamable HTTP). It keeps no session: everything that serves the request is made for
 * it and ends with it, so that no answer can go to another client. What only a session has (a stream of notifications, its end)
 * is answered with 405, as the protocol says.
 * @param body the JSON that was sent, read within the limits of the server
 * @param onError told of requests that the protocol refuses
 */
export async function answerOverHttp(
  request: NodeIncomingMessageLike,
  response: NodeServerResponseLike,
  body: unknown,
  options: McpOptions & { readonly onError: (error: Error) => void },
): Promise<void> {
  const { onError: onerror, ...serving } = options;
  const handler = createMcpHandler(() => createMcpServer(serving), { onerror, maxSubscriptions: 0 });
  await toNodeHandler(handler, { onerror })(request, response, body);
}

const parameters = ['process', 'scope'];

/**
 * What a client has chosen in its URL: `/mcp?process=tp_12`, `/mcp?scope=project/proj_5`.
 * @throws AppError BAD_INPUT for another parameter, an empty one, or one that is given twice
 */
export function readActing(url: string): Acting {
  const { searchParams } = new URL(url, 'http://localhost');
  const given = [...searchParams];
  for (const [name, value] of given) {
    if (!parameters.includes(name)) throw new BadInput('URL', `"${name.slice(0, 80)}" is no parameter`, known);
    if (value === '' || searchParams.getAll(name).length > 1)
      throw new BadInput(name, 'must be given once, or not at all');
  }
  const { process, scope } = Object.fromEntries(given) as { readonly process?: string; readonly scope?: string };
  return { process, scope: scope === undefined ? undefined : () => Promise.resolve(scope) };
}

const known = 'Write /mcp, /mcp?process=<id of a think process>, or /mcp?scope=<address>.';
