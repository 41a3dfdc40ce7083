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
  /** A free map; types are kept. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** MIME type of the text. Default: `text/markdown` for notes and results, else `text/plain`. */
  readonly mimeType?: string | null | undefined;
  /** Address of the scope that it belongs to. */
  readonly scope: string;
  /** Where it comes from. Default: `MANUAL`. */
  readonly source?: SourceInput | null | undefined;
  /** Its tags, with or without `#`. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Its title. Default: the first line of its content. */
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

/** With what the viewer identified himself. */
export type CredentialKind =
  /** With an API key. */
  | 'API_KEY'
  /** With nothing: local mode, on this machine only. */
  | 'LOCAL'
  /** With a token of the identity provider. */
  | 'TOKEN';

/** A span of time. */
export type DateTimeRange = {
  /** The first moment after it. Default: no bound. */
  readonly before?: string | null | undefined;
  /** Its first moment. Default: no bound. */
  readonly from?: string | null | undefined;
};

/** What happened to a document. */
export type DocumentEventKind =
  /** It was made. */
  | 'DOCUMENT_CREATED'
  /** It was deleted. */
  | 'DOCUMENT_DELETED'
  /** It was moved down into a watched scope, or within them. */
  | 'DOCUMENT_DEMOTED'
  /** It was filed in a folder or taken out of one, or the order of its children was changed. */
  | 'DOCUMENT_FILED'
  /** It is no longer in a watched scope. Only its key is told. */
  | 'DOCUMENT_LEFT'
  /** It was moved up into a watched scope, or within them; by hand, by a tag or with others. `promotionEvents` tells which. */
  | 'DOCUMENT_PROMOTED'
  /** A reference of it was added, taken off, or has found the document that it waited for. */
  | 'DOCUMENT_REFERENCED'
  /** It was brought back with the deleted folder that it was in. */
  | 'DOCUMENT_RESTORED'
  /** Tags were added. */
  | 'DOCUMENT_TAGGED'
  /** Tags were taken off. */
  | 'DOCUMENT_UNTAGGED'
  /** Its title, content or metadata was changed. */
  | 'DOCUMENT_UPDATED'
  /** What it was before a change was kept; told just before the change itself. */
  | 'DOCUMENT_VERSIONED'
  /** Embedding failed, and is tried again, or was cancelled. */
  | 'INDEX_FAILED'
  /** All of it is searchable by meaning. */
  | 'INDEX_READY';

/** What documents of a list must be: all that is given holds for each of them. */
export type DocumentFilter = {
  /** When it was created. */
  readonly createdAt?: DateTimeRange | null | undefined;
  /** Whether a tag stands for all that are narrower too, up to ten steps down. */
  readonly expandHierarchy?: boolean;
  /** Which folder it is in. Default: any, or none. */
  readonly folder?: FolderFilter | null | undefined;
  /** Whether the documents of the scopes within it are listed too: an administrative view of those that you may read. It widens no search. */
  readonly includeDescendants?: boolean;
  /** One of these states of its index. */
  readonly indexStates?: ReadonlyArray<IndexState> | null | undefined;
  /** In one of these languages, such as `de`; `und` for those in none that is known. */
  readonly languages?: ReadonlyArray<string> | null | undefined;
  /** All of these conditions on its metadata, at most 20. */
  readonly metadata?: ReadonlyArray<MetadataFilter> | null | undefined;
  /** One of these MIME types, whatever their parameters; `image/*` stands for all images. */
  readonly mimeTypes?: ReadonlyArray<string> | null | undefined;
  /** Task of a think process that produced it. */
  readonly nodeId?: string | number | null | undefined;
  /** One of these origins. */
  readonly sourceTypes?: ReadonlyArray<SourceType> | null | undefined;
  /** All of these tags. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Words that one passage of it holds, all of them, in its text, title or headings; inflected too. */
  readonly text?: string | null | undefined;
  /** Think process that produced it. */
  readonly thinkProcessId?: string | number | null | undefined;
  /** One of these types. */
  readonly types?: ReadonlyArray<DocumentType> | null | undefined;
  /** When it changed last. */
  readonly updatedAt?: DateTimeRange | null | undefined;
};

/** How a list of documents is sorted. Equal ones are sorted by their keys. */
export type DocumentOrder = {
  /** Which end comes first. */
  readonly direction?: OrderDirection;
  /** What it is sorted by. */
  readonly field: DocumentOrderField;
};

/** What a list of documents is sorted by. */
export type DocumentOrderField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Its title, by code points: upper case stands before lower case. */
  | 'TITLE'
  /** When its content, tags, scope or metadata changed last. */
  | 'UPDATED_AT';

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

/** Which folder documents are in: one of some, or none. A folder that you may not see holds nothing. */
export type FolderFilter = {
  /** Ids of the folders, at most 100. */
  readonly ids?: ReadonlyArray<string | number> | null | undefined;
  /** Whether the folders within them count too. */
  readonly recursive?: boolean;
  /** Whether documents that are in no folder are listed, too. */
  readonly unfiled?: boolean;
};

/** How the relevance of a hit was judged. */
export type HitSource =
  /** By words alone: its vector or that of the query could not be had. */
  | 'TEXT_SEARCH'
  /** By meaning, and by words where those were found too. */
  | 'VECTOR_SEARCH';

/** Documents that are brought into a scope together. */
export type ImportDocumentsInput = {
  /** The documents, 1 to 100, each id once. */
  readonly documents: ReadonlyArray<ImportedDocumentInput>;
  /** Folder of the scope that all of them are filed in. Default: none. */
  readonly folderId?: string | number | null | undefined;
  /** Address of the scope that they belong to. */
  readonly scope: string;
};

/** What became of one document of an import. */
export type ImportOutcome =
  /** It was made. */
  | 'CREATED'
  /** It was not taken; `code` and `message` say why. */
  | 'FAILED'
  /** It is there as it was given; nothing was embedded, and no event is told. */
  | 'UNCHANGED'
  /** It was there and differed; it was changed. */
  | 'UPDATED';

/** A document of text that is imported under an id of yours. */
export type ImportedDocumentInput = {
  /** Its text. */
  readonly content: string;
  /** When it was created, for a new one. Default: now. */
  readonly createdAt?: string | null | undefined;
  /** Titles of the folders that it is filed in, from the outermost on, below `folderId` of the import; those that are missing are made. An empty list takes it out of its folder. Default: it stays where it is. */
  readonly folderPath?: ReadonlyArray<string> | null | undefined;
  /** Its id, by which the next import finds it again. */
  readonly id: string | number;
  /** Its language (BCP 47, such as `de`). Default: detected; one that was given before stays. */
  readonly language?: string | null | undefined;
  /** A free map; types are kept. Default: that of a document that is there stays. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** MIME type of the text. Default: that of its type; of a document that is there, the one it has. */
  readonly mimeType?: string | null | undefined;
  /** Its tags, with or without `#`, in place of those that people have set. Default: they stay. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Its title. Default: the first line of its content. */
  readonly title?: string | null | undefined;
  /** What it is; it stays that. */
  readonly type?: DocumentType;
};

/** How far the index of a document is. Its words are searchable in every state. */
export type IndexState =
  /** Embedding failed or was cancelled, `indexError` says why. What failed is tried again. */
  | 'FAILED'
  /** Being embedded in the background; what is done is searchable by meaning. */
  | 'INDEXING'
  /** Stored; its chunks wait to be embedded. `indexError` says why where that takes long. */
  | 'PENDING'
  /** All of it is searchable by meaning. */
  | 'READY';

/** What one entry of the metadata must be. All of the conditions that are given must hold. */
export type MetadataFilter = {
  /** It is this value, of this type. */
  readonly equals?: string | number | boolean | null | undefined;
  /** Whether it is there, as a text, number or boolean; maps and lists are not asked for. Default: true. */
  readonly exists?: boolean | null | undefined;
  /** It is greater; texts by code points. */
  readonly greaterThan?: string | number | boolean | null | undefined;
  /** It is one of these values. */
  readonly in?: ReadonlyArray<string | number | boolean> | null | undefined;
  /** It is less; texts by code points. */
  readonly lessThan?: string | number | boolean | null | undefined;
  /** Name of the entry; within maps the path, such as `author.name`. */
  readonly name: string;
};

/** Which end of an order comes first. */
export type OrderDirection =
  /** The least first: the oldest, A before Z. */
  | 'ASC'
  /** The greatest first: the newest, Z before A. */
  | 'DESC';

/** The most that a credential may do, whatever its user may. Each includes those before it. */
export type Permission =
  /** API keys, members, deletion of scopes, jobs and plugins too. */
  | 'ADMIN'
  /** Queries and subscriptions. */
  | 'READ'
  /** Mutations and uploads too. */
  | 'WRITE';

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

/** Why a scope is visible from another one. */
export type VisibleVia =
  /** You are a member of it, or of a project or universe within it. */
  | 'CROSS_PROJECT'
  /** It is the scope that was asked from. */
  | 'SELF'
  /** It is the user that the session belongs to. */
  | 'SESSION_USER'
  /** The scope that was asked from is within it. */
  | 'WITHIN';

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

export type DocumentLineFragment = { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> };

export type WritePartsFragment = { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { readonly createDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type ImportDocumentsMutationVariables = Exact<{
  input: ImportDocumentsInput;
}>;


export type ImportDocumentsMutation = { readonly importDocuments: { readonly results: ReadonlyArray<{ readonly id: string, readonly outcome: ImportOutcome, readonly code: string | null, readonly message: string | null, readonly warnings: ReadonlyArray<string> }> } };

export type ListDocumentsQueryVariables = Exact<{
  scope: string;
  filter?: DocumentFilter | null | undefined;
  orderBy?: DocumentOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListDocumentsQuery = { readonly documents: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } }> } };

export type GetDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type GetDocumentQuery = { readonly document: { readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexError: string | null, readonly createdAt: string, readonly metadata: Record<string, unknown>, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } | null };

export type AddTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string> | string;
}>;


export type AddTagsMutation = { readonly addTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type RemoveTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string> | string;
}>;


export type RemoveTagsMutation = { readonly removeTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type SetTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string> | string;
}>;


export type SetTagsMutation = { readonly setTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type PromoteDocumentMutationVariables = Exact<{
  id: string | number;
  to: ScopeKind;
}>;


export type PromoteDocumentMutation = { readonly promoteDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string | number;
  expectedVersion?: number | null | undefined;
}>;


export type DeleteDocumentMutation = { readonly deleteDocument: string };

export type RagQueryQueryVariables = Exact<{
  query: string;
  scope: string;
  tags?: ReadonlyArray<string> | string | null | undefined;
  languages?: ReadonlyArray<string> | string | null | undefined;
  limit?: number | null | undefined;
  minSimilarity?: number | null | undefined;
  groupByDocument?: boolean;
  crossProject?: boolean;
}>;


export type RagQueryQuery = { readonly ragQuery: { readonly warnings: ReadonlyArray<string>, readonly hits: ReadonlyArray<{ readonly documentId: string, readonly title: string, readonly type: DocumentType, readonly tags: ReadonlyArray<string>, readonly scope: string, readonly text: string, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly keyPath: string | null, readonly similarity: number | null, readonly textScore: number, readonly weight: number, readonly score: number, readonly source: HitSource, readonly stale: boolean }>, readonly trace: { readonly vectorSearch: boolean, readonly embedMs: number, readonly searchMs: number, readonly scopes: ReadonlyArray<{ readonly scope: string, readonly weight: number, readonly candidates: number, readonly hits: number }> } } };

export type ScopeLineFragment = { readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string> };

export type GetScopeQueryVariables = Exact<{
  address: string;
}>;


export type GetScopeQuery = { readonly scope: { readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string> } | null };

export type ListScopesQueryVariables = Exact<{
  kinds?: ReadonlyArray<ScopeKind> | ScopeKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListScopesQuery = { readonly scopes: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string> } }> } };

export type ShowScopeQueryVariables = Exact<{
  address: string;
}>;


export type ShowScopeQuery = { readonly visibleScopes: ReadonlyArray<{ readonly weight: number, readonly distance: number, readonly via: VisibleVia, readonly reason: string, readonly scope: { readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string> } }> };

export type CreateScopeMutationVariables = Exact<{
  input: CreateScopeInput;
}>;


export type CreateScopeMutation = { readonly createScope: { readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string> } };

export type GetViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetViewerQuery = { readonly viewer: { readonly userId: string, readonly tenantId: string, readonly admin: boolean, readonly credential: CredentialKind, readonly permission: Permission, readonly expiresAt: string | null } };

export type WatchDocumentsSubscriptionVariables = Exact<{
  scope: string;
  includeDescendants?: boolean;
  kinds?: ReadonlyArray<DocumentEventKind> | DocumentEventKind | null | undefined;
  tags?: ReadonlyArray<string> | string | null | undefined;
  since?: string | null | undefined;
}>;


export type WatchDocumentsSubscription = { readonly documentEvents: { readonly kind: DocumentEventKind, readonly position: string, readonly documentKey: string, readonly documentId: string | null, readonly version: number | null, readonly at: string } };

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
export const DocumentLineFragmentDoc = new TypedDocumentString(`
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}
    `, {"fragmentName":"DocumentLine"}) as unknown as TypedDocumentString<DocumentLineFragment, unknown>;
export const WritePartsFragmentDoc = new TypedDocumentString(`
    fragment WriteParts on DocumentWriteResult {
  outcome
  warnings
  document {
    ...DocumentLine
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}`, {"fragmentName":"WriteParts"}) as unknown as TypedDocumentString<WritePartsFragment, unknown>;
export const ScopeLineFragmentDoc = new TypedDocumentString(`
    fragment ScopeLine on Scope {
  address
  kind
  id
  title
  parent
  user
  aliases
}
    `, {"fragmentName":"ScopeLine"}) as unknown as TypedDocumentString<ScopeLineFragment, unknown>;
export const CreateDocumentDocument = new TypedDocumentString(`
    mutation CreateDocument($input: CreateDocumentInput!) {
  createDocument(input: $input) {
    ...WriteParts
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}
fragment WriteParts on DocumentWriteResult {
  outcome
  warnings
  document {
    ...DocumentLine
  }
}`) as unknown as TypedDocumentString<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const ImportDocumentsDocument = new TypedDocumentString(`
    mutation ImportDocuments($input: ImportDocumentsInput!) {
  importDocuments(input: $input) {
    results {
      id
      outcome
      code
      message
      warnings
    }
  }
}
    `) as unknown as TypedDocumentString<ImportDocumentsMutation, ImportDocumentsMutationVariables>;
export const ListDocumentsDocument = new TypedDocumentString(`
    query ListDocuments($scope: String!, $filter: DocumentFilter, $orderBy: DocumentOrder, $first: Int, $after: String) {
  documents(
    scope: $scope
    filter: $filter
    orderBy: $orderBy
    first: $first
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...DocumentLine
      }
    }
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}`) as unknown as TypedDocumentString<ListDocumentsQuery, ListDocumentsQueryVariables>;
export const GetDocumentDocument = new TypedDocumentString(`
    query GetDocument($id: ID!) {
  document(id: $id) {
    ...DocumentLine
    content
    mimeType
    language
    filename
    pageCount
    indexError
    createdAt
    metadata
    source {
      type
      thinkProcessId
      nodeId
    }
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}`) as unknown as TypedDocumentString<GetDocumentQuery, GetDocumentQueryVariables>;
export const AddTagsDocument = new TypedDocumentString(`
    mutation AddTags($id: ID!, $tags: [String!]!) {
  addTags(id: $id, tags: $tags) {
    ...WriteParts
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}
fragment WriteParts on DocumentWriteResult {
  outcome
  warnings
  document {
    ...DocumentLine
  }
}`) as unknown as TypedDocumentString<AddTagsMutation, AddTagsMutationVariables>;
export const RemoveTagsDocument = new TypedDocumentString(`
    mutation RemoveTags($id: ID!, $tags: [String!]!) {
  removeTags(id: $id, tags: $tags) {
    ...WriteParts
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}
fragment WriteParts on DocumentWriteResult {
  outcome
  warnings
  document {
    ...DocumentLine
  }
}`) as unknown as TypedDocumentString<RemoveTagsMutation, RemoveTagsMutationVariables>;
export const SetTagsDocument = new TypedDocumentString(`
    mutation SetTags($id: ID!, $tags: [String!]!) {
  setTags(id: $id, tags: $tags) {
    ...WriteParts
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}
fragment WriteParts on DocumentWriteResult {
  outcome
  warnings
  document {
    ...DocumentLine
  }
}`) as unknown as TypedDocumentString<SetTagsMutation, SetTagsMutationVariables>;
export const PromoteDocumentDocument = new TypedDocumentString(`
    mutation PromoteDocument($id: ID!, $to: ScopeKind!) {
  promoteDocument(id: $id, to: $to) {
    ...WriteParts
  }
}
    fragment DocumentLine on Document {
  id
  scope
  type
  title
  tags {
    label
    automatic
  }
  indexState
  version
  updatedAt
}
fragment WriteParts on DocumentWriteResult {
  outcome
  warnings
  document {
    ...DocumentLine
  }
}`) as unknown as TypedDocumentString<PromoteDocumentMutation, PromoteDocumentMutationVariables>;
export const DeleteDocumentDocument = new TypedDocumentString(`
    mutation DeleteDocument($id: ID!, $expectedVersion: Int) {
  deleteDocument(id: $id, expectedVersion: $expectedVersion)
}
    `) as unknown as TypedDocumentString<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const RagQueryDocument = new TypedDocumentString(`
    query RagQuery($query: String!, $scope: String!, $tags: [String!], $languages: [String!], $limit: Int, $minSimilarity: Float, $groupByDocument: Boolean! = false, $crossProject: Boolean! = false) {
  ragQuery(
    query: $query
    scope: $scope
    tags: $tags
    languages: $languages
    limit: $limit
    minSimilarity: $minSimilarity
    groupByDocument: $groupByDocument
    crossProject: $crossProject
  ) {
    hits {
      documentId
      title
      type
      tags
      scope
      text
      page
      headingPath
      keyPath
      similarity
      textScore
      weight
      score
      source
      stale
    }
    trace {
      scopes {
        scope
        weight
        candidates
        hits
      }
      vectorSearch
      embedMs
      searchMs
    }
    warnings
  }
}
    `) as unknown as TypedDocumentString<RagQueryQuery, RagQueryQueryVariables>;
export const GetScopeDocument = new TypedDocumentString(`
    query GetScope($address: String!) {
  scope(address: $address) {
    ...ScopeLine
  }
}
    fragment ScopeLine on Scope {
  address
  kind
  id
  title
  parent
  user
  aliases
}`) as unknown as TypedDocumentString<GetScopeQuery, GetScopeQueryVariables>;
export const ListScopesDocument = new TypedDocumentString(`
    query ListScopes($kinds: [ScopeKind!], $first: Int, $after: String) {
  scopes(kinds: $kinds, first: $first, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        ...ScopeLine
      }
    }
  }
}
    fragment ScopeLine on Scope {
  address
  kind
  id
  title
  parent
  user
  aliases
}`) as unknown as TypedDocumentString<ListScopesQuery, ListScopesQueryVariables>;
export const ShowScopeDocument = new TypedDocumentString(`
    query ShowScope($address: String!) {
  visibleScopes(scope: $address) {
    scope {
      ...ScopeLine
    }
    weight
    distance
    via
    reason
  }
}
    fragment ScopeLine on Scope {
  address
  kind
  id
  title
  parent
  user
  aliases
}`) as unknown as TypedDocumentString<ShowScopeQuery, ShowScopeQueryVariables>;
export const CreateScopeDocument = new TypedDocumentString(`
    mutation CreateScope($input: CreateScopeInput!) {
  createScope(input: $input) {
    ...ScopeLine
  }
}
    fragment ScopeLine on Scope {
  address
  kind
  id
  title
  parent
  user
  aliases
}`) as unknown as TypedDocumentString<CreateScopeMutation, CreateScopeMutationVariables>;
export const GetViewerDocument = new TypedDocumentString(`
    query GetViewer {
  viewer {
    userId
    tenantId
    admin
    credential
    permission
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<GetViewerQuery, GetViewerQueryVariables>;
export const WatchDocumentsDocument = new TypedDocumentString(`
    subscription WatchDocuments($scope: String!, $includeDescendants: Boolean! = false, $kinds: [DocumentEventKind!], $tags: [String!], $since: String) {
  documentEvents(
    scope: $scope
    includeDescendants: $includeDescendants
    kinds: $kinds
    tags: $tags
    since: $since
  ) {
    kind
    position
    documentKey
    documentId
    version
    at
  }
}
    `) as unknown as TypedDocumentString<WatchDocumentsSubscription, WatchDocumentsSubscriptionVariables>;