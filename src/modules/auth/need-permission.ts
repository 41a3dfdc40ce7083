import { NotPermitted } from './auth.errors.js';
import type { PermissionName, Viewer } from './viewer.js';

const order: readonly PermissionName[] = ['read', 'write', 'admin'];

/**
 * Checks what the viewer's credential may do; what the user may do is decided by the statements.
 * @throws AppError NOT_PERMITTED
 */
export function needPermission(viewer: Viewer, needed: PermissionName, what: string): void {
  if (order.indexOf(viewer.permission) < order.indexOf(needed)) throw new NotPermitted(what, needed);
}
