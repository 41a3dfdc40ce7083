import type { Ctx } from '../../../context.js';
import { BadInput } from '../../../shared/errors.js';
import { checkLanguage, type DocumentType, type Stated } from '../../ingestion/index.js';
import { checkId, parseScopeAddress } from '../../scopes/index.js';
import { answerWrite, type DocumentWrite } from '../document-write.js';
import type { Filing } from '../file-document.js';
import { checkMetadata, type Metadata } from '../metadata.js';
import { onceFor } from '../once.js';
import { normaliseTags, refuseAutomatic } from '../tag-name.js';
import { maxTitle } from '../title.js';
import { withStated, type WithStated } from '../with-stated.js';
import { automaticTags, type DocumentDraft, type DocumentSource, storeDocument } from './store-document.js';

/** What `createDocument` takes. */
export interface NewDocumentInput {
  readonly scope: string;
  readonly id?: string | null;
  readonly type: DocumentType;
  readonly title?: string | null;
  readonly content: string;
  readonly mimeType?: string | null;
  /** BCP 47; detected where it is absent. */
  readonly language?: string | null;
  readonly tags?: readonly string[] | null;
  readonly source?: DocumentSource | null;
  readonly metadata?: Metadata | null;
  readonly createdAt?: Date | null;
  /** Folder of its scope that it is filed in; in none where absent. */
  readonly folderId?: string | null;
  readonly idempotencyKey?: string | null;
}

/** Longest title that is made from content. */
const maxMadeTitle = 80;

/** MIME type of content that is given without one. */
const defaultMimeTypes: Readonly<Record<DocumentType, string>> = {
  note: 'text/markdown',
  result: 'text/markdown',
  file: 'text/plain',
  fact: 'text/plain',
  reference: 'text/plain',
  folder: 'text/plain',
};

/**
 * Makes a document from text and indexes it.
 * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
 */
export async function createDocument(ctx: Ctx, input: NewDocumentInput): Promise<DocumentWrite> {
  const once = onceFor('createDocument', { ...input });
  return answerWrite(ctx, once, async () => {
    const draft = await draftDocument(ctx, await joinStated(ctx, input));
    refuseForeign(draft);
    return storeDocument(ctx, draft, once);
  });
}

/** The part of what a caller gives that its text may add to. */
type TextInput = Pick<NewDocumentInput, 'content' | 'type' | 'mimeType' | 'tags' | 'metadata'>;

/** What a caller gives for a new document, with what its text says of its tags and metadata. */
export async function joinStated<T extends TextInput>(ctx: Ctx, input: T): Promise<T & WithStated> {
  const { tags = null, metadata = null } = input;
  return { ...input, ...withStated({ tags, metadata }, await readStated(ctx, input)) };
}

function readStated(ctx: Ctx, { content, type, mimeType }: TextInput): Promise<Stated> {
  return ctx.files.state(content, mimeType ?? defaultMimeTypes[type], 'The document');
}

/** Refuses tags that the server alone sets, but for those that the source of a new document gives it. @throws AppError BAD_INPUT */
export function refuseForeign({ tags, source }: Pick<DocumentDraft, 'tags' | 'source'>): void {
  const own = new Set(normaliseTags(automaticTags(source)).map(({ id }) => id));
  refuseAutomatic(normaliseTags(tags).filter(({ id }) => !own.has(id)));
}

/**
 * Checks what a caller gave for a new document, and cuts its text into chunks.
 * @param input with what its text says of itself, where that has been read
 * @throws AppError BAD_INPUT
 */
export async function draftDocument(ctx: Ctx, input: NewDocumentInput & Partial<WithStated>): Promise<DocumentDraft> {
  const scope = parseScopeAddress(input.scope).address;
  if (input.type === 'folder') throw new BadInput('type', 'a folder has no text', 'Make it with `createFolder`.');
  if (input.id !== null && input.id !== undefined) checkId(input.id);
  const tags = normaliseTags(input.tags ?? []).map((tag) => tag.label);
  const mimeType = checkMimeType(input.mimeType ?? defaultMimeTypes[input.type]);
  const stated = input.stated ?? (await readStated(ctx, input));
  const given = input.title?.trim() || stated.title?.slice(0, maxTitle);
  const title = titleOf(given, input.content.slice(stated.bodyStart), input.type);
  if (input.content.trim() === '') throw new BadInput('content', 'must not be empty');
  const metadata = checkMetadata(input.metadata ?? {});
  const language = input.language ? checkLanguage(input.language) : null;
  const chunking = await ctx.files.chunk({
    type: input.type,
    mimeType,
    text: input.content,
    pages: null,
    title,
    tags,
    metadata,
    note: null,
    target: null,
  });
  return {
    ...{ scope, id: input.id ?? null, type: input.type, title, content: input.content, mimeType, tags, metadata },
    language,
    source: checkSource(input.source ?? { type: 'manual' }),
    createdAt: input.createdAt ?? null,
    chunking: { ...chunking, warnings: [...new Set([...(input.warnings ?? []), ...chunking.warnings])] },
    file: null,
    pageCount: null,
    filing: filingIn(input.folderId),
  };
}

/** Where a document is filed whose caller names a folder, or none. */
export function filingIn(folderId: string | null | undefined): Filing | null {
  return folderId ? { folderId, path: [], position: null } : null;
}

/**
 * The title that a document is given: what the caller says, else its first line.
 * @throws AppError BAD_INPUT when it is longer than 500 characters.
 */
export function titleOf(title: string | null | undefined, content: string, type: DocumentType): string {
  const given = (title ?? '').trim();
  if (given.length > maxTitle) throw new BadInput('title', `must have at most ${maxTitle} characters`);
  if (given !== '') return given;
  const line = content.split('\n').find((text) => text.trim() !== '') ?? type;
  const text = line.replace(/^#+\s*/, '').trim();
  return text.length > maxMadeTitle ? `${text.slice(0, maxMadeTitle - 1).trimEnd()}…` : text;
}

/**
 * Checks a MIME type: `type/subtype`, with parameters or without.
 * @throws AppError BAD_INPUT
 */
export function checkMimeType(mimeType: string): string {
  if (mimeType.length <= 200 && /^[\w.+-]+\/[\w.+-]+(;.*)?$/.test(mimeType)) return mimeType;
  throw new BadInput('mimeType', `"${mimeType.slice(0, 80)}" is no MIME type, such as text/markdown`);
}

function checkSource(source: DocumentSource): DocumentSource {
  if (source.type === 'think_process_result' && !source.thinkProcessId) {
    throw new BadInput('source', 'a think-process result names its thinkProcessId');
  }
  if (source.thinkProcessId) checkId(source.thinkProcessId, 'source.thinkProcessId');
  if (source.nodeId) checkId(source.nodeId, 'source.nodeId');
  if (source.nodeId && !source.thinkProcessId) throw new BadInput('source', 'a nodeId needs its thinkProcessId');
  return source;
}
