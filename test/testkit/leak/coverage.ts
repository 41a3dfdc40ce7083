import {
  getNamedType,
  type GraphQLSchema,
  isObjectType,
  type GraphQLObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Root fields that random worlds have no part in, and the tests that hold them instead: they are an admin's, or told apart by
 * the statement that all subscriptions share.
 */
const heldElsewhere: Readonly<Record<string, string>> = {
  'Document.references': 'test/api/references',
  'Document.incomingReferences': 'test/api/references',
  'Mutation.addReference': 'test/api/references',
  'Mutation.removeReference': 'test/api/references',
  'Mutation.mergeTags': 'test/api/rename-tags',
  'Mutation.renameTag': 'test/api/rename-tags',
  'Mutation.setBroaderTags': 'test/api/tag-hierarchy',
  'Query.references': 'test/api/reference-steps',
  'Document.history': 'test/api/document-history',
  'Query.documentVersion': 'test/api/document-history',
  'Query.diffVersions': 'test/api/diff-versions',
  'Mutation.restoreVersion': 'test/api/restore-version',
  'Mutation.linkTranslation': 'test/api/translations',
  'Mutation.unlinkTranslation': 'test/api/translations',
  'Mutation.startThinkProcess': 'test/api/think-processes, test/cypher/visibility',
  'Mutation.updateThinkProcess': 'test/api/sibling-results, test/cypher/visibility',
  'Mutation.completeThinkProcess': 'test/api/think-processes, test/cypher/visibility',
  'Mutation.addTask': 'test/api/task-inputs, test/cypher/visibility',
  'Mutation.changeTask': 'test/api/task-results, test/cypher/visibility',
  'Mutation.recordTaskResult': 'test/api/task-results, test/cypher/visibility',
  'Mutation.runTask': 'test/api/run-task, test/cypher/visibility',
  'Mutation.memoryStore': 'test/api/memory-tools, test/cypher/visibility',
  'Mutation.memoryTag': 'test/api/memory-tools, test/cypher/visibility',
  'Query.thinkProcess': 'test/api/think-processes, test/cypher/visibility',
  'Query.thinkProcesses': 'test/api/think-processes, test/cypher/visibility',
  'Query.task': 'test/api/task-inputs, test/cypher/visibility',
  'Query.taskTree': 'test/api/task-inputs, test/cypher/visibility',
  'Query.taskInputs': 'test/api/task-inputs, test/cypher/visibility',
  'Query.lineage': 'test/api/lineage, test/cypher/visibility',
  'Query.memoryTools': 'test/api/memory-tools, test/cypher/visibility',
  'Query.memoryQuery': 'test/api/memory-tools, test/cypher/visibility',
  'Query.memoryList': 'test/api/memory-tools, test/cypher/visibility',
  'Query.memoryRead': 'test/api/memory-tools, test/cypher/visibility',
  'Subscription.taskEvents': 'test/api/think-processes, test/cypher/visibility',
  'Query.browse': 'test/api/browse, test/cypher/visibility',
  'Query.archivedFolders': 'test/api/delete-folder, test/cypher/visibility',
  'Mutation.createFolder': 'test/api/folders',
  'Mutation.moveToFolder': 'test/api/folders',
  'Mutation.reorderFolder': 'test/api/folders',
  'Mutation.deleteFolder': 'test/api/delete-folder',
  'Mutation.restoreFolder': 'test/api/delete-folder',
  'Mutation.publishToProject': 'test/api/publish-to-project',
  'Mutation.setPromotionRules': 'test/api/promotion-rules',
  'Subscription.promotionEvents': 'test/api/promotion-events',
  'Query.job': 'test/api/jobs',
  'Query.embeddingUsage': 'test/api/embedding-usage',
  'Query.jobs': 'test/api/jobs',
  'Query.schedules': 'test/api/jobs',
  'Query.plugins': 'test/api/plugins',
  'Subscription.indexEvents': 'test/api/event-filters, test/cypher/feed',
  'Subscription.scopeEvents': 'test/api/event-filters, test/cypher/feed',
  'Subscription.jobEvents': 'test/api/job-events',
  'Subscription.systemEvents': 'test/api/job-events',
};

/** Every `Type.field` that can be reached from a root type, but for what is held elsewhere. */
export function reachableFields(root: GraphQLObjectType | null | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (type: GraphQLObjectType): void => {
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (found.has(name) || heldElsewhere[name] !== undefined) continue;
      found.add(name);
      const next = getNamedType(field.type);
      if (isObjectType(next)) walk(next);
    }
  };
  if (root) walk(root);
  return found;
}

/** Adds every `Type.field` that an operation selects. */
export function noteFields(schema: GraphQLSchema, operation: string, into: Set<string>): void {
  const types = new TypeInfo(schema);
  const note = (): void => {
    const name = `${types.getParentType()?.name ?? '?'}.${types.getFieldDef()?.name ?? '?'}`;
    into.add(name);
  };
  visit(parse(operation), visitWithTypeInfo(types, { Field: note }));
}
