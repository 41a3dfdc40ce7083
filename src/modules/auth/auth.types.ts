import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';

/** What a credential lets its holder do. */
export enum Permission {
  READ = 'read',
  WRITE = 'write',
  ADMIN = 'admin',
}

registerEnumType(Permission, {
  name: 'Permission',
  description: 'The most that a credential may do, whatever its user may. Each includes those before it.',
  valuesConfig: {
    READ: { description: 'Queries and subscriptions.' },
    WRITE: { description: 'Mutations and uploads too.' },
    ADMIN: { description: 'API keys, members, deletion of scopes, jobs and plugins too.' },
  },
});

/** With what somebody identified himself. */
export enum CredentialKind {
  LOCAL = 'local',
  TOKEN = 'token',
  API_KEY = 'api-key',
}

registerEnumType(CredentialKind, {
  name: 'CredentialKind',
  description: 'With what the viewer identified himself.',
  valuesConfig: {
    LOCAL: { description: 'With nothing: local mode, on this machine only.' },
    TOKEN: { description: 'With a token of the identity provider.' },
    API_KEY: { description: 'With an API key.' },
  },
});

@ObjectType({ description: 'Who you are to this server, and what your credential lets you do.' })
export class ViewerInfo {
  @Field(() => ID, { description: 'Your id within the tenant.' })
  userId!: string;

  @Field(() => ID, { description: 'The tenant that you act in. Nothing is ever read across tenants.' })
  tenantId!: string;

  @Field(() => Boolean, { description: 'Whether you administer the tenant: then you see and write all of it.' })
  admin!: boolean;

  @Field(() => CredentialKind, { description: 'With what you identified yourself.' })
  credential!: CredentialKind;

  @Field(() => Permission, { description: 'The most that your credential may do.' })
  permission!: Permission;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When your credential ends; null for never.' })
  expiresAt!: Date | null;
}

@ObjectType({ description: 'A key for programs, which acts for a user. Its secret is shown once and not kept.' })
export class ApiKey {
  @Field(() => ID, { description: 'Key made by the server; `revokeApiKey` takes it. It is not the secret.' })
  key!: string;

  @Field(() => String, { description: 'What it is for, in words.' })
  name!: string;

  @Field(() => String, { description: 'First characters of its secret, to know it by.' })
  prefix!: string;

  @Field(() => ID, { description: 'The user that it acts for.' })
  userId!: string;

  @Field(() => Permission, { description: 'The most that it may do.' })
  permission!: Permission;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked, if it was.' })
  revokedAt!: Date | null;
}

@ObjectType({ description: 'An API key in a list.' })
export class ApiKeyEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => ApiKey, { description: 'The API key.' })
  node!: ApiKey;
}

@ObjectType({ description: 'A page of API keys, the newest first.' })
export class ApiKeyConnection {
  @Field(() => [ApiKeyEdge], { description: 'Entries of this page.' })
  edges!: readonly ApiKeyEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A new API key with its secret.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key as it stands in lists.' })
  apiKey!: ApiKey;

  @Field(() => String, {
    description: 'What programs send after `Authorization: Bearer`. It cannot be had again: keep it now.',
  })
  secret!: string;
}

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What it is for, in 1 to 100 characters.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The user that it acts for; made where there is none. Default: you. Another one takes an admin.',
  })
  userId?: string | null;

  @Field(() => Permission, { defaultValue: Permission.READ, description: 'The most that it may do.' })
  permission!: Permission;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself. Default: never.' })
  expiresAt?: Date | null;
}
