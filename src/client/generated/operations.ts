// Generated from schema/ by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why somebody may do something with a scope. */
export type AccessVia =
  /** He is a member of it. */
  | 'MEMBER'
  /** He is a member of a scope within it. */
  | 'MEMBER_BELOW'
  /** He is a member of a scope that it is within. */
  | 'ROLE_ABOVE'
  /** He administers the tenant. */
  | 'TENANT_ADMIN';

/** A new API key. */
export type CreateApiKeyInput = {
  /** When it ends by itself. Default: never. */
  readonly expiresAt?: string | null | undefined;
  /** What it is for, in 1 to 100 characters. */
  readonly name: string;
  /** The most that it may do. */
  readonly permission?: Permission;
  /** The user that it acts for; made where there is none. Default: you. Another one takes an admin. */
  readonly userId?: string | number | null | undefined;
};

/** A new document made of text. Files go to `POST /upload`. */
export type CreateDocumentInput = {
  /** Its text. */
  readonly content: string;
  /** When it was created. Default: now. */
  readonly createdAt?: string | null | undefined;
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
  /** What it is. */
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

/** What became of a scope, or would. */
export type DeleteScopeOutcome =
  /** It is gone for everybody, and can be restored for 30 days. */
  | 'ARCHIVED'
  /** It is gone for good. */
  | 'DELETED'
  /** Nothing: it was asked what would go. */
  | 'WOULD_DELETE';

/** What happened to a document. */
export type DocumentEventKind =
  /** It was made. */
  | 'DOCUMENT_CREATED'
  /** It was deleted. */
  | 'DOCUMENT_DELETED'
  /** It was moved down into a watched scope, or within them. */
  | 'DOCUMENT_DEMOTED'
  /** It is no longer in a watched scope. Only its key is told. */
  | 'DOCUMENT_LEFT'
  /** It was moved up into a watched scope, or within them; by hand, by a tag or with others. `promotionEvents` tells which. */
  | 'DOCUMENT_PROMOTED'
  /** Tags were added. */
  | 'DOCUMENT_TAGGED'
  /** Tags were taken off. */
  | 'DOCUMENT_UNTAGGED'
  /** Its title, content or metadata was changed. */
  | 'DOCUMENT_UPDATED'
  /** Embedding failed, and is tried again, or was cancelled. */
  | 'INDEX_FAILED'
  /** All of it is searchable by meaning. */
  | 'INDEX_READY';

/** What documents of a list must be: all that is given holds for each of them. */
export type DocumentFilter = {
  /** When it was created. */
  readonly createdAt?: DateTimeRange | null | undefined;
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
  /** A folder. It has no text and is not searched. */
  | 'FOLDER'
  /** Free text, a summary, an idea. Markdown unless its MIME type says otherwise. */
  | 'NOTE'
  /** A link or citation with a note. */
  | 'REFERENCE'
  /** What a think process produced. One chunk, however long. */
  | 'RESULT';

/** What texts were embedded for. */
export type EmbeddingPurpose =
  /** To find documents by meaning. */
  | 'INDEXING'
  /** To ask a question. */
  | 'QUERY'
  /** Checks and measurements of the server itself. */
  | 'UPKEEP';

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

/** What happened to the index of a document. */
export type IndexEventKind =
  /** Embedding failed, `reason` says why; it is tried again. */
  | 'FAILED'
  /** Some of its chunks are embedded; told at most once a second. */
  | 'INDEXING'
  /** Its chunks wait to be embedded; `reason` says why where that takes long. */
  | 'PENDING'
  /** All of it is searchable by meaning. */
  | 'READY';

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

/** What a job event tells. */
export type JobEventKind =
  /** The job was put in the queue, or came to another state or attempt. */
  | 'JOB_CHANGED'
  /** The job said how far it is. */
  | 'JOB_PROGRESSED';

/** How far a job is. */
export type JobState =
  /** An admin ended it before its work was done. */
  | 'CANCELLED'
  /** Its attempts are used up; `error` says why the last one failed. */
  | 'DEAD'
  /** Its work is done. */
  | 'DONE'
  /** A server runs it. */
  | 'RUNNING'
  /** It is due, or will be at `runAt`: for the first time, or again after a failure. */
  | 'WAITING';

/** What became of a membership. */
export type MemberOutcome =
  /** The user is a member now. */
  | 'ADDED'
  /** The member has another role now. */
  | 'CHANGED'
  /** The user is no member any more. */
  | 'REMOVED'
  /** The member had this role already; nothing was written. */
  | 'UNCHANGED';

/** What a member of a scope may do. Every member reads the scope and all that it is within, and makes sessions of his own in it. */
export type MemberRole =
  /** As an owner. */
  | 'ADMIN'
  /** Also reads all within the scope, and writes the sessions and think processes in it. */
  | 'ENGINE'
  /** Of an organization: as an owner. */
  | 'EXECUTIVE'
  /** Reads the scope and what it is within. */
  | 'MEMBER'
  /** Also reads all within the scope, writes it and what is within it down to projects and universes, and manages members. Sessions and think processes are written by their own owners alone. */
  | 'OWNER';

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

/** How a document came to another scope. */
export type MoveKind =
  /** Up, by a tag that promotes, or as a new result by the rule of its project. */
  | 'AUTO_PROMOTED'
  /** Down, by `demoteDocument`. */
  | 'DEMOTED'
  /** Up, by `promoteDocument`. */
  | 'PROMOTED'
  /** Up into the project, by `publishToProject`. */
  | 'PUBLISHED';

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

/** How a document came to another scope, or that it has gone out of sight. */
export type PromotionEventKind =
  /** Up, by a tag that promotes, or as a new result by the rule of its project. */
  | 'AUTO_PROMOTED'
  /** Down, by `demoteDocument`. */
  | 'DEMOTED'
  /** It went out of the watched scopes to where you may not read it. Only its key is told. */
  | 'LEFT'
  /** Up, by `promoteDocument`. */
  | 'PROMOTED'
  /** Up into the project, by `publishToProject`. */
  | 'PUBLISHED';

/** What a scope says of promotion; what is absent stays as it is. */
export type PromotionRulesInput = {
  /** Whether documents may be promoted to it. At first: yes. */
  readonly acceptsPromotions?: boolean | null | undefined;
  /** Whether new results of its think processes come up by themselves; of a project or universe. At first: no. */
  readonly autoPromoteResults?: boolean | null | undefined;
  /** Tags that promote what they are set on, in it and all within it, in place of the present ones; of a project or universe. Null: those of the server again. */
  readonly tags?: ReadonlyArray<PromotionTagInput> | null | undefined;
};

/** A tag that promotes what it is set on. */
export type PromotionTagInput = {
  /** The tag, with or without `#`, in upper or lower case. */
  readonly tag: string;
  /** Level that it promotes to. */
  readonly to: ScopeKind;
};

/** What became of a document that was to be published. */
export type PublishOutcome =
  /** It stays where it is; `code` and `message` say why. */
  | 'FAILED'
  /** It is in the project now. */
  | 'MOVED'
  /** It was in the project already. */
  | 'UNCHANGED';

/** What happened to a scope. */
export type ScopeEventKind =
  /** It has a further address. */
  | 'ALIAS_ADDED'
  /** It was made. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** It is no longer within the watched scope. Only its key is told. */
  | 'LEFT'
  /** Somebody is no longer a member. */
  | 'MEMBER_REMOVED'
  /** Somebody became a member, or has another role. */
  | 'MEMBER_SET'
  /** It is within another scope now, in or below the watched one. */
  | 'MOVED'
  /** Its title was changed. */
  | 'RENAMED'
  /** It was brought back. */
  | 'RESTORED';

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

/** A membership as it shall be. */
export type SetMemberInput = {
  /** What he may do. */
  readonly role?: MemberRole;
  /** Address of the scope. */
  readonly scope: string;
  /** Id of the user: the `sub` of his tokens. He need not have logged in yet. */
  readonly userId: string | number;
};

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

/** What an admin is told about the running of the product. */
export type SystemEventKind =
  /** A cold source did not answer; `subject` names it. */
  | 'COLD_SOURCE_FAILED'
  /** The daily limit of embedding tokens of the tenant is reached: indexing waits for the next day (UTC). */
  | 'EMBEDDING_LIMIT_REACHED'
  /** An index is not online, or something that it needs does not work; `subject` names it. */
  | 'INDEX_DEGRADED'
  /** A job was given up; `subject` is its kind. */
  | 'JOB_DEAD'
  /** A plugin failed and was passed over; `subject` names it. */
  | 'PLUGIN_FAILED'
  /** A plugin took too long and was passed over; `subject` names it. */
  | 'PLUGIN_TIMEOUT'
  /** A plugin was switched on or off; `subject` names it. */
  | 'PLUGIN_TOGGLED'
  /** Redis does not answer; the product goes on without it. */
  | 'REDIS_DOWN'
  /** Redis answers again. */
  | 'REDIS_UP'
  /** A query could not be embedded and was searched by its words alone. */
  | 'TEXT_FALLBACK';

/** A change of a document; what is absent stays as it is. */
export type UpdateDocumentInput = {
  /** New text. It replaces the old one at one moment. */
  readonly content?: string | null | undefined;
  /** Version that the change was made for; refused with CONFLICT, which says what the document is now, when it is not the newest. */
  readonly expectedVersion?: number | null | undefined;
  /** The document. */
  readonly id: string | number;
  /** A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again. */
  readonly idempotencyKey?: string | null | undefined;
  /** New language (BCP 47). One that was given stays when the content changes; a detected one is detected anew. */
  readonly language?: string | null | undefined;
  /** New metadata, in place of the old. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** New MIME type of the text. */
  readonly mimeType?: string | null | undefined;
  /** New title. */
  readonly title?: string | null | undefined;
};

/** By what the use of the embedding model is told apart. */
export type UsageGroup =
  /** By the day (UTC). */
  | 'DAY'
  /** By the model. */
  | 'MODEL'
  /** By what it was for. */
  | 'PURPOSE'
  /** By the scope that a document went to, or a question was asked from. */
  | 'SCOPE';

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
  /** The document is in another scope now. */
  | 'MOVED'
  /** The document was as asked for already. */
  | 'UNCHANGED'
  /** The document was changed. */
  | 'UPDATED';

export type ApiKeyPartsFragment = { readonly key: string, readonly name: string, readonly prefix: string, readonly userId: string, readonly permission: Permission, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null };

export type MemberChangePartsFragment = { readonly outcome: MemberOutcome, readonly scope: string, readonly userId: string, readonly role: MemberRole, readonly before: MemberRole | null };

export type GetViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetViewerQuery = { readonly viewer: { readonly userId: string, readonly tenantId: string, readonly admin: boolean, readonly credential: CredentialKind, readonly permission: Permission, readonly expiresAt: string | null } };

export type ListApiKeysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListApiKeysQuery = { readonly apiKeys: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly key: string, readonly name: string, readonly prefix: string, readonly userId: string, readonly permission: Permission, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null } }> } };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { readonly createApiKey: { readonly secret: string, readonly apiKey: { readonly key: string, readonly name: string, readonly prefix: string, readonly userId: string, readonly permission: Permission, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  key: string | number;
}>;


export type RevokeApiKeyMutation = { readonly revokeApiKey: { readonly key: string, readonly name: string, readonly prefix: string, readonly userId: string, readonly permission: Permission, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null } };

export type RevokeTokensMutationVariables = Exact<{
  userId?: string | number | null | undefined;
}>;


export type RevokeTokensMutation = { readonly revokeTokens: string };

export type SetMemberMutationVariables = Exact<{
  input: SetMemberInput;
}>;


export type SetMemberMutation = { readonly setMember: { readonly outcome: MemberOutcome, readonly scope: string, readonly userId: string, readonly role: MemberRole, readonly before: MemberRole | null } };

export type RemoveMemberMutationVariables = Exact<{
  scope: string;
  userId: string | number;
}>;


export type RemoveMemberMutation = { readonly removeMember: { readonly outcome: MemberOutcome, readonly scope: string, readonly userId: string, readonly role: MemberRole, readonly before: MemberRole | null } };

export type ListMembersQueryVariables = Exact<{
  scope: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListMembersQuery = { readonly scope: { readonly address: string, readonly members: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly userId: string, readonly role: MemberRole, readonly since: string | null } }> } } | null };

export type ExplainAccessQueryVariables = Exact<{
  scope?: string | null | undefined;
  document?: string | number | null | undefined;
  userId?: string | number | null | undefined;
}>;


export type ExplainAccessQuery = { readonly explainAccess: { readonly userId: string, readonly scope: string, readonly canRead: boolean, readonly canWrite: boolean, readonly reasons: ReadonlyArray<{ readonly via: AccessVia, readonly role: MemberRole | null, readonly scope: string | null, readonly path: ReadonlyArray<string>, readonly canRead: boolean, readonly canWrite: boolean, readonly reason: string }> } };

export type DocumentPartsFragment = { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> };

export type DocumentWritePartsFragment = { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } };

export type GetDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type GetDocumentQuery = { readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } | null };

export type ListDocumentsQueryVariables = Exact<{
  scope: string;
  filter?: DocumentFilter | null | undefined;
  orderBy?: DocumentOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListDocumentsQuery = { readonly documents: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } }> } };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { readonly createDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type ImportDocumentsMutationVariables = Exact<{
  input: ImportDocumentsInput;
}>;


export type ImportDocumentsMutation = { readonly importDocuments: { readonly failed: number, readonly results: ReadonlyArray<{ readonly id: string, readonly outcome: ImportOutcome, readonly code: string | null, readonly message: string | null, readonly warnings: ReadonlyArray<string> }> } };

export type UpdateDocumentMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { readonly updateDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type AddTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string> | string;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type AddTagsMutation = { readonly addTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type RemoveTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string> | string;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RemoveTagsMutation = { readonly removeTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type SetTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string> | string;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SetTagsMutation = { readonly setTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type LinkTranslationMutationVariables = Exact<{
  id: string | number;
  of: string | number;
}>;


export type LinkTranslationMutation = { readonly linkTranslation: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type UnlinkTranslationMutationVariables = Exact<{
  id: string | number;
}>;


export type UnlinkTranslationMutation = { readonly unlinkTranslation: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type PromoteDocumentMutationVariables = Exact<{
  id: string | number;
  to: ScopeKind;
  toFolder?: string | number | null | undefined;
  reason?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type PromoteDocumentMutation = { readonly promoteDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type DemoteDocumentMutationVariables = Exact<{
  id: string | number;
  toScope: string;
  toFolder?: string | number | null | undefined;
  reason?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type DemoteDocumentMutation = { readonly demoteDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly replayed: boolean, readonly document: { readonly key: string, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexState: IndexState, readonly indexError: string | null, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly metadata: Record<string, unknown>, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly id: string, readonly label: string, readonly automatic: boolean }>, readonly indexProgress: { readonly chunks: number, readonly embedded: number }, readonly translations: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: string, readonly original: boolean }> } } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string | number;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type DeleteDocumentMutation = { readonly deleteDocument: string };

export type FirstQueryQueryVariables = Exact<{
  query?: string;
  scope?: string;
}>;


export type FirstQueryQuery = { readonly ragQuery: { readonly warnings: ReadonlyArray<string>, readonly hits: ReadonlyArray<{ readonly title: string, readonly page: number | null, readonly scope: string, readonly weight: number, readonly similarity: number | null, readonly score: number, readonly text: string }>, readonly trace: { readonly scopes: ReadonlyArray<{ readonly scope: string, readonly weight: number, readonly candidates: number, readonly hits: number }> } } };

export type JobPartsFragment = { readonly key: string, readonly kind: string, readonly state: JobState, readonly attempts: number, readonly maxAttempts: number, readonly runAt: string | null, readonly leasedUntil: string | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly failedAt: string | null, readonly error: string | null, readonly cancelRequestedAt: string | null, readonly cancelledBy: string | null, readonly schedule: string | null, readonly system: boolean, readonly progress: { readonly done: number, readonly total: number, readonly note: string | null } | null };

export type JobSchedulePartsFragment = { readonly name: string, readonly description: string, readonly kind: string, readonly cron: string, readonly timeZone: string, readonly perTenant: boolean, readonly nextAt: string | null, readonly lastDueAt: string | null };

export type GetJobQueryVariables = Exact<{
  key: string | number;
}>;


export type GetJobQuery = { readonly job: { readonly key: string, readonly kind: string, readonly state: JobState, readonly attempts: number, readonly maxAttempts: number, readonly runAt: string | null, readonly leasedUntil: string | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly failedAt: string | null, readonly error: string | null, readonly cancelRequestedAt: string | null, readonly cancelledBy: string | null, readonly schedule: string | null, readonly system: boolean, readonly progress: { readonly done: number, readonly total: number, readonly note: string | null } | null } | null };

export type ListJobsQueryVariables = Exact<{
  states?: ReadonlyArray<JobState> | JobState | null | undefined;
  kinds?: ReadonlyArray<string> | string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListJobsQuery = { readonly jobs: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly key: string, readonly kind: string, readonly state: JobState, readonly attempts: number, readonly maxAttempts: number, readonly runAt: string | null, readonly leasedUntil: string | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly failedAt: string | null, readonly error: string | null, readonly cancelRequestedAt: string | null, readonly cancelledBy: string | null, readonly schedule: string | null, readonly system: boolean, readonly progress: { readonly done: number, readonly total: number, readonly note: string | null } | null } }> } };

export type ListSchedulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSchedulesQuery = { readonly schedules: ReadonlyArray<{ readonly name: string, readonly description: string, readonly kind: string, readonly cron: string, readonly timeZone: string, readonly perTenant: boolean, readonly nextAt: string | null, readonly lastDueAt: string | null }> };

export type CancelJobMutationVariables = Exact<{
  key: string | number;
}>;


export type CancelJobMutation = { readonly cancelJob: { readonly key: string, readonly kind: string, readonly state: JobState, readonly attempts: number, readonly maxAttempts: number, readonly runAt: string | null, readonly leasedUntil: string | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly failedAt: string | null, readonly error: string | null, readonly cancelRequestedAt: string | null, readonly cancelledBy: string | null, readonly schedule: string | null, readonly system: boolean, readonly progress: { readonly done: number, readonly total: number, readonly note: string | null } | null } };

export type RunJobMutationVariables = Exact<{
  key: string | number;
}>;


export type RunJobMutation = { readonly runJob: { readonly key: string, readonly kind: string, readonly state: JobState, readonly attempts: number, readonly maxAttempts: number, readonly runAt: string | null, readonly leasedUntil: string | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly failedAt: string | null, readonly error: string | null, readonly cancelRequestedAt: string | null, readonly cancelledBy: string | null, readonly schedule: string | null, readonly system: boolean, readonly progress: { readonly done: number, readonly total: number, readonly note: string | null } | null } };

export type RunScheduleMutationVariables = Exact<{
  name: string;
}>;


export type RunScheduleMutation = { readonly runSchedule: { readonly name: string, readonly description: string, readonly kind: string, readonly cron: string, readonly timeZone: string, readonly perTenant: boolean, readonly nextAt: string | null, readonly lastDueAt: string | null } };

export type WatchJobsSubscriptionVariables = Exact<{
  kinds?: ReadonlyArray<string> | string | null | undefined;
}>;


export type WatchJobsSubscription = { readonly jobEvents: { readonly kind: JobEventKind, readonly position: string, readonly jobKey: string, readonly jobKind: string, readonly state: JobState, readonly attempts: number, readonly error: string | null, readonly at: string, readonly progress: { readonly done: number, readonly total: number, readonly note: string | null } | null } };

export type WatchSystemSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchSystemSubscription = { readonly systemEvents: { readonly kind: SystemEventKind, readonly position: string, readonly subject: string | null, readonly message: string, readonly count: number, readonly at: string } };

export type PluginPartsFragment = { readonly name: string, readonly version: string, readonly enabled: boolean, readonly degraded: boolean, readonly calls: number, readonly failures: number, readonly timeouts: number, readonly meanMs: number };

export type ListPluginsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPluginsQuery = { readonly plugins: ReadonlyArray<{ readonly name: string, readonly version: string, readonly enabled: boolean, readonly degraded: boolean, readonly calls: number, readonly failures: number, readonly timeouts: number, readonly meanMs: number }> };

export type EnablePluginMutationVariables = Exact<{
  name: string | number;
}>;


export type EnablePluginMutation = { readonly enablePlugin: { readonly name: string, readonly version: string, readonly enabled: boolean, readonly degraded: boolean, readonly calls: number, readonly failures: number, readonly timeouts: number, readonly meanMs: number } };

export type DisablePluginMutationVariables = Exact<{
  name: string | number;
}>;


export type DisablePluginMutation = { readonly disablePlugin: { readonly name: string, readonly version: string, readonly enabled: boolean, readonly degraded: boolean, readonly calls: number, readonly failures: number, readonly timeouts: number, readonly meanMs: number } };

export type MovePartsFragment = { readonly how: MoveKind, readonly from: string | null, readonly to: string | null, readonly at: string, readonly by: string | null, readonly reason: string | null };

export type PromotionRulesPartsFragment = { readonly acceptsPromotions: boolean, readonly autoPromoteResults: boolean, readonly ownTags: boolean, readonly tags: ReadonlyArray<{ readonly tag: string, readonly to: ScopeKind }> | null };

export type PublishToProjectMutationVariables = Exact<{
  thinkProcessId: string | number;
  documentIds?: ReadonlyArray<string | number> | string | number | null | undefined;
  reason?: string | null | undefined;
}>;


export type PublishToProjectMutation = { readonly publishToProject: { readonly project: string, readonly moved: number, readonly failed: number, readonly results: ReadonlyArray<{ readonly id: string, readonly outcome: PublishOutcome, readonly code: string | null, readonly message: string | null, readonly document: { readonly scope: string, readonly version: number } | null }> } };

export type ListMovesQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListMovesQuery = { readonly document: { readonly id: string, readonly scope: string, readonly moves: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly how: MoveKind, readonly from: string | null, readonly to: string | null, readonly at: string, readonly by: string | null, readonly reason: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type SetPromotionRulesMutationVariables = Exact<{
  scope: string;
  rules: PromotionRulesInput;
}>;


export type SetPromotionRulesMutation = { readonly setPromotionRules: { readonly address: string, readonly version: number, readonly promotionRules: { readonly acceptsPromotions: boolean, readonly autoPromoteResults: boolean, readonly ownTags: boolean, readonly tags: ReadonlyArray<{ readonly tag: string, readonly to: ScopeKind }> | null } | null } };

export type GetPromotionRulesQueryVariables = Exact<{
  scope: string;
}>;


export type GetPromotionRulesQuery = { readonly scope: { readonly address: string, readonly promotionRules: { readonly acceptsPromotions: boolean, readonly autoPromoteResults: boolean, readonly ownTags: boolean, readonly tags: ReadonlyArray<{ readonly tag: string, readonly to: ScopeKind }> | null } | null } | null };

export type WatchPromotionsSubscriptionVariables = Exact<{
  scope: string;
  includeDescendants?: boolean;
  kinds?: ReadonlyArray<PromotionEventKind> | PromotionEventKind | null | undefined;
  since?: string | null | undefined;
}>;


export type WatchPromotionsSubscription = { readonly promotionEvents: { readonly kind: PromotionEventKind, readonly position: string, readonly documentKey: string, readonly documentId: string | null, readonly version: number | null, readonly from: string | null, readonly to: string | null, readonly at: string } };

export type RagQueryQueryVariables = Exact<{
  query: string;
  scope: string;
  tags?: ReadonlyArray<string> | string | null | undefined;
  languages?: ReadonlyArray<string> | string | null | undefined;
  preferredLanguage?: string | null | undefined;
  limit?: number | null | undefined;
  minSimilarity?: number | null | undefined;
  groupByDocument?: boolean;
  includeStale?: boolean;
  crossProject?: boolean;
}>;


export type RagQueryQuery = { readonly ragQuery: { readonly warnings: ReadonlyArray<string>, readonly hits: ReadonlyArray<{ readonly text: string, readonly documentId: string, readonly title: string, readonly type: DocumentType, readonly tags: ReadonlyArray<string>, readonly scope: string, readonly language: string, readonly similarity: number | null, readonly textScore: number, readonly relevance: number, readonly weight: number, readonly score: number, readonly source: HitSource, readonly position: number, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly keyPath: string | null, readonly stale: boolean }>, readonly trace: { readonly model: string, readonly baseline: number, readonly vectorShare: number, readonly vectorSearch: boolean, readonly language: string, readonly embedMs: number, readonly searchMs: number, readonly scopes: ReadonlyArray<{ readonly scope: string, readonly kind: ScopeKind, readonly title: string, readonly weight: number, readonly candidates: number, readonly hits: number }> } } };

export type ScopePartsFragment = { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number };

export type GetScopeQueryVariables = Exact<{
  address: string;
}>;


export type GetScopeQuery = { readonly scope: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } | null };

export type ListScopesQueryVariables = Exact<{
  kinds?: ReadonlyArray<ScopeKind> | ScopeKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListScopesQuery = { readonly scopes: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } }> } };

export type VisibleScopesQueryVariables = Exact<{
  scope: string;
  crossProject?: boolean;
}>;


export type VisibleScopesQuery = { readonly visibleScopes: ReadonlyArray<{ readonly weight: number, readonly distance: number, readonly via: VisibleVia, readonly reason: string, readonly scope: { readonly address: string, readonly title: string, readonly kind: ScopeKind, readonly tier: number | null } }> };

export type CreateScopeMutationVariables = Exact<{
  input: CreateScopeInput;
}>;


export type CreateScopeMutation = { readonly createScope: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } };

export type MoveScopeMutationVariables = Exact<{
  scope: string;
  parent?: string | null | undefined;
}>;


export type MoveScopeMutation = { readonly moveScope: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } };

export type AddScopeAliasMutationVariables = Exact<{
  scope: string;
  alias: string;
}>;


export type AddScopeAliasMutation = { readonly addScopeAlias: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } };

export type RenameScopeMutationVariables = Exact<{
  scope: string;
  title: string;
}>;


export type RenameScopeMutation = { readonly renameScope: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } };

export type DeleteScopeMutationVariables = Exact<{
  scope: string;
  cascade?: boolean;
  dryRun?: boolean;
}>;


export type DeleteScopeMutation = { readonly deleteScope: { readonly outcome: DeleteScopeOutcome, readonly scope: string, readonly restorableUntil: string | null, readonly contents: { readonly scopes: number, readonly documents: number, readonly chunks: number, readonly members: number } } };

export type ListArchivedScopesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type ListArchivedScopesQuery = { readonly archivedScopes: ReadonlyArray<{ readonly key: string, readonly kind: ScopeKind, readonly address: string, readonly title: string, readonly scopes: number, readonly archivedAt: string, readonly purgeAt: string }> };

export type RestoreScopeMutationVariables = Exact<{
  scope: string;
}>;


export type RestoreScopeMutation = { readonly restoreScope: { readonly key: string, readonly address: string, readonly kind: ScopeKind, readonly id: string, readonly title: string, readonly tier: number | null, readonly parent: string | null, readonly user: string | null, readonly aliases: ReadonlyArray<string>, readonly version: number } };

export type GetEmbeddingUsageQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  scope?: string | null | undefined;
  groupBy?: ReadonlyArray<UsageGroup> | UsageGroup;
}>;


export type GetEmbeddingUsageQuery = { readonly embeddingUsage: { readonly from: string, readonly to: string, readonly truncated: boolean, readonly entries: ReadonlyArray<{ readonly day: string | null, readonly scope: string | null, readonly purpose: EmbeddingPurpose | null, readonly model: string | null, readonly calls: number, readonly texts: number, readonly tokens: number, readonly cost: number }>, readonly total: { readonly calls: number, readonly texts: number, readonly tokens: number, readonly cost: number } } };

export type WatchDocumentsSubscriptionVariables = Exact<{
  scope: string;
  includeDescendants?: boolean;
  kinds?: ReadonlyArray<DocumentEventKind> | DocumentEventKind | null | undefined;
  documentId?: string | number | null | undefined;
  types?: ReadonlyArray<DocumentType> | DocumentType | null | undefined;
  tags?: ReadonlyArray<string> | string | null | undefined;
  since?: string | null | undefined;
}>;


export type WatchDocumentsSubscription = { readonly documentEvents: { readonly kind: DocumentEventKind, readonly position: string, readonly documentKey: string, readonly documentId: string | null, readonly version: number | null, readonly at: string } };

export type WatchIndexSubscriptionVariables = Exact<{
  scope: string;
  includeDescendants?: boolean;
  documentId?: string | number | null | undefined;
  kinds?: ReadonlyArray<IndexEventKind> | IndexEventKind | null | undefined;
  since?: string | null | undefined;
}>;


export type WatchIndexSubscription = { readonly indexEvents: { readonly kind: IndexEventKind, readonly position: string, readonly documentKey: string, readonly documentId: string | null, readonly chunks: number | null, readonly embedded: number | null, readonly reason: string | null, readonly at: string } };

export type WatchScopesSubscriptionVariables = Exact<{
  scope: string;
  includeDescendants?: boolean;
  kinds?: ReadonlyArray<ScopeEventKind> | ScopeEventKind | null | undefined;
  since?: string | null | undefined;
}>;


export type WatchScopesSubscription = { readonly scopeEvents: { readonly kind: ScopeEventKind, readonly position: string, readonly scopeKey: string, readonly scope: string | null, readonly title: string | null, readonly userId: string | null, readonly role: string | null, readonly at: string } };

export const ApiKeyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiKeyPartsFragment, unknown>;
export const MemberChangePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]} as unknown as DocumentNode<MemberChangePartsFragment, unknown>;
export const DocumentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}}]} as unknown as DocumentNode<DocumentPartsFragment, unknown>;
export const DocumentWritePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}}]} as unknown as DocumentNode<DocumentWritePartsFragment, unknown>;
export const JobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}},{"kind":"Field","name":{"kind":"Name","value":"leasedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"system"}}]}}]} as unknown as DocumentNode<JobPartsFragment, unknown>;
export const JobSchedulePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobScheduleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cron"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"perTenant"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDueAt"}}]}}]} as unknown as DocumentNode<JobSchedulePartsFragment, unknown>;
export const PluginPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PluginParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PluginStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"degraded"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"timeouts"}},{"kind":"Field","name":{"kind":"Name","value":"meanMs"}}]}}]} as unknown as DocumentNode<PluginPartsFragment, unknown>;
export const MovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"how"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<MovePartsFragment, unknown>;
export const PromotionRulesPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptsPromotions"}},{"kind":"Field","name":{"kind":"Name","value":"autoPromoteResults"}},{"kind":"Field","name":{"kind":"Name","value":"ownTags"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PromotionRulesPartsFragment, unknown>;
export const ScopePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ScopePartsFragment, unknown>;
export const GetViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantId"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<GetViewerQuery, GetViewerQueryVariables>;
export const ListApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ListApiKeysQuery, ListApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const RevokeTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<RevokeTokensMutation, RevokeTokensMutationVariables>;
export const SetMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberChangeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]} as unknown as DocumentNode<SetMemberMutation, SetMemberMutationVariables>;
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberChangeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const ListMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListMembersQuery, ListMembersQueryVariables>;
export const ExplainAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"document"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"canRead"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"canRead"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainAccessQuery, ExplainAccessQueryVariables>;
export const GetDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}}]} as unknown as DocumentNode<GetDocumentQuery, GetDocumentQueryVariables>;
export const ListDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}}]} as unknown as DocumentNode<ListDocumentsQuery, ListDocumentsQueryVariables>;
export const CreateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const ImportDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDocumentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]}}]} as unknown as DocumentNode<ImportDocumentsMutation, ImportDocumentsMutationVariables>;
export const UpdateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentMutation, UpdateDocumentMutationVariables>;
export const AddTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<AddTagsMutation, AddTagsMutationVariables>;
export const RemoveTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<RemoveTagsMutation, RemoveTagsMutationVariables>;
export const SetTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<SetTagsMutation, SetTagsMutationVariables>;
export const LinkTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<LinkTranslationMutation, LinkTranslationMutationVariables>;
export const UnlinkTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<UnlinkTranslationMutation, UnlinkTranslationMutationVariables>;
export const PromoteDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScopeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toFolder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"toFolder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toFolder"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<PromoteDocumentMutation, PromoteDocumentMutationVariables>;
export const DemoteDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DemoteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toScope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toFolder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"toScope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toScope"}}},{"kind":"Argument","name":{"kind":"Name","value":"toFolder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toFolder"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentWriteParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"indexState"}},{"kind":"Field","name":{"kind":"Name","value":"indexError"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"thinkProcessId"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indexProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"original"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentWriteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentWriteResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}}]} as unknown as DocumentNode<DemoteDocumentMutation, DemoteDocumentMutationVariables>;
export const DeleteDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}]}}]} as unknown as DocumentNode<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const FirstQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"What are the hardware requirements of Flash Attention?","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"think-process/tp_hypothesis_check","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ragQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"similarity"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]} as unknown as DocumentNode<FirstQueryQuery, FirstQueryQueryVariables>;
export const GetJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}},{"kind":"Field","name":{"kind":"Name","value":"leasedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"system"}}]}}]} as unknown as DocumentNode<GetJobQuery, GetJobQueryVariables>;
export const ListJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}},{"kind":"Field","name":{"kind":"Name","value":"leasedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"system"}}]}}]} as unknown as DocumentNode<ListJobsQuery, ListJobsQueryVariables>;
export const ListSchedulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSchedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobScheduleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobScheduleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cron"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"perTenant"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDueAt"}}]}}]} as unknown as DocumentNode<ListSchedulesQuery, ListSchedulesQueryVariables>;
export const CancelJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}},{"kind":"Field","name":{"kind":"Name","value":"leasedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"system"}}]}}]} as unknown as DocumentNode<CancelJobMutation, CancelJobMutationVariables>;
export const RunJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}},{"kind":"Field","name":{"kind":"Name","value":"leasedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"system"}}]}}]} as unknown as DocumentNode<RunJobMutation, RunJobMutationVariables>;
export const RunScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobScheduleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobScheduleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cron"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"perTenant"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDueAt"}}]}}]} as unknown as DocumentNode<RunScheduleMutation, RunScheduleMutationVariables>;
export const WatchJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"jobKey"}},{"kind":"Field","name":{"kind":"Name","value":"jobKind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WatchJobsSubscription, WatchJobsSubscriptionVariables>;
export const WatchSystemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WatchSystemSubscription, WatchSystemSubscriptionVariables>;
export const ListPluginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPlugins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plugins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PluginParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PluginParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PluginStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"degraded"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"timeouts"}},{"kind":"Field","name":{"kind":"Name","value":"meanMs"}}]}}]} as unknown as DocumentNode<ListPluginsQuery, ListPluginsQueryVariables>;
export const EnablePluginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnablePlugin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enablePlugin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PluginParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PluginParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PluginStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"degraded"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"timeouts"}},{"kind":"Field","name":{"kind":"Name","value":"meanMs"}}]}}]} as unknown as DocumentNode<EnablePluginMutation, EnablePluginMutationVariables>;
export const DisablePluginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisablePlugin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disablePlugin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PluginParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PluginParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PluginStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"degraded"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"timeouts"}},{"kind":"Field","name":{"kind":"Name","value":"meanMs"}}]}}]} as unknown as DocumentNode<DisablePluginMutation, DisablePluginMutationVariables>;
export const PublishToProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishToProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thinkProcessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishToProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thinkProcessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thinkProcessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"}},{"kind":"Field","name":{"kind":"Name","value":"moved"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublishToProjectMutation, PublishToProjectMutationVariables>;
export const ListMovesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMoves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoveParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"how"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ListMovesQuery, ListMovesQueryVariables>;
export const SetPromotionRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPromotionRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rules"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPromotionRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"rules"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rules"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"promotionRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRulesParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptsPromotions"}},{"kind":"Field","name":{"kind":"Name","value":"autoPromoteResults"}},{"kind":"Field","name":{"kind":"Name","value":"ownTags"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SetPromotionRulesMutation, SetPromotionRulesMutationVariables>;
export const GetPromotionRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetPromotionRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"promotionRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRulesParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptsPromotions"}},{"kind":"Field","name":{"kind":"Name","value":"autoPromoteResults"}},{"kind":"Field","name":{"kind":"Name","value":"ownTags"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<GetPromotionRulesQuery, GetPromotionRulesQueryVariables>;
export const WatchPromotionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchPromotions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionEventKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeDescendants"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"documentKey"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WatchPromotionsSubscription, WatchPromotionsSubscriptionVariables>;
export const RagQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RagQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languages"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preferredLanguage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minSimilarity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupByDocument"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeStale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"crossProject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ragQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"languages"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languages"}}},{"kind":"Argument","name":{"kind":"Name","value":"preferredLanguage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preferredLanguage"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"minSimilarity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minSimilarity"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupByDocument"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupByDocument"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeStale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeStale"}}},{"kind":"Argument","name":{"kind":"Name","value":"crossProject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"crossProject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"similarity"}},{"kind":"Field","name":{"kind":"Name","value":"textScore"}},{"kind":"Field","name":{"kind":"Name","value":"relevance"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"headingPath"}},{"kind":"Field","name":{"kind":"Name","value":"keyPath"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"baseline"}},{"kind":"Field","name":{"kind":"Name","value":"vectorShare"}},{"kind":"Field","name":{"kind":"Name","value":"vectorSearch"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"embedMs"}},{"kind":"Field","name":{"kind":"Name","value":"searchMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]} as unknown as DocumentNode<RagQueryQuery, RagQueryQueryVariables>;
export const GetScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GetScopeQuery, GetScopeQueryVariables>;
export const ListScopesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListScopes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScopeKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scopes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListScopesQuery, ListScopesQueryVariables>;
export const VisibleScopesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisibleScopes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"crossProject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibleScopes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"crossProject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"crossProject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<VisibleScopesQuery, VisibleScopesQueryVariables>;
export const CreateScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateScopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateScopeMutation, CreateScopeMutationVariables>;
export const MoveScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"parent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoveScopeMutation, MoveScopeMutationVariables>;
export const AddScopeAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddScopeAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alias"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addScopeAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"alias"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alias"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddScopeAliasMutation, AddScopeAliasMutationVariables>;
export const RenameScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RenameScopeMutation, RenameScopeMutationVariables>;
export const DeleteScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cascade"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"cascade"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cascade"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"contents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"members"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteScopeMutation, DeleteScopeMutationVariables>;
export const ListArchivedScopesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListArchivedScopes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedScopes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgeAt"}}]}}]}}]} as unknown as DocumentNode<ListArchivedScopesQuery, ListArchivedScopesQueryVariables>;
export const RestoreScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScopeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScopeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Scope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RestoreScopeMutation, RestoreScopeMutationVariables>;
export const GetEmbeddingUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetEmbeddingUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsageGroup"}}}}},"defaultValue":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DAY"},{"kind":"EnumValue","value":"PURPOSE"},{"kind":"EnumValue","value":"MODEL"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"embeddingUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truncated"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]}}]}}]} as unknown as DocumentNode<GetEmbeddingUsageQuery, GetEmbeddingUsageQueryVariables>;
export const WatchDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentEventKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeDescendants"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"documentKey"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WatchDocumentsSubscription, WatchDocumentsSubscriptionVariables>;
export const WatchIndexDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchIndex"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndexEventKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indexEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeDescendants"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"documentKey"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"chunks"}},{"kind":"Field","name":{"kind":"Name","value":"embedded"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WatchIndexSubscription, WatchIndexSubscriptionVariables>;
export const WatchScopesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchScopes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScopeEventKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scopeEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeDescendants"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeDescendants"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"scopeKey"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WatchScopesSubscription, WatchScopesSubscriptionVariables>;