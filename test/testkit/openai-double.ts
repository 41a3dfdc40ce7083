import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the double answers. */
export type Mood =
  | 'well'
  | 'as floats'
  | 'slowly'
  | 'never'
  | 'HTML'
  | 'one too few'
  | 'short vectors'
  | 'NaN'
  | 'zeros'
  | 'cut off'
  | 'rate limited'
  | 'failing'
  | 'refusing'
  | 'shuffled';

/** A request as it came. */
export interface ReceivedRequest {
  readonly input: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
  readonly at: number;
}

/** A server that speaks the API's format, with vectors that are alike where words are. */
export interface OpenAiDouble {
  /** The address before `/embeddings`. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** What it does from now on; `times` says how often, before it is well again. */
  is(mood: Mood, times?: number): void;
  /** Refuses requests that hold a text. */
  refuseText(part: string): void;
  /** What it says in `Retry-After` while it limits the rate, in seconds. */
  retryAfter: string;
  stop(): Promise<void>;
}

/** What it says to who it refuses: as OpenAI does, with parts of the key. */
const refusal = 'Incorrect API key provided: sk-double*****************cret. Ask org-Abc123 for another one.';

/** Length of a double's vectors. */
export const doubleDimensions = 96;

/** The key that it is called with. */
export const doubleKey = 'sk-double-very-secret';

/** Starts a double on a free loopback port. */
export async function startOpenAiDouble(dimensions = doubleDimensions): Promise<OpenAiDouble> {
  const requests: ReceivedRequest[] = [];
  const state = { mood: 'well' as Mood, left: Infinity, refused: undefined as string | undefined };
  const hanging = new Set<ServerResponse>();
  const double = {
    requests,
    retryAfter: '1',
    is: (mood: Mood, times = Infinity) => Object.assign(state, { mood, left: times }),
    refuseText: (part: string) => (state.refused = part),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
      const input = body['input'] as readonly string[];
      requests.push({ input, body, authorization: request.headers.authorization, at: performance.now() });
      const mood = state.left > 0 ? state.mood : 'well';
      state.left -= 1;
      const { refused } = state;
      const isRefused = refused !== undefined && input.some((text) => text.includes(refused));
      hanging.add(response);
      await answer(response, isRefused ? 'refusing' : mood, { input, dimensions, retryAfter: double.retryAfter });
      hanging.delete(response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The double has no port.');
  return Object.assign(double, {
    url: `http://127.0.0.1:${address.port}/v1`,
    stop: async () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

interface Asked {
  readonly input: readonly string[];
  readonly dimensions: number;
  readonly retryAfter: string;
}

async function answer(response: ServerResponse, mood: Mood, { input, dimensions, retryAfter }: Asked): Promise<void> {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
  const error = (message: string) => ({ error: { message, type: 'error' } });
  if (mood === 'never') return;
  if (mood === 'slowly') await new Promise((resolve) => setTimeout(resolve, 500));
  const whole = answerOf(input, dimensions, mood);
  if (mood === 'rate limited') json(429, error('Rate limit reached.'), { 'retry-after': retryAfter });
  else if (mood === 'failing') json(500, error('The server had an error.'));
  else if (mood === 'refusing') json(401, error(refusal));
  else if (mood === 'HTML') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in</html>');
  else if (mood === 'cut off') cutOff(response, whole);
  else json(200, whole);
}

/** Sends half of an answer and resets the connection. */
function cutOff(response: ServerResponse, whole: unknown): void {
  const text = JSON.stringify(whole);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

function answerOf(input: readonly string[], dimensions: number, mood: Mood): unknown {
  const length = mood === 'short vectors' ? dimensions - 1 : dimensions;
  const data = input.map((text, index) => {
    const vector = mood === 'zeros' ? new Float32Array(length) : vectorOf(text, length);
    if (mood === 'NaN') vector[0] = NaN;
    const embedding = mood === 'as floats' ? [...vector] : Buffer.from(vector.buffer).toString('base64');
    return { object: 'embedding', index, embedding };
  });
  if (mood === 'one too few') data.pop();
  if (mood === 'shuffled') data.reverse();
  return { object: 'list', data, usage: { prompt_tokens: tokensOf(input), total_tokens: tokensOf(input) } };
}

/** Tokens as the double counts them: words. */
export function tokensOf(input: readonly string[]): number {
  return input.reduce((sum, text) => sum + wordsOf(text).length, 0);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A bag of words, hashed: not of length 1. */
function vectorOf(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions).fill(0.01);
  for (const word of wordsOf(text)) {
    const at = createHash('sha256').update(word).digest().readUInt32LE(0) % dimensions;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}
