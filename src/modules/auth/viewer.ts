/** What a credential lets its holder do, each including those before it. */
export type PermissionName = 'read' | 'write' | 'admin';

/** With what somebody identified himself. */
export type Credential =
  | { readonly kind: 'local' }
  | { readonly kind: 'token'; readonly issuedAt: Date; readonly expiresAt: Date }
  | { readonly kind: 'api-key'; readonly key: string; readonly expiresAt: Date | null };

/** Who a request acts for. Every statement takes the key and decides with it what there is to see. */
export interface Viewer {
  /** Key of the user's node. */
  readonly key: string;
  readonly tenantKey: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Whether the user administers the tenant: then all of it is visible and writable. */
  readonly admin: boolean;
  /** The most that this credential may do, whatever the user may. */
  readonly permission: PermissionName;
  readonly credential: Credential;
}
