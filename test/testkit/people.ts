import {
  CreateApiKeyDocument,
  type CreateApiKeyInput,
  type MemberRole,
  type Permission,
  SetMemberDocument,
} from '../../src/client/generated/operations.js';
import { type Client, createClient } from './client.js';

/** An API key that was just made. */
export interface MadeKey {
  readonly key: string;
  readonly secret: string;
}

/** Makes an API key of a name that tests need not give. */
export async function makeKey(admin: Client, input: Partial<CreateApiKeyInput> = {}): Promise<MadeKey> {
  const { createApiKey } = await admin.run(CreateApiKeyDocument, { input: { name: 'of a test', ...input } });
  return { key: createApiKey.apiKey.key, secret: createApiKey.secret };
}

/** A client that acts for a user of the tenant, by a new API key. */
export async function actAs(admin: Client, userId: string, permission: Permission = 'ADMIN'): Promise<Client> {
  const { secret } = await makeKey(admin, { userId, permission });
  return createClient(admin.tenant, admin.url, secret);
}

/** Makes a user a member of a scope. */
export async function join(admin: Client, scope: string, userId: string, role: MemberRole = 'MEMBER'): Promise<void> {
  await admin.run(SetMemberDocument, { input: { scope, userId, role } });
}
