import { z } from 'zod';
import { ProviderError } from './provider-error.js';

/** Which model of which provider, and how it is called. */
export interface ProviderSettings {
  /** Undefined for a server that asks for none. */
  readonly apiKey: string | undefined;
  /** Address before `/embeddings`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Length of the vectors that are expected. */
  readonly dimensions: number;
  /** Whether the provider is told the dimensions, because its model would give others by itself. */
  readonly asksDimensions: boolean;
}

/** What a provider answered: vectors of length 1 in the order of the texts, and the tokens that it has read. */
export interface ProviderAnswer {
  readonly vectors: readonly Float32Array[];
  /** Null where it does not say. */
  readonly tokens: number | null;
}

/** Longest part of a provider's own words that is handed on, in characters. */
const maxReason = 200;

/** The answer of the API; servers that know no base64 give numbers. */
const answerShape = z.object({
  data: z.array(z.object({ index: z.number().int().min(0), embedding: z.union([z.base64(), z.array(z.number())]) })),
  usage: z.object({ prompt_tokens: z.number().int().min(0) }).optional(),
});

const errorShape = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/**
 * Has texts embedded in one request.
 * @throws ProviderError
 */
export async function requestVectors(
  settings: ProviderSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const { response, body } = await post(settings, texts, signal);
  if (!response.ok) throw refusal(response, body, settings);
  const parsed = answerShape.safeParse(parseJson(body));
  if (!parsed.success) throw new ProviderError('wrong-answer', 'its answer is no list of embeddings');
  const { data, usage } = parsed.data;
  const vectors: Float32Array[] = [];
  for (const { index, embedding } of data) vectors[index] = vectorOf(embedding, settings);
  const isWhole =
    data.length === texts.length && vectors.length === texts.length && Object.keys(vectors).length === texts.length;
  if (!isWhole) throw new ProviderError('wrong-answer', `it gave ${data.length} vectors for ${texts.length} texts`);
  return { vectors, tokens: usage?.prompt_tokens ?? null };
}

async function post(
  { apiKey, baseUrl, model, dimensions, asksDimensions }: ProviderSettings,
  input: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly body: string }> {
  const wanted = asksDimensions ? { dimensions } : {};
  try {
    const response = await fetch(new URL('embeddings', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: 'base64', ...wanted }),
      redirect: 'error', // the key goes to nobody else
      signal,
    });
    return { response, body: await response.text() };
  } catch (error) {
    throw new ProviderError('unreachable', `it cannot be reached (${networkReason(error)})`, null, error);
  }
}

/** The code of what happened to the connection, such as ECONNREFUSED. */
function networkReason(error: unknown): string {
  const { cause } = error as { readonly cause?: unknown };
  const inner = cause instanceof Error ? cause : error;
  const { code } = inner as { readonly code?: unknown };
  return typeof code === 'string'
    ? code
    : inner instanceof Error
      ? inner.message.slice(0, maxReason)
      : 'no reason given';
}

function refusal(response: Response, body: string, { apiKey }: ProviderSettings): ProviderError {
  const { status } = response;
  const reason = `HTTP ${status}${wordsOf(body, apiKey)}`;
  if (status === 429) return new ProviderError('rate-limited', reason, retryAfterOf(response));
  if (status >= 500 || status === 408) return new ProviderError('unavailable', reason, retryAfterOf(response));
  return new ProviderError('refused', reason);
}

/** What the provider says about a refusal, shortened and without keys or names of accounts. */
function wordsOf(body: string, apiKey: string | undefined): string {
  const parsed = errorShape.safeParse(parseJson(body));
  if (!parsed.success) return '';
  const { error } = parsed.data;
  const message = (typeof error === 'string' ? error : error.message)
    .replaceAll(apiKey ?? '\0', '[key]')
    .replace(/\bsk-[\w*-]+/g, '[key]')
    .replace(/\b(?:org|proj)-[\w-]+/g, '[account]');
  return `: ${message.slice(0, maxReason)}`;
}

/** `Retry-After` in ms: seconds, or a date. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A vector scaled to length 1. */
function vectorOf(embedding: string | readonly number[], { dimensions }: ProviderSettings): Float32Array {
  const vector = typeof embedding === 'string' ? decodeBase64(embedding) : Float32Array.from(embedding);
  if (vector.length !== dimensions) {
    throw new ProviderError('wrong-answer', `it gave ${vector.length} dimensions where ${dimensions} are expected`);
  }
  return normalised(vector);
}

/** The numbers of a vector that was sent as little-endian fp32. */
function decodeBase64(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readFloatLE(i * 4));
}

/**
 * A vector scaled to length 1.
 * @throws ProviderError when it has no direction.
 */
export function normalised(vector: Float32Array): Float32Array {
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (!Number.isFinite(norm) || norm === 0)
    throw new ProviderError('wrong-answer', 'it gave a vector without a direction');
  return vector.map((value) => value / norm);
}
