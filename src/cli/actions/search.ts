import { chooseScope } from '../choose-scope.js';
import { tagLine } from '../describe.js';
import { RagQueryDocument, type RagQueryQuery } from '../generated/operations.js';
import type { Session } from '../session.js';
import { paint, terminalWidth } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';

/** Options of `memory search`. */
export interface SearchOptions {
  readonly tags?: readonly string[] | undefined;
  readonly limit: number;
  readonly languages?: readonly string[] | undefined;
  readonly minSimilarity?: number | undefined;
  readonly byDocument?: boolean | undefined;
  readonly crossProject?: boolean | undefined;
}

type Answer = RagQueryQuery['ragQuery'];

/** Finds passages that answer a question, in the current scope and all that it is within. */
export async function search(session: Session, query: string, options: SearchOptions): Promise<void> {
  const { tags, limit, languages, minSimilarity, byDocument = false, crossProject = false } = options;
  const scope = await chooseScope(session);
  const variables = { query, scope, tags, limit, languages, minSimilarity, crossProject, groupByDocument: byDocument };
  const { ragQuery } = await session.api.run(RagQueryDocument, variables);
  await session.out.result(ragQuery, () => describe(ragQuery));
  if (!session.out.json) for (const warning of ragQuery.warnings) session.out.warn(warning);
}

/** Lines of a passage that are shown. */
const passageLines = 3;

async function describe({ hits, trace }: Answer): Promise<string> {
  const { wrap } = await import('../terminal/fit.js');
  const scopes = trace.scopes.map(({ scope }) => safeLine(scope)).join(', ');
  if (hits.length === 0) return `Nothing was found in ${scopes}.`;
  const blocks = hits.map((hit, at) => {
    const indent = '   ';
    const place = [hit.page === null ? '' : `page ${hit.page}`, hit.headingPath.join(' › '), hit.keyPath ?? ''];
    const title = [hit.title, ...place.filter((part) => part !== '')].map(safeLine).join(', ');
    const about = [hit.documentId, hit.scope, tagLine(hit.tags.map((label) => ({ label })))].map(safeLine);
    const passage = wrap(safeLine(hit.text), terminalWidth() - indent.length, passageLines);
    return [
      `${String(at + 1).padStart(2)} ${paint('bold', title)}  ${paint('cyan', hit.score.toFixed(3))}`,
      `${indent}${paint('dim', about.filter((part) => part !== '').join('  '))}`,
      ...passage.map((line) => `${indent}${line}`),
    ].join('\n');
  });
  return [...blocks, paint('dim', `Searched ${scopes} in ${Math.round(trace.embedMs + trace.searchMs)} ms.`)].join(
    '\n',
  );
}
