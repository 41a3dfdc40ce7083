import { readFile } from 'node:fs/promises';
import type { Ctx } from '../../../context.js';
import { BadInput } from '../../../shared/errors.js';
import { checkLanguage, type DocumentType, isTextual } from '../../ingestion/index.js';
import { checkId, parseScopeAddress } from '../../scopes/index.js';
import { answerWrite, type DocumentWrite } from '../document-write.js';
import type { Filing } from '../file-document.js';
import { folderPath } from '../folder-name.js';
import { checkMetadata, type Metadata, readMetadata } from '../metadata.js';
import { onceFor } from '../once.js';
import { normaliseTags, refuseAutomatic } from '../tag-name.js';
import { maxTitle } from '../title.js';
import { withStated } from '../with-stated.js';
import { filingIn, titleOf } from './create-document.js';
import { type DocumentDraft, storeDocument } from './store-document.js';

/** A file that has arrived whole, and the fields of its form. */
export interface Upload {
  readonly filename: string;
  readonly mimeType: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

/** What `POST /upload` answers: the same names and values as `createDocument`, without what needs another read. */
export interface UploadAnswer {
  readonly outcome: string;
  readonly replayed: boolean;
  readonly warnings: readonly string[];
  readonly document: Readonly<Record<string, unknown>>;
}

/** How much of what a file says about itself is kept: entries, and characters of a name and of a text. */
export const maxMetadataEntries = 50;
export const maxMetadataName = 100;
export const maxMetadataText = 1_000;

const uploadTypes: readonly DocumentType[] = ['file', 'note', 'result', 'fact'];

/**
 * Makes a document of an uploaded file: reads its text in a process of its own, keeps the file by the hash of its content,
 * and indexes the text. Form fields: `scope` (needed), `id`, `title`, `type` (default `file`), `language`,
 * `tags`, `metadata` (JSON), `folderId`, `folderPath` (JSON list of titles below that), `idempotencyKey` (or the header `Idempotency-Key`).
 * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED, FILE_TOO_LARGE, UNSUPPORTED_FILE, UNREADABLE_FILE
 */
export async function uploadDocument(ctx: Ctx, upload: Upload): Promise<UploadAnswer> {
  const { fields, filename, mimeType, sha256, tags } = upload;
  const once = onceFor('upload', { ...fields, filename, mimeType, sha256, tags });
  return showWrite(await answerWrite(ctx, once, async () => storeDocument(ctx, await draftUpload(ctx, upload), once)));
}

async function draftUpload(ctx: Ctx, upload: Upload): Promise<DocumentDraft> {
  const scope = parseScopeAddress(upload.fields['scope'] ?? '').address;
  const id = upload.fields['id'] ?? null;
  if (id !== null) checkId(id);
  const type = typeOf(upload.fields['type']);
  refuseAutomatic(normaliseTags(upload.tags));
  const language = upload.fields['language'] ? checkLanguage(upload.fields['language']) : null;
  const parsed = await ctx.files.parse(await readFile(upload.path), upload);
  const title = titleOf(upload.fields['title'] ?? parsed.title?.slice(0, maxTitle), upload.filename, type);
  const { mimeType, pages, text } = parsed;
  const own = { ...clipped(parsed.metadata), ...checkMetadata(metadataOf(upload.fields['metadata'])) };
  const said = await ctx.files.state(text, mimeType, upload.filename);
  const stated = withStated({ tags: upload.tags, metadata: own }, said);
  const tags = normaliseTags(stated.tags ?? []).map((tag) => tag.label);
  const metadata = stated.metadata ?? {};
  const chunking = await ctx.files.chunk({
    type,
    mimeType,
    text,
    pages,
    title,
    tags,
    metadata,
    note: null,
    target: null,
  });
  const isText = isTextual(mimeType) && text !== '';
  return {
    ...{ scope, id, type, title, mimeType, language, tags, metadata },
    content: isText ? text : ctx.blobs.pathOf(upload.sha256),
    source: { type: 'user_upload' },
    createdAt: null,
    chunking: { ...chunking, warnings: [...new Set([...parsed.warnings, ...stated.warnings, ...chunking.warnings])] },
    file: { hash: upload.sha256, size: upload.size, filename: upload.filename, path: upload.path },
    pageCount: pages?.length ?? null,
    filing: filingOf(upload.fields),
  };
}

function showWrite({ outcome, replayed, warnings, document }: DocumentWrite): UploadAnswer {
  const { key, id, scope, title, content, mimeType, language, filename, pageCount, indexState, indexError } = document;
  return {
    outcome,
    replayed,
    warnings,
    document: {
      ...{ key, id, scope, type: document.type.toUpperCase(), title, content, mimeType, language },
      ...{ filename, pageCount },
      ...{ indexState, indexError, version: document.version, metadata: readMetadata(document.metadata) },
      ...{ createdAt: document.createdAt, updatedAt: document.updatedAt },
    },
  };
}

/** What a file says about itself is taken as far as it goes: nobody is there to shorten it. */
function clipped(metadata: Metadata): Metadata {
  const entries = Object.entries(metadata).map(([name, value]) => [
    name.slice(0, maxMetadataName),
    typeof value === 'string' ? value.slice(0, maxMetadataText) : value,
  ]);
  return Object.fromEntries(entries.slice(0, maxMetadataEntries)) as Metadata;
}

/** @throws AppError BAD_INPUT */
function filingOf(fields: Upload['fields']): Filing | null {
  const folderId = fields['folderId'] || null;
  const text = fields['folderPath'];
  return text ? { folderId, path: folderPath(titlesIn(text)), position: null } : filingIn(folderId);
}

function titlesIn(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((title) => typeof title === 'string')) return value;
  } catch {
    // Refused below, as any other text that is no JSON list.
  }
  throw new BadInput('folderPath', 'must be a JSON list of titles');
}

function typeOf(text: string | undefined): DocumentType {
  const name = (text ?? 'file').toLowerCase();
  const type = uploadTypes.find((candidate) => candidate === name);
  if (type === undefined) throw new BadInput('type', `"${name}" is none of ${uploadTypes.join(', ')}`);
  return type;
}

function metadataOf(text: string | undefined): Metadata {
  if (text === undefined || text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Metadata;
  } catch {
    // Refused below, as any other text that is no JSON object.
  }
  throw new BadInput('metadata', 'must be a JSON object');
}
