import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { buildSchema } from 'graphql';
import { AppError } from '../../../src/shared/errors.js';
import { parsePrometheus } from '../../testkit/prometheus.js';
import { rawRequest } from './raw-http.js';
import { startTestServer, type TestContext, type TestServer } from './test-server.js';

const schema = buildSchema(/* GraphQL */ `
  type Tag {
    label: String!
  }
  type Document {
    id: ID!
    scope: String!
    type: String!
    title: String!
    mimeType: String!
    updatedAt: String!
    tags: [Tag!]!
    content: String!
    filename: String
  }
  enum HitSource {
    VECTOR_SEARCH
    TEXT_SEARCH
  }
  type RagHit {
    documentId: ID!
    title: String!
    scope: String!
    tags: [String!]!
    page: Int
    headingPath: [String!]!
    score: Float!
    source: HitSource!
    stale: Boolean!
    text: String!
  }
  scalar TagName
  type Query {
    document(id: ID!): Document
    memoryQuery(thinkProcessId: ID!, question: String!, scope: String, tags: [TagName!], limit: Int): [RagHit!]!
  }
`);

/** What each document does when it is read. */
const documents: Readonly<Record<string, (context: TestContext) => unknown>> = {
  mine: ({ viewer }) => ({
    ...{ id: 'mine', scope: 'user/x', type: 'NOTE', title: 'Mine', mimeType: 'text/plain', updatedAt: '2026-01-01' },
    ...{ tags: [], content: `of ${viewer}`, filename: null },
  }),
  refused: () => {
    throw new AppError('CONFLICT', 'It has changed.', { hint: 'Read it again.' });
  },
  faulty: () => {
    throw new TypeError('secret detail');
  },
  slow: () => new Promise(() => undefined),
};
const read = {
  resolve: (_: unknown, { id }: { id: string }, context: TestContext) => documents[id]?.(context) ?? null,
};
Object.assign(schema.getQueryType()?.getFields()['document'] ?? {}, read);

/** A question is the arms that have found its hits. */
const asked = {
  resolve: (_: unknown, { question }: { question: string }) =>
    question.split(' ').map((source) => ({
      ...{ documentId: 'mine', title: 'Mine', scope: 'user/x', tags: [], headingPath: [] },
      ...{ score: 1, source, stale: false, text: 'Text.' },
    })),
};
Object.assign(schema.getQueryType()?.getFields()['memoryQuery'] ?? {}, asked);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ schema, limits: { answerMs: 300, bodyBytes: 100_000 } });
});
afterAll(() => server.running.stop());

async function connect(authorization: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = { headers: { authorization } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }));
  return client;
}

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'memory_read', arguments: { doc_id: 'mine' } },
};
const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

describe('MCP over HTTP', () => {
  it('answers as whoever calls, refuses in the words of the API, masks faults, and gives up in time', async () => {
    const client = await connect('ada');
    const say = async (doc_id: string) => {
      const { structuredContent, content, isError } = await client.callTool({
        name: 'memory_read',
        arguments: { doc_id },
      });
      const [part] = content;
      return isError === true && part?.type === 'text' ? part.text : (structuredContent as { text: string }).text;
    };
    expect(await say('mine')).toBe('of ada');
    expect(await say('refused')).toBe('CONFLICT: It has changed.\nRead it again.');
    expect(await say('none')).toMatch(/^NOT_FOUND: There is no document none\.\n/);
    expect(await say('faulty')).toMatch(/^INTERNAL: Internal error\. Look for [\w-]{36} in the server's log\.\n/);
    expect(await say('slow')).toMatch(/^TIMEOUT: The operation took longer than 300 ms\.\n/);
    await client.close();
  });

  it('says of passages that a process was given by their words alone that they are', async () => {
    const client = await connect('ada');
    const warned = async (question: string) => {
      const input = { question, think_process_id: 'tp_1' };
      const { structuredContent } = await client.callTool({ name: 'memory_query', arguments: input });
      return (structuredContent as { warnings?: readonly string[] }).warnings;
    };
    expect(await warned('TEXT_SEARCH TEXT_SEARCH')).toEqual(['These passages were found by their words alone.']);
    expect(await warned('TEXT_SEARCH VECTOR_SEARCH')).toBeUndefined();
    await client.close();
  });

  it('finds out who calls for each request and for each operation, and does not speak to who is refused', async () => {
    const before = server.contexts.length;
    const answer = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) });
    expect([answer.status, server.contexts.length - before]).toEqual([200, 2]);
    expect(server.contexts.slice(before).map(({ transport }) => transport)).toEqual(['mcp', 'mcp']);
    for (const [authorization, status] of [
      ['nobody', 404],
      ['unavailable', 503],
      ['fault', 500],
    ] as const) {
      const init = { method: 'POST', headers: { ...headers, authorization }, body: JSON.stringify(call) };
      const refused = await fetch(`${server.url}/mcp`, init);
      expect([authorization, refused.status]).toEqual([authorization, status]);
      expect(await refused.text()).not.toContain('secret detail');
    }
  });

  it('opens no stream that would stay open, and takes no request of a foreign page or beyond the limit', async () => {
    const client = await connect('ada');
    await expect(client.listen({ resourcesListChanged: true })).rejects.toThrow();
    await client.close();
    const foreign = { ...headers, host: `127.0.0.1:${server.running.port}`, origin: 'https://evil.example' };
    const port = server.running.port;
    const body = JSON.stringify(call);
    expect((await rawRequest(port, { method: 'POST', path: '/mcp', headers: foreign, body })).status).toBe(403);
    const rebound = { ...headers, host: `evil.example:${port}` };
    expect((await rawRequest(port, { method: 'POST', path: '/mcp', headers: rebound, body })).status).toBe(403);
    const long = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: `"${'x'.repeat(100_001)}"` });
    expect(long.status).toBe(413);
  });

  it('counts and logs each call by its tool and outcome, and nothing of what was asked', async () => {
    const client = await connect('ada');
    await client.callTool({ name: 'memory_read', arguments: { doc_id: 'mine' } });
    await client.callTool({ name: 'memory_read', arguments: { doc_id: 'Zanzibar' } });
    await client.close();
    const families = parsePrometheus(await (await fetch(`${server.url}/metrics`)).text());
    const counted = (family: string, labels: object): number =>
      families.get(family)?.samples.find((sample) => sample.name.endsWith('_count') && contains(sample.labels, labels))
        ?.value ?? 0;
    for (const outcome of ['ok', 'error'])
      expect(counted('mnemograph_mcp_tool_seconds', { tool: 'memory_read', outcome })).toBeGreaterThan(0);
    expect(counted('mnemograph_operation_seconds', { transport: 'mcp', type: 'query', outcome: 'ok' })).toBeGreaterThan(
      0,
    );
    expect(counted('mnemograph_http_request_seconds', { path: '/mcp' })).toBeGreaterThan(0);
    const lines = server.log.filter(({ msg }) => msg === 'tool call');
    expect(lines).toContainEqual(expect.objectContaining({ tool: 'memory_read', outcome: 'error', code: 'NOT_FOUND' }));
    expect(JSON.stringify([server.log, [...families]])).not.toContain('Zanzibar');
  });
});

function contains(labels: Readonly<Record<string, string>>, wanted: object): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === String(value));
}
