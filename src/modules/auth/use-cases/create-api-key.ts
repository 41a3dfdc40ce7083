import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ApiKeyRow } from '../../../graph/generated/auth.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { newApiKeySecret } from '../api-key-secret.js';
import { UserMissing } from '../auth.errors.js';
import type { PermissionName } from '../viewer.js';

/** What `createApiKey` takes. */
export interface NewApiKeyInput {
  readonly name: string;
  readonly userId?: string | null;
  readonly permission: PermissionName;
  readonly expiresAt?: Date | null;
}

const maxName = 100;

/**
 * Makes an API key that acts for the viewer or, where he administers the tenant, for anybody in it. Its secret is in this
 * answer and nowhere else.
 * @throws AppError BAD_INPUT, NOT_FOUND for another user's key
 */
export async function createApiKey(
  ctx: Ctx,
  input: NewApiKeyInput,
): Promise<{ readonly apiKey: ApiKeyRow; readonly secret: string }> {
  const name = input.name.trim();
  if (name === '' || name.length > maxName) throw new BadInput('name', `must have 1 to ${maxName} characters`);
  const at = ctx.clock.now();
  const expiresAt = input.expiresAt ?? null;
  if (expiresAt !== null && expiresAt <= at) throw new BadInput('expiresAt', 'must be in the future');
  const userId = input.userId ?? ctx.viewer.userId;
  if (userId === '' || userId.length > 200 || /\p{Cc}/u.test(userId)) {
    throw new BadInput('userId', 'must have 1 to 200 characters and no control characters');
  }
  const { secret, hash, prefix } = newApiKeySecret();
  const { permission } = input;
  const apiKey = { key: newKey(), name, hash, prefix, permission, expiresAt };
  const params = { viewer: ctx.viewer.key, userId, newUserKey: newKey(), apiKey, at };
  const row = await ctx.graph.write((tx) => tx.run(cypher.auth.createApiKey, params));
  if (row === null) throw new UserMissing(userId);
  return { apiKey: row, secret };
}
