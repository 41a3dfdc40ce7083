import { type DocumentNode, GraphQLError, type GraphQLSchema, getNullableType, isListType } from 'graphql';
import { type ComplexityEstimatorArgs, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../shared/errors.js';
import type { Limits } from './limits.js';
import { tooComplex, tooComplexAt } from './too-complex.js';

/** Names of the arguments that say how many values a field returns. */
const sizeArguments = ['first', 'last', 'limit'];
/** Assumed for a field that takes such an argument and got none. */
const pageSize = 50;
/** Assumed for a list without such an argument. */
const listSize = 10;

/** What is rated: a document, which of its operations, and the values of its variables. */
interface RatedOperation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Refuses an operation whose rating exceeds `limits.complexity`.
 * A field counts 1 plus its children; a page or list multiplies its children by the size asked for (`first`, `last`,
 * `limit`, also inside one input object), or by 50 for a page and 10 for a list where none is given. The `complexity`
 * of a field's own extensions goes first. Introspection counts 1.
 * Throws a GraphQLError: REQUEST_TOO_COMPLEX, or BAD_USER_INPUT when variables or arguments do not fit, because what
 * cannot be rated must not run.
 */
export function refuseTooComplex(schema: GraphQLSchema, limits: Limits, operation: RatedOperation): void {
  const rating = rate(schema, operation);
  if (rating > limits.complexity) throw tooComplexAt(undefined, tooComplex('complexity', limits.complexity, rating));
}

function rate(schema: GraphQLSchema, { document, operationName, variables }: RatedOperation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      estimators: [introspectionEstimator, fieldExtensionsEstimator(), sizeEstimator],
      ...(operationName === undefined ? {} : { operationName }),
      ...(variables === undefined ? {} : { variables: { ...variables } }),
    });
  } catch (error) {
    throw unrated(error);
  }
}

/** The library throws plain GraphQL errors: for variables that do not fit, and above 10,000 expanded nodes. */
function unrated(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  if (error.message.includes('maximum allowed number of nodes'))
    return tooComplexAt(
      undefined,
      new AppError('REQUEST_TOO_COMPLEX', 'The operation expands to more than 10000 fields.', {
        hint: 'Spread fewer fragments, or split the operation.',
        details: { limit: 'complexity' },
      }),
    );
  return new GraphQLError(error.message, {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

function introspectionEstimator({ field }: ComplexityEstimatorArgs): number | undefined {
  return field.name.startsWith('__') ? 1 : undefined;
}

function sizeEstimator({ args, childComplexity, field, type }: ComplexityEstimatorArgs): number {
  const list = isListType(getNullableType(field.type));
  const paged = field.args.some((argument) => sizeArguments.includes(argument.name));
  const insideConnection = type.name.endsWith('Connection'); // its size was counted where it was asked for
  const assumed = paged ? pageSize : list && !insideConnection ? listSize : 1;
  return 1 + childComplexity * (requestedSize(args) ?? assumed);
}

function requestedSize(args: Readonly<Record<string, unknown>>): number | undefined {
  const own = sizeArguments.map((name) => args[name]).filter((value) => typeof value === 'number');
  if (own.length > 0) return Math.max(1, ...own);
  const nested = Object.values(args).filter((value) => typeof value === 'object' && value !== null);
  const sizes = nested.flatMap((value) => sizeIn(value));
  return sizes.length > 0 ? Math.max(1, ...sizes) : undefined;
}

function sizeIn(input: object): number[] {
  return Object.entries(input)
    .filter(([name]) => sizeArguments.includes(name))
    .map(([, value]: [string, unknown]) => value)
    .filter((value) => typeof value === 'number');
}
