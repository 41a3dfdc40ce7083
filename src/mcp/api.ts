import type { TypedDocumentString } from './generated/operations.js';

/** Sends a GraphQL operation for whoever is connected, and gives its data. @throws ApiRefusal */
export type CallApi = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The API as the tools use it. */
export interface Api {
  /** @throws ApiRefusal */
  run<T, V extends Readonly<Record<string, unknown>>>(document: TypedDocumentString<T, V>, variables: V): Promise<T>;
}

/** Something that the API has refused, or that keeps it from answering, with its code and what to do. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string | undefined,
    /** The argument that it is about, where it is about one. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** An error of a GraphQL answer. */
interface AnswerError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The refusal that the errors of an answer tell. */
export function refusalOf(errors: readonly AnswerError[]): ApiRefusal {
  const { code, hint, field } = errors[0]?.extensions ?? {};
  const message = [...new Set(errors.map((error) => error.message))].join(' ');
  return new ApiRefusal(textOf(code) ?? 'INTERNAL', message, textOf(hint), textOf(field));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The API over a way to call it. */
export function apiOver(call: CallApi): Api {
  return {
    run: async <T>(document: TypedDocumentString<T, never>, variables: object) =>
      (await call(String(document), { ...variables })) as T,
  };
}
