import type { ApolloServer } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { withDeadline } from './deadline.js';
import { showError } from './error-format.js';
import type { Settled } from './options.js';
import { currentScope, errorPlaces, newScope, noteFailure, observeOperation, withScope } from './request-scope.js';

/** An operation of a client that is part of this server. */
interface InnerRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What it came to, with errors as every client sees them. */
interface InnerAnswer {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
}

/** Runs an operation under the limits, rules and error format of those over HTTP. Never throws. */
export type ExecuteInProcess<C extends object> = (
  request: InnerRequest,
  contextOf: () => Promise<C>,
) => Promise<InnerAnswer>;

/** Lets a part of this server be a GraphQL client of it, with the id of the request that it serves. */
export function executeInProcess<C extends object>(apollo: ApolloServer<C>, options: Settled<C>): ExecuteInProcess<C> {
  return (request, contextOf) => {
    const scope = newScope(options.logger, currentScope()?.requestId);
    return withScope(scope, async () => {
      try {
        return await execute(apollo, options, request, await contextOf());
      } catch (error) {
        noteFailure();
        return { errors: [showError(error, errorPlaces(options))] };
      } finally {
        observeOperation(options.metrics, scope, 'mcp');
      }
    });
  };
}

async function execute<C extends object>(
  apollo: ApolloServer<C>,
  { limits }: Settled<C>,
  { query, variables }: InnerRequest,
  contextValue: C,
): Promise<InnerAnswer> {
  const work = apollo.executeOperation({ query, variables: { ...variables } }, { contextValue });
  const { body } = await withDeadline(work, limits.answerMs, 'The operation');
  if (body.kind === 'single') return body.singleResult;
  throw new Error('An operation within the server answers at once.');
}
