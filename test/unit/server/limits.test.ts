import { getIntrospectionQuery } from 'graphql';
import type { Client } from 'graphql-ws';
import { rawExchange } from './raw-http.js';
import { overSocket, type ShownErrors, startTestServer, type TestServer } from './test-server.js';

const nested = (levels: number): string => `{ note { ${'parent { '.repeat(levels)} id ${'}'.repeat(levels)} } }`;
const repeated = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const deepFragments =
  `{ note { ...A } } fragment A on Note { ${'parent { '.repeat(8)} ...B ${'}'.repeat(8)} } ` +
  `fragment B on Note { ${'parent { '.repeat(8)} id ${'}'.repeat(8)} }`;
const doubling = (levels: number): string =>
  `{ note { ...F${levels} } } fragment F0 on Note { a: id b: id } ` +
  repeated(levels, (n) => `fragment F${n + 1} on Note { ...F${n} x${n}: id ...F${n} }`);

/** [what the request does, limit that it exceeds, document, variables] */
const abuses = (
  [
    ['has too many tokens', 'tokens', `{ ${repeated(4_001, () => 'hello')} }`],
    ['nests too deep', 'depth', nested(200)],
    ['nests too deep through fragments', 'depth', deepFragments],
    ['uses too many aliases', 'aliases', `{ note { ${repeated(60, (n) => `a${n}: id`)} } }`],
    ['asks for too many root fields', 'rootFields', `{ ${repeated(30, (n) => `a${n}: hello`)} }`],
    [
      'asks for too many root fields through a fragment',
      'rootFields',
      `{ ${repeated(26, () => '...A')} } fragment A on Query { hello }`,
    ],
    ['repeats directives', 'directives', `{ note { ${repeated(60, () => 'id @include(if: true)')} } }`],
    ['expands fragments to billions of fields', 'aliases', doubling(40)],
    ['asks for a page that is too large', 'complexity', '{ notes(first: 100000) { edges { node { id } } } }'],
    [
      'asks for it in a variable',
      'complexity',
      'query Q($n: Int) { notes(first: $n) { edges { node { id } } } }',
      { n: 99999 },
    ],
    ['asks for it inside an input object', 'complexity', '{ paged(page: { first: 100000 }) { id title } }'],
    ['nests lists', 'complexity', `{ list { ${'related { '.repeat(6)} id ${'}'.repeat(6)} } }`],
    ['asks for a field whose own rating is too high', 'complexity', '{ costly }'],
  ] satisfies [string, string, string, Record<string, unknown>?][]
).map(([does, limit, query, variables = {}]) => ({ does, limit, query, variables }));

describe('the limits of an operation', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer();
    client = server.socket();
  });
  afterAll(async () => {
    await client.dispose();
    await server.running.stop();
  });

  const expectRefusal = (errors: ShownErrors | undefined, limit: string): void => {
    const refusal = errors?.find(({ extensions }) => extensions['limit'] === limit);
    expect(refusal?.extensions).toMatchObject({
      code: 'REQUEST_TOO_COMPLEX',
      limit,
      maximum: expect.any(Number) as number,
    });
    expect(refusal?.message).toContain(`limit of ${limit} is ${String(refusal?.extensions['maximum'])}`);
    expect(refusal?.extensions['help']).toMatch(/^http:.+\/docs\/errors#request_too_complex$/);
  };

  it.each(abuses)('refuses a request that $does, over HTTP ($limit)', async ({ limit, query, variables }) => {
    const { status, body } = await server.post(query, { variables });
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expectRefusal(body.errors, limit);
  });

  it.each(abuses)('refuses a request that $does, over WebSocket ($limit)', async ({ limit, query, variables }) => {
    const { results, errors } = await overSocket(client, query, { variables });
    expect(results).toEqual([]);
    expectRefusal(errors, limit);
  });

  it('takes the introspection of Sandbox and GraphiQL over both transports', async () => {
    const query = getIntrospectionQuery({
      inputValueDeprecation: true,
      directiveIsRepeatable: true,
      specifiedByUrl: true,
    });
    expect((await server.post(query)).body.data).toHaveProperty('__schema');
    expect((await overSocket(client, query)).results[0]?.data).toHaveProperty('__schema');
  });

  it('takes a page of 50 with its neighbours', async () => {
    const query = '{ notes(first: 50) { edges { node { id title parent { id title } related { id title } } } } }';
    expect((await server.post(query)).status).toBe(200);
  });

  it('does not run an operation whose arguments cannot be rated', async () => {
    const query = 'query Q($n: Int!) { hello notes(first: $n) { edges { node { id } } } }';
    const http = await server.post(query, { variables: { n: 'many' } });
    expect(http.status).toBe(400);
    expect(http.body.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    const { errors } = await overSocket(client, query, { variables: { n: 'many' } });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('rates only the operation that is asked for', async () => {
    const query = 'query Small { hello } query Large { costly }';
    expect((await server.post(query, { operationName: 'Small' })).status).toBe(200);
    expect((await overSocket(client, query, { operationName: 'Small' })).errors).toBeUndefined();
    expect((await server.post(query, { operationName: 'Large' })).status).toBe(400);
  });

  it('takes less than three seconds to refuse the costliest documents that the token limit lets through', async () => {
    const documents = [
      `{ ${repeated(990, () => 'note { id }')} }`,
      `{ ${repeated(560, () => 'note { parent { id } }')} }`,
      `{ ${repeated(430, (n) => `...F${n}`)} } ${repeated(430, (n) => `fragment F${n} on Query { hello }`)}`,
      `{ ${repeated(1_900, () => 'missing')} }`,
    ];
    for (const document of documents) {
      const begin = performance.now();
      const { status } = await server.post(document);
      expect({ status, fast: performance.now() - begin < 3_000 }).toEqual({ status: 400, fast: true });
    }
  });
});

describe('the limits of bodies, sockets and time', () => {
  it('refuses an HTTP body above the limit with 413', async () => {
    const server = await startTestServer({ limits: { bodyBytes: 1_000 } });
    const { status, body } = await server.post('{ hello }', { variables: { pad: 'x'.repeat(2_000) } });
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'REQUEST_TOO_COMPLEX', limit: 'bodyBytes', maximum: 1_000 });
    await server.running.stop();
  });

  it('answers TIMEOUT over both transports when an operation takes too long', async () => {
    const server = await startTestServer({ limits: { answerMs: 100 } });
    const http = await server.post('{ slow(ms: 400) }');
    expect(http.status).toBe(504);
    expect(http.headers.get('retry-after')).toBe('5');
    expect(http.body.errors?.[0]?.extensions).toMatchObject({ code: 'TIMEOUT', retryable: true });
    const client = server.socket();
    const { errors } = await overSocket(client, '{ slow(ms: 400) }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TIMEOUT', retryable: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await server.post('{ hello }')).status).toBe(200);
    await client.dispose();
    await server.running.stop();
  });

  it('cuts a request that is not sent whole in time', async () => {
    const server = await startTestServer({ limits: { requestMs: 200 } });
    const head = `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1:${server.running.port}\r\nContent-Length: 100\r\n`;
    const begin = performance.now();
    const answer = await rawExchange(server.running.port, `${head}Content-Type: application/json\r\n\r\n{"query":`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - begin).toBeLessThan(1_000);
    await server.running.stop();
  });

  it('refuses one operation more than a socket may run, and takes it when another has ended', async () => {
    const server = await startTestServer({ limits: { operationsPerSocket: 2 } });
    const client = server.socket();
    const first = overSocket(client, 'subscription { ticks(count: 3, everyMs: 100) }');
    const second = overSocket(client, 'subscription { ticks(count: 3, everyMs: 100) }');
    const third = await overSocket(client, '{ hello }');
    expect(third.errors?.[0]?.extensions).toMatchObject({
      code: 'REQUEST_TOO_COMPLEX',
      limit: 'operationsPerSocket',
      maximum: 2,
    });
    expect((await first).results).toHaveLength(3);
    await second;
    expect((await overSocket(client, '{ hello }')).results).toHaveLength(1);
    await client.dispose();
    await server.running.stop();
  });
});
