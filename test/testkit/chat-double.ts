import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the double answers: as asked, with the JSON given, or in one of the ways in which models fail. */
export type ChatMood = 'well' | 'never' | 'nonsense' | 'wrong format' | 'cut off' | 'too long' | 'failing' | 'invents';

/** A request as it came. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** A server that speaks the chat format of OpenAI's API. */
export interface ChatDouble {
  /** The address before `/chat/completions`. */
  readonly url: string;
  readonly requests: readonly ChatRequest[];
  /** What it does from now on. */
  is(mood: ChatMood): void;
  /** Called with each request before it is answered. */
  onRequest: () => Promise<unknown>;
  stop(): Promise<void>;
}

/** What it answers when it is well: from the first document alone. */
export const chatAnswer = { content: 'The lamp turns **once** a minute.', tags: ['turning'], used: [1] };

const contents: Readonly<Partial<Record<ChatMood, string>>> = {
  nonsense: 'Sure! Here is what I think about lamps in general.',
  'wrong format': JSON.stringify({ result: 'x', used: 'all of them' }),
  invents: JSON.stringify({ ...chatAnswer, used: [7] }),
};

/** Starts a double on a free loopback port. */
export async function startChatDouble(): Promise<ChatDouble> {
  const requests: ChatRequest[] = [];
  const state = { mood: 'well' as ChatMood };
  const double = {
    requests,
    is: (mood: ChatMood) => void (state.mood = mood),
    onRequest: (): Promise<unknown> => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    void (async () => {
      requests.push(JSON.parse(await bodyOf(request)) as ChatRequest);
      await double.onRequest();
      answer(response, state.mood);
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

function answer(response: ServerResponse, mood: ChatMood): void {
  if (mood === 'never') return;
  const content = contents[mood] ?? JSON.stringify(chatAnswer);
  const text = JSON.stringify({
    object: 'chat.completion',
    choices: [
      { index: 0, finish_reason: mood === 'too long' ? 'length' : 'stop', message: { role: 'assistant', content } },
    ],
  });
  const status = mood === 'failing' ? 500 : 200;
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  if (mood === 'cut off') response.write(text.slice(0, 40), () => response.destroy());
  else response.end(text);
}
