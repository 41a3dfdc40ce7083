import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow, FolderPathRow } from '../../../graph/generated/library.js';
import { AppError, BadInput } from '../../../shared/errors.js';
import { checkId, parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import type { Filing } from '../file-document.js';
import { folderPath } from '../folder-name.js';
import { DocumentIdTaken, FolderMissing } from '../library.errors.js';
import { type Metadata, storeMetadata } from '../metadata.js';
import { normaliseTags } from '../tag-name.js';
import { createBatch, type NamedDraft } from './create-batch.js';
import { draftDocument, filingIn, type NewDocumentInput } from './create-document.js';
import { tryToUpdate } from './update-document.js';

/** Most documents of one import. */
export const maxImport = 100;

/** Documents of an import that are updated at once. */
const updatesAtOnce = 4;

/** A document that is imported: as for `createDocument`, with an id of the caller's. */
export interface ImportedDocumentInput extends Omit<
  NewDocumentInput,
  'scope' | 'source' | 'idempotencyKey' | 'folderId'
> {
  readonly id: string;
  readonly metadata?: Metadata | null;
  /** Titles of folders, those that are missing are made; an empty list is the root. It stays where it is where absent. */
  readonly folderPath?: readonly string[] | null;
}

/** What `importDocuments` takes. */
export interface ImportDocumentsInput {
  readonly scope: string;
  /** Folder that all of them are filed in, or below. */
  readonly folderId?: string | null;
  readonly documents: readonly ImportedDocumentInput[];
}

/** What became of one document. */
export interface ImportedDocument {
  readonly id: string;
  readonly outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED';
  readonly document: DocumentRow | null;
  readonly code: string | null;
  readonly message: string | null;
  readonly warnings: readonly string[];
}

/** A document that can be written, and what there is under its id. */
interface Candidate {
  readonly input: ImportedDocumentInput;
  readonly draft: NamedDraft;
  readonly there: DocumentRow | null;
  readonly tags: readonly DocumentTagRow[];
  /** Whether what is there is filed as it is imported. */
  readonly isFiled: boolean;
}

/**
 * Brings documents into a scope: those that are new are made together, those that are there and differ are updated, the
 * others stay as they are. What is wrong with one stops no other. Sent again, it changes nothing.
 * @returns what became of each, in the order given
 * @throws AppError NOT_FOUND for a scope or folder that is missing or not writable, BAD_INPUT for none or more than 100 documents
 */
export async function importDocuments(ctx: Ctx, input: ImportDocumentsInput): Promise<readonly ImportedDocument[]> {
  const { documents } = input;
  const scope = parseScopeAddress(input.scope).address;
  if (documents.length < 1 || documents.length > maxImport) {
    throw new BadInput('documents', `must be 1 to ${maxImport}, got ${documents.length}`);
  }
  const writable = await ctx.graph.read(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address: scope });
  if (writable === null) throw new ScopeMissing(scope);
  const results = new Map<number, ImportedDocument>();
  const base = input.folderId ? await findBase(ctx, input.folderId, writable) : null;
  const drafts = await draftAll(ctx, { scope, folderId: base?.id ?? null }, documents, results);
  const candidates = await findThere(ctx, drafts, base);
  await createNew(ctx, { key: writable.key, address: scope }, candidates, results);
  await updateThere(ctx, writable.key, candidates, results);
  return documents.map(({ id }, i) => results.get(i) ?? failed(id, new Error('it was forgotten')));
}

/** Checks and chunks every document; those that cannot be are told at once. */
async function draftAll(
  ctx: Ctx,
  { scope, folderId }: { readonly scope: string; readonly folderId: string | null },
  documents: readonly ImportedDocumentInput[],
  results: Map<number, ImportedDocument>,
): Promise<ReadonlyMap<number, readonly [ImportedDocumentInput, NamedDraft]>> {
  const drafts = new Map<number, readonly [ImportedDocumentInput, NamedDraft]>();
  const seen = new Set<string>();
  const draft = async (input: ImportedDocumentInput, i: number): Promise<void> => {
    try {
      checkId(input.id);
      if (seen.has(input.id)) throw new BadInput('id', `${input.id} stands twice in the import`);
      seen.add(input.id);
      const filing = filingFor(input, folderId);
      drafts.set(i, [input, { ...(await draftDocument(ctx, { ...input, scope })), id: input.id, filing }]);
    } catch (error) {
      results.set(i, failed(input.id, error));
    }
  };
  await Promise.all(documents.map(draft));
  return drafts;
}

/**
 * The folder that an import goes to.
 * @throws AppError NOT_FOUND, BAD_INPUT
 */
async function findBase(ctx: Ctx, id: string, scope: { readonly key: string }): Promise<DocumentRow> {
  const [folder] = await ctx.graph.read(cypher.library.findWritableDocuments, { viewer: ctx.viewer.key, ids: [id] });
  if (folder === undefined) throw new FolderMissing(id);
  if (folder.type !== 'folder') throw new BadInput('folderId', `${id} is a ${folder.type}, and no folder`);
  if (folder.scopeKey !== scope.key) throw new BadInput('folderId', `${id} is in ${folder.scope}`);
  return folder;
}

function filingFor({ folderPath: path }: ImportedDocumentInput, folderId: string | null): Filing | null {
  if (!path) return filingIn(folderId);
  return { folderId, path: folderPath(path), position: null };
}

/** Whether a document is in the folder that a filing leads to; a filing that says nothing is content with any. */
function isFiledAs(
  filing: Filing | null,
  base: DocumentRow | null,
  there: Pick<FolderPathRow, 'keys' | 'titles'> = { keys: [], titles: [] },
): boolean {
  if (filing === null) return true;
  const above = there.titles.length - filing.path.length;
  if (above < 0 || filing.path.some((title, i) => there.titles[above + i] !== title)) return false;
  return base === null ? above === 0 : there.keys[above - 1] === base.key;
}

async function findThere(
  ctx: Ctx,
  drafts: ReadonlyMap<number, readonly [ImportedDocumentInput, NamedDraft]>,
  base: DocumentRow | null,
): Promise<ReadonlyMap<number, Candidate>> {
  const viewer = ctx.viewer.key;
  const ids = [...drafts.values()].map(([, { id }]) => id);
  const rows = await ctx.graph.read(cypher.library.findWritableDocuments, { viewer, ids });
  const keys = rows.map((row) => row.key);
  const tags = keys.length === 0 ? [] : await ctx.graph.read(cypher.library.findTagsByDocument, { viewer, keys });
  const paths = keys.length === 0 ? [] : await ctx.graph.read(cypher.library.findFolderPaths, { viewer, keys });
  const pathOf = new Map(paths.map((row) => [row.documentKey, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byKey = Map.groupBy(tags, (tag) => tag.documentKey);
  return new Map(
    [...drafts].map(([i, [input, draft]]) => {
      const there = byId.get(draft.id) ?? null;
      const isFiled = there !== null && isFiledAs(draft.filing, base, pathOf.get(there.key));
      return [i, { input, draft, there, isFiled, tags: there === null ? [] : (byKey.get(there.key) ?? []) }];
    }),
  );
}

async function createNew(
  ctx: Ctx,
  scope: { readonly key: string; readonly address: string },
  candidates: ReadonlyMap<number, Candidate>,
  results: Map<number, ImportedDocument>,
): Promise<void> {
  const fresh = [...candidates].filter(([, { there }]) => there === null);
  const drafts = fresh.map(([, { draft }]) => draft);
  const made = await createBatch(ctx, scope, drafts);
  for (const [i, { draft }] of fresh) {
    const created = made.get(draft.id);
    const result: ImportedDocument =
      created === undefined
        ? failed(draft.id, new DocumentIdTaken(draft.id))
        : { id: draft.id, outcome: 'CREATED', ...created, code: null, message: null };
    results.set(i, result);
  }
}

async function updateThere(
  ctx: Ctx,
  scopeKey: string,
  candidates: ReadonlyMap<number, Candidate>,
  results: Map<number, ImportedDocument>,
): Promise<void> {
  const rest = [...candidates].filter(([, { there }]) => there !== null);
  const work = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const [i, candidate] = next;
      const result = await updateOne(ctx, scopeKey, candidate).catch((error: unknown) =>
        failed(candidate.draft.id, error),
      );
      results.set(i, result);
    }
  };
  await Promise.all(Array.from({ length: updatesAtOnce }, work));
}

async function updateOne(ctx: Ctx, scopeKey: string, candidate: Candidate): Promise<ImportedDocument> {
  const { input, draft, there, tags, isFiled } = candidate;
  const { id } = draft;
  if (there === null) throw new Error(`${id} is not there`);
  if (there.scopeKey !== scopeKey) throw new DocumentIdTaken(id);
  if (there.type !== draft.type) throw new BadInput('type', `${id} is there as a ${there.type}, and stays one`);
  const done = { id, code: null, message: null };
  if (isSame(candidate, there, tags)) return { ...done, outcome: 'UNCHANGED', document: there, warnings: [] };
  const { title, content } = draft;
  const { metadata = null, mimeType = null } = input;
  const { language } = draft;
  const names = input.tags ? normaliseTags(input.tags) : null;
  const { document, warnings } = await tryToUpdate(
    ctx,
    { id, title, content, metadata, mimeType, language, tags: names, filing: isFiled ? null : draft.filing },
    null,
  );
  return { ...done, outcome: 'UPDATED', document, warnings };
}

/** Whether a document is as it is imported; folder, tags, metadata and MIME type only where the import names them. */
function isSame({ input, draft, isFiled }: Candidate, there: DocumentRow, tags: readonly DocumentTagRow[]): boolean {
  const wanted = new Set(normaliseTags(input.tags ?? []).map((tag) => tag.id));
  const own = tags.filter((tag) => tag.by !== 'automatic' || wanted.has(tag.id));
  return (
    isFiled &&
    there.title === draft.title &&
    there.content === draft.content &&
    (!input.mimeType || there.mimeType === draft.mimeType) &&
    (draft.language === null || there.language === draft.language) &&
    (!input.metadata || there.metadata === storeMetadata(draft.metadata).json) &&
    (!input.tags || (own.length === wanted.size && own.every((tag) => wanted.has(tag.id))))
  );
}

/** @throws what is no refusal of this one document */
function failed(id: string, error: unknown): ImportedDocument {
  if (!(error instanceof AppError) || refusals.every((code) => code !== error.code)) throw error;
  return { id, outcome: 'FAILED', document: null, code: error.code, message: error.message, warnings: [] };
}

const refusals = ['BAD_INPUT', 'ALREADY_EXISTS', 'CONFLICT', 'NOT_FOUND', 'UNREADABLE_FILE', 'FILE_TOO_LARGE'];
