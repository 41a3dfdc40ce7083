import { constant, sayWritten, words } from '../describe.js';
import { usage } from '../failure.js';
import {
  AddReferenceDocument,
  FindReferencesDocument,
  type FindReferencesQuery,
  type ReferenceKind,
  RemoveReferenceDocument,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { table } from '../terminal/table.js';

const directions = { both: 'BOTH', out: 'OUTGOING', in: 'INCOMING' } as const;

/** Options of `memory refs`. */
export interface ReferencesOptions {
  readonly hops: number;
  readonly direction: keyof typeof directions;
  readonly kind?: string | undefined;
  readonly limit: number;
}

type Step = FindReferencesQuery['references']['steps'][number];

/** Shows what a document refers to and what refers to it. */
export async function references(session: Session, documentId: string, options: ReferencesOptions): Promise<void> {
  const { hops, direction, kind, limit: first } = options;
  const { references: found } = await session.api.run(FindReferencesDocument, {
    ...{ documentId, hops, first, direction: directions[direction] },
    kinds: kind === undefined ? null : [constant(kind) as ReferenceKind],
  });
  await session.out.result(found, () => describe(found.steps));
  if (found.hasMore) session.out.note('There is more: --limit shows more.');
}

async function describe(steps: readonly Step[]): Promise<string> {
  if (steps.length === 0) return 'There is no such reference.';
  const columns = [
    ...[{ title: 'steps' }, { title: 'from' }, { title: '' }, { title: 'to', givesWay: true }],
    ...[{ title: 'kind' }, { title: 'says', givesWay: true }, { title: 'key' }],
  ];
  const rows = steps.map(({ hops, reference: { key, kind, text, url, note, source, target, automatic } }) => [
    ...[String(hops), source?.id ?? '?', '→', target?.id ?? url ?? '?'],
    ...[words(kind), note ?? text, automatic ? 'in its text' : key],
  ]);
  return table(columns, rows);
}

/** Options of `memory ref add`. */
export interface AddReferenceOptions {
  readonly to?: string | undefined;
  readonly title?: string | undefined;
  readonly link?: string | undefined;
  readonly kind?: string | undefined;
  readonly locator?: string | undefined;
  readonly note?: string | undefined;
}

/** Says that a document refers to something. */
export async function addReference(session: Session, documentId: string, options: AddReferenceOptions): Promise<void> {
  const { to: targetId, title, link: url, locator, note } = options;
  if ([targetId, title, url].every((given) => given === undefined)) {
    throw usage('Say what it refers to: --to, --title or --link.', 'memory ref add doc_abc123 --to doc_def456');
  }
  const usual = targetId === undefined && title === undefined ? 'link' : 'cross-reference';
  const kind = constant(options.kind ?? usual) as ReferenceKind;
  const input = { documentId, kind, targetId, title, url, locator, note };
  const { addReference: written } = await session.api.run(AddReferenceDocument, { input });
  await sayWritten(session.out, written);
}

/** Takes a reference off that people have added. */
export async function removeReference(session: Session, key: string): Promise<void> {
  const { removeReference: written } = await session.api.run(RemoveReferenceDocument, { key });
  await sayWritten(session.out, written);
}
