import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ChangedDocument, DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import {
  type ReferencedChunking,
  checkLanguage,
  type DocumentType,
  embeddingWarnings,
  familyOf,
  type FoundReference,
  indexStateOf,
  isStaged,
  prepareChunks,
  type PreparedChunks,
} from '../../ingestion/index.js';
import { keepVersions } from '../../history/index.js';
import { promoteByTags } from '../auto-promote.js';
import { checkVersion } from '../check-version.js';
import { announceDocument, enqueueIndexing } from '../document-events.js';
import { answerWrite, doneOf, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { fileDocument, type Filing } from '../file-document.js';
import { folderName } from '../folder-name.js';
import { DocumentMissing } from '../library.errors.js';
import { checkMetadata, type Metadata, readMetadata, storeMetadata } from '../metadata.js';
import { type Once, onceFor, writeOnce } from '../once.js';
import type { normaliseTags } from '../tag-name.js';
import { replaceReferences } from '../write-references.js';
import { ChangedMeanwhile, whileChanging } from '../while-changing.js';
import { announceTags, replacementOf, tagsOf, writeTags } from './change-tags.js';
import { checkMimeType, titleOf } from './create-document.js';
import { markDerived } from './mark-derived.js';
import { announceFiled } from './move-to-folder.js';

/** What `updateDocument` takes; what is absent stays. */
export interface UpdateDocumentInput extends WriteTarget {
  readonly title?: string | null;
  readonly content?: string | null;
  readonly mimeType?: string | null;
  readonly language?: string | null;
  readonly metadata?: Metadata | null;
}

/** What an import or a restored version makes of a document: also the tags that people have set, and where it is filed. */
export interface WholeUpdate extends UpdateDocumentInput {
  readonly tags?: ReturnType<typeof normaliseTags> | null;
  /** Where it is filed; it stays where it is where absent. */
  readonly filing?: Filing | null;
  /** Whether a language that was given is given up, to be detected again. */
  readonly detectLanguage?: boolean;
}

/** No change of tags. */
const noTags: ReturnType<typeof replacementOf> = { added: [], removed: [] };

type Content = Pick<Parameters<Ctx['files']['chunk']>[0], 'text' | 'pages' | 'mimeType'>;

/** What a document is to be. */
export interface Change {
  readonly title: string;
  readonly content: string;
  readonly mimeType: string;
  /** As a caller gave it, now or before; null to detect it. */
  readonly language: string | null;
  readonly metadata: Metadata;
}

/**
 * Changes a document. New content replaces the old chunks at one moment; unchanged chunks keep their vectors. With more
 * than 20 new chunks the old ones answer until a job has embedded all of the new. When embedding fails the new ones take
 * their place without vectors, found by their words, with a warning, and a job tries again.
 * @throws AppError NOT_FOUND, BAD_INPUT, IDEMPOTENCY_KEY_REUSED, or CONFLICT when `expectedVersion` is not the version.
 */
export async function updateDocument(ctx: Ctx, input: UpdateDocumentInput): Promise<DocumentWrite> {
  const once = onceFor('updateDocument', { ...input });
  return answerWrite(ctx, once, () => tryToUpdate(ctx, input, once));
}

/**
 * The update of a document, without a look at what was done before.
 * @param once keeps what it came to under an idempotency key
 */
export async function tryToUpdate(ctx: Ctx, input: WholeUpdate, once: Once | null): Promise<DocumentWrite> {
  return whileChanging(input.id, async () => {
    const update = await prepareUpdate(ctx, input);
    return 'unchanged' in update
      ? keepUnchanged(ctx, update.unchanged, once)
      : writeOnce(ctx, once, update.write, doneOf);
  });
}

/** An update that is ready to be written in a transaction of the caller's, or the document, where it is so already. */
type ReadyUpdate =
  { readonly write: (tx: WriteTransaction) => Promise<DocumentWrite> } | { readonly unchanged: DocumentRow };

/**
 * Embeds what an update of a document needs. What writes it fails where somebody else has changed the document meanwhile:
 * `whileChanging` prepares it again.
 * @throws AppError as `updateDocument`, also when it is written
 */
export async function prepareUpdate(ctx: Ctx, input: WholeUpdate): Promise<ReadyUpdate> {
  const [before] = await ctx.graph.read(cypher.library.findWritableDocuments, {
    viewer: ctx.viewer.key,
    ids: [input.id],
  });
  if (before === undefined) throw new DocumentMissing(input.id);
  await checkVersion(ctx.graph.read, ctx.viewer.key, before, input.expectedVersion);
  const change = changeOf(ctx, before, input);
  if (!input.tags && !input.filing && isSame(before, change)) return { unchanged: before };
  const { tags = null, filing = null } = input;
  return { write: await prepareChange(ctx, before, { ...change, tags, filing }) };
}

/** Nothing is to be done, which is kept all the same: sent again later, the call must not change anything either. */
async function keepUnchanged(ctx: Ctx, document: DocumentRow, once: Once | null): Promise<DocumentWrite> {
  const write = unchanged(document);
  return once === null ? write : writeOnce(ctx, once, () => Promise.resolve(write), doneOf);
}

function unchanged(document: DocumentRow): DocumentWrite {
  return { document, outcome: 'UNCHANGED', warnings: [], replayed: false };
}

/** True where the document is a stored file, a PDF, a DOCX or an image, and its `content` only says where that is. */
function isFile(ctx: Ctx, { blobHash, content }: DocumentRow): boolean {
  return blobHash !== null && content === ctx.blobs.pathOf(blobHash);
}

/**
 * What a document is to be by an update; what that leaves out stays.
 * @throws AppError BAD_INPUT
 */
export function changeOf(ctx: Ctx, before: DocumentRow, input: WholeUpdate): Change {
  const content = input.content ?? before.content;
  if (content !== before.content && isFile(ctx, before)) {
    throw new BadInput('content', 'the content is a stored file; upload the new one as a document of its own');
  }
  if (before.type === 'folder' && content !== before.content) throw new BadInput('content', 'a folder has no text');
  if (before.type !== 'folder' && content.trim() === '') throw new BadInput('content', 'must not be empty');
  return {
    title: input.title === null || input.title === undefined ? before.title : newTitle(before, input.title),
    content,
    mimeType: input.mimeType ? checkMimeType(input.mimeType) : before.mimeType,
    language: input.language ? checkLanguage(input.language) : input.detectLanguage ? null : givenLanguage(before),
    metadata: input.metadata ? checkMetadata(input.metadata) : readMetadata(before.metadata),
  };
}

/** The title that a document is given in place of its own. @throws AppError BAD_INPUT for none */
function newTitle({ type }: DocumentRow, title: string): string {
  if (type === 'folder') return folderName(title);
  if (title.trim() === '') throw new BadInput('title', 'must not be empty');
  return titleOf(title, '', type as DocumentType);
}

/** Whether a document is already what it is to be; tags aside. */
export function isSame(before: DocumentRow, change: Change): boolean {
  return (
    before.title === change.title &&
    before.content === change.content &&
    before.mimeType === change.mimeType &&
    givenLanguage(before) === change.language &&
    before.metadata === storeMetadata(change.metadata).json
  );
}

/** Whether its passages change: by their text, or by what they are cut or searched with. */
export function isTextChanged(before: DocumentRow, change: Change): boolean {
  return (
    change.content !== before.content ||
    change.title !== before.title ||
    change.mimeType !== before.mimeType ||
    change.language !== givenLanguage(before)
  );
}

/** The language that a caller gave to a document, which stays until he gives another; null where it was detected. */
function givenLanguage({ language, languageGiven }: DocumentRow): string | null {
  return languageGiven ? language : null;
}

async function prepareChange(
  ctx: Ctx,
  before: DocumentRow,
  change: Change & { readonly tags: NonNullable<WholeUpdate['tags']> | null; readonly filing: Filing | null },
): Promise<(tx: WriteTransaction) => Promise<DocumentWrite>> {
  const isImage = isFile(ctx, before) && before.pageCount === null;
  const reindexed = isImage || isTextChanged(before, change);
  const { prepared, warnings, references } = reindexed ? await prepare(ctx, before, change) : nothingPrepared;
  return async (tx) => {
    const viewer = ctx.viewer.key;
    const locked = await tx.run(cypher.library.getWritableDocument, { viewer, id: before.id });
    if (locked === null) throw new DocumentMissing(before.id);
    if (locked.version !== before.version) throw new ChangedMeanwhile();
    const tags = change.tags === null ? noTags : replacementOf(await tagsOf(ctx, tx, locked), change.tags);
    const isChanged = tags.added.length + tags.removed.length > 0 || !isSame(locked, change);
    const isFiled = change.filing !== null && (await fileDocument(ctx, tx, locked, change.filing));
    if (!isChanged && !isFiled) return unchanged(locked);
    const kept = change.content === locked.content ? 'the rest' : 'content';
    if (isChanged) await keepVersions(ctx, tx, [locked.key], kept);
    await writeChange(ctx, tx, locked, change, prepared);
    await writeTags(ctx, tx, locked, tags);
    const document = await tx.run(cypher.library.getDocument, { viewer, id: before.id });
    if (document === null) throw new DocumentMissing(before.id);
    announceDocument(ctx, tx, 'DOCUMENT_UPDATED', document);
    announceTags(ctx, tx, document, tags);
    if (change.content !== before.content) await markDerived(ctx, tx, [document]);
    if (isFiled) await announceFiled(ctx, tx, document);
    if (prepared !== null && prepared.pending > 0) enqueueIndexing(ctx, tx, document, prepared);
    const ruled = await promoteByTags(ctx, tx, { document, tags: tags.added.map(({ id }) => id), isNew: false });
    const { document: after } = ruled;
    const joined = prepared === null ? null : await replaceReferences(ctx, tx, [{ document: after, references }]);
    const all = [...warnings, ...ruled.warnings, ...(joined?.get(after.key) ?? [])];
    return { document: after, outcome: 'UPDATED', warnings: all, replayed: false };
  };
}

/** The chunks and references of a text that has changed. */
interface Prepared {
  readonly prepared: PreparedChunks | null;
  readonly warnings: readonly string[];
  readonly references: readonly FoundReference[];
}

const nothingPrepared: Prepared = { prepared: null, warnings: [], references: [] };

async function prepare(ctx: Ctx, before: DocumentRow, change: Change): Promise<Prepared> {
  const hashes = await ctx.graph.read(cypher.ingestion.findChunkHashes, { itemKey: before.key });
  const tags = await ctx.graph.read(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [before.key] });
  const labels = tags.map((tag) => tag.label);
  const chunking = await chunkChanged(ctx, before, change, labels);
  const embedded = new Set(hashes.filter((row) => row.embedded).map((row) => row.hash));
  const about = { title: change.title, scope: before.scopeKey, language: change.language };
  const prepared = await prepareChunks(ctx, about, chunking.chunks, embedded);
  const { references } = chunking;
  return { prepared, warnings: [...chunking.warnings, ...embeddingWarnings(prepared)], references };
}

/** Cuts what a document is to be into passages. */
export async function chunkChanged(
  ctx: Ctx,
  before: DocumentRow,
  change: Change,
  tags: readonly string[],
): Promise<ReferencedChunking> {
  const content = await readContent(ctx, before, change);
  const { title, metadata } = change;
  const type = before.type as DocumentType;
  return ctx.files.chunk({ ...content, type, title, tags, metadata, note: null, target: null });
}

/** What is chunked: a stored file is read anew, but an image, which is found by what is known about it. */
async function readContent(ctx: Ctx, before: DocumentRow, { content, mimeType }: Change): Promise<Content> {
  const { blobHash, filename } = before;
  if (blobHash === null || !isFile(ctx, before)) return { text: content, pages: null, mimeType };
  if (familyOf(before.mimeType) === 'image') return { text: '', pages: null, mimeType };
  const parsed = await ctx.files.parse(await ctx.blobs.read(blobHash), { filename: filename ?? '' });
  return { text: parsed.pages === null ? parsed.text : '', pages: parsed.pages, mimeType: parsed.mimeType };
}

async function writeChange(
  ctx: Ctx,
  tx: WriteTransaction,
  before: DocumentRow,
  change: Change,
  prepared: PreparedChunks | null,
): Promise<void> {
  const { document, properties } = changedDocument(before, change, prepared);
  const { generation } = document;
  await tx.run(cypher.library.setDocument, { key: before.key, ...document, at: ctx.clock.now() });
  await tx.run(cypher.library.setMetadataProperties, { key: before.key, properties });
  if (prepared === null) return;
  const itemKey = before.key;
  const staged = isStaged(prepared);
  const status = staged ? 'staged' : 'active';
  await tx.run(cypher.ingestion.createChunks, { itemKey, generation, status, chunks: prepared.chunks });
  await tx.run(cypher.ingestion.setReusedVectors, { itemKey, generation });
  if (!staged) await tx.run(cypher.ingestion.setActiveGeneration, { itemKey, generation });
}

/** A changed document as it is written. */
export function changedDocument(before: DocumentRow, change: Change, prepared: PreparedChunks | null): ChangedDocument {
  const { json: metadata, properties } = storeMetadata(change.metadata, before.metadata);
  const { indexState, indexError } = prepared === null ? before : indexStateOf(prepared);
  const document = {
    ...{ title: change.title, content: change.content, mimeType: change.mimeType },
    ...{ language: prepared?.language ?? before.language, languageGiven: change.language !== null },
    ...{ metadata, indexState, indexError },
    generation: prepared === null ? before.generation : before.generation + 1,
  };
  return { key: before.key, document, properties };
}
