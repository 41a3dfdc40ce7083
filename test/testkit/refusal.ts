import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Client } from './client.js';

/** An error as a client sees it. */
export interface Refusal {
  readonly code: unknown;
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/**
 * The error that an operation is refused with.
 * @throws Error when it is not refused.
 */
export async function refusalOf<T, V>(
  client: Client,
  document: TypedDocumentNode<T, V>,
  variables: V,
): Promise<Refusal> {
  const { errors } = await client.ask(document, variables);
  const [error] = errors ?? [];
  if (error === undefined) throw new Error('The operation was not refused.');
  const extensions = error.extensions ?? {};
  return { code: extensions['code'], message: error.message, extensions };
}
