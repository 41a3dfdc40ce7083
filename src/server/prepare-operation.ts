import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { refuseTooComplex } from './complexity.js';
import type { Limits } from './limits.js';
import { sizeRule } from './size-rule.js';

/** An operation that has passed every limit and may run. */
interface PreparedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/**
 * Parses, validates and rates an operation that did not come through Apollo Server, with the same limits, rules and
 * error codes. Returns the errors instead of throwing them, as validation finds several.
 */
export function prepareOperation(
  schema: GraphQLSchema,
  limits: Limits,
  request: {
    readonly query: string;
    readonly operationName?: string | null | undefined;
    readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  },
): PreparedOperation | readonly GraphQLError[] {
  try {
    const document = parseWithin(limits, request.query);
    const invalid = validate(schema, document, [...specifiedRules, sizeRule(limits)]);
    if (invalid.length > 0) return invalid.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
    const operation = getOperationAST(document, request.operationName);
    if (!operation) return [unknownOperation(request.operationName)];
    const operationName = request.operationName ?? undefined;
    refuseTooComplex(schema, limits, { document, operationName, variables: request.variables ?? undefined });
    return { document, operation };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('Unexpected.', { originalError: asError(error) })];
  }
}

function parseWithin(limits: Limits, query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: limits.tokens });
  } catch (error) {
    throw error instanceof GraphQLError ? coded(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
}

function coded(error: GraphQLError, code: string): GraphQLError {
  const { nodes = null, source = null, positions = null } = error;
  const originalError = error.originalError ?? error;
  return new GraphQLError(error.message, { nodes, source, positions, originalError, extensions: { code } });
}

function unknownOperation(name: string | null | undefined): GraphQLError {
  const message = name
    ? `Unknown operation named "${name}".`
    : 'Must provide operation name if query contains multiple operations.';
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
