import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { AppError, BadInput } from '../../../shared/errors.js';
import {
  checkLanguage,
  type DocumentType,
  embeddingWarnings,
  familyOf,
  indexStateOf,
  isStaged,
  prepareChunks,
  type PreparedChunks,
} from '../../ingestion/index.js';
import { checkVersion } from '../check-version.js';
import { announceDocument, enqueueIndexing } from '../document-events.js';
import { answerWrite, doneOf, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { fileDocument, type Filing } from '../file-document.js';
import { DocumentMissing } from '../library.errors.js';
import { checkMetadata, type Metadata, readMetadata, storeMetadata } from '../metadata.js';
import { type Once, onceFor, writeOnce } from '../once.js';
import type { normaliseTags } from '../tag-name.js';
import { announceTags, replaceTags } from './change-tags.js';
import { checkMimeType, titleOf } from './create-document.js';
import { announceFiled } from './move-to-folder.js';

/** What `updateDocument` takes; what is absent stays. */
export interface UpdateDocumentInput extends WriteTarget {
  readonly title?: string | null;
  readonly content?: string | null;
  readonly mimeType?: string | null;
  readonly language?: string | null;
  readonly metadata?: Metadata | null;
}

/** What an import makes of a document that is there: also the tags that people have set, and where it is filed. */
export interface WholeUpdate extends UpdateDocumentInput {
  readonly tags?: ReturnType<typeof normaliseTags> | null;
  /** Where it is filed; it stays where it is where absent. */
  readonly filing?: Filing | null;
}

/** Times that an update is prepared again because somebody else changed the document meanwhile. */
const maxAttempts = 5;

type Content = Pick<Parameters<Ctx['files']['chunk']>[0], 'text' | 'pages' | 'mimeType'>;

interface Change {
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
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id: input.id });
    if (before === null) throw new DocumentMissing(input.id);
    await checkVersion(ctx.graph.read, ctx.viewer.key, before, input.expectedVersion);
    const change = changeOf(ctx, before, input);
    if (!input.tags && !input.filing && isSame(before, change)) return keepUnchanged(ctx, before, once);
    const write = await prepareAndWrite(
      ctx,
      before,
      { ...change, tags: input.tags ?? null, filing: input.filing ?? null },
      once,
    );
    if (write !== null) return write;
  }
  throw new AppError('CONFLICT', `The document ${input.id} is being changed by others all the time.`, {
    hint: 'Try again in a moment.',
  });
}

/** Nothing is to be done, which is kept all the same: sent again later, the call must not change anything either. */
async function keepUnchanged(ctx: Ctx, document: DocumentRow, once: Once | null): Promise<DocumentWrite> {
  const write: DocumentWrite = { document, outcome: 'UNCHANGED', warnings: [], replayed: false };
  return once === null ? write : writeOnce(ctx, once, () => Promise.resolve(write), doneOf);
}

/** True where the document is a stored file, a PDF, a DOCX or an image, and its `content` only says where that is. */
function isFile(ctx: Ctx, { blobHash, content }: DocumentRow): boolean {
  return blobHash !== null && content === ctx.blobs.pathOf(blobHash);
}

function changeOf(ctx: Ctx, before: DocumentRow, input: UpdateDocumentInput): Change {
  const content = input.content ?? before.content;
  if (content !== before.content && isFile(ctx, before)) {
    throw new BadInput('content', 'the content is a stored file; upload the new one as a document of its own');
  }
  if (before.type === 'folder' && content !== before.content) throw new BadInput('content', 'a folder has no text');
  if (before.type !== 'folder' && content.trim() === '') throw new BadInput('content', 'must not be empty');
  return {
    title: input.title ? titleOf(input.title, content, before.type as DocumentType) : before.title,
    content,
    mimeType: input.mimeType ? checkMimeType(input.mimeType) : before.mimeType,
    language: input.language ? checkLanguage(input.language) : givenLanguage(before),
    metadata: input.metadata ? checkMetadata(input.metadata) : readMetadata(before.metadata),
  };
}

function isSame(before: DocumentRow, change: Change): boolean {
  return (
    before.title === change.title &&
    before.content === change.content &&
    before.mimeType === change.mimeType &&
    givenLanguage(before) === change.language &&
    before.metadata === storeMetadata(change.metadata).json
  );
}

function isTextChanged(before: DocumentRow, change: Change): boolean {
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

/** Ends the transaction of an update that was prepared for an older version. */
class ChangedMeanwhile extends Error {}

/** Null when the document was changed by somebody else between preparing and writing. */
async function prepareAndWrite(
  ctx: Ctx,
  before: DocumentRow,
  change: Change & { readonly tags: NonNullable<WholeUpdate['tags']> | null; readonly filing: Filing | null },
  once: Once | null,
): Promise<DocumentWrite | null> {
  const isImage = isFile(ctx, before) && before.pageCount === null;
  const reindexed = isImage || isTextChanged(before, change);
  const { prepared, warnings } = reindexed ? await prepare(ctx, before, change) : { prepared: null, warnings: [] };
  const update = async (tx: WriteTransaction): Promise<DocumentWrite> => {
    const viewer = ctx.viewer.key;
    const locked = await tx.run(cypher.library.getWritableDocument, { viewer, id: before.id });
    if (locked === null) throw new DocumentMissing(before.id);
    if (locked.version !== before.version) throw new ChangedMeanwhile();
    await writeChange(ctx, tx, locked, change, prepared);
    const tagged = change.tags === null ? null : await replaceTags(ctx, tx, locked, change.tags);
    const isFiled = change.filing !== null && (await fileDocument(ctx, tx, locked, change.filing));
    const document = await tx.run(cypher.library.getDocument, { viewer, id: before.id });
    if (document === null) throw new DocumentMissing(before.id);
    announceDocument(ctx, tx, 'DOCUMENT_UPDATED', document);
    if (tagged !== null) announceTags(ctx, tx, document, tagged);
    if (isFiled) await announceFiled(ctx, tx, document);
    if (prepared !== null && prepared.pending > 0) enqueueIndexing(ctx, tx, document, prepared);
    return { document, outcome: 'UPDATED', warnings, replayed: false };
  };
  return writeOnce(ctx, once, update, doneOf).catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) return null;
    throw error;
  });
}

async function prepare(
  ctx: Ctx,
  before: DocumentRow,
  change: Change,
): Promise<{ prepared: PreparedChunks; warnings: readonly string[] }> {
  const hashes = await ctx.graph.read(cypher.ingestion.findChunkHashes, { itemKey: before.key });
  const { title, metadata } = change;
  const content = await readContent(ctx, before, change);
  const tags = await ctx.graph.read(cypher.library.findTagsByDocument, { viewer: ctx.viewer.key, keys: [before.key] });
  const type = before.type as DocumentType;
  const chunking = await ctx.files.chunk({
    ...content,
    type,
    title,
    tags: tags.map((tag) => tag.label),
    metadata,
    note: null,
    target: null,
  });
  const embedded = new Set(hashes.filter((row) => row.embedded).map((row) => row.hash));
  const about = { title, scope: before.scopeKey, language: change.language };
  const prepared = await prepareChunks(ctx, about, chunking.chunks, embedded);
  return { prepared, warnings: [...chunking.warnings, ...embeddingWarnings(prepared)] };
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
  const metadata = storeMetadata(change.metadata, before.metadata);
  const generation = prepared === null ? before.generation : before.generation + 1;
  const { indexState, indexError } = prepared === null ? before : indexStateOf(prepared);
  await tx.run(cypher.library.setDocument, {
    ...{ key: before.key, title: change.title, content: change.content, mimeType: change.mimeType },
    ...{ language: prepared?.language ?? before.language, languageGiven: change.language !== null },
    metadata: metadata.json,
    indexState,
    indexError,
    generation,
    at: ctx.clock.now(),
  });
  await tx.run(cypher.library.setMetadataProperties, { key: before.key, properties: metadata.properties });
  if (prepared === null) return;
  const itemKey = before.key;
  const staged = isStaged(prepared);
  const status = staged ? 'staged' : 'active';
  await tx.run(cypher.ingestion.createChunks, { itemKey, generation, status, chunks: prepared.chunks });
  await tx.run(cypher.ingestion.setReusedVectors, { itemKey, generation });
  if (!staged) await tx.run(cypher.ingestion.setActiveGeneration, { itemKey, generation });
}
