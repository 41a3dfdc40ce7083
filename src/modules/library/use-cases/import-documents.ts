import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow, DocumentTagRow, FolderPathRow } from '../../../graph/generated/library.js';
import { BadInput } from '../../../shared/errors.js';
import { checkId, parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import type { Filing } from '../file-document.js';
import { folderPath } from '../folder-name.js';
import { DocumentIdTaken, FolderMissing } from '../library.errors.js';
import type { Metadata } from '../metadata.js';
import type { WithStated } from '../with-stated.js';
import { createBatch, type NamedDraft } from './create-batch.js';
import { draftDocument, filingIn, joinStated, type NewDocumentInput, refuseForeign } from './create-document.js';
import { failed, updateThere } from './import-updates.js';

/** Most documents of one import. */
export const maxImport = 100;

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

/** A document that is imported, with what its text says of it. */
type StatedInput = ImportedDocumentInput & WithStated;

/** A document that can be written, and what there is under its id. */
export interface Candidate {
  readonly input: StatedInput;
  readonly draft: NamedDraft;
  readonly there: DocumentRow | null;
  readonly tags: readonly DocumentTagRow[];
  /** Whether what is there is filed as it is imported. */
  readonly isFiled: boolean;
}

/**
 * Brings documents into a scope: those that are new are made together, those that are there and differ are updated
 * together, the others stay as they are. What is wrong with one stops no other. Sent again, it changes nothing.
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
  return documents.map(({ id }, i) => {
    const result = results.get(i) ?? failed(id, new Error('it was forgotten'));
    const said = result.outcome === 'FAILED' ? [] : (candidates.get(i)?.input.warnings ?? []);
    return { ...result, warnings: [...new Set([...said, ...result.warnings])] };
  });
}

/** Checks and chunks every document; those that cannot be are told at once. */
async function draftAll(
  ctx: Ctx,
  { scope, folderId }: { readonly scope: string; readonly folderId: string | null },
  documents: readonly ImportedDocumentInput[],
  results: Map<number, ImportedDocument>,
): Promise<ReadonlyMap<number, readonly [StatedInput, NamedDraft]>> {
  const drafts = new Map<number, readonly [StatedInput, NamedDraft]>();
  const seen = new Set<string>();
  const draft = async (given: ImportedDocumentInput, i: number): Promise<void> => {
    try {
      checkId(given.id);
      if (seen.has(given.id)) throw new BadInput('id', `${given.id} stands twice in the import`);
      seen.add(given.id);
      const input = await joinStated(ctx, given);
      const filing = filingFor(input, folderId);
      drafts.set(i, [input, { ...(await draftDocument(ctx, { ...input, scope })), id: input.id, filing }]);
    } catch (error) {
      results.set(i, failed(given.id, error));
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
  drafts: ReadonlyMap<number, readonly [StatedInput, NamedDraft]>,
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
  const fresh = [...candidates].filter(([i, { there, draft }]) => {
    if (there !== null) return false;
    try {
      refuseForeign(draft);
      return true;
    } catch (error) {
      results.set(i, failed(draft.id, error));
      return false;
    }
  });
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
