// Generated from schema/ by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a document refers to. It names another document, an address, or at least something in words. */
export type AddReferenceInput = {
  /** The document that refers to it. */
  readonly documentId: string | number;
  /** Version of the document that it was made for; refused with CONFLICT when it is not the newest. */
  readonly expectedVersion?: number | null | undefined;
  /** A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again. */
  readonly idempotencyKey?: string | null | undefined;
  /** What kind of reference it is. */
  readonly kind: ReferenceKind;
  /** The heading, page or other place that is meant. */
  readonly locator?: string | null | undefined;
  /** What else is to be said of it. */
  readonly note?: string | null | undefined;
  /** Id of the document that is meant. One that is not there, or not for you, is found when a document of that id or name comes into the scope. */
  readonly targetId?: string | number | null | undefined;
  /** Title or file name of the document that is meant, in the same scope; it may come later. */
  readonly title?: string | null | undefined;
  /** Address, `http` or `https`. */
  readonly url?: string | null | undefined;
};

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

/** A new folder. */
export type CreateFolderInput = {
  /** Its id; made by the server where absent. */
  readonly id?: string | number | null | undefined;
  /** A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again. */
  readonly idempotencyKey?: string | null | undefined;
  /** A free map; types are kept. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** Folder of the same scope that it is in. Default: the root. */
  readonly parentId?: string | number | null | undefined;
  /** Its place among the children, from 0; at the root among the folders. Default: the end. */
  readonly position?: number | null | undefined;
  /** Address of the scope that it belongs to. */
  readonly scope: string;
  /** Its tags, with or without `#`. */
  readonly tags?: ReadonlyArray<string | number> | null | undefined;
  /** Its title; `updateDocument` renames it. */
  readonly title: string;
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

/** What became of a folder that was to be deleted. */
export type DeleteFolderOutcome =
  /** It is gone with `contents`, and can be restored until `restorableUntil`. */
  | 'ARCHIVED'
  /** Nothing yet: `contents` is what would go with `recursive: true`. */
  | 'WOULD_ARCHIVE';

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
  readonly tags?: ReadonlyArray<string | number> | null | undefined;
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
  /** A free map; types are kept. What the front matter of Markdown says beside its tags is added, where no entry of the same name is given. Where there is neither, that of a document that is there stays. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** MIME type of the text. Default: that of its type; of a document that is there, the one it has. */
  readonly mimeType?: string | null | undefined;
  /** Its tags, with or without `#`, and those of the front matter of Markdown, in place of those that people have set. Where there are none, those stay. */
  readonly tags?: ReadonlyArray<string | number> | null | undefined;
  /** Its title. Default: that of its front matter, else the first line of its content. */
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

/** Which way a lineage is followed. */
export type LineageDirection =
  /** To what was made from the document: what must be redone? */
  | 'DOWN'
  /** To what the document was made from: why do we believe this? */
  | 'UP';

/** What became of an entry of metadata. */
export type MetadataChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It has another value. */
  | 'CHANGED'
  /** It is gone. */
  | 'REMOVED';

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

/** What became of a document that was to be published. */
export type PublishOutcome =
  /** It stays where it is; `code` and `message` say why. */
  | 'FAILED'
  /** It is in the project now. */
  | 'MOVED'
  /** It was in the project already. */
  | 'UNCHANGED';

/** Which way a reference is looked at. */
export type ReferenceDirection =
  /** Either way. */
  | 'BOTH'
  /** What refers to a document. */
  | 'INCOMING'
  /** What a document refers to. */
  | 'OUTGOING';

/** What kind of reference it is. */
export type ReferenceKind =
  /** A work that is cited, such as by its DOI. */
  | 'CITATION'
  /** Another document, such as by a wiki link. */
  | 'CROSS_REFERENCE'
  /** An address. */
  | 'LINK';

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

/** How far a task is. */
export type TaskStatus =
  /** It was changed after its last run: its result is stale until it is run again. */
  | 'CHANGED'
  /** Its result is saved. */
  | 'DONE'
  /** The last run failed, `error` says why. The result of an earlier one stays as it was. */
  | 'FAILED'
  /** It was not run yet. */
  | 'PENDING'
  /** It is being run. */
  | 'RUNNING';

/** How far a think process is. */
export type ThinkProcessStatus =
  /** It is done. Its memory stays, and tasks may still be added and run. */
  | 'COMPLETED'
  /** Its tasks are worked on. */
  | 'RUNNING';

/** A part of a document that versions tell apart. */
export type VersionField =
  /** Its text. */
  | 'CONTENT'
  /** Its language. */
  | 'LANGUAGE'
  /** Its metadata. */
  | 'METADATA'
  /** Its MIME type. */
  | 'MIME_TYPE'
  /** The tags that people set. */
  | 'TAGS'
  /** Its title. */
  | 'TITLE';

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


export type GetDocumentQuery = { readonly document: { readonly folderPath: ReadonlyArray<string>, readonly content: string, readonly mimeType: string, readonly language: string, readonly filename: string | null, readonly pageCount: number | null, readonly indexError: string | null, readonly createdAt: string, readonly metadata: Record<string, unknown>, readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly source: { readonly type: SourceType, readonly thinkProcessId: string | null, readonly nodeId: string | null }, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } | null };

export type AddTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string | number> | string | number;
}>;


export type AddTagsMutation = { readonly addTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type RemoveTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string | number> | string | number;
}>;


export type RemoveTagsMutation = { readonly removeTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type SetTagsMutationVariables = Exact<{
  id: string | number;
  tags: ReadonlyArray<string | number> | string | number;
}>;


export type SetTagsMutation = { readonly setTags: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string | number;
  expectedVersion?: number | null | undefined;
}>;


export type DeleteDocumentMutation = { readonly deleteDocument: string };

export type BrowseQueryVariables = Exact<{
  scope: string;
  folderId?: string | number | null | undefined;
  depth: number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BrowseQuery = { readonly browse: { readonly scope: string, readonly hasMore: boolean, readonly endCursor: string | null, readonly folder: { readonly id: string, readonly title: string, readonly folderPath: ReadonlyArray<string> } | null, readonly entries: ReadonlyArray<{ readonly depth: number, readonly parentId: string | null, readonly childCount: number, readonly hasMore: boolean, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } }> } };

export type CreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type CreateFolderMutation = { readonly createFolder: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type MoveToFolderMutationVariables = Exact<{
  id: string | number;
  folderId?: string | number | null | undefined;
}>;


export type MoveToFolderMutation = { readonly moveToFolder: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type RenameDocumentMutationVariables = Exact<{
  id: string | number;
  title: string;
}>;


export type RenameDocumentMutation = { readonly updateDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type DeleteFolderMutationVariables = Exact<{
  id: string | number;
  recursive: boolean;
  unfile: boolean;
  dryRun: boolean;
  expectedVersion?: number | null | undefined;
}>;


export type DeleteFolderMutation = { readonly deleteFolder: { readonly outcome: DeleteFolderOutcome, readonly id: string, readonly unfiled: number, readonly restorableUntil: string, readonly contents: { readonly documents: number, readonly chunks: number, readonly references: number, readonly types: ReadonlyArray<{ readonly type: DocumentType, readonly count: number }> } } };

export type RestoreFolderMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreFolderMutation = { readonly restoreFolder: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type ListArchivedFoldersQueryVariables = Exact<{
  scope: string;
  first?: number | null | undefined;
}>;


export type ListArchivedFoldersQuery = { readonly archivedFolders: ReadonlyArray<{ readonly id: string, readonly title: string, readonly scope: string, readonly documents: number, readonly archivedAt: string, readonly purgeAt: string }> };

export type VersionLineFragment = { readonly version: number, readonly since: number, readonly current: boolean, readonly title: string, readonly mimeType: string, readonly language: string, readonly tags: ReadonlyArray<string>, readonly savedBy: string | null, readonly savedAt: string, readonly replacedBy: string | null, readonly replacedAt: string | null };

export type GetHistoryQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GetHistoryQuery = { readonly document: { readonly id: string, readonly title: string, readonly version: number, readonly history: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly version: number, readonly since: number, readonly current: boolean, readonly title: string, readonly mimeType: string, readonly language: string, readonly tags: ReadonlyArray<string>, readonly savedBy: string | null, readonly savedAt: string, readonly replacedBy: string | null, readonly replacedAt: string | null } }> } } | null };

export type DiffVersionsQueryVariables = Exact<{
  id: string | number;
  from: number;
  to: number;
}>;


export type DiffVersionsQuery = { readonly diffVersions: { readonly changed: ReadonlyArray<VersionField>, readonly tagsAdded: ReadonlyArray<string>, readonly tagsRemoved: ReadonlyArray<string>, readonly unified: string, readonly notes: ReadonlyArray<string>, readonly from: { readonly version: number, readonly since: number, readonly current: boolean, readonly title: string, readonly mimeType: string, readonly language: string, readonly tags: ReadonlyArray<string>, readonly savedBy: string | null, readonly savedAt: string, readonly replacedBy: string | null, readonly replacedAt: string | null }, readonly to: { readonly version: number, readonly since: number, readonly current: boolean, readonly title: string, readonly mimeType: string, readonly language: string, readonly tags: ReadonlyArray<string>, readonly savedBy: string | null, readonly savedAt: string, readonly replacedBy: string | null, readonly replacedAt: string | null }, readonly metadata: ReadonlyArray<{ readonly path: ReadonlyArray<string>, readonly kind: MetadataChangeKind, readonly before: string | null, readonly after: string | null }> } };

export type RestoreVersionMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RestoreVersionMutation = { readonly restoreVersion: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type LineageQueryVariables = Exact<{
  documentId: string | number;
  direction: LineageDirection;
  hops?: number | null | undefined;
  endsOnly: boolean;
  first: number;
}>;


export type LineageQuery = { readonly lineage: { readonly direction: LineageDirection, readonly hasMore: boolean, readonly entries: ReadonlyArray<{ readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly thinkProcessId: string | null, readonly taskId: string | null, readonly stale: boolean, readonly hops: number, readonly isEnd: boolean, readonly path: ReadonlyArray<{ readonly id: string, readonly title: string }> }> } };

export type ProcessLineFragment = { readonly id: string, readonly scope: string, readonly title: string, readonly goal: string, readonly status: ThinkProcessStatus, readonly session: string | null, readonly project: string | null, readonly parentId: string | null, readonly createdAt: string, readonly completedAt: string | null };

export type ListThinkProcessesQueryVariables = Exact<{
  scope: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ListThinkProcessesQuery = { readonly thinkProcesses: { readonly rows: ReadonlyArray<{ readonly id: string, readonly scope: string, readonly title: string, readonly goal: string, readonly status: ThinkProcessStatus, readonly session: string | null, readonly project: string | null, readonly parentId: string | null, readonly createdAt: string, readonly completedAt: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type TaskTreeQueryVariables = Exact<{
  processId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type TaskTreeQuery = { readonly taskTree: { readonly process: { readonly id: string, readonly scope: string, readonly title: string, readonly goal: string, readonly status: ThinkProcessStatus, readonly session: string | null, readonly project: string | null, readonly parentId: string | null, readonly createdAt: string, readonly completedAt: string | null }, readonly tasks: ReadonlyArray<{ readonly id: string, readonly parentId: string | null, readonly goal: string, readonly type: string, readonly status: TaskStatus, readonly error: string | null, readonly resultId: string | null, readonly resultStale: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type PromoteDocumentMutationVariables = Exact<{
  id: string | number;
  to: ScopeKind;
  toFolder?: string | number | null | undefined;
  reason?: string | null | undefined;
}>;


export type PromoteDocumentMutation = { readonly promoteDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type DemoteDocumentMutationVariables = Exact<{
  id: string | number;
  toScope: string;
  toFolder?: string | number | null | undefined;
  reason?: string | null | undefined;
}>;


export type DemoteDocumentMutation = { readonly demoteDocument: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type PublishToProjectMutationVariables = Exact<{
  thinkProcessId: string | number;
  documentIds?: ReadonlyArray<string | number> | string | number | null | undefined;
  reason?: string | null | undefined;
}>;


export type PublishToProjectMutation = { readonly publishToProject: { readonly project: string, readonly moved: number, readonly failed: number, readonly results: ReadonlyArray<{ readonly id: string, readonly outcome: PublishOutcome, readonly code: string | null, readonly message: string | null }> } };

export type RagQueryQueryVariables = Exact<{
  query: string;
  scope: string;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
  languages?: ReadonlyArray<string> | string | null | undefined;
  limit?: number | null | undefined;
  minSimilarity?: number | null | undefined;
  groupByDocument?: boolean;
  crossProject?: boolean;
}>;


export type RagQueryQuery = { readonly ragQuery: { readonly warnings: ReadonlyArray<string>, readonly hits: ReadonlyArray<{ readonly documentId: string, readonly title: string, readonly type: DocumentType, readonly tags: ReadonlyArray<string>, readonly scope: string, readonly text: string, readonly page: number | null, readonly headingPath: ReadonlyArray<string>, readonly keyPath: string | null, readonly similarity: number | null, readonly textScore: number, readonly weight: number, readonly score: number, readonly source: HitSource, readonly stale: boolean }>, readonly trace: { readonly vectorSearch: boolean, readonly embedMs: number, readonly searchMs: number, readonly scopes: ReadonlyArray<{ readonly scope: string, readonly weight: number, readonly candidates: number, readonly hits: number }> } } };

export type FindReferencesQueryVariables = Exact<{
  documentId: string | number;
  direction: ReferenceDirection;
  hops: number;
  kinds?: ReadonlyArray<ReferenceKind> | ReferenceKind | null | undefined;
  first: number;
}>;


export type FindReferencesQuery = { readonly references: { readonly hasMore: boolean, readonly steps: ReadonlyArray<{ readonly hops: number, readonly direction: ReferenceDirection, readonly reference: { readonly key: string, readonly kind: ReferenceKind, readonly text: string, readonly url: string | null, readonly locator: string | null, readonly note: string | null, readonly automatic: boolean, readonly source: { readonly id: string, readonly title: string } | null, readonly target: { readonly id: string, readonly title: string } | null } }> } };

export type AddReferenceMutationVariables = Exact<{
  input: AddReferenceInput;
}>;


export type AddReferenceMutation = { readonly addReference: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

export type RemoveReferenceMutationVariables = Exact<{
  key: string | number;
}>;


export type RemoveReferenceMutation = { readonly removeReference: { readonly outcome: WriteOutcome, readonly warnings: ReadonlyArray<string>, readonly document: { readonly id: string, readonly scope: string, readonly type: DocumentType, readonly title: string, readonly indexState: IndexState, readonly version: number, readonly updatedAt: string, readonly tags: ReadonlyArray<{ readonly label: string, readonly automatic: boolean }> } } };

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

export type ListTagsQueryVariables = Exact<{
  scope: string;
  search?: string | null | undefined;
  namespace?: string | null | undefined;
  includeDescendants: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type ListTagsQuery = { readonly tags: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly label: string, readonly automatic: boolean, readonly documentCount: number, readonly broader: ReadonlyArray<{ readonly id: string, readonly label: string }> } }> } };

export type MovedTagsFragment = { readonly id: string, readonly label: string, readonly documents: number, readonly tags: ReadonlyArray<{ readonly from: string, readonly into: string, readonly documents: number }> };

export type RenameTagMutationVariables = Exact<{
  tag: string | number;
  label: string | number;
  scope?: string | null | undefined;
}>;


export type RenameTagMutation = { readonly renameTag: { readonly id: string, readonly label: string, readonly documents: number, readonly tags: ReadonlyArray<{ readonly from: string, readonly into: string, readonly documents: number }> } };

export type MergeTagsMutationVariables = Exact<{
  from: ReadonlyArray<string | number> | string | number;
  into: string | number;
  scope?: string | null | undefined;
}>;


export type MergeTagsMutation = { readonly mergeTags: { readonly id: string, readonly label: string, readonly documents: number, readonly tags: ReadonlyArray<{ readonly from: string, readonly into: string, readonly documents: number }> } };

export type SetBroaderTagsMutationVariables = Exact<{
  tag: string | number;
  broader: ReadonlyArray<string | number> | string | number;
}>;


export type SetBroaderTagsMutation = { readonly setBroaderTags: { readonly id: string, readonly label: string, readonly broader: ReadonlyArray<string> } };

export type WatchDocumentsSubscriptionVariables = Exact<{
  scope: string;
  includeDescendants?: boolean;
  kinds?: ReadonlyArray<DocumentEventKind> | DocumentEventKind | null | undefined;
  tags?: ReadonlyArray<string | number> | string | number | null | undefined;
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
export const VersionLineFragmentDoc = new TypedDocumentString(`
    fragment VersionLine on DocumentVersion {
  version
  since
  current
  title
  mimeType
  language
  tags
  savedBy
  savedAt
  replacedBy
  replacedAt
}
    `, {"fragmentName":"VersionLine"}) as unknown as TypedDocumentString<VersionLineFragment, unknown>;
export const ProcessLineFragmentDoc = new TypedDocumentString(`
    fragment ProcessLine on ThinkProcess {
  id
  scope
  title
  goal
  status
  session
  project
  parentId
  createdAt
  completedAt
}
    `, {"fragmentName":"ProcessLine"}) as unknown as TypedDocumentString<ProcessLineFragment, unknown>;
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
export const MovedTagsFragmentDoc = new TypedDocumentString(`
    fragment MovedTags on TagsMoved {
  id
  label
  documents
  tags {
    from
    into
    documents
  }
}
    `, {"fragmentName":"MovedTags"}) as unknown as TypedDocumentString<MovedTagsFragment, unknown>;
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
    folderPath
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
    mutation AddTags($id: ID!, $tags: [TagName!]!) {
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
    mutation RemoveTags($id: ID!, $tags: [TagName!]!) {
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
    mutation SetTags($id: ID!, $tags: [TagName!]!) {
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
export const DeleteDocumentDocument = new TypedDocumentString(`
    mutation DeleteDocument($id: ID!, $expectedVersion: Int) {
  deleteDocument(id: $id, expectedVersion: $expectedVersion)
}
    `) as unknown as TypedDocumentString<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const BrowseDocument = new TypedDocumentString(`
    query Browse($scope: String!, $folderId: ID, $depth: Int!, $first: Int, $after: String) {
  browse(
    scope: $scope
    folderId: $folderId
    depth: $depth
    first: $first
    after: $after
  ) {
    scope
    hasMore
    endCursor
    folder {
      id
      title
      folderPath
    }
    entries {
      depth
      parentId
      childCount
      hasMore
      document {
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
}`) as unknown as TypedDocumentString<BrowseQuery, BrowseQueryVariables>;
export const CreateFolderDocument = new TypedDocumentString(`
    mutation CreateFolder($input: CreateFolderInput!) {
  createFolder(input: $input) {
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
}`) as unknown as TypedDocumentString<CreateFolderMutation, CreateFolderMutationVariables>;
export const MoveToFolderDocument = new TypedDocumentString(`
    mutation MoveToFolder($id: ID!, $folderId: ID) {
  moveToFolder(id: $id, folderId: $folderId) {
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
}`) as unknown as TypedDocumentString<MoveToFolderMutation, MoveToFolderMutationVariables>;
export const RenameDocumentDocument = new TypedDocumentString(`
    mutation RenameDocument($id: ID!, $title: String!) {
  updateDocument(input: {id: $id, title: $title}) {
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
}`) as unknown as TypedDocumentString<RenameDocumentMutation, RenameDocumentMutationVariables>;
export const DeleteFolderDocument = new TypedDocumentString(`
    mutation DeleteFolder($id: ID!, $recursive: Boolean!, $unfile: Boolean!, $dryRun: Boolean!, $expectedVersion: Int) {
  deleteFolder(
    id: $id
    recursive: $recursive
    unfile: $unfile
    dryRun: $dryRun
    expectedVersion: $expectedVersion
  ) {
    outcome
    id
    unfiled
    restorableUntil
    contents {
      documents
      chunks
      references
      types {
        type
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFolderMutation, DeleteFolderMutationVariables>;
export const RestoreFolderDocument = new TypedDocumentString(`
    mutation RestoreFolder($id: ID!) {
  restoreFolder(id: $id) {
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
}`) as unknown as TypedDocumentString<RestoreFolderMutation, RestoreFolderMutationVariables>;
export const ListArchivedFoldersDocument = new TypedDocumentString(`
    query ListArchivedFolders($scope: String!, $first: Int) {
  archivedFolders(scope: $scope, first: $first) {
    id
    title
    scope
    documents
    archivedAt
    purgeAt
  }
}
    `) as unknown as TypedDocumentString<ListArchivedFoldersQuery, ListArchivedFoldersQueryVariables>;
export const GetHistoryDocument = new TypedDocumentString(`
    query GetHistory($id: ID!, $first: Int, $after: String) {
  document(id: $id) {
    id
    title
    version
    history(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...VersionLine
        }
      }
    }
  }
}
    fragment VersionLine on DocumentVersion {
  version
  since
  current
  title
  mimeType
  language
  tags
  savedBy
  savedAt
  replacedBy
  replacedAt
}`) as unknown as TypedDocumentString<GetHistoryQuery, GetHistoryQueryVariables>;
export const DiffVersionsDocument = new TypedDocumentString(`
    query DiffVersions($id: ID!, $from: Int!, $to: Int!) {
  diffVersions(id: $id, from: $from, to: $to) {
    from {
      ...VersionLine
    }
    to {
      ...VersionLine
    }
    changed
    tagsAdded
    tagsRemoved
    metadata {
      path
      kind
      before
      after
    }
    unified
    notes
  }
}
    fragment VersionLine on DocumentVersion {
  version
  since
  current
  title
  mimeType
  language
  tags
  savedBy
  savedAt
  replacedBy
  replacedAt
}`) as unknown as TypedDocumentString<DiffVersionsQuery, DiffVersionsQueryVariables>;
export const RestoreVersionDocument = new TypedDocumentString(`
    mutation RestoreVersion($id: ID!, $version: Int!) {
  restoreVersion(id: $id, version: $version) {
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
}`) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const LineageDocument = new TypedDocumentString(`
    query Lineage($documentId: ID!, $direction: LineageDirection!, $hops: Int, $endsOnly: Boolean!, $first: Int!) {
  lineage(
    documentId: $documentId
    direction: $direction
    hops: $hops
    endsOnly: $endsOnly
    first: $first
  ) {
    direction
    hasMore
    entries {
      id
      scope
      type
      title
      thinkProcessId
      taskId
      stale
      hops
      isEnd
      path {
        id
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LineageQuery, LineageQueryVariables>;
export const ListThinkProcessesDocument = new TypedDocumentString(`
    query ListThinkProcesses($scope: String!, $first: Int!, $after: String) {
  thinkProcesses(scope: $scope, first: $first, after: $after) {
    rows {
      ...ProcessLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ProcessLine on ThinkProcess {
  id
  scope
  title
  goal
  status
  session
  project
  parentId
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<ListThinkProcessesQuery, ListThinkProcessesQueryVariables>;
export const TaskTreeDocument = new TypedDocumentString(`
    query TaskTree($processId: ID!, $first: Int!, $after: String) {
  taskTree(processId: $processId, first: $first, after: $after) {
    process {
      ...ProcessLine
    }
    tasks {
      id
      parentId
      goal
      type
      status
      error
      resultId
      resultStale
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ProcessLine on ThinkProcess {
  id
  scope
  title
  goal
  status
  session
  project
  parentId
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<TaskTreeQuery, TaskTreeQueryVariables>;
export const PromoteDocumentDocument = new TypedDocumentString(`
    mutation PromoteDocument($id: ID!, $to: ScopeKind!, $toFolder: ID, $reason: String) {
  promoteDocument(id: $id, to: $to, toFolder: $toFolder, reason: $reason) {
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
export const DemoteDocumentDocument = new TypedDocumentString(`
    mutation DemoteDocument($id: ID!, $toScope: String!, $toFolder: ID, $reason: String) {
  demoteDocument(id: $id, toScope: $toScope, toFolder: $toFolder, reason: $reason) {
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
}`) as unknown as TypedDocumentString<DemoteDocumentMutation, DemoteDocumentMutationVariables>;
export const PublishToProjectDocument = new TypedDocumentString(`
    mutation PublishToProject($thinkProcessId: ID!, $documentIds: [ID!], $reason: String) {
  publishToProject(
    thinkProcessId: $thinkProcessId
    documentIds: $documentIds
    reason: $reason
  ) {
    project
    moved
    failed
    results {
      id
      outcome
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PublishToProjectMutation, PublishToProjectMutationVariables>;
export const RagQueryDocument = new TypedDocumentString(`
    query RagQuery($query: String!, $scope: String!, $tags: [TagName!], $languages: [String!], $limit: Int, $minSimilarity: Float, $groupByDocument: Boolean! = false, $crossProject: Boolean! = false) {
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
export const FindReferencesDocument = new TypedDocumentString(`
    query FindReferences($documentId: ID!, $direction: ReferenceDirection!, $hops: Int!, $kinds: [ReferenceKind!], $first: Int!) {
  references(
    documentId: $documentId
    direction: $direction
    hops: $hops
    kinds: $kinds
    first: $first
  ) {
    hasMore
    steps {
      hops
      direction
      reference {
        key
        kind
        text
        url
        locator
        note
        automatic
        source {
          id
          title
        }
        target {
          id
          title
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindReferencesQuery, FindReferencesQueryVariables>;
export const AddReferenceDocument = new TypedDocumentString(`
    mutation AddReference($input: AddReferenceInput!) {
  addReference(input: $input) {
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
}`) as unknown as TypedDocumentString<AddReferenceMutation, AddReferenceMutationVariables>;
export const RemoveReferenceDocument = new TypedDocumentString(`
    mutation RemoveReference($key: ID!) {
  removeReference(key: $key) {
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
}`) as unknown as TypedDocumentString<RemoveReferenceMutation, RemoveReferenceMutationVariables>;
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
export const ListTagsDocument = new TypedDocumentString(`
    query ListTags($scope: String!, $search: String, $namespace: String, $includeDescendants: Boolean!, $first: Int!, $after: String) {
  tags(
    scope: $scope
    search: $search
    namespace: $namespace
    includeDescendants: $includeDescendants
    first: $first
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        label
        automatic
        documentCount
        broader {
          id
          label
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListTagsQuery, ListTagsQueryVariables>;
export const RenameTagDocument = new TypedDocumentString(`
    mutation RenameTag($tag: TagName!, $label: TagName!, $scope: String) {
  renameTag(tag: $tag, label: $label, scope: $scope) {
    ...MovedTags
  }
}
    fragment MovedTags on TagsMoved {
  id
  label
  documents
  tags {
    from
    into
    documents
  }
}`) as unknown as TypedDocumentString<RenameTagMutation, RenameTagMutationVariables>;
export const MergeTagsDocument = new TypedDocumentString(`
    mutation MergeTags($from: [TagName!]!, $into: TagName!, $scope: String) {
  mergeTags(from: $from, into: $into, scope: $scope) {
    ...MovedTags
  }
}
    fragment MovedTags on TagsMoved {
  id
  label
  documents
  tags {
    from
    into
    documents
  }
}`) as unknown as TypedDocumentString<MergeTagsMutation, MergeTagsMutationVariables>;
export const SetBroaderTagsDocument = new TypedDocumentString(`
    mutation SetBroaderTags($tag: TagName!, $broader: [TagName!]!) {
  setBroaderTags(tag: $tag, broader: $broader) {
    id
    label
    broader
  }
}
    `) as unknown as TypedDocumentString<SetBroaderTagsMutation, SetBroaderTagsMutationVariables>;
export const WatchDocumentsDocument = new TypedDocumentString(`
    subscription WatchDocuments($scope: String!, $includeDescendants: Boolean! = false, $kinds: [DocumentEventKind!], $tags: [TagName!], $since: String) {
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