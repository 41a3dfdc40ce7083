import type { Ctx } from '../../context.js';
import type { MemberChangeRow, ScopeRow } from '../../graph/generated/scopes.js';
import type { WriteTransaction } from '../../graph/graph.js';

/** What is told of a scope that is there. */
type ScopeEventKind = 'SCOPE_CREATED' | 'SCOPE_MOVED' | 'SCOPE_RENAMED' | 'SCOPE_ALIAS_ADDED' | 'SCOPE_RESTORED';

/** Puts an event about a scope into the outbox. */
export function announceScope(
  ctx: Ctx,
  tx: WriteTransaction,
  kind: ScopeEventKind,
  scope: ScopeRow,
  scopesBefore: readonly string[],
): void {
  tx.announce({
    kind,
    tenantKey: ctx.viewer.tenantKey,
    itemKey: scope.key,
    itemVersion: scope.version,
    scopesBefore,
    scopesAfter: [scope.key],
    payload: { address: scope.address, title: scope.title, parent: scope.parent },
  });
}

/** Puts an event about somebody's membership into the outbox. */
export function announceMember(
  ctx: Ctx,
  tx: WriteTransaction,
  kind: 'MEMBER_SET' | 'MEMBER_REMOVED',
  { scopeKey, scope, version, userId, role }: MemberChangeRow,
): void {
  tx.announce({
    kind,
    tenantKey: ctx.viewer.tenantKey,
    itemKey: scopeKey,
    itemVersion: version,
    scopesBefore: [scopeKey],
    scopesAfter: [scopeKey],
    payload: { address: scope, userId, role },
  });
}
