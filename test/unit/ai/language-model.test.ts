import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { createLanguageModel } from '../../../src/ai/language-model/create-language-model.js';
import type { LanguageModel } from '../../../src/ai/language-model/language-model.js';
import { chatAnswer, type ChatDouble, type ChatMood, startChatDouble } from '../../testkit/chat-double.js';

let chat: ChatDouble;

beforeEach(async () => {
  chat = await startChatDouble();
});
afterEach(() => chat.stop());

function open(
  more: { readonly apiKey?: string; readonly baseUrl?: string; readonly timeoutMs?: number } = {},
): LanguageModel {
  const model = createLanguageModel({
    apiKey: undefined,
    baseUrl: chat.url,
    model: 'double',
    timeoutMs: 5_000,
    ...more,
  });
  if (model === null) throw new Error('There is no model.');
  return model;
}

const ask = (model: LanguageModel): Promise<string> => model.answer('Be brief.', 'How does the lamp turn?');

/** Why it gave no answer. */
const reason = (model: LanguageModel): Promise<string> => ask(model).then(String, (error: unknown) => String(error));

it('asks with its key alone, whatever the environment holds, and tells nothing of the machine', async () => {
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    ...{ OPENAI_API_KEY: 'sk-other', OPENAI_BASE_URL: 'http://127.0.0.1:9/', OPENAI_ORG_ID: 'other' },
    ...{ OPENAI_PROJECT_ID: 'other', OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other' },
  });
  expect(JSON.parse(await ask(open({ apiKey: 'sk-mine', baseUrl: `${chat.url}/` })))).toEqual(chatAnswer);
  await ask(open());
  env.restore();
  const [keyed, keyless] = chat.requests.map(({ headers }) => headers);
  expect([keyed?.authorization, keyless?.authorization]).toEqual(['Bearer sk-mine', undefined]);
  expect(Object.keys(keyed ?? {}).filter((name) => /stainless|openai/.test(name))).toEqual([]);
  expect(keyed?.['user-agent']).not.toMatch(/openai/i);
  expect(chat.requests[0]).toMatchObject({ model: 'double', temperature: 0, response_format: { type: 'json_object' } });
});

it('waits for a model that is busy or down for a moment, as long as it asks for', async () => {
  chat.is('rate limited', 1);
  const started = performance.now();
  expect(JSON.parse(await ask(open()))).toEqual(chatAnswer);
  expect(performance.now() - started).toBeGreaterThan(950);
  chat.is('failing', 2);
  expect(JSON.parse(await ask(open()))).toEqual(chatAnswer);
  expect(chat.requests).toHaveLength(5);
});

it('ends in its time, also while a model that is busy asks for longer', async () => {
  const model = open({ timeoutMs: 1_000 });
  chat.is('never');
  expect(await reason(model)).toContain('did not answer within 1 s');
  chat.is('rate limited');
  chat.retryAfter = '50';
  const started = performance.now();
  expect(await reason(model)).toContain('did not answer within 1 s');
  expect(performance.now() - started).toBeLessThan(10_000);
});

const failures: readonly (readonly [ChatMood, string, number])[] = [
  ['refusing', 'refused the request (HTTP 401)', 1],
  ['failing', 'refused the request (HTTP 500)', 3],
  ['HTML', 'the answer of the language model has the wrong format', 1],
  ['empty', 'the language model gave an empty answer', 1],
  ['too long', 'the answer of the language model was cut off', 1],
  ['cut off', 'the language model cannot be reached, or stopped midway', 1],
];

it.each(failures)('says why it gave no answer when the model is %s', async (mood, why, requests) => {
  chat.is(mood);
  expect(await reason(open())).toContain(why);
  expect(chat.requests).toHaveLength(requests);
});

it('takes an answer that does not say that it is JSON', async () => {
  chat.is('as text');
  expect(JSON.parse(await ask(open()))).toEqual(chatAnswer);
});

it('goes nowhere else with the key when it is redirected', async () => {
  const other = await startChatDouble();
  chat.is('redirecting');
  chat.elsewhere = `${other.url}/chat/completions`;
  expect(await reason(open({ apiKey: 'sk-mine' }))).toContain('cannot be reached');
  expect(other.requests).toEqual([]);
  await other.stop();
});

it('is reached at no address that nobody listens at', async () => {
  const { url } = chat;
  await chat.stop();
  expect(await reason(open({ baseUrl: url }))).toContain('cannot be reached');
  chat = await startChatDouble();
});

it('loads the package only when a model is asked', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { if (url.includes('/openai/')) loaded.push(url); return next(url, context); } });
    const { createLanguageModel } = await import('./dist/ai/language-model/create-language-model.js');
    const model = createLanguageModel({ apiKey: undefined, baseUrl: 'http://127.0.0.1:9/', model: 'm', timeoutMs: 100 });
    const before = loaded.length;
    await model.answer('a', 'b').catch(() => undefined);
    console.log(JSON.stringify([before, loaded.length > 0]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual([0, true]);
});
