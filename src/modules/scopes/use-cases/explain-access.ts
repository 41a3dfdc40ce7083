import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { AccessMembershipRow, AccessRow } from '../../../graph/generated/scopes.js';
import { BadInput } from '../../../shared/errors.js';
import { checkId, parseScopeAddress } from '../scope-kinds.js';
import { ItemMissing, ScopeMissing } from '../scopes.errors.js';

/** A reason why somebody may do something with a scope. */
export interface AccessReason {
  readonly via: 'TENANT_ADMIN' | 'MEMBER' | 'MEMBER_BELOW' | 'ROLE_ABOVE';
  readonly role: string | null;
  /** Where the membership is, and the way from it to the scope. */
  readonly scope: string | null;
  readonly path: readonly string[];
  readonly canRead: boolean;
  readonly canWrite: boolean;
  readonly reason: string;
}

/** What somebody may do with a scope, and every reason for it. */
export interface AccessExplanation {
  readonly userId: string;
  readonly scope: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
  readonly reasons: readonly AccessReason[];
}

/** What `explainAccess` takes: a scope or a document, and whom it is about. */
export interface ExplainAccessInput {
  readonly scope?: string | null;
  readonly document?: string | null;
  /** Default: the viewer. */
  readonly userId?: string | null;
}

/**
 * Explains what a user may do with a scope, or with the scope that a document is in. The viewer asks about himself, or about
 * anybody where he manages the scope.
 * @throws AppError NOT_FOUND, BAD_INPUT where neither or both are given
 */
export async function explainAccess(ctx: Ctx, input: ExplainAccessInput): Promise<AccessExplanation> {
  const userId = input.userId ?? ctx.viewer.userId;
  checkId(userId, 'userId');
  const target = await findTarget(ctx, input);
  const row = await ctx.graph.read(cypher.scopes.getAccess, { viewer: ctx.viewer.key, address: target, userId });
  if (row === null) throw new ScopeMissing(target);
  const reasons = [...(row.admin ? [tenantAdmin] : []), ...row.memberships.map((each) => reasonOf(each, row))];
  const may = (what: 'canRead' | 'canWrite'): boolean => reasons.some((reason) => reason[what]);
  return { userId, scope: row.scope, canRead: may('canRead'), canWrite: may('canWrite'), reasons };
}

async function findTarget(ctx: Ctx, { scope, document }: ExplainAccessInput): Promise<string> {
  const [address, id] = [scope ?? null, document ?? null];
  if (address !== null && id === null) return parseScopeAddress(address).address;
  if (address !== null || id === null) throw new BadInput('scope', 'give a scope or a document');
  const found = await ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id });
  if (found === null) throw new ItemMissing(id);
  return found.scope;
}

const tenantAdmin: AccessReason = {
  ...{ via: 'TENANT_ADMIN', role: null, scope: null, path: [], canRead: true, canWrite: true },
  reason: 'Admins of the tenant read and write everything in it.',
};

function reasonOf({ role, via, scope, path, tier }: AccessMembershipRow, target: AccessRow): AccessReason {
  const above = via === 'ROLE_ABOVE';
  const canRead = !above || role !== 'member';
  const canWrite = via !== 'MEMBER_BELOW' && writes(role, tier, target.tier);
  return {
    via: via as AccessReason['via'],
    role,
    scope,
    path,
    canRead,
    canWrite,
    reason: words(canRead, canWrite, scope, role),
  };
}

/** Told apart by tier as in the statements: a session or process is its own people's and the engine's. */
function writes(role: string, tier: number | null, targetTier: number | null): boolean {
  if (targetTier === null || targetTier < 3) return ['owner', 'admin', 'executive'].includes(role);
  return role === 'engine' || (['owner', 'admin'].includes(role) && tier !== null && tier >= 3);
}

function words(canRead: boolean, canWrite: boolean, scope: string, role: string): string {
  const rights = canWrite ? 'reads and writes' : canRead ? 'reads' : 'neither reads nor writes';
  return `As ${role} of ${scope} he ${rights} it.`;
}
