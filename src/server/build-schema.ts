import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AuthResolver } from '../modules/auth/index.js';
import { HistoryResolver } from '../modules/history/index.js';
import {
  DocumentConnectionResolver,
  DocumentEventsResolver,
  DocumentReferencesResolver,
  DocumentHistoryResolver,
  DocumentResolver,
  DocumentWritesResolver,
  FoldersResolver,
  IndexEventsResolver,
  PromotionEventsResolver,
  PromotionResolver,
  PromotionRulesResolver,
  PublishedDocumentResolver,
  ReferencesResolver,
  TagsResolver,
  TranslationsResolver,
} from '../modules/library/index.js';
import {
  LineageResolver,
  MemoryToolsResolver,
  ProcessConfigResolver,
  TaskEventsResolver,
} from '../modules/lineage/index.js';
import {
  JobConnectionResolver,
  JobEventsResolver,
  JobResolver,
  EmbeddingUsageResolver,
  ScheduleResolver,
} from '../modules/operations/index.js';
import { PluginsResolver } from '../modules/plugins/index.js';
import { RecallResolver } from '../modules/recall/index.js';
import { MembersResolver, ScopeEventsResolver, ScopesResolver } from '../modules/scopes/index.js';
import { guardPermissions } from './guard-permissions.js';
import { noPubSub } from './no-pub-sub.js';

/** The GraphQL schema of the product, from every module's resolvers. */
export async function buildApiSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AuthResolver,
      MembersResolver,
      ScopesResolver,
      ScopeEventsResolver,
      DocumentResolver,
      DocumentWritesResolver,
      FoldersResolver,
      DocumentConnectionResolver,
      TranslationsResolver,
      TagsResolver,
      DocumentReferencesResolver,
      ReferencesResolver,
      DocumentHistoryResolver,
      HistoryResolver,
      DocumentEventsResolver,
      IndexEventsResolver,
      PromotionResolver,
      PublishedDocumentResolver,
      PromotionRulesResolver,
      PromotionEventsResolver,
      RecallResolver,
      LineageResolver,
      TaskEventsResolver,
      MemoryToolsResolver,
      ProcessConfigResolver,
      PluginsResolver,
      JobResolver,
      JobConnectionResolver,
      JobEventsResolver,
      ScheduleResolver,
      EmbeddingUsageResolver,
    ],
    pubSub: noPubSub,
    validate: false,
  });
  return guardPermissions(schema);
}
