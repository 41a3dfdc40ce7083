import { Agent, request } from 'node:http';

/** GraphQL over one connection that is kept alive. */
export interface HttpClient {
  /** The data of an operation. @throws Error when the answer has errors */
  run<T>(query: string, variables: object): Promise<T>;
  close(): void;
}

/** A client that acts in `tenant`, with an API key where one is given. It uses the plain HTTP module, whose own cost is small and the same for all. */
export function createHttpClient(url: string, tenant: string, apiKey?: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    run: async <T>(query: string, variables: object): Promise<T> => {
      const text = await post(`${url}/graphql`, agent, { tenant, apiKey }, JSON.stringify({ query, variables }));
      const answer = JSON.parse(text) as { data?: T; errors?: unknown };
      if (answer.errors !== undefined || answer.data === undefined) throw new Error(`The server answered: ${text}`);
      return answer.data;
    },
    close: () => agent.destroy(),
  };
}

interface Identity {
  readonly tenant: string;
  readonly apiKey: string | undefined;
}

function post(url: string, agent: Agent, { tenant, apiKey }: Identity, body: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-tenant-id': tenant,
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
