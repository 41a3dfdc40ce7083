import type { Statement } from '../../src/graph/statement.js';
import { type Member, rules, scopeOf, scopes, type World } from './members.js';

/** What one statement lets somebody see or do, and what the rules say of it. */
export interface AccessCase {
  readonly statement: Statement<object, unknown>;
  readonly params: (viewer: string, scope: string, world: World) => object;
  /** What its rows show of access, to be compared. */
  readonly seen: (rows: readonly Row[], world: World) => unknown;
  readonly allowed: (who: Member, scope: string, world: World) => unknown;
}

/** A row as a map. */
export type Row = Readonly<Record<string, unknown>>;

/** A moment for writes, and one after all of them. */
export const at = new Date('2026-04-23T10:00:00Z');
export const end = new Date('9999-12-31T00:00:00Z');
/** Names of all scopes of the world. */
export const names = scopes.map((scope) => scope.name);

/** Whether a statement gave a row. */
export const found = (rows: readonly Row[]): boolean => rows.length > 0;
/** What a count gave. */
export const counted = (rows: readonly Row[]): unknown => rows[0]?.['count'];
/** The rules of access, as cases take them. */
export const reads = (who: Member, scope: string): boolean => rules.reads(who, scope);
export const writes = (who: Member, scope: string): boolean => rules.writes(who, scope);

/** A case, typed by its statement. */
export function access<P extends object, R>(
  statement: Statement<P, R>,
  params: (viewer: string, scope: string, world: World) => P,
  seen: AccessCase['seen'],
  allowed: AccessCase['allowed'],
): AccessCase {
  return { statement, params, seen, allowed };
}

/** What is searched from the user scope across projects: itself, and the viewer's own projects with what they are within. */
export function acrossProjects(who: Member): readonly string[] {
  if (!rules.reads(who, 'user')) return [];
  const own =
    who.roles['user'] === undefined ? [] : names.filter((name) => scopeOf(name).tier === 2 && who.roles[name]);
  return [...new Set(['user', ...own.flatMap((name) => rules.chain(name))])];
}
