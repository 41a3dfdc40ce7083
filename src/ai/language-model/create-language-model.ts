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
  /** Longest time of an answer, in ms. */
  readonly timeoutMs: number;
}

const answerShape = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullable() }) }))
    .min(1),
});

/**
 * A language model behind the API of OpenAI, or of a server that speaks it; null without settings. Nothing is asked until it
 * is used.
 */
export function createLanguageModel(settings: LanguageModelSettings | undefined): LanguageModel | null {
  if (settings === undefined) return null;
  return {
    id: settings.model,
    answer: async (instructions, question) => {
      assertOutsideTransaction('The language model');
      const { status, body } = await post(settings, instructions, question);
      if (status !== 200) throw new LanguageModelError(`the language model refused the request (HTTP ${status})`);
      return contentOf(body);
    },
  };
}

async function post(
  { apiKey, baseUrl, model, timeoutMs }: LanguageModelSettings,
  instructions: string,
  question: string,
): Promise<{ readonly status: number; readonly body: string }> {
  const messages = [
    { role: 'system', content: instructions },
    { role: 'user', content: question },
  ];
  try {
    const response = await fetch(new URL('chat/completions', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, temperature: 0, response_format: { type: 'json_object' } }),
      redirect: 'error', // the key goes to nobody else
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? `did not answer within ${timeoutMs / 1_000} s` : 'cannot be reached, or stopped midway';
    throw new LanguageModelError(`the language model ${why}`, error);
  }
}

function contentOf(body: string): string {
  const parsed = answerShape.safeParse(parseJson(body));
  const choice = parsed.data?.choices[0];
  if (choice === undefined) throw new LanguageModelError('the answer of the language model has the wrong format');
  if (choice.finish_reason === 'length') throw new LanguageModelError('the answer of the language model was cut off');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') throw new LanguageModelError('the language model gave an empty answer');
  return content;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
