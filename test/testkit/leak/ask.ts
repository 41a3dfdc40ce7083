import { testEnvironment } from '../environment.js';
import type { Answer, AnswerError } from '../client.js';
import type { Model, ModelUser } from './model.js';
import { secretOf } from './seed-model.js';

/** Asks the API as somebody, with his API key. */
export async function askAs(model: Model, who: ModelUser, query: string): Promise<Answer<Record<string, unknown>>> {
  const response = await fetch(`${testEnvironment().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secretOf(model, who.id)}` },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer<Record<string, unknown>>;
}

/** An error without what it is about: what is hidden and what is missing must give the same. */
export function refusalAbout(error: AnswerError | undefined, about: string): string {
  const message = about === '' ? error?.message : error?.message.replaceAll(about, '<it>');
  return JSON.stringify({ message, path: error?.path, extensions: error?.extensions });
}

/** The address or id of nothing, of the same form. */
export function nothingLike(about: string): string {
  const slash = about.indexOf('/');
  return slash < 0 ? 'no-such-thing' : `${about.slice(0, slash)}/no-such-thing`;
}
