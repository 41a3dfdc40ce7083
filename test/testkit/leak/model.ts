/**
 * What the product promises about access, told a second time in plain TypeScript: nothing here knows of the product's code.
 * A test asks both and compares.
 */

/** A scope of the model. `archived` names the scope that it was deleted with. */
export interface ModelScope {
  readonly kind: Kind;
  readonly id: string;
  title: string;
  parent: ModelScope | null;
  readonly user: ModelScope | null;
  readonly aliases: string[];
  /** User id → role. */
  readonly members: Map<string, Role>;
  archived: ModelScope | null;
  /** The project whose processes' results this process has been let see. */
  seesResultsOf: ModelScope | null;
}

/** A document of the model; it has one chunk, and a folder none. */
export interface ModelDocument {
  readonly id: string;
  readonly type: string;
  title: string;
  readonly content: string;
  scope: ModelScope;
  /** Tag ids in order of their names. */
  readonly tags: Set<string>;
  readonly moves: ModelMove[];
}

/** A move of a document. */
export interface ModelMove {
  readonly how: string;
  readonly from: ModelScope;
  readonly to: ModelScope;
  readonly by: string;
}

/** Somebody who acts in one tenant. */
export interface ModelUser {
  readonly id: string;
  readonly admin: boolean;
}

/** A tenant with all that is in it. */
export interface Model {
  readonly tenant: string;
  readonly users: readonly ModelUser[];
  readonly scopes: ModelScope[];
  readonly documents: ModelDocument[];
}

/** Kinds by tier, and what each is within. */
export const kinds = {
  organization: { tier: 0, parents: [], weight: 0.2 },
  space: { tier: 1, parents: ['organization'], weight: 0.3 },
  group: { tier: 1, parents: ['organization'], weight: 0.3 },
  universe: { tier: 2, parents: ['group', 'space'], weight: 0.5 },
  project: { tier: 2, parents: ['group', 'space'], weight: 0.5 },
  session: { tier: 3, parents: ['project', 'universe'], weight: 0.8 },
  'think-process': { tier: 4, parents: ['session'], weight: 1 },
  user: { tier: null, parents: [], weight: 0.8 },
} as const;

export type Kind = keyof typeof kinds;
export type Role = 'member' | 'engine' | 'executive' | 'admin' | 'owner';

const heads: readonly (Role | undefined)[] = ['owner', 'admin', 'executive'];

/** Tier of a scope; null for a user. */
export function tierOf(scope: ModelScope): number | null {
  return kinds[scope.kind].tier;
}

/** Sessions and think processes are their own people's. */
export function isDeep(scope: ModelScope): boolean {
  return (tierOf(scope) ?? 0) >= 3;
}

export function addressOf(scope: ModelScope): string {
  return `${scope.kind}/${scope.id}`;
}

/** A scope and all that it is within, nearest first; deleted ones too. */
export function chainOf(scope: ModelScope): readonly ModelScope[] {
  return scope.parent === null ? [scope] : [scope, ...chainOf(scope.parent)];
}

/** Scopes that are not deleted. */
export function liveScopes(model: Model): readonly ModelScope[] {
  return model.scopes.filter((scope) => scope.archived === null);
}

/** Documents that are not in a deleted scope. */
export function liveDocuments(model: Model): readonly ModelDocument[] {
  return model.documents.filter((document) => document.scope.archived === null);
}

/** The scope, deleted or not, that an address or alias names. */
export function named(model: Model, address: string): ModelScope | undefined {
  return model.scopes.find((scope) => addressOf(scope) === address || scope.aliases.includes(address));
}

/** A scope that an address names and that is not deleted. */
export function liveNamed(model: Model, address: string): ModelScope | undefined {
  const scope = named(model, address);
  return scope?.archived === null ? scope : undefined;
}

/** A scope and those within it. */
export function subtreeOf(model: Model, scope: ModelScope): readonly ModelScope[] {
  return liveScopes(model).filter((each) => chainOf(each).includes(scope));
}

/** Members read their scope and what it is within. Heads and engines also read what is within it. */
export function reads(model: Model, who: ModelUser, scope: ModelScope): boolean {
  if (scope.archived !== null) return false;
  return (
    who.admin ||
    subtreeOf(model, scope).some((below) => below.members.has(who.id)) ||
    chainOf(scope).some((above) => isHead(above, who) || above.members.get(who.id) === 'engine')
  );
}

/** Heads manage their scope and what is within it down to projects; a session or process is managed by its own owners. */
export function manages(who: ModelUser, scope: ModelScope): boolean {
  if (scope.archived !== null) return false;
  if (who.admin) return true;
  if (!isDeep(scope)) return chainOf(scope).some((above) => isHead(above, who));
  return chainOf(scope).some(
    (above) => isDeep(above) && (above.members.get(who.id) === 'owner' || above.members.get(who.id) === 'admin'),
  );
}

/** Who manages a scope writes it. An engine writes sessions and processes within its scope, and no more. */
export function writes(who: ModelUser, scope: ModelScope): boolean {
  if (scope.archived !== null) return false;
  return manages(who, scope) || (isDeep(scope) && isEngineFor(who, scope));
}

/** A deleted scope is restored by who administers the tenant and by heads of it or above it. */
export function restores(who: ModelUser, scope: ModelScope): boolean {
  return who.admin || chainOf(scope).some((above) => isHead(above, who));
}

function isHead(scope: ModelScope, who: ModelUser): boolean {
  return heads.includes(scope.members.get(who.id));
}

function isEngineFor(who: ModelUser, scope: ModelScope): boolean {
  return chainOf(scope).some((above) => above.members.get(who.id) === 'engine');
}

/** A scope that a search from another one looks into, and why. */
export interface Seen {
  readonly scope: ModelScope;
  readonly distance: number;
  readonly via: 'SELF' | 'WITHIN' | 'SESSION_USER' | 'CROSS_PROJECT';
  readonly weight: number;
}

/** What a search from a scope looks into: its chain, the user of its session for who may act for him, and own projects. */
export function searchedFrom(model: Model, who: ModelUser, start: ModelScope, crossProject: boolean): readonly Seen[] {
  if (!reads(model, who, start)) return [];
  const chain = chainOf(start).map((scope, distance) => seen(scope, distance, distance === 0 ? 'SELF' : 'WITHIN'));
  const across = crossProject && start.kind === 'user' && start.members.has(who.id) ? ownProjects(model, who) : [];
  return [...chain, ...sessionUser(who, start), ...across];
}

function seen(scope: ModelScope, distance: number, via: Seen['via']): Seen {
  const weight = scope.kind === 'user' && distance === 0 ? 1 : kinds[scope.kind].weight;
  return { scope, distance, via, weight };
}

function sessionUser(who: ModelUser, start: ModelScope): readonly Seen[] {
  const at = chainOf(start)
    .slice(0, 2)
    .findIndex((scope) => scope.kind === 'session');
  const user = at < 0 ? null : (chainOf(start)[at]?.user ?? null);
  if (user?.archived !== null) return [];
  const may = who.admin || user.members.has(who.id) || isEngineFor(who, start);
  return may ? [seen(user, at + 1, 'SESSION_USER')] : [];
}

function ownProjects(model: Model, who: ModelUser): readonly Seen[] {
  const distances = new Map<ModelScope, number>();
  for (const own of liveScopes(model).filter((scope) => tierOf(scope) === 2 && scope.members.has(who.id))) {
    for (const [steps, scope] of chainOf(own).entries()) {
      distances.set(scope, Math.min(distances.get(scope) ?? Infinity, steps + 1));
    }
  }
  return [...distances].map(([scope, distance]) => seen(scope, distance, 'CROSS_PROJECT'));
}

/**
 * Other processes of the project of a process that has been let see their results, which hold some: those that the viewer may read
 * himself.
 */
export function siblingsSeenFrom(model: Model, who: ModelUser, start: ModelScope): readonly ModelScope[] {
  const project = projectOf(start);
  if (project === null || project !== start.seesResultsOf || !reads(model, who, start)) return [];
  return liveScopes(model).filter(
    (scope) =>
      scope !== start &&
      projectOf(scope) === project &&
      reads(model, who, scope) &&
      model.documents.some((document) => document.scope === scope && document.type === 'result'),
  );
}

/** The project of a process; null for what is none, or in none. */
function projectOf(scope: ModelScope): ModelScope | null {
  return scope.kind === 'think-process' ? (scope.parent?.parent ?? null) : null;
}
