import { sayWritten, shortTime, tagLine } from '../describe.js';
import { CliFailure, exitOf } from '../failure.js';
import {
  DiffVersionsDocument,
  type DiffVersionsQuery,
  GetHistoryDocument,
  type GetHistoryQuery,
  RestoreVersionDocument,
  type VersionLineFragment,
} from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine, safeText } from '../terminal/safe-text.js';
import { table } from '../terminal/table.js';

/** Size of a page. */
const page = 100;

type Versions = NonNullable<GetHistoryQuery['document']>;
type Diff = DiffVersionsQuery['diffVersions'];

/** Lists what a document was before each of its changes. */
export async function history(session: Session, id: string, { limit }: { readonly limit: number }): Promise<void> {
  const versions: VersionLineFragment[] = [];
  let document = await getVersions(session, id, Math.min(page, limit), null);
  versions.push(...document.history.edges.map(({ node }) => node));
  while (document.history.pageInfo.hasNextPage && versions.length < limit) {
    const first = Math.min(page, limit - versions.length);
    document = await getVersions(session, id, first, document.history.pageInfo.endCursor);
    versions.push(...document.history.edges.map(({ node }) => node));
  }
  const { title, version, history: last } = document;
  const more = last.pageInfo.hasNextPage;
  await session.out.result({ id, title, version, versions, more }, () => describeVersions(versions, version));
  if (more) session.out.note('There is more: --limit shows more.');
}

/** A document with its versions. @throws CliFailure NOT_FOUND */
async function getVersions({ api }: Session, id: string, first: number, after: string | null): Promise<Versions> {
  const { document } = await api.run(GetHistoryDocument, { id, first, after });
  if (document !== null) return document;
  const message = `There is no document ${id}, or you may not see it.`;
  throw new CliFailure('NOT_FOUND', message, '`memory list` shows those of a scope.', exitOf('NOT_FOUND'));
}

async function describeVersions(versions: readonly VersionLineFragment[], now: number): Promise<string> {
  if (versions.length === 0) return `It is what it was at first (version ${now}).`;
  const columns = [
    ...[{ title: 'version' }, { title: 'made' }, { title: 'by' }, { title: 'replaced' }],
    ...[
      { title: 'title', givesWay: true },
      { title: 'tags', givesWay: true },
    ],
  ];
  const rows = versions.map(({ version, savedAt, savedBy, replacedAt, title, tags }) => [
    ...[String(version), shortTime(savedAt), savedBy ?? '', replacedAt === null ? '' : shortTime(replacedAt)],
    ...[title, tagLine(tags.map((label) => ({ label })))],
  ]);
  return [`It is in version ${now} now. Before:`, await table(columns, rows)].join('\n');
}

/** Shows how a document differs between two versions; of the older the one before the last change where it is not named. */
export async function diff(
  session: Session,
  id: string,
  from: number | undefined,
  to: number | undefined,
): Promise<void> {
  const document = await getVersions(session, id, 1, null);
  const older = from ?? document.history.edges[0]?.node.version ?? document.version;
  const asked = { id, from: older, to: to ?? document.version };
  const { diffVersions } = await session.api.run(DiffVersionsDocument, asked);
  await session.out.result(diffVersions, () => describeDiff(diffVersions));
}

function describeDiff({ from, to, changed, tagsAdded, tagsRemoved, metadata, unified, notes }: Diff): string {
  const head = `Version ${from.version} to version ${to.version}`;
  if (changed.length === 0) return `${head}: nothing has changed.`;
  const tags = [...tagsRemoved.map((tag) => `-#${tag}`), ...tagsAdded.map((tag) => `+#${tag}`)];
  const about: readonly (readonly [string, string])[] = [
    ['title', from.title === to.title ? '' : `${from.title} → ${to.title}`],
    ['type', from.mimeType === to.mimeType ? '' : `${from.mimeType} → ${to.mimeType}`],
    ['language', from.language === to.language ? '' : `${from.language} → ${to.language}`],
    ['tags', tags.join(' ')],
    ...metadata.map(({ path, before, after }) => [path.join('.'), `${before ?? 'none'} → ${after ?? 'none'}`] as const),
  ];
  const lines = about
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${paint('dim', safeLine(name).padEnd(9))} ${safeLine(value)}`);
  return [paint('bold', head), ...lines, ...textLines(unified), ...notes.map(safeLine)].join('\n');
}

function textLines(unified: string): readonly string[] {
  if (unified === '') return [];
  return safeText(unified)
    .trimEnd()
    .split('\n')
    .map((line) => {
      if (/^(?:---|\+\+\+) /.test(line)) return paint('dim', line);
      if (line.startsWith('@@')) return paint('cyan', line);
      return line.startsWith('+') ? paint('green', line) : line.startsWith('-') ? paint('red', line) : line;
    });
}

/** Makes a document what it was in a version. */
export async function restore(session: Session, id: string, version: number): Promise<void> {
  const { restoreVersion } = await session.api.run(RestoreVersionDocument, { id, version });
  await sayWritten(session.out, restoreVersion, restoreVersion.outcome === 'UPDATED' ? 'restored' : undefined);
}
