import { lineageCalls } from './example-calls-lineage.js';

/** What the calls speak of. */
export interface CallNames {
  /** Address of a project, and id of a document in a session within it. */
  readonly scope: string;
  readonly document: string;
  /** Id of a document beside it, in another language. */
  readonly translation: string;
  /** Id of a folder at the root of the project. */
  readonly folder: string;
  /** Key of an API key, and id of a user. */
  readonly apiKey: string;
  readonly userId: string;
  /** An id that nothing has. */
  readonly free: string;
}

const text = (value: string): string => JSON.stringify(value);

/** A call of every field of the schema's roots, `<Type>.<field>`, with valid arguments. A new field needs its own. */
export const exampleCalls: Readonly<Record<string, (names: CallNames) => string>> = {
  ...lineageCalls,
  'Query.apiKeys': () => '{ apiKeys { edges { node { key userId } } } }',
  'Query.archivedScopes': () => '{ archivedScopes { address } }',
  'Query.browse': ({ scope }) => `{ browse(scope: ${text(scope)}, depth: 3) { entries { document { id } } } }`,
  'Query.archivedFolders': ({ scope }) => `{ archivedFolders(scope: ${text(scope)}) { id } }`,
  'Query.document': ({ document }) => `{ document(id: ${text(document)}) { id content } }`,
  'Query.documents': ({ scope }) =>
    `{ documents(scope: ${text(scope)}, filter: { includeDescendants: true }) { totalCount edges { node { id } } } }`,
  'Query.documentVersion': ({ document }) =>
    `{ documentVersion(id: ${text(document)}, version: 1) { content savedBy } }`,
  'Query.diffVersions': ({ document }) =>
    `{ diffVersions(id: ${text(document)}, from: 1, to: 1) { unified from { content } } }`,
  'Query.explainAccess': ({ scope }) => `{ explainAccess(scope: ${text(scope)}) { canRead } }`,
  'Query.job': ({ free }) => `{ job(key: ${text(free)}) { kind } }`,
  'Query.jobs': () => '{ jobs { totalCount edges { node { key } } } }',
  'Query.plugins': () => '{ plugins { name } }',
  'Query.embeddingUsage': () => '{ embeddingUsage { entries { tokens } total { tokens } } }',
  'Query.schedules': () => '{ schedules { name } }',
  'Query.ragQuery': ({ scope }) => `{ ragQuery(query: "secret", scope: ${text(scope)}) { hits { text } } }`,
  'Query.scope': ({ scope }) => `{ scope(address: ${text(scope)}) { title members { edges { node { userId } } } } }`,
  'Query.scopes': () => '{ scopes { totalCount edges { node { address } } } }',
  'Query.references': ({ document }) =>
    `{ references(documentId: ${text(document)}, direction: BOTH) { steps { reference { key } } } }`,
  'Query.tag': ({ scope }) => `{ tag(id: "x", scope: ${text(scope)}) { id } }`,
  'Query.tags': ({ scope }) => `{ tags(scope: ${text(scope)}, includeDescendants: true) { edges { node { id } } } }`,
  'Query.viewer': () => '{ viewer { userId } }',
  'Query.visibleScopes': ({ scope }) => `{ visibleScopes(scope: ${text(scope)}) { scope { address } } }`,
  'Mutation.addReference': ({ document }) =>
    `mutation { addReference(input: { documentId: ${text(document)}, kind: LINK, url: "https://example.org/" }) { outcome } }`,
  'Mutation.mergeTags': ({ scope }) =>
    `mutation { mergeTags(from: ["x"], into: "y", scope: ${text(scope)}) { documents } }`,
  'Mutation.removeReference': ({ free }) => `mutation { removeReference(key: ${text(free)}) { outcome } }`,
  'Mutation.renameTag': ({ scope }) =>
    `mutation { renameTag(tag: "y", label: "x", scope: ${text(scope)}) { documents } }`,
  'Mutation.setBroaderTags': () => 'mutation { setBroaderTags(tag: "x", broader: ["y"]) { id } }',
  'Mutation.addScopeAlias': ({ scope, free }) =>
    `mutation { addScopeAlias(scope: ${text(scope)}, alias: ${text(`universe/${free}`)}) { key } }`,
  'Mutation.addTags': ({ document }) => `mutation { addTags(id: ${text(document)}, tags: ["x"]) { outcome } }`,
  'Mutation.cancelJob': ({ free }) => `mutation { cancelJob(key: ${text(free)}) { key } }`,
  'Mutation.disablePlugin': () => 'mutation { disablePlugin(name: "no-op") { name } }',
  'Mutation.enablePlugin': () => 'mutation { enablePlugin(name: "no-op") { name } }',
  'Mutation.runJob': ({ free }) => `mutation { runJob(key: ${text(free)}) { key } }`,
  'Mutation.runSchedule': () => 'mutation { runSchedule(name: "trim-feed") { name } }',
  'Mutation.createApiKey': ({ userId }) =>
    `mutation { createApiKey(input: { name: "x", userId: ${text(userId)} }) { secret } }`,
  'Mutation.createDocument': ({ scope }) =>
    `mutation { createDocument(input: { scope: ${text(scope)}, content: "x" }) { outcome } }`,
  'Mutation.createFolder': ({ scope }) =>
    `mutation { createFolder(input: { scope: ${text(scope)}, title: "x" }) { outcome } }`,
  'Mutation.moveToFolder': ({ document }) => `mutation { moveToFolder(id: ${text(document)}) { outcome } }`,
  'Mutation.reorderFolder': ({ scope, folder }) =>
    `mutation { reorderFolder(scope: ${text(scope)}, childIds: [${text(folder)}]) { outcome } }`,
  'Mutation.deleteFolder': ({ folder }) =>
    `mutation { deleteFolder(id: ${text(folder)}, recursive: true, dryRun: true) { outcome } }`,
  'Mutation.restoreFolder': ({ folder }) => `mutation { restoreFolder(id: ${text(folder)}) { outcome } }`,
  'Mutation.createScope': ({ scope, free }) =>
    `mutation { createScope(input: { kind: SESSION, id: ${text(free)}, parent: ${text(scope)} }) { key } }`,
  'Mutation.deleteDocument': ({ document }) => `mutation { deleteDocument(id: ${text(document)}) }`,
  'Mutation.deleteScope': ({ scope }) =>
    `mutation { deleteScope(scope: ${text(scope)}, cascade: true, dryRun: true) { outcome } }`,
  'Mutation.linkTranslation': ({ document, translation }) =>
    `mutation { linkTranslation(id: ${text(translation)}, of: ${text(document)}) { outcome } }`,
  'Mutation.unlinkTranslation': ({ document }) => `mutation { unlinkTranslation(id: ${text(document)}) { outcome } }`,
  'Mutation.importDocuments': ({ scope }) =>
    `mutation { importDocuments(input: { scope: ${text(scope)}, documents: [{ id: "x", content: "x" }] }) { failed } }`,
  'Mutation.moveScope': ({ scope }) => `mutation { moveScope(scope: ${text(scope)}) { key } }`,
  'Mutation.promoteDocument': ({ document }) =>
    `mutation { promoteDocument(id: ${text(document)}, to: PROJECT) { outcome } }`,
  'Mutation.demoteDocument': ({ document }) =>
    `mutation { demoteDocument(id: ${text(document)}, toScope: "think-process/tp_a") { outcome } }`,
  'Mutation.publishToProject': () =>
    `mutation { publishToProject(thinkProcessId: "tp_a") { moved results { document { id } } } }`,
  'Mutation.setPromotionRules': ({ scope }) =>
    `mutation { setPromotionRules(scope: ${text(scope)}, rules: { acceptsPromotions: true }) { key } }`,
  'Mutation.removeMember': ({ scope, userId }) =>
    `mutation { removeMember(scope: ${text(scope)}, userId: ${text(userId)}) { outcome } }`,
  'Mutation.removeTags': ({ document }) => `mutation { removeTags(id: ${text(document)}, tags: ["x"]) { outcome } }`,
  'Mutation.renameScope': ({ scope }) => `mutation { renameScope(scope: ${text(scope)}, title: "x") { key } }`,
  'Mutation.restoreVersion': ({ document }) =>
    `mutation { restoreVersion(id: ${text(document)}, version: 1) { outcome } }`,
  'Mutation.restoreScope': ({ scope }) => `mutation { restoreScope(scope: ${text(scope)}) { key } }`,
  'Mutation.revokeApiKey': ({ apiKey }) => `mutation { revokeApiKey(key: ${text(apiKey)}) { key } }`,
  'Mutation.revokeTokens': ({ userId }) => `mutation { revokeTokens(userId: ${text(userId)}) }`,
  'Mutation.setMember': ({ scope, userId }) =>
    `mutation { setMember(input: { scope: ${text(scope)}, userId: ${text(userId)}, role: OWNER }) { outcome } }`,
  'Mutation.setTags': ({ document }) => `mutation { setTags(id: ${text(document)}, tags: ["x"]) { outcome } }`,
  'Mutation.updateDocument': ({ document }) =>
    `mutation { updateDocument(input: { id: ${text(document)}, title: "x" }) { outcome } }`,
  'Subscription.indexEvents': ({ scope }) => `subscription { indexEvents(scope: ${text(scope)}) { kind } }`,
  'Subscription.jobEvents': () => 'subscription { jobEvents { kind } }',
  'Subscription.scopeEvents': ({ scope }) => `subscription { scopeEvents(scope: ${text(scope)}) { kind } }`,
  'Subscription.systemEvents': () => 'subscription { systemEvents { kind } }',
  'Subscription.promotionEvents': ({ scope }) => `subscription { promotionEvents(scope: ${text(scope)}) { kind } }`,
  'Subscription.documentEvents': ({ scope }) => `subscription { documentEvents(scope: ${text(scope)}) { kind } }`,
};
