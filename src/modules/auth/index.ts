export { AuthResolver } from './auth.resolver.js';
export { createIdentity, type Identity } from './create-identity.js';
export { needPermission } from './need-permission.js';
export { createTokenVerifier } from './verify-token.js';
export type { PermissionName, Viewer } from './viewer.js';
