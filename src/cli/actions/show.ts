import { shortTime, tagLine, words } from '../describe.js';
import { CliFailure, exitOf } from '../failure.js';
import { GetDocumentDocument, type GetDocumentQuery } from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine, safeText } from '../terminal/safe-text.js';

type Shown = NonNullable<GetDocumentQuery['document']>;

/** Shows a document with its text. */
export async function show(session: Session, id: string): Promise<void> {
  const document = await getDocument(session, id);
  await session.out.result(document, () => describe(document));
}

/** A document. @throws CliFailure NOT_FOUND */
export async function getDocument({ api }: Session, id: string): Promise<Shown> {
  const { document } = await api.run(GetDocumentDocument, { id });
  if (document !== null) return document;
  const message = `There is no document ${id}, or you may not see it.`;
  throw new CliFailure('NOT_FOUND', message, '`memory list` shows those of a scope.', exitOf('NOT_FOUND'));
}

function describe(document: Shown): string {
  const { id, scope, type, title, content, tags, source, filename, pageCount, language, version, metadata } = document;
  const from = [words(source.type), source.thinkProcessId, source.nodeId].filter((part) => part !== null).join(' ');
  const file = filename === null ? '' : `${filename}${pageCount === null ? '' : `, ${pageCount} pages`}`;
  const entries = Object.entries(metadata).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const about: readonly (readonly [string, string])[] = [
    ['id', id],
    ['scope', scope],
    ['type', words(type)],
    ['tags', tagLine(tags)],
    ['source', from],
    ['file', file],
    ['metadata', entries.join(' ')],
    ['language', language],
    ['index', indexOf(document)],
    ['changed', `${shortTime(document.updatedAt)}, version ${version}`],
  ];
  const lines = about
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${paint('dim', name.padEnd(9))} ${safeLine(value)}`);
  return [paint('bold', safeLine(title)), ...lines, '', safeText(content).trimEnd()].join('\n');
}

function indexOf({ indexState, indexError }: Shown): string {
  return indexError === null ? words(indexState) : `${words(indexState)}: ${indexError}`;
}
