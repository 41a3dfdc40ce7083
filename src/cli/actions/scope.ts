import { chooseScope, type KindName, parseAddress, parseKind, scopeKinds } from '../choose-scope.js';
import { words } from '../describe.js';
import { CliFailure, exitOf } from '../failure.js';
import {
  CreateScopeDocument,
  GetScopeDocument,
  ListScopesDocument,
  type ListScopesQuery,
  type ScopeLineFragment,
  ShowScopeDocument,
} from '../generated/operations.js';
import { changeProfile } from '../profiles.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';
import { table } from '../terminal/table.js';

/** Size of a page. */
const page = 100;

/** Makes a scope the usual one of the profile, after a look whether it is there. */
export async function useScope(session: Session, text: string): Promise<void> {
  const address = parseAddress(text);
  const { scope } = await session.api.run(GetScopeDocument, { address });
  if (scope === null) {
    const message = `There is no scope ${address}, or you may not see it.`;
    throw new CliFailure('NOT_FOUND', message, '`memory scope list` shows those there are.', exitOf('NOT_FOUND'));
  }
  await keepScope(session, scope.address);
  await session.out.result({ profile: session.connection.profile, scope }, () => `Using ${describe(scope)}`);
}

async function keepScope({ connection, out }: Session, scope: string): Promise<void> {
  await changeProfile(connection.configDir, connection.profile, { scope });
  if (connection.scopeFrom === 'environment') out.warn('MEMORY_SCOPE is set, and goes before the profile.');
}

/** Lists scopes by kind and id. */
export async function listScopes(
  session: Session,
  { kind, limit }: { readonly kind?: readonly KindName[] | undefined; readonly limit: number },
): Promise<void> {
  const scopes: ScopeLineFragment[] = [];
  const kinds = kind?.map((name) => scopeKinds[name]);
  let after: string | null = null;
  let more = true;
  while (more && scopes.length < limit) {
    const first = Math.min(page, limit - scopes.length);
    const found: ListScopesQuery = await session.api.run(ListScopesDocument, { kinds, first, after });
    scopes.push(...found.scopes.edges.map(({ node }) => node));
    more = found.scopes.pageInfo.hasNextPage;
    after = found.scopes.pageInfo.endCursor;
  }
  await session.out.result({ scopes, more }, () => describeAll(scopes));
  if (more) session.out.note('There is more: --limit shows more.');
}

/** Shows the current scope, or another one, with what is seen from it. */
export async function showScope(session: Session, text: string | undefined): Promise<void> {
  const address = text === undefined ? await chooseScope(session) : parseAddress(text);
  const { visibleScopes } = await session.api.run(ShowScopeDocument, { address });
  await session.out.result(visibleScopes, () => {
    const columns = [
      { title: 'weight' },
      { title: 'scope' },
      { title: 'title', givesWay: true },
      { title: 'why', givesWay: true },
    ];
    const rows = visibleScopes.map(({ scope, weight, reason }) => [
      weight.toFixed(1),
      scope.address,
      scope.title,
      reason,
    ]);
    return table(columns, rows);
  });
}

/** Options of `memory scope create`. */
export interface CreateScopeOptions {
  readonly title?: string | undefined;
  readonly parent?: string | undefined;
  readonly user?: string | undefined;
  readonly alias?: readonly string[] | undefined;
  readonly use?: boolean | undefined;
}

/** Makes a scope: `project/proj_5`, or `project` with an id of the server's. */
export async function createScope(session: Session, text: string, options: CreateScopeOptions): Promise<void> {
  const { title, parent, user, alias, use } = options;
  const slash = text.indexOf('/');
  const kind = scopeKinds[parseKind(slash < 0 ? text : text.slice(0, slash))];
  const id = slash < 0 ? undefined : text.slice(slash + 1);
  const { createScope: scope } = await session.api.run(CreateScopeDocument, {
    input: { kind, id, title, parent: parent === undefined ? undefined : parseAddress(parent), user, aliases: alias },
  });
  if (use === true) await keepScope(session, scope.address);
  await session.out.result(scope, () => `${paint('green', 'Created')} ${describe(scope)}`);
}

function describe({ address, title }: ScopeLineFragment): string {
  return `${paint('bold', safeLine(address))}  ${safeLine(title)}`;
}

async function describeAll(scopes: readonly ScopeLineFragment[]): Promise<string> {
  if (scopes.length === 0) return 'There is no such scope.';
  const columns = [{ title: 'scope' }, { title: 'kind' }, { title: 'title', givesWay: true }, { title: 'within' }];
  return table(
    columns,
    scopes.map(({ address, kind, title, parent }) => [address, words(kind), title, parent ?? '']),
  );
}
