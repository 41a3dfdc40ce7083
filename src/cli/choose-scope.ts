import { failure, usage } from './failure.js';
import { type ScopeKind, ShowScopeDocument } from './generated/operations.js';
import type { Session } from './session.js';

/** Kinds of scopes as they are written in addresses, with their names in the API. */
export const scopeKinds = {
  organization: 'ORGANIZATION',
  space: 'SPACE',
  group: 'GROUP',
  universe: 'UNIVERSE',
  project: 'PROJECT',
  session: 'SESSION',
  'think-process': 'THINK_PROCESS',
  user: 'USER',
} as const satisfies Record<string, ScopeKind>;

/** A kind as it is written in addresses. */
export type KindName = keyof typeof scopeKinds;

/** Other words for kinds. */
export const kindAliases = { engine: 'think-process' } as const satisfies Record<string, KindName>;

/** Every word that names a kind. */
export const kindWords: readonly string[] = [...Object.keys(scopeKinds), ...Object.keys(kindAliases)];

/** Where a command works. */
export interface ChosenScope {
  readonly address: string;
  /** Not the scope itself: those of this kind within it. */
  readonly within?: KindName;
}

/**
 * A kind by its name or alias.
 * @throws CliFailure USAGE
 */
export function parseKind(word: string): KindName {
  const kind = Object.hasOwn(kindAliases, word) ? kindAliases[word as keyof typeof kindAliases] : word;
  if (Object.hasOwn(scopeKinds, kind)) return kind as KindName;
  throw usage(
    `"${word}" is no kind of scope.`,
    `Kinds are ${kindWords.join(', ')} (engine is another word for think-process).`,
  );
}

/**
 * An address as the server takes it: `engine/tp_12` is `think-process/tp_12`.
 * @throws CliFailure USAGE
 */
export function parseAddress(text: string): string {
  const slash = text.indexOf('/');
  const id = text.slice(slash + 1);
  if (slash < 1 || id === '')
    throw usage(`"${text}" is no address of a scope.`, 'Write <kind>/<id>, such as project/proj_5.');
  return `${parseKind(text.slice(0, slash))}/${id}`;
}

/**
 * The id of a think process, given alone or as an address.
 * @throws CliFailure USAGE
 */
export function processId(text: string): string {
  if (!text.includes('/')) return text;
  const address = parseAddress(text);
  if (address.startsWith('think-process/')) return address.slice('think-process/'.length);
  throw usage(`${text} is no think process.`);
}

/**
 * The scope that a command works in: --scope, else MEMORY_SCOPE, else that of the profile. A kind alone means the scope of
 * that kind that the usual one is, or is within.
 * @throws CliFailure NO_SCOPE where none is given, or the usual one is within none of that kind
 */
export async function chooseScope(session: Session): Promise<string> {
  const { address, within } = await chooseScopes(session);
  if (within === undefined) return address;
  throw failure('NO_SCOPE', `${address} is within no ${within}.`, `Name one: --scope ${within}/ID.`);
}

/** The same, where a kind below the usual scope means all scopes of that kind within it. */
export async function chooseScopes({ connection, api }: Session): Promise<ChosenScope> {
  const { scope, usualScope } = connection;
  if (scope === undefined) throw failure('NO_SCOPE', 'There is no scope to work in.');
  if (scope.includes('/')) return { address: parseAddress(scope) };
  const kind = parseKind(scope);
  if (usualScope?.includes('/') !== true) {
    throw failure('NO_SCOPE', `--scope ${scope} looks from the usual scope, and there is none.`);
  }
  const usual = parseAddress(usualScope);
  if (usual.startsWith(`${kind}/`)) return { address: usual };
  const { visibleScopes } = await api.run(ShowScopeDocument, { address: usual });
  const above = visibleScopes.find((seen) => seen.scope.kind === scopeKinds[kind]);
  return above === undefined ? { address: usual, within: kind } : { address: above.scope.address };
}
