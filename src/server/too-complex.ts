import { GraphQLError, type ASTNode } from 'graphql';
import { AppError } from '../shared/errors.js';
import type { Limits } from './limits.js';

const hints: Partial<Record<keyof Limits, string>> = {
  tokens: 'Send less text in the document: pass values as variables and split the operation.',
  depth: 'Ask for fewer levels, and fetch deeper ones by id in a second operation.',
  aliases: 'Use fewer aliases, or split the operation.',
  rootFields: 'Split the operation.',
  directives: 'Use fewer directives, or split the operation.',
  complexity: 'Ask for smaller pages (first, last, limit) or for fewer nested lists.',
  operationsPerSocket: 'Complete a running operation first, or open a second connection.',
  bodyBytes: 'Send large text through POST /upload.',
};

/**
 * The refusal of a request that exceeds a limit.
 * @param limit which one; @param maximum its value; @param found what the request has, where it was counted
 */
export function tooComplex(limit: keyof Limits, maximum: number, found?: number): AppError {
  const seen = found === undefined ? '' : `, this request has ${found}`;
  const hint = hints[limit];
  return new AppError('REQUEST_TOO_COMPLEX', `The limit of ${limit} is ${maximum}${seen}.`, {
    details: { limit, maximum, ...(found === undefined ? {} : { found }) },
    ...(hint === undefined ? {} : { hint }),
  });
}

/** The same refusal as a GraphQL error that points at a node and, over HTTP, answers with status 400. */
export function tooComplexAt(node: ASTNode | undefined, refusal: AppError): GraphQLError {
  return new GraphQLError(refusal.message, {
    ...(node === undefined ? {} : { nodes: [node] }),
    originalError: refusal,
    extensions: { http: { status: 400 } },
  });
}
