import type OpenAI from 'openai';
import { z } from 'zod';
import { assertOutsideTransaction } from '../../graph/inside-transaction.js';
import { type LanguageModel, LanguageModelError } from './language-model.js';

/** Which model of which provider, and how long it may take. */
export interface LanguageModelSettings {
  /** Undefined for a server that asks for none. */
  readonly apiKey: string | undefined;
  /** Address before `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Longest time of an answer, repetitions included, in ms. */
  readonly timeoutMs: number;
}

/**
 * How often a request is repeated that was refused for a moment (HTTP 408, 409, 429, 5xx) or did not get through, after the
 * pause that `Retry-After` asks for, all within the time of one answer. A run that fails is done again by hand; a model that
 * is busy for a second is worth waiting for.
 */
const maxRetries = 2;

const answerShape = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullable() }) }))
    .min(1),
});

/**
 * A language model behind the API of OpenAI, or of a server that speaks it; null without settings. Nothing is asked, and the
 * package that asks is not loaded, until it is used.
 */
export function createLanguageModel(settings: LanguageModelSettings | undefined): LanguageModel | null {
  if (settings === undefined) return null;
  let client: Promise<OpenAI> | undefined;
  return {
    id: settings.model,
    answer: async (instructions, question) => {
      assertOutsideTransaction('The language model');
      client ??= openClient(settings);
      return contentOf(await ask(await client, settings, instructions, question));
    },
  };
}

/** The package takes nothing from the environment: what it is told here is all, in the address and in the headers. */
async function openClient({ apiKey, baseUrl }: LanguageModelSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  const authorization = apiKey === undefined ? undefined : `Bearer ${apiKey}`;
  return new Client({
    ...{ apiKey: apiKey ?? 'none', adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    ...{ baseURL: baseUrl, maxRetries, logLevel: 'off' },
    fetch: (address, request) =>
      fetch(address, {
        ...request,
        headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
        redirect: 'error', // the key goes to nobody else
      }),
  });
}

async function ask(
  client: OpenAI,
  { model, timeoutMs }: LanguageModelSettings,
  instructions: string,
  question: string,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: question },
        ],
        ...{ temperature: 0, response_format: { type: 'json_object' } },
      },
      { signal, timeout: timeoutMs },
    );
  } catch (error) {
    throw new LanguageModelError(reasonOf(error, signal.aborted, timeoutMs), error);
  }
}

const wrongFormat = 'the answer of the language model has the wrong format';

function reasonOf(error: unknown, isLate: boolean, timeoutMs: number): string {
  if (isLate) return `the language model did not answer within ${timeoutMs / 1_000} s`;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number') return `the language model refused the request (HTTP ${status})`;
  return error instanceof SyntaxError ? wrongFormat : 'the language model cannot be reached, or stopped midway';
}

function contentOf(answer: unknown): string {
  const choice = answerShape.safeParse(typeof answer === 'string' ? parseJson(answer) : answer).data?.choices[0];
  if (choice === undefined) throw new LanguageModelError(wrongFormat);
  if (choice.finish_reason === 'length') throw new LanguageModelError('the answer of the language model was cut off');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') throw new LanguageModelError('the language model gave an empty answer');
  return content;
}

/** An answer that does not say that it is JSON, which some servers give, comes as its text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
