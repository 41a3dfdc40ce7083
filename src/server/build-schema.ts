import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import {
  DocumentConnectionResolver,
  DocumentEventsResolver,
  DocumentResolver,
  IndexEventsResolver,
} from '../modules/library/index.js';
import { RecallResolver } from '../modules/recall/index.js';
import { ScopeEventsResolver, ScopesResolver } from '../modules/scopes/index.js';
import { noPubSub } from './no-pub-sub.js';

/** The GraphQL schema of the product, from every module's resolvers. */
export function buildApiSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      ScopesResolver,
      ScopeEventsResolver,
      DocumentResolver,
      DocumentConnectionResolver,
      DocumentEventsResolver,
      IndexEventsResolver,
      RecallResolver,
    ],
    pubSub: noPubSub,
    validate: false,
  });
}
