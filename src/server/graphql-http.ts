import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { refuseTooComplex } from './complexity.js';
import { withDeadline } from './deadline.js';
import { retryAfter, showGraphQLError, statusOf } from './error-format.js';
import { type ExecuteInProcess, executeInProcess } from './execute-in-process.js';
import { flatHeaders } from './headers.js';
import type { Limits } from './limits.js';
import type { Settled } from './options.js';
import { currentScope, errorPlaces, newScope, noteFailure, noteOperation } from './request-scope.js';
import { sizeRule } from './size-rule.js';

/** GraphQL over HTTP, and for clients within this server. */
export interface GraphqlOverHttp<C extends object> {
  readonly handler: RequestHandler;
  readonly execute: ExecuteInProcess<C>;
  readonly stop: () => Promise<void>;
}

/**
 * Makes the handler of GraphQL over HTTP, which is also the landing page (Apollo Sandbox) for browsers, what runs operations of
 * this server's own clients, and the function that ends both. Introspection is on, cross-site request forgery is prevented, batches and persisted queries
 * are off, and nothing is reported to anybody.
 */
export async function graphqlOverHttp<C extends object>(options: Settled<C>): Promise<GraphqlOverHttp<C>> {
  const apollo = makeApollo(options);
  await apollo.start();
  const middleware = expressMiddleware(apollo, { context: ({ req }) => contextOrRefusal(options, req.headers) });
  const handler: RequestHandler = async (req, res, next) => {
    await withDeadline(Promise.resolve(middleware(req, res, next)), options.limits.answerMs, 'The operation');
  };
  return { handler, execute: executeInProcess(apollo, options), stop: () => apollo.stop() };
}

function makeApollo<C extends object>(options: Settled<C>): ApolloServer<C> {
  const { schema, limits, logger, suggestions, firstOperation } = options;
  return new ApolloServer<C>({
    schema,
    logger,
    nodeEnv: 'production', // stack traces never leave the server; what differs by mode is said here
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: limits.tokens },
    validationRules: [sizeRule(limits)],
    formatError: (_, error) => {
      noteFailure();
      return showGraphQLError(error, errorPlaces(options), suggestions);
    },
    plugins: [
      complexityPlugin<C>(limits),
      ApolloServerPluginLandingPageLocalDefault({ document: firstOperation, embed: { runTelemetry: false } }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}

/** Rates an operation once its variables are known, and names it for the log. */
function complexityPlugin<C extends object>(limits: Limits): ApolloServerPlugin<C> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, request, operation }) => {
          if (!operation) return Promise.resolve(); // Apollo answers that there is none
          noteOperation(operation);
          const { operationName, variables } = request;
          refuseTooComplex(schema, limits, { document, operationName, variables });
          return Promise.resolve();
        },
      }),
  };
}

/** A refused context is the whole answer, so it carries the HTTP status of its code. */
async function contextOrRefusal<C extends object>(
  options: Settled<C>,
  headers: Parameters<typeof flatHeaders>[0],
): Promise<C> {
  const { requestId, log } = currentScope() ?? newScope(options.logger);
  try {
    return await options.contextFor({ headers: flatHeaders(headers), requestId, log, transport: 'http' });
  } catch (error) {
    const wait = retryAfter(error);
    throw new GraphQLError('No context.', {
      originalError: error instanceof Error ? error : new Error(String(error)),
      extensions: {
        http: {
          status: statusOf(error),
          headers: new HeaderMap(wait === undefined ? [] : [['retry-after', String(wait)]]),
        },
      },
    });
  }
}
