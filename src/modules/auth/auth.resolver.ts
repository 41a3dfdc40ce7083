import { Arg, Ctx as Context, Extensions, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { DateTimeScalar } from '../../shared/date-time.js';
import { ApiKey, ApiKeyConnection, CreateApiKeyInput, CreateApiKeyPayload, ViewerInfo } from './auth.types.js';
import { createApiKey } from './use-cases/create-api-key.js';
import { findApiKeys } from './use-cases/find-api-keys.js';
import { revokeApiKey } from './use-cases/revoke-api-key.js';
import { revokeTokens } from './use-cases/revoke-tokens.js';

@Resolver()
export class AuthResolver {
  @Query(() => ViewerInfo, { description: 'Who you are to this server.' })
  viewer(@Context() { viewer }: Ctx): unknown {
    const { userId, tenantId, admin, permission, credential } = viewer;
    const expiresAt = credential.kind === 'local' ? null : credential.expiresAt;
    return { userId, tenantId, admin, permission, credential: credential.kind, expiresAt };
  }

  @Query(() => ApiKeyConnection, {
    description: 'API keys that act for you and, where you administer the tenant, all of it; the newest first.',
  })
  apiKeys(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor to go on after.' }) after: string | null,
  ): Promise<unknown> {
    return findApiKeys(ctx, { first, after });
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => CreateApiKeyPayload, { description: 'Makes an API key. Its secret is shown this once.' })
  createApiKey(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateApiKeyInput, { description: 'The new key.' }) input: CreateApiKeyInput,
  ): Promise<unknown> {
    return createApiKey(ctx, input);
  }

  @Extensions({ permission: 'read' })
  @Mutation(() => ApiKey, {
    description:
      'Ends an API key for good; connections that are open with it are closed within two seconds. A key may end itself.',
  })
  revokeApiKey(
    @Context() ctx: Ctx,
    @Arg('key', () => ID, { description: 'Key of the API key, not its secret.' }) key: string,
  ): Promise<unknown> {
    return revokeApiKey(ctx, key);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => DateTimeScalar, {
    description:
      'Ends every token that was issued to a user so far: he logs in again everywhere. API keys stay. Answers with the moment.',
  })
  revokeTokens(
    @Context() ctx: Ctx,
    @Arg('userId', () => ID, { nullable: true, description: 'The user. Default: you. Another one takes an admin.' })
    userId: string | null,
  ): Promise<Date> {
    return revokeTokens(ctx, userId ?? undefined);
  }
}
