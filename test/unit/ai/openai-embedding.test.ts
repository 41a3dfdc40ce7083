import { Buffer } from 'node:buffer';
import { createOpenAiEmbeddingModel } from '../../../src/ai/openai-embedding/create-openai-embedding-model.js';
import { PIECE_BYTES, piecesOf } from '../../../src/ai/openai-embedding/text-pieces.js';
import { createLocalEmbeddingModel } from '../../../src/ai/local-embedding/create-local-embedding-model.js';
import type { EmbeddingModel } from '../../../src/ai/ports.js';
import { createTestLog } from '../../testkit/feed.js';
import {
  doubleDimensions,
  doubleKey,
  type Mood,
  type OpenAiDouble,
  startOpenAiDouble,
  tokensOf,
} from '../../testkit/openai-double.js';
import { modelDir } from './local-model.js';

let double: OpenAiDouble;
const models: EmbeddingModel[] = [];
const { log, lines } = createTestLog();
const retries: string[] = [];

beforeEach(async () => {
  double = await startOpenAiDouble();
  retries.length = 0;
});
afterEach(async () => {
  await Promise.all(models.splice(0).map((model) => model.close()));
  await double.stop();
});

async function open(more: { readonly dimensions?: number; readonly baseUrl?: string } = {}): Promise<EmbeddingModel> {
  const model = await createOpenAiEmbeddingModel({
    ...{ apiKey: doubleKey, baseUrl: double.url, model: 'text-embedding-3-small', dimensions: doubleDimensions },
    ...{ asksDimensions: true, pricePerMillion: 0.02, modelDir, log, onRetry: (failure) => retries.push(failure) },
    ...more,
  });
  models.push(model);
  return model;
}

const length = (vector: Float32Array): number => Math.hypot(...vector);
const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

it('gives vectors of length 1 in the order of the texts, alike where the words are', async () => {
  const model = await open();
  for (const mood of ['well', 'as floats', 'shuffled'] as const) {
    double.is(mood);
    const texts = ['the lamp burns', 'a lamp burns bright', 'sourdough rises slowly'];
    const [lamp, bright, bread] = await model.embed(texts, 'passage', 'background');
    if (!lamp || !bright || !bread) throw new Error('A vector is missing.');
    for (const vector of [lamp, bright, bread]) expect(length(vector)).toBeCloseTo(1, 5);
    expect(dot(lamp, bright)).toBeGreaterThan(dot(lamp, bread) + 0.3);
  }
  const { body, authorization } = double.requests.at(-1) ?? {};
  expect(body).toMatchObject({ model: 'text-embedding-3-small', dimensions: doubleDimensions });
  expect(authorization).toBe(`Bearer ${doubleKey}`);
});

it('sends the texts as they are, without the prefixes of another model', async () => {
  const model = await open();
  await model.embed(['where is the lamp?'], 'query', 'interactive');
  expect(double.requests.at(-1)?.input).toEqual(['where is the lamp?']);
});

it('puts calls of one moment in one request, says to each what it spent, and cuts what is too much for one', async () => {
  const model = await open();
  const before = double.requests.length;
  const spent: number[] = [];
  const texts = ['one two three', 'four', 'five six'];
  await Promise.all(
    texts.map((text, i) => model.embed([text], 'passage', 'background', (tokens) => (spent[i] = tokens))),
  );
  expect(double.requests.slice(before).map(({ input }) => input)).toEqual([texts]);
  expect(spent.reduce((sum, tokens) => sum + tokens, 0)).toBe(tokensOf(texts));
  expect(spent[0]).toBeGreaterThan(spent[1] ?? Infinity);
  await model.embed(
    Array.from({ length: 300 }, (_, i) => `text ${i}`),
    'passage',
    'background',
  );
  expect(
    double.requests
      .slice(before + 1)
      .map(({ input }) => input.length)
      .sort(),
  ).toEqual([128, 128, 44]);
});

it('lets what somebody waits for overtake what nobody waits for', async () => {
  const model = await open();
  double.is('slowly');
  const many = Array.from({ length: 1_000 }, (_, i) => `text ${i}`);
  let isOver = false;
  const background = model.embed(many, 'passage', 'background').then(() => (isOver = true));
  await model.embed(['a question'], 'query', 'interactive');
  expect(isOver).toBe(false);
  await background;
  const order = double.requests.map(({ input }) => input[0]);
  expect(order.indexOf('a question')).toBeLessThan(5);
});

describe('a long text', () => {
  it('is cut in pieces that no model refuses, none of it lost', () => {
    for (const text of ['lamp '.repeat(6_000), 'ཀ'.repeat(30_000), '😀'.repeat(9_000), 'é'.repeat(8_001)]) {
      const pieces = piecesOf(text);
      expect(pieces.join('')).toBe(text);
      expect(pieces.length).toBeGreaterThan(1);
      for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(PIECE_BYTES);
    }
    expect(piecesOf('')).toEqual([' ']);
    expect(piecesOf('\ud800')).toEqual(['\ufffd']);
  });

  it('has one vector, of its beginning and its end', async () => {
    const model = await open();
    const text = `${'lamp '.repeat(1_700)}${'violin '.repeat(1_200)}`;
    const [whole, lamp, violin] = await model.embed([text, 'lamp', 'violin'], 'passage', 'background');
    if (!whole || !lamp || !violin) throw new Error('A vector is missing.');
    expect(length(whole)).toBeCloseTo(1, 5);
    expect(dot(whole, lamp)).toBeGreaterThan(0.5);
    expect(dot(whole, violin)).toBeGreaterThan(0.5);
  });

  it('has the windows that it has with the local model', async () => {
    const model = await open();
    const local = await createLocalEmbeddingModel({ modelDir, threads: 1 });
    models.push(local);
    const sentences = Array.from({ length: 120 }, (_, i) => `The keeper of lamp number ${i} walks the gallery.`);
    const passages = [{ header: 'Lamps › Keepers', text: sentences.join(' ') }];
    const windows = await model.windows(passages);
    expect(windows).toEqual(await local.windows(passages));
    expect(windows[0]?.length).toBeGreaterThan(1);
  });
});

describe('a provider that fails', () => {
  it.each<[Mood, string]>([
    ['failing', 'unavailable'],
    ['rate limited', 'rate-limited'],
    ['cut off', 'unreachable'],
  ])('is asked again when it was %s', async (mood, reason) => {
    const model = await open();
    double.retryAfter = '0.3';
    double.is(mood, 1);
    const [vector] = await model.embed(['a lamp'], 'passage', 'background');
    expect(vector).toHaveLength(doubleDimensions);
    expect(retries).toEqual([reason]);
  });

  it('is left alone for as long as it asks, by every call', async () => {
    const model = await open();
    double.retryAfter = '1';
    double.is('rate limited', 1);
    const began = performance.now();
    const first = model.embed(['one'], 'passage', 'background');
    while (double.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([first, model.embed(['two'], 'query', 'interactive')]);
    for (const { at } of double.requests.slice(2)) expect(at - began).toBeGreaterThan(990);
  });

  it('makes who waits fail at once when it asks to be left alone for long', async () => {
    const model = await open();
    double.retryAfter = '30';
    double.is('rate limited');
    const began = performance.now();
    await expect(model.embed(['one'], 'query', 'interactive')).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it.each<[Mood, RegExp]>([
    ['HTML', /no list of embeddings/],
    ['one too few', /gave 0 vectors for 1 texts/],
    ['short vectors', /gave 95 dimensions where 96 are expected/],
    ['NaN', /without a direction/],
    ['zeros', /without a direction/],
  ])('is not believed when it answers %s', async (mood, reason) => {
    const model = await open();
    double.is(mood);
    const failure = model.embed(['a lamp'], 'passage', 'background');
    await expect(failure).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' });
    await expect(failure).rejects.toThrow(reason);
    expect(retries).toEqual([]);
  });

  it('is not asked again when it refuses, and neither its key nor its account is told', async () => {
    const model = await open();
    double.is('refusing');
    const failure = await model.embed(['a lamp'], 'passage', 'background').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'EMBEDDING_FAILED' });
    expect(String(failure)).toMatch(/HTTP 401: Incorrect API key provided: \[key\]/);
    expect(String(failure)).not.toMatch(/sk-|org-/);
    expect(retries).toEqual([]);
  });

  it('fails the call whose text it refuses, and no other of the same request', async () => {
    const model = await open();
    double.refuseText('poison');
    const calls = ['bread', 'poison', 'lamp'].map((text) => model.embed([text], 'passage', 'background'));
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('is not asked for a while when it has failed five times in a row', async () => {
    const model = await open();
    double.is('failing');
    await Promise.allSettled(['a', 'b', 'c'].map((text) => model.embed([text], 'query', 'interactive')));
    await model.embed(['d'], 'query', 'interactive').catch(() => undefined);
    const asked = double.requests.length;
    await expect(model.embed(['e'], 'query', 'interactive')).rejects.toThrow(/failed 5 times in a row/);
    expect(double.requests.length).toBe(asked);
  });

  it('fails who waits in time when it never answers, and what is under way when the model is closed', async () => {
    const model = await open();
    double.is('never');
    const began = performance.now();
    const background = model.embed(['b'], 'passage', 'background').catch((error: unknown) => error);
    await expect(model.embed(['a'], 'query', 'interactive')).rejects.toThrow(/did not answer in time/);
    expect(performance.now() - began).toBeLessThan(9_500);
    await model.close();
    expect(String(await background)).toMatch(/it is closed/);
  }, 30_000);
});

describe('the start', () => {
  it('ends when the dimensions are others, and says what was expected and what came', async () => {
    await expect(open({ dimensions: 1536 })).rejects.toMatchObject({
      code: 'STARTUP_FAILED',
      message: expect.stringContaining('gave 96 dimensions where 1536 are expected') as string,
      hint: expect.stringContaining('EMBEDDING_DIMENSIONS') as string,
    });
  });

  it('ends when the key is refused', async () => {
    double.is('refusing');
    await expect(open()).rejects.toMatchObject({ code: 'STARTUP_FAILED' });
  });

  it('goes on when the provider is away, and says so', async () => {
    const model = await open({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect(lines().at(-1)).toMatchObject({ level: 40, reason: expect.stringContaining('cannot be reached') as string });
    await expect(model.embed(['a'], 'query', 'interactive')).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' });
  });
});
