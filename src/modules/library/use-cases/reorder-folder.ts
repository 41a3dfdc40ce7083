import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { parseScopeAddress, ScopeMissing } from '../../scopes/index.js';
import { announceDocument } from '../document-events.js';
import { type DocumentWrite, changeDocument } from '../document-write.js';
import type { ExpectedVersion } from '../check-version.js';
import { lockFolders, setRootOrder } from '../filing.js';
import { placeStep } from '../folder-places.js';
import { DocumentMissing } from '../library.errors.js';
import { answerOnce, onceFor, writeOnce } from '../once.js';

/** Most children that one call puts in order. */
export const maxReordered = 1_000;

/** What `reorderFolder` takes. */
export interface ReorderInput {
  /** Null for the root of the scope, whose folders are put in order. */
  readonly folderId: string | null;
  readonly scope: string;
  readonly childIds: readonly string[];
  readonly expectedVersion?: ExpectedVersion;
  readonly idempotencyKey?: string | null;
}

/** What became of it: the folder after it, none for the root. */
export interface Reordered {
  readonly outcome: DocumentWrite['outcome'];
  readonly folder: DocumentRow | null;
  readonly replayed: boolean;
}

/**
 * Puts children of a folder in an order, before those that are not named, which keep theirs.
 * @throws AppError NOT_FOUND, CONFLICT, IDEMPOTENCY_KEY_REUSED; BAD_INPUT for what is no child, stands twice, none or more than 1,000
 */
export async function reorderFolder(ctx: Ctx, input: ReorderInput): Promise<Reordered> {
  const { folderId, childIds } = input;
  const scope = parseScopeAddress(input.scope).address;
  if (childIds.length < 1 || childIds.length > maxReordered) {
    throw new BadInput('childIds', `must be 1 to ${maxReordered}, got ${childIds.length}`);
  }
  if (new Set(childIds).size < childIds.length) throw new BadInput('childIds', 'each child is named once');
  if (folderId === null) return reorderRoot(ctx, scope, input);
  const { expectedVersion, idempotencyKey } = input;
  const target = { id: folderId, ...{ expectedVersion, idempotencyKey: idempotencyKey ?? null } };
  const write = await changeDocument(ctx, target, { name: 'reorderFolder', asks: { scope, childIds } }, (tx, folder) =>
    reorderLocked(ctx, tx, folder, { scope, childIds }),
  );
  return { outcome: write.outcome, folder: write.document, replayed: write.replayed };
}

async function reorderLocked(
  ctx: Ctx,
  tx: WriteTransaction,
  folder: DocumentRow,
  { scope, childIds }: Pick<ReorderInput, 'scope' | 'childIds'>,
): Promise<DocumentWrite> {
  if (folder.type !== 'folder') throw new BadInput('folderId', `${folder.id} is a ${folder.type}, and no folder`);
  if (folder.scope !== scope) await checkScope(ctx, tx, folder, scope);
  await lockFolders(tx, folder);
  const keys = (await findNamed(ctx, tx, childIds)).map(({ key }) => key);
  const asked = { folderKey: folder.key, keys };
  const [rest] = await tx.run(cypher.library.findFirstPlace, asked);
  const first = (rest?.position ?? placeStep) - placeStep * keys.length;
  const places = keys.map((key, i) => ({ key, position: first + i * placeStep }));
  const { count } = await tx.run(cypher.library.setChildPlaces, { folderKey: folder.key, places });
  if (count < keys.length) throw notChildren();
  await tx.run(cypher.library.setTouched, { keys: [folder.key], at: ctx.clock.now() });
  const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: folder.id });
  if (document === null) throw new DocumentMissing(folder.id);
  announceDocument(ctx, tx, 'DOCUMENT_FILED', document, { reordered: keys.length });
  return { document, outcome: 'UPDATED', warnings: [], replayed: false };
}

/** The folders at the root have no folder whose version they share: each that was named is changed. */
async function reorderRoot(ctx: Ctx, address: string, input: ReorderInput): Promise<Reordered> {
  if ((input.expectedVersion ?? null) !== null) {
    throw new BadInput('expectedVersion', 'the root of a scope has no version', 'Leave it away.');
  }
  const { childIds, idempotencyKey = null } = input;
  const once = onceFor('reorderFolder', { folderId: null, scope: address, childIds, idempotencyKey });
  const done = { outcome: 'UPDATED', warnings: [], documentKey: '', documentId: '', scope: address };
  const work = async (): Promise<Reordered> => {
    await writeOnce(
      ctx,
      once,
      (tx) => reorderRootLocked(ctx, tx, address, childIds),
      () => done,
    );
    return { outcome: 'UPDATED', folder: null, replayed: false };
  };
  return answerOnce(ctx, once, work, async (_done, replayed) => {
    const scope = await ctx.graph.read(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
    if (scope === null) throw new ScopeMissing(address);
    return { outcome: 'UPDATED', folder: null, replayed };
  });
}

async function reorderRootLocked(
  ctx: Ctx,
  tx: WriteTransaction,
  address: string,
  childIds: readonly string[],
): Promise<void> {
  const viewer = ctx.viewer.key;
  const scope = await tx.run(cypher.scopes.getWritableScope, { viewer, address });
  if (scope === null) throw new ScopeMissing(address);
  await lockFolders(tx, { scope: address, scopeKey: scope.key });
  const named = await findNamed(ctx, tx, childIds);
  const keys = named.map(({ key }) => key);
  const touched = await tx.run(cypher.library.setTouched, { keys, at: ctx.clock.now() });
  const rows = await tx.run(cypher.library.findRootPlaces, { scopeKey: scope.key });
  const there = new Set(rows.map(({ key }) => key));
  if (!keys.every((key) => there.has(key))) throw notChildren();
  const first = new Set(keys);
  const rest = rows.map(({ key }) => key).filter((key) => !first.has(key));
  await setRootOrder(tx, [...keys, ...rest], rows);
  const versions = new Map(touched.map(({ key, version }) => [key, version]));
  for (const document of named) {
    const { key, version } = document;
    announceDocument(
      ctx,
      tx,
      'DOCUMENT_FILED',
      { ...document, version: versions.get(key) ?? version },
      { folderId: null },
    );
  }
}

async function checkScope(ctx: Ctx, tx: WriteTransaction, folder: DocumentRow, address: string): Promise<void> {
  const scope = await tx.run(cypher.scopes.getWritableScope, { viewer: ctx.viewer.key, address });
  if (scope?.key !== folder.scopeKey) throw new BadInput('scope', `${folder.id} is in ${folder.scope}`);
}

/** The children that were named, in their order. @throws AppError BAD_INPUT */
async function findNamed(ctx: Ctx, tx: WriteTransaction, ids: readonly string[]): Promise<readonly DocumentRow[]> {
  const rows = await tx.run(cypher.library.findWritableDocuments, { viewer: ctx.viewer.key, ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw notChildren();
    return row;
  });
}

function notChildren(): BadInput {
  return new BadInput('childIds', 'all of them must be children of the folder');
}
