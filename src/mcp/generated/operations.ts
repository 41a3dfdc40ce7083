// Generated from schema/ by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A new document made of text. Files go to `POST /upload`. */
export type CreateDocumentInput = {
  /** Its text. */
  readonly content: string;
  /** When it was created. Default: now. */
  readonly createdAt?: string | null | undefined;
  /** Folder of the scope that it is filed in. Default: none. */
  readonly folderId?: string | number | null | undefined;
  /** Its id; made by the server where absent. */
  readonly id?: string | number | null | undefined;
  /** A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again. */
  readonly idempotencyKey?: string | null | undefined;
  /** Its language (BCP 47, such as `de`). Default: detected. */
  readonly language?: string | null | undefined;
  /** A free map; types are kept. What the front matter of Markdown says beside its tags is added, where no entry of the same name is given. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** MIME type of the text. Default: `text/markdown` for notes and results, else `text/plain`. */
  readonly mimeType?: string | null | undefined;
  /** Address of the scope that it belongs to. */
  readonly scope: string;
  /** Where it comes from. Default: `MANUAL`. */
  readonly source?: SourceInput | null | undefined;
  /** Its tags, with or without `#`. Those of the front matter of Markdown come beside them. */
  readonly tags?: ReadonlyArray<string | number> | null | undefined;
  /** Its title. Default: that of its front matter, else the first line of its content. */
  readonly title?: string | null | undefined;
  /** What it is; folders are made by `createFolder`. */
  readonly type?: DocumentType;
};

/** A new scope. */
export type CreateScopeInput = {
  /** Further addresses, such as `universe/u_9` for a project. */
  readonly aliases?: ReadonlyArray<string> | null | undefined;
  /** Its id; made by the server with the prefix of its kind where absent. */
  readonly id?: string | number | null | undefined;
  /** Its kind. */
  readonly kind: ScopeKind;
  /** Address of the scope that it is within: a group or space within an organization, a project or universe within a group or space, a session within a project or universe, a think process within a session. */
  readonly parent?: string | null | undefined;
  /** Name for people. Default: its id. */
  readonly title?: string | null | undefined;
  /** For a session: address of the user that it belongs to. */
  readonly user?: string | null | undefined;
};

/** What a document is. It decides, with the MIME type, how the document is cut into chunks. */
export type DocumentType =
  /** One statement. One chunk. */
  | 'FACT'
  /** A file: a paper, a code snippet, structured data. */
  | 'FILE'
  /** A folder, which holds documents and folders of its scope. It has no text and is not searched. */
  | 'FOLDER'
  /** Free text, a summary, an idea. Markdown unless its MIME type says otherwise. */
  | 'NOTE'
  /** A link or citation with a note. */
  | 'REFERENCE'
  /** What a think process produced. One chunk, however long. */
  | 'RESULT';

/** How the relevance of a hit was judged. */
export type HitSource =
  /** By words alone: its vector or that of the query could not be had. */
  | 'TEXT_SEARCH'
  /** By meaning, and by words where those were found too. */
  | 'VECTOR_SEARCH';

/** What a scope stands for. Each kind has a tier; a scope is within one of the next lower tier number. */
export type ScopeKind =
  /** Tier 1: a project group, its overarching facts and team knowledge. */
  | 'GROUP'
  /** Tier 0: the whole organization. */
  | 'ORGANIZATION'
  /** Tier 2: a project with its documents and reference material. */
  | 'PROJECT'
  /** Tier 3: a work phase with its temporary context. */
  | 'SESSION'
  /** Tier 1: a space of an organization; the same tier as a group. */
  | 'SPACE'
  /** Tier 4: one think process, its notes and results. */
  | 'THINK_PROCESS'
  /** Tier 2: a universe; the same tier as a project. */
  | 'UNIVERSE'
  /** A person. Inside nothing; it is joined to a context through a session. */
  | 'USER';

/** Where a document comes from. */
export type SourceInput = {
  /** Task of that process that produced it. */
  readonly nodeId?: string | number | null | undefined;
  /** Think process that produced it; needed for a result of one. */
  readonly thinkProcessId?: string | number | null | undefined;
  /** The kind of origin. */
  readonly type: SourceType;
};

/** Where a document comes from. */
export type SourceType =
  /** A person wrote it. */
  | 'MANUAL'
  /** A task of a think process produced it. */
  | 'THINK_PROCESS_RESULT'
  /** A process stored it through a tool. */
  | 'TOOL_OUTPUT'
  /** A person uploaded it. */
  | 'USER_UPLOAD';

/** A think process to start. */
export type StartThinkProcessInput = {
  /** How it works. Of a process that was started before it changes nothing: `updateThinkProcess` does. */
  readonly config?: ThinkProcessConfigInput | null | undefined;
  /** What it is to find out: passages that answer it are loaded. */
  readonly goal?: string | null | undefined;
  /** Its id; made by the server where absent. Give it to call again. */
  readonly id?: string | number | null | undefined;
  /** The process that spawns it. */
  readonly parentProcessId?: string | number | null | undefined;
  /** Address of the session that it runs in. Without one it sees its own memory alone. */
  readonly session?: string | null | undefined;
  /** Title of its scope, where that is made. Default: its id. */
  readonly title?: string | null | undefined;
};

/** How a think process works; what is absent stays as it is. */
export type ThinkProcessConfigInput = {
  /** Whether it sees the results of the other think processes of its project. Whoever may write the project lets it; whoever may write the process can take it away too. Default: false. */
  readonly seesSiblingResults?: boolean | null | undefined;
};

/** What became of a write. */
export type WriteOutcome =
  /** A document was made. */
  | 'CREATED'
  /** The document is in another scope, or another place in its folders, now. */
  | 'MOVED'
  /** The document was as asked for already. */
  | 'UNCHANGED'
  /** The document was changed. */
  | 'UPDATED';

export type McpLineFragment = { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> };

export type McpPageFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } }> };

export type McpTextFragment = { readonly content: string, readonly filename: string | null, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> };

export type McpWriteFragment = { readonly outcome: WriteOutcome, readonly replayed: boolean, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } };

export type McpRememberMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type McpRememberMutation = { readonly createDocument: { readonly outcome: WriteOutcome, readonly replayed: boolean, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } } };

export type McpStoreMutationVariables = Exact<{
  thinkProcessId: string | number;
  content: string;
  title?: string | null | undefined;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
  scope?: string | null | undefined;
  idempotencyKey: string;
}>;


export type McpStoreMutation = { readonly memoryStore: { readonly outcome: WriteOutcome, readonly replayed: boolean, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } } };

export type McpDocumentsQueryVariables = Exact<{
  scope: string;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type McpDocumentsQuery = { readonly documents: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } }> } };

export type McpListQueryVariables = Exact<{
  thinkProcessId: string | number;
  scope?: string | null | undefined;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type McpListQuery = { readonly memoryList: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } }> } };

export type McpDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type McpDocumentQuery = { readonly document: { readonly content: string, readonly filename: string | null, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } | null };

export type McpReadQueryVariables = Exact<{
  thinkProcessId: string | number;
  id: string | number;
}>;


export type McpReadQuery = { readonly memoryRead: { readonly content: string, readonly filename: string | null, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } };

export type McpSetTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string | number> | string | number;
}>;


export type McpSetTagsMutation = { readonly setTags: { readonly outcome: WriteOutcome, readonly replayed: boolean, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } } };

export type McpTagMutationVariables = Exact<{
  thinkProcessId: string | number;
  id: string | number;
  tags: ReadonlyArray<string | number> | string | number;
}>;


export type McpTagMutation = { readonly memoryTag: { readonly outcome: WriteOutcome, readonly replayed: boolean, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly mimeType: string, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string }> } } };

export type McpHitFragment = { readonly documentId: string, readonly title: string, readonly scope: string, readonly tags: ReadonlyArray<string>, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly score: number, readonly source: HitSource, readonly stale: boolean, readonly text: string };

export type McpRecallQueryVariables = Exact<{
  query: string;
  scope: string;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
  limit: number;
  crossProject: boolean;
}>;


export type McpRecallQuery = { readonly ragQuery: { readonly warnings: ReadonlyArray<string>, readonly hits: ReadonlyArray<{ readonly documentId: string, readonly title: string, readonly scope: string, readonly tags: ReadonlyArray<string>, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly score: number, readonly source: HitSource, readonly stale: boolean, readonly text: string }> } };

export type McpQueryQueryVariables = Exact<{
  thinkProcessId: string | number;
  question: string;
  scope?: string | null | undefined;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
  limit: number;
}>;


export type McpQueryQuery = { readonly memoryQuery: ReadonlyArray<{ readonly documentId: string, readonly title: string, readonly scope: string, readonly tags: ReadonlyArray<string>, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly score: number, readonly source: HitSource, readonly stale: boolean, readonly text: string }> };

export type McpViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type McpViewerQuery = { readonly viewer: { readonly userId: string } };

export type McpVisibleScopesQueryVariables = Exact<{
  scope: string;
  crossProject: boolean;
}>;


export type McpVisibleScopesQuery = { readonly visibleScopes: ReadonlyArray<{ readonly scope: { readonly address: string } }> };

export type McpScopeQueryVariables = Exact<{
  address: string;
}>;


export type McpScopeQuery = { readonly scope: { readonly address: string, readonly kind: ScopeKind } | null };

export type McpCreateScopeMutationVariables = Exact<{
  input: CreateScopeInput;
}>;


export type McpCreateScopeMutation = { readonly createScope: { readonly address: string } };

export type McpStartThinkProcessMutationVariables = Exact<{
  input: StartThinkProcessInput;
}>;


export type McpStartThinkProcessMutation = { readonly startThinkProcess: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly process: { readonly id: string, readonly scope: string, readonly session: string | null }, readonly facts: ReadonlyArray<{ readonly id: string, readonly title: string, readonly scope: string, readonly content: string }>, readonly hits: ReadonlyArray<{ readonly documentId: string, readonly title: string, readonly scope: string, readonly tags: ReadonlyArray<string>, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly score: number, readonly source: HitSource, readonly stale: boolean, readonly text: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const McpLineFragmentDoc = new TypedDocumentString(`
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
    `, {"fragmentName":"McpLine"}) as unknown as TypedDocumentString<McpLineFragment, unknown>;
export const McpPageFragmentDoc = new TypedDocumentString(`
    fragment McpPage on DocumentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      ...McpLine
    }
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}`, {"fragmentName":"McpPage"}) as unknown as TypedDocumentString<McpPageFragment, unknown>;
export const McpTextFragmentDoc = new TypedDocumentString(`
    fragment McpText on Document {
  ...McpLine
  content
  filename
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}`, {"fragmentName":"McpText"}) as unknown as TypedDocumentString<McpTextFragment, unknown>;
export const McpWriteFragmentDoc = new TypedDocumentString(`
    fragment McpWrite on DocumentWriteResult {
  outcome
  replayed
  warnings
  document {
    ...McpLine
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}`, {"fragmentName":"McpWrite"}) as unknown as TypedDocumentString<McpWriteFragment, unknown>;
export const McpHitFragmentDoc = new TypedDocumentString(`
    fragment McpHit on RagHit {
  documentId
  title
  scope
  tags
  page
  headingPath
  score
  source
  stale
  text
}
    `, {"fragmentName":"McpHit"}) as unknown as TypedDocumentString<McpHitFragment, unknown>;
export const McpRememberDocument = new TypedDocumentString(`
    mutation McpRemember($input: CreateDocumentInput!) {
  createDocument(input: $input) {
    ...McpWrite
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpWrite on DocumentWriteResult {
  outcome
  replayed
  warnings
  document {
    ...McpLine
  }
}`) as unknown as TypedDocumentString<McpRememberMutation, McpRememberMutationVariables>;
export const McpStoreDocument = new TypedDocumentString(`
    mutation McpStore($thinkProcessId: ID!, $content: String!, $title: String, $tags: [TagName!], $scope: String, $idempotencyKey: String!) {
  memoryStore(
    thinkProcessId: $thinkProcessId
    content: $content
    title: $title
    tags: $tags
    scope: $scope
    idempotencyKey: $idempotencyKey
  ) {
    ...McpWrite
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpWrite on DocumentWriteResult {
  outcome
  replayed
  warnings
  document {
    ...McpLine
  }
}`) as unknown as TypedDocumentString<McpStoreMutation, McpStoreMutationVariables>;
export const McpDocumentsDocument = new TypedDocumentString(`
    query McpDocuments($scope: String!, $tags: [TagName!], $first: Int!, $after: String) {
  documents(scope: $scope, filter: {tags: $tags}, first: $first, after: $after) {
    ...McpPage
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpPage on DocumentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      ...McpLine
    }
  }
}`) as unknown as TypedDocumentString<McpDocumentsQuery, McpDocumentsQueryVariables>;
export const McpListDocument = new TypedDocumentString(`
    query McpList($thinkProcessId: ID!, $scope: String, $tags: [TagName!], $first: Int!, $after: String) {
  memoryList(
    thinkProcessId: $thinkProcessId
    scope: $scope
    tags: $tags
    first: $first
    after: $after
  ) {
    ...McpPage
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpPage on DocumentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      ...McpLine
    }
  }
}`) as unknown as TypedDocumentString<McpListQuery, McpListQueryVariables>;
export const McpDocumentDocument = new TypedDocumentString(`
    query McpDocument($id: ID!) {
  document(id: $id) {
    ...McpText
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpText on Document {
  ...McpLine
  content
  filename
}`) as unknown as TypedDocumentString<McpDocumentQuery, McpDocumentQueryVariables>;
export const McpReadDocument = new TypedDocumentString(`
    query McpRead($thinkProcessId: ID!, $id: ID!) {
  memoryRead(thinkProcessId: $thinkProcessId, docId: $id) {
    ...McpText
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpText on Document {
  ...McpLine
  content
  filename
}`) as unknown as TypedDocumentString<McpReadQuery, McpReadQueryVariables>;
export const McpSetTagsDocument = new TypedDocumentString(`
    mutation McpSetTags($id: ID!, $tags: [TagName!]!) {
  setTags(id: $id, tags: $tags) {
    ...McpWrite
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpWrite on DocumentWriteResult {
  outcome
  replayed
  warnings
  document {
    ...McpLine
  }
}`) as unknown as TypedDocumentString<McpSetTagsMutation, McpSetTagsMutationVariables>;
export const McpTagDocument = new TypedDocumentString(`
    mutation McpTag($thinkProcessId: ID!, $id: ID!, $tags: [TagName!]!) {
  memoryTag(thinkProcessId: $thinkProcessId, docId: $id, tags: $tags) {
    ...McpWrite
  }
}
    fragment McpLine on Document {
  id
  scope
  type
  title
  mimeType
  updatedAt
  tags {
    label
  }
}
fragment McpWrite on DocumentWriteResult {
  outcome
  replayed
  warnings
  document {
    ...McpLine
  }
}`) as unknown as TypedDocumentString<McpTagMutation, McpTagMutationVariables>;
export const McpRecallDocument = new TypedDocumentString(`
    query McpRecall($query: String!, $scope: String!, $tags: [TagName!], $limit: Int!, $crossProject: Boolean!) {
  ragQuery(
    query: $query
    scope: $scope
    tags: $tags
    limit: $limit
    crossProject: $crossProject
  ) {
    warnings
    hits {
      ...McpHit
    }
  }
}
    fragment McpHit on RagHit {
  documentId
  title
  scope
  tags
  page
  headingPath
  score
  source
  stale
  text
}`) as unknown as TypedDocumentString<McpRecallQuery, McpRecallQueryVariables>;
export const McpQueryDocument = new TypedDocumentString(`
    query McpQuery($thinkProcessId: ID!, $question: String!, $scope: String, $tags: [TagName!], $limit: Int!) {
  memoryQuery(
    thinkProcessId: $thinkProcessId
    question: $question
    scope: $scope
    tags: $tags
    limit: $limit
  ) {
    ...McpHit
  }
}
    fragment McpHit on RagHit {
  documentId
  title
  scope
  tags
  page
  headingPath
  score
  source
  stale
  text
}`) as unknown as TypedDocumentString<McpQueryQuery, McpQueryQueryVariables>;
export const McpViewerDocument = new TypedDocumentString(`
    query McpViewer {
  viewer {
    userId
  }
}
    `) as unknown as TypedDocumentString<McpViewerQuery, McpViewerQueryVariables>;
export const McpVisibleScopesDocument = new TypedDocumentString(`
    query McpVisibleScopes($scope: String!, $crossProject: Boolean!) {
  visibleScopes(scope: $scope, crossProject: $crossProject) {
    scope {
      address
    }
  }
}
    `) as unknown as TypedDocumentString<McpVisibleScopesQuery, McpVisibleScopesQueryVariables>;
export const McpScopeDocument = new TypedDocumentString(`
    query McpScope($address: String!) {
  scope(address: $address) {
    address
    kind
  }
}
    `) as unknown as TypedDocumentString<McpScopeQuery, McpScopeQueryVariables>;
export const McpCreateScopeDocument = new TypedDocumentString(`
    mutation McpCreateScope($input: CreateScopeInput!) {
  createScope(input: $input) {
    address
  }
}
    `) as unknown as TypedDocumentString<McpCreateScopeMutation, McpCreateScopeMutationVariables>;
export const McpStartThinkProcessDocument = new TypedDocumentString(`
    mutation McpStartThinkProcess($input: StartThinkProcessInput!) {
  startThinkProcess(input: $input) {
    outcome
    warnings
    process {
      id
      scope
      session
    }
    facts {
      id
      title
      scope
      content
    }
    hits {
      ...McpHit
    }
  }
}
    fragment McpHit on RagHit {
  documentId
  title
  scope
  tags
  page
  headingPath
  score
  source
  stale
  text
}`) as unknown as TypedDocumentString<McpStartThinkProcessMutation, McpStartThinkProcessMutationVariables>;