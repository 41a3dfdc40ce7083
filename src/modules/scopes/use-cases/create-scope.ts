import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ScopeRow } from '../../../graph/generated/scopes.js';
import type { WriteTransaction } from '../../../graph/graph.js';
import { BadInput } from '../../../shared/errors.js';
import { newId, newKey } from '../../../shared/ids.js';
import { announceScope } from '../announce-scope.js';
import { checkId, parseScopeAddress, rulesOf, type ScopeKindName } from '../scope-kinds.js';
import { ScopeAddressTaken, ScopeMissing, ScopeNotPermitted } from '../scopes.errors.js';
import { nameScope } from './add-scope-alias.js';

/** What `createScope` takes. */
export interface NewScopeInput {
  readonly kind: ScopeKindName;
  readonly id?: string | null;
  readonly title?: string | null;
  readonly parent?: string | null;
  readonly user?: string | null;
  readonly aliases?: readonly string[] | null;
}

/** Most further addresses that a scope is created with. */
export const maxAliases = 20;

/** Longest title of a scope, in characters. */
export const maxScopeTitle = 500;

/**
 * Makes a scope within its parent.
 * @throws AppError NOT_FOUND for a parent or user that the viewer cannot write or see, BAD_INPUT where the kinds do not
 * fit, ALREADY_EXISTS where the address or an alias names a scope already.
 */
export async function createScope(ctx: Ctx, input: NewScopeInput): Promise<ScopeRow> {
  const rules = rulesOf(input.kind);
  const id = input.id ?? newId(rules.idPrefix);
  checkId(id);
  checkRight(ctx, input.kind, id);
  const aliases = (input.aliases ?? []).map((alias) => parseScopeAddress(alias, 'aliases').address);
  if (aliases.length > maxAliases) throw new BadInput('aliases', `at most ${maxAliases} are allowed`);
  const scope = { key: newKey(), kind: input.kind, id, tier: rules.tier, title: titleOf(input.title, id) };
  return ctx.graph.write(async (tx) => {
    const parent = await findParent(ctx, tx, input);
    const user = await findUser(ctx, tx, input);
    const address = `${input.kind}/${id}`;
    const created = await tx.run(cypher.scopes.createScope, {
      viewer: ctx.viewer.key,
      scope,
      address,
      parentKey: parent?.key ?? null,
      userKey: user?.key ?? null,
      newUserKey: newKey(),
      at: ctx.clock.now(),
    });
    if (created === null) {
      await findParent(ctx, tx, input); // it may have been deleted just now
      await findUser(ctx, tx, input);
      throw new ScopeAddressTaken(address);
    }
    let row = created;
    for (const alias of aliases) row = await nameScope(ctx, tx, created.key, alias);
    announceScope(ctx, tx, 'SCOPE_CREATED', row, []);
    return row;
  });
}

/**
 * The parent that a scope of this kind is put within: one that the viewer may write; for a session, one that he may read.
 * @throws AppError NOT_FOUND, or BAD_INPUT when a scope of this kind cannot be within one of that kind.
 */
export async function findParent(
  ctx: Ctx,
  tx: WriteTransaction,
  input: { readonly kind: ScopeKindName; readonly parent?: string | null },
): Promise<ScopeRow | null> {
  if (input.parent === null || input.parent === undefined) return null;
  const { address } = parseScopeAddress(input.parent, 'parent');
  const find = input.kind === 'session' ? cypher.scopes.getScope : cypher.scopes.getWritableScope;
  const parent = await tx.run(find, { viewer: ctx.viewer.key, address });
  if (parent === null) throw new ScopeMissing(address, 'parent');
  const { parents } = rulesOf(input.kind);
  if (!parents.includes(parent.kind)) {
    const allowed = parents.length === 0 ? 'nothing' : parents.join(' or ');
    throw new BadInput('parent', `a ${input.kind} is within ${allowed}, not within a ${parent.kind}`);
  }
  return parent;
}

/** @throws AppError NOT_PERMITTED for what an admin of the tenant alone makes: organizations, and the user scopes of others */
function checkRight({ viewer }: Ctx, kind: ScopeKindName, id: string): void {
  if (viewer.admin) return;
  if (kind === 'organization') throw new ScopeNotPermitted('An organization is made by an admin of the tenant.');
  if (kind === 'user' && id !== viewer.userId) {
    throw new ScopeNotPermitted('The scope of another user is made by that user, or by an admin of the tenant.');
  }
}

async function findUser(ctx: Ctx, tx: WriteTransaction, input: NewScopeInput): Promise<ScopeRow | null> {
  if (input.user === null || input.user === undefined) return null;
  if (input.kind !== 'session') throw new BadInput('user', 'only a session belongs to a user');
  const { address } = parseScopeAddress(input.user, 'user');
  const user = await tx.run(cypher.scopes.getScope, { viewer: ctx.viewer.key, address });
  if (user === null) throw new ScopeMissing(address, 'user');
  if (user.kind !== 'user') throw new BadInput('user', `${address} is a ${user.kind}, not a user`);
  return user;
}

function titleOf(title: string | null | undefined, id: string): string {
  const text = checkTitle(title ?? '');
  return text === '' ? id : text;
}

/** @throws AppError BAD_INPUT */
export function checkTitle(title: string): string {
  const text = title.trim();
  if (text.length > maxScopeTitle) throw new BadInput('title', `must have at most ${maxScopeTitle} characters`);
  return text;
}
