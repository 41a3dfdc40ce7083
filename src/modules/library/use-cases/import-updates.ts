import type { Ctx } from '../../../context.js';
import type { DocumentRow, DocumentTagRow } from '../../../graph/generated/library.js';
import { AppError, BadInput } from '../../../shared/errors.js';
import { DocumentIdTaken } from '../library.errors.js';
import { storeMetadata } from '../metadata.js';
import { normaliseTags } from '../tag-name.js';
import type { Candidate, ImportedDocument } from './import-documents.js';
import { type PlannedUpdate, updateBatch } from './update-batch.js';
import { changeOf, tryToUpdate, type WholeUpdate } from './update-document.js';

/** Documents that are updated at once where each is written on its own. */
const updatesAtOnce = 4;

/** A document that differs: what it is to be. */
interface Update {
  readonly place: number;
  readonly id: string;
  readonly input: WholeUpdate;
  readonly plan: PlannedUpdate;
}

/**
 * Updates the documents of an import that are there and differ: all of them together, and those on their own that somebody
 * else has changed meanwhile.
 * @param candidates by their places in the import
 * @param results gets what became of each, by place
 */
export async function updateThere(
  ctx: Ctx,
  scopeKey: string,
  candidates: ReadonlyMap<number, Candidate>,
  results: Map<number, ImportedDocument>,
): Promise<void> {
  const updates: Update[] = [];
  for (const [place, candidate] of candidates) {
    if (candidate.there === null) continue;
    const planned = planUpdate(ctx, scopeKey, place, candidate, candidate.there);
    if ('plan' in planned) updates.push(planned);
    else results.set(place, planned);
  }
  const done = await updateBatch(
    ctx,
    scopeKey,
    updates.map(({ plan }) => plan),
  );
  for (const { place, id } of updates) {
    const written = done.get(id);
    if (written !== undefined) results.set(place, { id, ...written, code: null, message: null });
  }
  await updateAlone(
    ctx,
    updates.filter(({ id }) => !done.has(id)),
    results,
  );
}

/** What is to be done with a document that is there: an update, or the answer where there is none. */
function planUpdate(
  ctx: Ctx,
  scopeKey: string,
  place: number,
  candidate: Candidate,
  there: DocumentRow,
): Update | ImportedDocument {
  const { input: given, draft, tags: tagsThere } = candidate;
  const { id, title, content, language } = draft;
  try {
    if (there.scopeKey !== scopeKey) throw new DocumentIdTaken(id);
    if (there.type !== draft.type) throw new BadInput('type', `${id} is there as a ${there.type}, and stays one`);
    const filing = candidate.isFiled ? null : draft.filing;
    if (filing === null && isSame(candidate, there, tagsThere)) {
      return { id, outcome: 'UNCHANGED', document: there, code: null, message: null, warnings: [] };
    }
    const tags = given.tags ? normaliseTags(given.tags) : null;
    const { metadata, mimeType = null } = given;
    const input = { id, title, content, metadata, mimeType, language, tags, filing };
    return { place, id, input, plan: { before: there, change: changeOf(ctx, there, input), tags, tagsThere, filing } };
  } catch (error) {
    return failed(id, error);
  }
}

async function updateAlone(
  ctx: Ctx,
  updates: readonly Update[],
  results: Map<number, ImportedDocument>,
): Promise<void> {
  const rest = [...updates];
  const work = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const { place, id, input } = next;
      results.set(place, await updateOne(ctx, input).catch((error: unknown) => failed(id, error)));
    }
  };
  await Promise.all(Array.from({ length: updatesAtOnce }, work));
}

async function updateOne(ctx: Ctx, input: WholeUpdate): Promise<ImportedDocument> {
  const { document, outcome, warnings } = await tryToUpdate(ctx, input, null);
  const became = outcome === 'UNCHANGED' ? 'UNCHANGED' : 'UPDATED';
  return { id: input.id, outcome: became, document, warnings, code: null, message: null };
}

/** Whether a document is as it is imported; tags, metadata and MIME type only where the import names them. */
function isSame({ input, draft }: Candidate, there: DocumentRow, tags: readonly DocumentTagRow[]): boolean {
  const wanted = new Set(normaliseTags(input.tags ?? []).map((tag) => tag.id));
  const own = tags.filter((tag) => tag.by !== 'automatic' || wanted.has(tag.id));
  return (
    there.title === draft.title &&
    there.content === draft.content &&
    (!input.mimeType || there.mimeType === draft.mimeType) &&
    (draft.language === null || there.language === draft.language) &&
    (!input.metadata || there.metadata === storeMetadata(draft.metadata).json) &&
    (!input.tags || (own.length === wanted.size && own.every((tag) => wanted.has(tag.id))))
  );
}

/**
 * The answer for a document that is not taken.
 * @throws what is no refusal of this one document
 */
export function failed(id: string, error: unknown): ImportedDocument {
  if (!(error instanceof AppError) || refusals.every((code) => code !== error.code)) throw error;
  return { id, outcome: 'FAILED', document: null, code: error.code, message: error.message, warnings: [] };
}

const refusals = ['BAD_INPUT', 'ALREADY_EXISTS', 'CONFLICT', 'NOT_FOUND', 'UNREADABLE_FILE', 'FILE_TOO_LARGE'];
