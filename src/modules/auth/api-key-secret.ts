import { createHash, randomBytes } from 'node:crypto';

/** How every secret begins, so that scanners find one in a file or log. */
const prefix = 'mnk_';
const shownLength = 12;

/** A new secret of 256 random bits, what is kept of it, and what it is shown as. */
export function newApiKeySecret(): { readonly secret: string; readonly hash: string; readonly prefix: string } {
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOfApiKey(secret), prefix: secret.slice(0, shownLength) };
}

/** Whether a bearer credential is meant to be an API key. */
export function isApiKey(credential: string): boolean {
  return credential.startsWith(prefix);
}

/** SHA-256 of a secret, in hex. It has 256 random bits, so that a slow hash would add nothing. */
export function hashOfApiKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
