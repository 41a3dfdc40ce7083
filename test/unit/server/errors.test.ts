import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { errorTexts } from '../../../src/shared/error-texts.js';
import { standardErrors } from '../../../src/server/standard-errors.js';
import { showGraphQLError } from '../../../src/server/error-format.js';
import { overSocket, type ShownErrors, startTestServer, type TestServer } from './test-server.js';

describe('errors over both transports', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.running.stop());

  const overBoth = async (query: string, variables = {}): Promise<ShownErrors[]> => {
    const client = server.socket();
    const http = await server.post(query, { variables });
    const socket = await overSocket(client, query, { variables });
    await client.dispose();
    return [http.body.errors ?? [], socket.errors ?? []];
  };

  it('shows code, hint, details, whether to repeat, and where to read on', async () => {
    for (const [error] of await overBoth('{ refuse }'))
      expect(error).toMatchObject({
        message: 'The note has changed.',
        path: ['refuse'],
        extensions: {
          code: 'CONFLICT',
          hint: 'Read it again.',
          field: 'note',
          retryable: false,
          help: `${server.url}/docs/errors#conflict`,
        },
      });
  });

  it('says that a call may be repeated later', async () => {
    for (const [error] of await overBoth('{ busy }'))
      expect(error?.extensions).toMatchObject({ code: 'DATABASE_UNAVAILABLE', retryable: true });
  });

  it.each([
    ['an error without a hint of its own', '{ busy }', 'DATABASE_UNAVAILABLE'],
    ['a fault', '{ fault }', 'INTERNAL'],
    ['an error of the request', '{ helo }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('says of %s what to do next, and where to read on', async (_, query, code) => {
    const hint = { ...errorTexts, ...standardErrors }[code as keyof typeof errorTexts].hint;
    for (const [error] of await overBoth(query)) {
      expect(error?.extensions).toMatchObject({ code, hint, help: `${server.url}/docs/errors#${code.toLowerCase()}` });
      const page = await fetch(String(error?.extensions['help']));
      expect(await page.text()).toContain(`<a id="${code.toLowerCase()}">`);
    }
  });

  it.each([
    ['a syntax error', '{ hello', 'GRAPHQL_PARSE_FAILED', {}],
    ['an unknown field', '{ helo }', 'GRAPHQL_VALIDATION_FAILED', {}],
    ['a variable that does not fit', 'query($c: Colour!) { colour(is: $c) }', 'BAD_USER_INPUT', { c: 'RED' }],
    ['an operation that cannot be told', 'query A { hello } query B { hello }', 'OPERATION_RESOLUTION_FAILURE', {}],
  ])('keeps the standard code of %s', async (_, query, code, variables) => {
    for (const errors of await overBoth(query, variables)) {
      expect(errors[0]?.extensions).toMatchObject({ code, retryable: false });
      expect(errors[0]?.extensions['errorId']).toBeUndefined();
    }
  });

  it('suggests names, unless it is told not to', async () => {
    for (const [error] of await overBoth('{ helo }')) expect(error?.message).toContain('Did you mean "hello"?');
    const silent = await startTestServer({ suggestions: false });
    const client = silent.socket();
    const colour = 'query($c: Colour!) { colour(is: $c) }';
    const answers = [
      await silent.post('{ helo }'),
      await silent.post(colour, { variables: { c: 'GREE' } }),
      await overSocket(client, '{ helo }'),
      await overSocket(client, colour, { variables: { c: 'GREE' } }),
    ];
    const text = JSON.stringify(answers);
    expect(text).toContain('Cannot query field');
    expect(text).not.toMatch(/Did you mean|hello|GREEN/);
    await client.dispose();
    await silent.running.stop();
  });

  it.each([
    ['a fault in a resolver', '{ fault }'],
    ['a field without its value', '{ badArguments costly2: note { related { id } } hello @include(if: false) }'],
  ])('answers %s without leaking', async (_, query) => {
    for (const errors of await overBoth(query)) expect(JSON.stringify(errors)).not.toContain('secret');
  });

  it('masks a fault and logs it with its stack under the id that the caller sees', async () => {
    for (const [error] of await overBoth('{ fault }')) {
      const errorId = String(error?.extensions['errorId']);
      expect(error).toMatchObject({
        message: `Internal error. Look for ${errorId} in the server's log.`,
        path: ['fault'],
        extensions: { code: 'INTERNAL', retryable: false },
      });
      const line = server.log.find((entry) => entry['errorId'] === errorId);
      expect(line).toMatchObject({
        level: 50,
        requestId: expect.any(String) as string,
        err: { message: 'secret detail', stack: expect.stringContaining('TypeError: secret detail') as string },
      });
    }
  });

  it('turns what class-validator found into BAD_INPUT with every message', () => {
    const thrown = new GraphQLError('Argument Validation Error', {
      extensions: {
        code: 'BAD_USER_INPUT',
        validationErrors: [
          { property: 'title', constraints: { isLength: 'title must be shorter' } },
          { property: 'page', children: [{ property: 'first', constraints: { min: 'first must not be negative' } }] },
        ],
      },
    });
    const located = new GraphQLError(thrown.message, { originalError: thrown, path: ['notes'] });
    expect(showGraphQLError(located, { log: pino({ level: 'silent' }), helpFor: (code) => code })).toMatchObject({
      message: 'Invalid argument: title must be shorter; first must not be negative',
      path: ['notes'],
      extensions: { code: 'BAD_INPUT', fields: ['title must be shorter', 'first must not be negative'] },
    });
  });
});

describe('a context that is refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.running.stop());

  const as = async (authorization: string) => {
    const headers = { 'content-type': 'application/json', authorization };
    const body = JSON.stringify({ query: '{ viewer }' });
    const http = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    const client = server.socket({ Authorization: authorization });
    const socket = await overSocket(client, '{ viewer }');
    await client.dispose();
    return { http, shown: (await http.json()) as { errors?: ShownErrors; data?: unknown }, socket };
  };

  it('answers with the status of its code over HTTP and as an error over WebSocket', async () => {
    const { http, shown, socket } = await as('nobody');
    expect(http.status).toBe(404);
    for (const [error] of [shown.errors ?? [], socket.errors ?? []])
      expect(error).toMatchObject({ message: 'Who are you?', extensions: { code: 'NOT_FOUND', hint: 'Log in.' } });
    expect(socket.results).toEqual([]);
  });

  it('says when to come back', async () => {
    const { http } = await as('unavailable');
    expect(http.status).toBe(503);
    expect(http.headers.get('retry-after')).toBe('5');
  });

  it('masks a fault', async () => {
    const { http, shown, socket } = await as('fault');
    expect(http.status).toBe(500);
    for (const [error] of [shown.errors ?? [], socket.errors ?? []]) expect(error?.extensions['code']).toBe('INTERNAL');
    expect(JSON.stringify([shown, socket])).not.toContain('secret');
  });

  it('knows who asks over either transport', async () => {
    const { shown, socket } = await as('ada');
    expect(shown.data).toEqual({ viewer: 'ada' });
    expect(socket.results[0]?.data).toEqual({ viewer: 'ada' });
  });
});
