import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the double answers: as asked, with the JSON given, or in one of the ways in which models fail. */
export type ChatMood =
  | 'well'
  | 'as text'
  | 'never'
  | 'nonsense'
  | 'wrong format'
  | 'HTML'
  | 'empty'
  | 'cut off'
  | 'too long'
  | 'failing'
  | 'refusing'
  | 'rate limited'
  | 'redirecting'
  | 'invents';

/** A request as it came. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly headers: IncomingHttpHeaders;
}

/** A server that speaks the chat format of OpenAI's API. */
export interface ChatDouble {
  /** The address before `/chat/completions`. */
  readonly url: string;
  readonly requests: readonly ChatRequest[];
  /** What it does from now on; `times` says how often, before it is well again. */
  is(mood: ChatMood, times?: number): void;
  /** What it says in `Retry-After` while it limits the rate, in seconds, and where it redirects to. */
  retryAfter: string;
  elsewhere: string;
  /** Called with each request before it is answered. */
  onRequest: () => Promise<unknown>;
  stop(): Promise<void>;
}

/** What some of its answers hold. */
type ChatAnswers = Pick<ChatDouble, 'retryAfter' | 'elsewhere'>;

/** What it answers when it is well: from the first document alone. */
export const chatAnswer = { content: 'The lamp turns **once** a minute.', tags: ['turning'], used: [1] };

const statuses: Readonly<Partial<Record<ChatMood, number>>> = {
  failing: 500,
  refusing: 401,
  'rate limited': 429,
  redirecting: 307,
};

const contents: Readonly<Partial<Record<ChatMood, string>>> = {
  nonsense: 'Sure! Here is what I think about lamps in general.',
  'wrong format': JSON.stringify({ result: 'x', used: 'all of them' }),
  empty: '  ',
  invents: JSON.stringify({ ...chatAnswer, used: [7] }),
};

/** Starts a double on a free loopback port. */
export async function startChatDouble(): Promise<ChatDouble> {
  const requests: ChatRequest[] = [];
  const state = { mood: 'well' as ChatMood, left: Infinity };
  const double = {
    requests,
    is: (mood: ChatMood, times = Infinity) => void Object.assign(state, { mood, left: times }),
    ...{ retryAfter: '1', elsewhere: '' },
    onRequest: (): Promise<unknown> => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await bodyOf(request)) as ChatRequest;
      requests.push({ ...body, headers: request.headers });
      await double.onRequest();
      const mood = state.left > 0 ? state.mood : 'well';
      state.left -= 1;
      answer(response, mood, double);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The double has no port.');
  return Object.assign(double, {
    url: `http://127.0.0.1:${address.port}/v1`,
    stop: async () => {
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

function answer(response: ServerResponse, mood: ChatMood, { retryAfter, elsewhere }: ChatAnswers): void {
  if (mood === 'never') return;
  const content = contents[mood] ?? JSON.stringify(chatAnswer);
  const json = JSON.stringify({
    object: 'chat.completion',
    choices: [
      { index: 0, finish_reason: mood === 'too long' ? 'length' : 'stop', message: { role: 'assistant', content } },
    ],
  });
  const text = mood === 'HTML' ? '<h1>It works!</h1>' : json;
  response.writeHead(statuses[mood] ?? 200, {
    ...{ 'content-type': mood === 'as text' ? 'text/plain' : 'application/json' },
    ...{ 'content-length': Buffer.byteLength(text) },
    ...(mood === 'rate limited' ? { 'retry-after': retryAfter } : {}),
    ...(mood === 'redirecting' ? { location: elsewhere } : {}),
  });
  if (mood === 'cut off') response.write(text.slice(0, 40), () => response.destroy());
  else response.end(text);
}
