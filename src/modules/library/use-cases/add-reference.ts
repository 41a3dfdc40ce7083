import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import type { FoundReference } from '../../ingestion/index.js';
import { checkId } from '../../scopes/index.js';
import { announceDocument } from '../document-events.js';
import { changeDocument, type DocumentWrite, type WriteTarget } from '../document-write.js';
import { DocumentMissing } from '../library.errors.js';
import { joinReferences, markOf, newReference } from '../write-references.js';

/** Most references that people add to one document; longest address, and longest title, place and note, in characters. */
export const maxAdded = 200;
export const maxUrl = 2_000;
export const maxReferenceText = 1_000;

/** What `addReference` takes. */
export interface AddReferenceInput extends Omit<WriteTarget, 'id'> {
  readonly documentId: string;
  readonly kind: FoundReference['kind'];
  readonly targetId?: string | null;
  readonly title?: string | null;
  readonly url?: string | null;
  readonly locator?: string | null;
  readonly note?: string | null;
}

/**
 * Notes what a document refers to. A document that is meant by id or title and is not there, or not for the viewer, is waited
 * for: whether there is one is told nobody. The same reference again changes nothing.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT, IDEMPOTENCY_KEY_REUSED
 */
export async function addReference(ctx: Ctx, input: AddReferenceInput): Promise<DocumentWrite> {
  const { documentId: id, expectedVersion = null, idempotencyKey = null, ...asks } = input;
  const reference = checkReference(input);
  return changeDocument(
    ctx,
    { id, expectedVersion, idempotencyKey },
    { name: 'addReference', asks },
    async (tx, before) => {
      const there = await tx.run(cypher.library.findReferenceMarks, { itemKeys: [before.key], by: 'user' });
      if (there.some(({ mark }) => mark === markOf(reference))) {
        return { document: before, outcome: 'UNCHANGED', warnings: [], replayed: false };
      }
      if (there.length >= maxAdded) throw new BadInput('documentId', `has ${maxAdded} added references already`);
      const warnings = await write(ctx, tx, before, reference, input.targetId ?? null);
      return touch(ctx, tx, before, warnings);
    },
  );
}

async function write(
  ctx: Ctx,
  tx: WriteTransaction,
  document: DocumentRow,
  reference: FoundReference,
  targetId: string | null,
): Promise<readonly string[]> {
  const row = newReference(reference);
  const documents = [{ itemKey: document.key, references: [row] }];
  await tx.run(cypher.library.createReferences, { documents, by: 'user', at: ctx.clock.now() });
  if (row.name === null) return [];
  const viewer = ctx.viewer.key;
  const target = targetId === null ? null : await tx.run(cypher.library.getDocument, { viewer, id: targetId });
  if (target === null) return (await joinReferences(ctx, tx, [document])).get(document.key) ?? [];
  await tx.run(cypher.library.linkReferenceTarget, { key: row.key, targetKey: target.key });
  return [];
}

/** Next version of a document whose references have changed, and its event. */
export async function touch(
  ctx: Ctx,
  tx: WriteTransaction,
  before: DocumentRow,
  warnings: readonly string[],
): Promise<DocumentWrite> {
  await tx.run(cypher.library.setTouched, { keys: [before.key], at: ctx.clock.now() });
  const document = await tx.run(cypher.library.getDocument, { viewer: ctx.viewer.key, id: before.id });
  if (document === null) throw new DocumentMissing(before.id);
  announceDocument(ctx, tx, 'DOCUMENT_REFERENCED', document);
  return { document, outcome: 'UPDATED', warnings, replayed: false };
}

/** What is asked for, as it is written. @throws AppError BAD_INPUT */
function checkReference(input: AddReferenceInput): FoundReference {
  const { documentId, kind } = input;
  const targetId = input.targetId ?? null;
  if (targetId !== null) checkId(targetId, 'targetId');
  if (targetId === documentId) throw new BadInput('targetId', 'a document does not refer to itself');
  const title = checkText('title', input.title);
  if (targetId !== null && title !== null) throw new BadInput('title', 'either the title or the id is given');
  const [url, locator, note] = [
    checkUrl(input.url),
    checkText('locator', input.locator),
    checkText('note', input.note),
  ];
  const wanted = targetId ?? title;
  if (kind === 'cross_reference' && wanted === null) {
    throw new BadInput('targetId', 'a cross-reference names a document, by its id or title');
  }
  const text = title ?? url ?? locator ?? note ?? (targetId === null ? null : '');
  if (text === null) throw new BadInput('url', 'a reference names something');
  return { kind, text, url, wanted, locator, note };
}

function checkText(field: string, value: string | null | undefined): string | null {
  const text = (value ?? '').trim();
  if (text.length > maxReferenceText) throw new BadInput(field, `must have at most ${maxReferenceText} characters`);
  return text === '' ? null : text;
}

function checkUrl(value: string | null | undefined): string | null {
  const url = (value ?? '').trim();
  if (url === '') return null;
  if (url.length <= maxUrl && /^https?:\/\//i.test(url) && URL.canParse(url)) return url;
  throw new BadInput('url', `must be an address, http or https, of at most ${maxUrl} characters`);
}
