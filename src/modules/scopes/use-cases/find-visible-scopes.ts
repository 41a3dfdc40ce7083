import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { VisibleScopeRow } from '../../../graph/generated/scopes.js';
import { checkCrossProject, isScopeKind, parseScopeAddress, rulesOf } from '../scope-kinds.js';
import { ScopeMissing } from '../scopes.errors.js';

/** A visible scope with its proximity weight and the reason in words. */
export interface ExplainedScope extends VisibleScopeRow {
  readonly weight: number;
  readonly reason: string;
}

/**
 * The scopes that are visible from one scope, nearest first: itself, those it is within, and the user of its session; across
 * projects, from the viewer's own user scope, also those that he is a member of.
 * @throws AppError NOT_FOUND for an unknown scope: a missing link never widens what is visible; BAD_INPUT across projects
 * from anything but a user.
 */
export async function findVisibleScopes(
  ctx: Ctx,
  address: string,
  crossProject = false,
): Promise<readonly ExplainedScope[]> {
  const { address: target, kind } = parseScopeAddress(address);
  checkCrossProject(kind, crossProject);
  const rows = await ctx.graph.read(cypher.scopes.findVisibleScopes, {
    viewer: ctx.viewer.key,
    address: target,
    crossProject,
  });
  if (rows.length === 0) throw new ScopeMissing(target);
  return rows.map((row) => ({ ...row, weight: weightOf(row), reason: reasonOf(row, target) }));
}

function weightOf(row: VisibleScopeRow): number {
  if (row.scope.kind === 'user' && row.distance === 0) return 1;
  return isScopeKind(row.scope.kind) ? rulesOf(row.scope.kind).weight : 0;
}

function reasonOf(row: VisibleScopeRow, start: string): string {
  if (row.via === 'SELF') return `It is the scope that was asked from.`;
  if (row.via === 'CROSS_PROJECT') return `You are a member of ${row.scope.address} or of a project within it.`;
  if (row.via === 'SESSION_USER') return `The session of ${start} belongs to ${row.scope.address}.`;
  return `${start} is within ${row.scope.address}, ${row.distance} ${row.distance === 1 ? 'step' : 'steps'} up.`;
}
