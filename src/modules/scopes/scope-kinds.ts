import { BadInput } from '../../shared/errors.js';

/** What is known of a kind of scope. */
interface KindRules {
  /** Distance from the top; null for the personal axis, which is inside nothing. */
  readonly tier: number | null;
  /** Kinds that a scope of this kind may be within: those of the next lower tier number. */
  readonly parents: readonly string[];
  /** How an id begins that the server makes. */
  readonly idPrefix: string;
  /** Weight of a hit in a scope of this kind. */
  readonly weight: number;
}

/** Both vocabularies as they are written: group and space are one tier, project and universe another. */
export const scopeKinds = {
  organization: { tier: 0, parents: [], idPrefix: 'org', weight: 0.2 },
  space: { tier: 1, parents: ['organization'], idPrefix: 'space', weight: 0.3 },
  group: { tier: 1, parents: ['organization'], idPrefix: 'grp', weight: 0.3 },
  universe: { tier: 2, parents: ['group', 'space'], idPrefix: 'univ', weight: 0.5 },
  project: { tier: 2, parents: ['group', 'space'], idPrefix: 'proj', weight: 0.5 },
  session: { tier: 3, parents: ['project', 'universe'], idPrefix: 'sess', weight: 0.8 },
  'think-process': { tier: 4, parents: ['session'], idPrefix: 'tp', weight: 1 },
  user: { tier: null, parents: [], idPrefix: 'user', weight: 0.8 },
} as const satisfies Record<string, KindRules>;

/** The kind of a scope, as it is written in rows and addresses. */
export type ScopeKindName = keyof typeof scopeKinds;

/** The rules of a kind. */
export function rulesOf(kind: ScopeKindName): KindRules {
  return scopeKinds[kind];
}

/** True for a name of the table. */
export function isScopeKind(name: string): name is ScopeKindName {
  return Object.hasOwn(scopeKinds, name);
}

/** Proximity weight of every kind, as the search statement takes them. */
export const kindWeights = Object.entries(scopeKinds).map(([kind, { weight }]) => ({ kind, weight }));

/** A scope's address in its parts. */
export interface ScopeAddress {
  readonly kind: ScopeKindName;
  readonly id: string;
  readonly address: string;
}

/**
 * Reads `<kind>/<id>`, such as `think-process/tp_12`.
 * @throws AppError BAD_INPUT when the kind is unknown or the id is empty.
 */
export function parseScopeAddress(text: string, field = 'scope'): ScopeAddress {
  const slash = text.indexOf('/');
  const kind = text.slice(0, Math.max(slash, 0));
  const id = text.slice(slash + 1);
  if (!isScopeKind(kind) || id === '') {
    const kinds = Object.keys(scopeKinds).join(', ');
    throw new BadInput(field, `"${text.slice(0, 80)}" is no scope address`, `Write <kind>/<id>; kinds are ${kinds}.`);
  }
  checkId(id, field);
  return { kind, id, address: text };
}

/** Longest id that a caller may give, in characters. */
export const maxId = 200;

/**
 * Checks an id that a caller gave: any text of 1 to 200 characters without control characters.
 * @throws AppError BAD_INPUT
 */
export function checkId(id: string, field = 'id'): void {
  if (id.length < 1 || id.length > maxId) throw new BadInput(field, `must have 1 to ${maxId} characters`);
  if (/\p{Cc}/u.test(id)) throw new BadInput(field, 'must not hold control characters');
}

/**
 * Checks that a question across projects is asked from a user: a session or think process never looks beyond its project.
 * @throws AppError BAD_INPUT
 */
export function checkCrossProject(kind: ScopeKindName, crossProject: boolean): void {
  if (!crossProject || kind === 'user') return;
  throw new BadInput('crossProject', 'is for a question from a user scope', 'Ask from your own: user/<your id>.');
}
