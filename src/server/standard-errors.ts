import type { ErrorText } from '../shared/error-texts.js';

/** Codes of Apollo Server that say what is wrong with a request, with our words; their messages are made for callers. */
export const standardErrors = {
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The document is not GraphQL.',
    hint: 'Mend the syntax where `locations` points.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The document does not fit the schema.',
    hint: 'Compare it with `schema/schema.graphql`, or let `/graphiql` complete it.',
  },
  BAD_USER_INPUT: {
    meaning: 'A variable or argument does not have the type that is declared.',
    hint: 'Send a value of the declared type; the message names where.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The document has several operations and none, or a wrong one, was named.',
    hint: 'Name one of them as `operationName`.',
  },
  BAD_REQUEST: {
    meaning: 'The HTTP request is no GraphQL request.',
    hint: 'Send a POST with the content type `application/json` and a body such as `{"query": "{ … }"}`.',
  },
} as const satisfies Record<string, ErrorText>;

/** A code of the table above. */
export type StandardErrorCode = keyof typeof standardErrors;

/** Whether a code is one of those. */
export function isStandardError(code: unknown): code is StandardErrorCode {
  return typeof code === 'string' && Object.hasOwn(standardErrors, code);
}
