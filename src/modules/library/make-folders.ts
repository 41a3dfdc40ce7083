import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { NewDocumentOfBatch } from '../../graph/generated/library.js';
import type { WriteTransaction } from '../../graph/graph.js';
import { newId, newKey } from '../../shared/ids.js';
import { ScopeMissing } from '../scopes/index.js';
import { announceDocument } from './document-events.js';
import { appendToFolders, type Filed, placeAtRoot } from './filing.js';
import { storeMetadata } from './metadata.js';

/** A folder that a path begins in; the root of the scope where there is none. */
type Base = { readonly key: string } | null;

/**
 * The folders that some paths lead to; those that are missing are made. The folders of the scope are locked.
 * @returns the key of each path's last folder; of an empty path that of its base, or null
 */
export async function makeFolders(
  ctx: Ctx,
  tx: WriteTransaction,
  scope: Pick<Filed, 'scope' | 'scopeKey'>,
  paths: readonly { readonly base: Base; readonly path: readonly string[] }[],
): Promise<readonly (string | null)[]> {
  const keys: (string | null)[] = paths.map(({ base }) => base?.key ?? null);
  const longest = Math.max(0, ...paths.map(({ path }) => path.length));
  for (let depth = 0; depth < longest; depth += 1) {
    const wanted = new Map<string, Wanted>();
    const names = paths.map(({ path }, i) => wantedAt(path[depth], keys[i] ?? null));
    for (const name of names) if (name !== null) wanted.set(nameOf(name), name);
    const found = await findOrMake(ctx, tx, scope, [...wanted.values()]);
    for (const [i, name] of names.entries()) if (name !== null) keys[i] = found.get(nameOf(name)) ?? null;
  }
  return keys;
}

/** A folder by its title and the one that it is in. */
interface Wanted {
  readonly parentKey: string | null;
  readonly title: string;
}

const wantedAt = (title: string | undefined, parentKey: string | null): Wanted | null =>
  title === undefined ? null : { parentKey, title };

const nameOf = ({ parentKey, title }: Wanted): string => JSON.stringify([parentKey, title]);

async function findOrMake(
  ctx: Ctx,
  tx: WriteTransaction,
  scope: Pick<Filed, 'scope' | 'scopeKey'>,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, string>> {
  const folders = wanted.map((name, ref) => ({ ...name, ref }));
  const rows = await tx.run(cypher.library.findFoldersByTitle, { scopeKey: scope.scopeKey, folders });
  const there = new Map(rows.map(({ ref, key }) => [ref, key]));
  const missing = folders.filter(({ ref }) => !there.has(ref)).map((name) => ({ ...name, key: newKey() }));
  if (missing.length > 0) await createFolders(ctx, tx, scope, missing);
  for (const { ref, key } of missing) there.set(ref, key);
  return new Map(folders.map((name) => [nameOf(name), there.get(name.ref) ?? '']));
}

async function createFolders(
  ctx: Ctx,
  tx: WriteTransaction,
  scope: Pick<Filed, 'scope' | 'scopeKey'>,
  missing: readonly (Wanted & { readonly key: string })[],
): Promise<void> {
  const at = ctx.clock.now();
  const documents = missing.map(({ key, title }) => newFolder(key, title, at));
  const asked = { viewer: ctx.viewer.key, scopeKey: scope.scopeKey, documents, at };
  const rows = await tx.run(cypher.library.createDocuments, asked);
  if (rows.length !== missing.length) throw new ScopeMissing(scope.scope);
  const filed = missing.flatMap(({ key, parentKey }) => (parentKey === null ? [] : [{ key, folderKey: parentKey }]));
  await appendToFolders(tx, filed);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const { key, parentKey } of missing) {
    const row = byKey.get(key);
    if (row === undefined) throw new Error(`The folder ${key} was not made.`);
    if (parentKey === null) await placeAtRoot(tx, row, null);
    announceDocument(ctx, tx, 'DOCUMENT_CREATED', row, { tags: [] });
  }
}

/** A folder that nobody named by an id, as it is written. */
function newFolder(key: string, title: string, at: Date): NewDocumentOfBatch {
  const { json, properties } = storeMetadata({});
  const document = {
    ...{ key, id: newId('doc'), type: 'folder', title, content: '', mimeType: 'text/plain', metadata: json },
    ...{ language: 'und', languageGiven: false, sourceType: 'manual', sourceThinkProcessId: null, sourceNodeId: null },
    ...{ blobHash: null, filename: null, pageCount: null, indexState: 'READY', indexError: null, generation: 1 },
  };
  return { document, properties, createdAt: at };
}
