import fc from 'fast-check';
import { isDeep, type Kind, kinds, type Model, type ModelScope, type ModelUser, type Role } from './model.js';

/** One scope in numbers, which shrink well: each picks from what there is. */
interface ScopeSpec {
  readonly kind: Kind;
  readonly parent: number;
  readonly user: number;
  readonly alias: number;
  readonly sight: number;
  readonly members: readonly (readonly [user: number, role: Role])[];
}

/** A random world in numbers. */
export interface WorldSpec {
  readonly scopes: readonly ScopeSpec[];
  readonly documents: readonly { readonly scope: number; readonly type: string; readonly tags: readonly string[] }[];
}

/** Tags of the worlds; `stale` has a meaning for searches. */
export const tagPool = ['blue', 'red', 'stale'];
/** Those that people set: `stale` is the server's. */
export const ownTags = ['blue', 'red'];
export const documentTypes = ['fact', 'file', 'folder', 'note', 'reference', 'result'];
/** Text of every document: one vector serves all. */
export const content = 'alpha is the first letter of the Greek alphabet';

/** Users of every tenant: an admin of the tenant, strangers, and those that worlds make members. */
export const userIds = ['root', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'stranger'];
const membersFrom = 1;
const membersCount = userIds.length - 2;

const roles: readonly Role[] = ['member', 'engine', 'executive', 'admin', 'owner'];
const any = fc.nat({ max: 999 });

/** Every kind once, from the top down, and some more of them. */
const allKinds = Object.keys(kinds) as readonly Kind[];
/** Processes more often than others: they see the results of each other. */
const moreKinds: readonly Kind[] = [...allKinds, 'think-process', 'think-process', 'think-process', 'think-process'];
const depth = (kind: Kind): number => (kind === 'user' ? -1 : kinds[kind].tier);

const scopeSpec = (kind: fc.Arbitrary<Kind>): fc.Arbitrary<ScopeSpec> =>
  fc.record({
    kind,
    ...{ parent: any, user: any, alias: any, sight: any },
    members: fc.array(fc.tuple(any, fc.constantFrom(...roles)), { maxLength: 2 }),
  });

/** Random worlds: a tree of all eight kinds, aliases, members with every role, documents of every type with tags. */
export const worlds: fc.Arbitrary<WorldSpec> = fc.record({
  scopes: fc
    .tuple(
      fc.tuple(...allKinds.map((kind) => scopeSpec(fc.constant(kind)))),
      fc.array(scopeSpec(fc.constantFrom(...moreKinds)), { minLength: 2, maxLength: 7 }),
    )
    .map(([each, more]) => [...each, ...more].sort((a, b) => depth(a.kind) - depth(b.kind))),
  documents: fc.array(
    fc.record({
      scope: any,
      type: fc.constantFrom(...documentTypes, 'result', 'result'),
      tags: fc.uniqueArray(fc.constantFrom(...tagPool), { maxLength: 2 }),
    }),
    { minLength: 8, maxLength: 18 },
  ),
});

/** The model of a world, in a tenant. Every tenant gets the same ids; `mark` stands in all that is its own. */
export function modelOf(spec: WorldSpec, tenant: string, mark: string): Model {
  const users: readonly ModelUser[] = userIds.map((id) => ({ id, admin: id === 'root' }));
  const model: Model = { tenant, users, scopes: [], documents: [] };
  for (const [i, each] of spec.scopes.entries()) model.scopes.push(scopeOf(model, each, i, mark));
  for (const [i, { scope, type, tags }] of spec.documents.entries()) {
    const at = nth(model.scopes, scope);
    if (at === undefined) continue;
    const title = `${mark} document ${i}`;
    model.documents.push({ id: `d${i}`, type, title, content, scope: at, tags: new Set(tags), moves: [] });
  }
  return model;
}

function scopeOf(model: Model, spec: ScopeSpec, i: number, mark: string): ModelScope {
  const parents = model.scopes.filter(({ kind }) => (kinds[spec.kind].parents as readonly string[]).includes(kind));
  const id = spec.kind === 'user' ? userIdOf(model, i) : `s${i}`;
  const scope: ModelScope = {
    ...{ kind: spec.kind, id, title: `${mark} scope ${i}`, archived: null },
    parent: spec.parent % 8 === 0 ? null : (nth(parents, spec.parent) ?? null),
    user: spec.kind === 'session' ? sessionUserOf(model, spec.user) : null,
    aliases: spec.alias % 4 === 0 ? [`${nth(allKinds, spec.alias >> 2) ?? 'user'}/alias-${i}`] : [],
    members: new Map(),
    seesResultsOf: null,
  };
  if (scope.kind === 'think-process' && spec.sight % 4 !== 0) scope.seesResultsOf = scope.parent?.parent ?? null;
  for (const [user, role] of spec.members) addMember(scope, user, role);
  if (spec.kind === 'user' && userIds.includes(id)) scope.members.set(id, 'owner');
  return scope;
}

/** User scopes are named for their users, in turn. */
function userIdOf(model: Model, i: number): string {
  const made = model.scopes.filter(({ kind }) => kind === 'user').length;
  return made < membersCount ? (userIds[membersFrom + made] ?? `s${i}`) : `s${i}`;
}

function sessionUserOf(model: Model, user: number): ModelScope | null {
  if (user % 3 === 0) return null;
  return (
    nth(
      model.scopes.filter(({ kind }) => kind === 'user'),
      user,
    ) ?? null
  );
}

function addMember(scope: ModelScope, user: number, role: Role): void {
  const id = userIds[membersFrom + (user % membersCount)] ?? '';
  const allowed = role === 'executive' && scope.kind !== 'organization' ? 'admin' : role;
  const tamed = isDeep(scope) || allowed === 'member' || user % 2 === 0 ? allowed : 'member';
  scope.members.set(id, tamed);
}

/** The element that a number picks, from any list that is not empty. */
export function nth<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(1, list.length)];
}
