import type { RequestHandler } from 'express';
import { type CallApi, refusalOf } from '../mcp/api.js';
import type { ToolCall } from '../mcp/create-mcp-server.js';
import { answerOverHttp, readActing } from '../mcp/over-http.js';
import { BadInput } from '../shared/errors.js';
import { statusOf } from './error-format.js';
import type { ExecuteInProcess } from './execute-in-process.js';
import { flatHeaders } from './headers.js';
import type { Settled } from './options.js';
import { currentScope, newScope, type RequestScope } from './request-scope.js';

/**
 * Makes the handler of `/mcp`: the MCP server over HTTP, a GraphQL client within this server. Who asks is found out before the
 * protocol is spoken, as for `/graphql`, and again for each operation.
 */
export function mcpOverHttp<C extends object>(options: Settled<C>, execute: ExecuteInProcess<C>): RequestHandler {
  return async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const scope = currentScope() ?? newScope(options.logger);
    const { requestId, log } = scope;
    const headers = flatHeaders(req.headers);
    const contextOf = (): Promise<C> => options.contextFor({ headers, requestId, log, transport: 'mcp' });
    await contextOf().catch((error: unknown) => {
      if (statusOf(error) === 401) res.set('WWW-Authenticate', 'Bearer');
      throw error;
    });
    const acting = readActing(req.url);
    const body: unknown = req.body;
    if (Array.isArray(body)) throw new BadInput('Request', 'holds several messages', 'Send one message a request.');
    const call: CallApi = async (query, variables) => {
      const { data, errors } = await execute({ query, variables }, contextOf);
      if (errors !== undefined) throw refusalOf(errors);
      return data;
    };
    const onToolCall = (done: ToolCall): void => tell(options, scope, done);
    const onError = (err: Error): void => log.debug({ err }, 'mcp request refused');
    await answerOverHttp(req, res, body, { call, acting, onToolCall, onError });
  };
}

function tell<C extends object>({ metrics }: Settled<C>, { log }: RequestScope, call: ToolCall): void {
  const { tool, outcome, code, ms, fault } = call;
  metrics.tools.observe({ tool, outcome }, ms / 1_000);
  log.info({ tool, outcome, ...(code === undefined ? {} : { code }), ms: Math.round(ms) }, 'tool call');
  if (fault !== undefined) log.error({ err: fault, tool }, 'tool failed');
}
