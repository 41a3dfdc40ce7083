import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { DocumentConnectionResolver, DocumentEventsResolver, DocumentResolver } from '../modules/library/index.js';
import {
  JobConnectionResolver,
  JobEventsResolver,
  JobResolver,
  ScheduleResolver,
} from '../modules/operations/index.js';
import { RecallResolver } from '../modules/recall/index.js';
import { ScopesResolver } from '../modules/scopes/index.js';
import { noPubSub } from './no-pub-sub.js';

/** The GraphQL schema of the product, from every module's resolvers. */
export function buildApiSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      ScopesResolver,
      DocumentResolver,
      DocumentConnectionResolver,
      DocumentEventsResolver,
      RecallResolver,
      JobResolver,
      JobConnectionResolver,
      JobEventsResolver,
      ScheduleResolver,
    ],
    pubSub: noPubSub,
    validate: false,
  });
}
