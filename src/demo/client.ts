import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** Something is not as the demo needs it; the message is made for the person at the terminal. */
export class DemoFailure extends Error {}

/** The API as the demo uses it: operations, and files. Errors of either are thrown as DemoFailure. */
export interface DemoClient {
  run<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<T>;
  upload(file: Uint8Array<ArrayBuffer>, filename: string, fields: Readonly<Record<string, string>>): Promise<void>;
}

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** A client of the server at `url`, in the default tenant. */
export function createDemoClient(url: string): DemoClient {
  return {
    run: (document, variables) => runOperation(url, document, variables),
    upload: async (file, filename, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new Blob([file]), filename);
      await send<never>(`${url}/upload`, { method: 'POST', body: form });
    },
  };
}

async function runOperation<T, V>(url: string, document: TypedDocumentNode<T, V>, variables: V): Promise<T> {
  const body = JSON.stringify({ query: print(document), variables });
  const headers = { 'content-type': 'application/json' };
  const answer = await send<T>(`${url}/graphql`, { method: 'POST', headers, body });
  if (answer.data === null || answer.data === undefined) throw new DemoFailure(`${url} gave an answer without data.`);
  return answer.data;
}

async function send<T>(url: string, request: RequestInit): Promise<Answer<T>> {
  const response = await fetch(url, request).catch((error: unknown) => {
    throw new DemoFailure(`${url} does not answer: ${reasonOf(error)}`);
  });
  const answer = (await response.json()) as Answer<T>;
  if (answer.errors === undefined) return answer;
  throw new DemoFailure(answer.errors.map((error) => error.message).join('\n'));
}

/** `fetch` hides what went wrong in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
