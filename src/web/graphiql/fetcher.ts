import type { GraphiQLProps } from 'graphiql';
import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';

type Fetcher = GraphiQLProps['fetcher'];
type Params = Parameters<Fetcher>[0];
type Headers = Readonly<Record<string, string>>;

/**
 * Sends subscriptions over WebSocket and everything else over HTTP, both to `endpoint`. The headers of GraphiQL's
 * editor go along; over WebSocket, where a browser cannot set headers, as `connectionParams`.
 */
export function makeFetcher(endpoint: URL): Fetcher {
  return (params, options) => {
    const headers: Headers = options?.headers ?? {};
    const operation = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
    return operation?.operation === OperationTypeNode.SUBSCRIPTION
      ? overSocket(endpoint, params, headers)
      : overHttp(endpoint, params, headers);
  };
}

/** One connection a subscription: it closes with it, and other headers need another one. */
function overSocket(endpoint: URL, { query, operationName, variables }: Params, headers: Headers) {
  const client = createClient({ url: endpoint.href.replace(/^http/, 'ws'), connectionParams: headers });
  const known = isRecord(variables) ? { variables } : {};
  // GraphiQL asks for GraphQLError objects but, as over HTTP, only ever prints what came over the wire.
  return client.iterate({
    query,
    operationName: operationName ?? null,
    ...known,
  }) as AsyncIterableIterator<ExecutionResult>;
}

async function overHttp(endpoint: URL, params: Params, headers: Headers): Promise<Record<string, unknown>> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  const answer: unknown = await response.json();
  return isRecord(answer) ? answer : { answer };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
