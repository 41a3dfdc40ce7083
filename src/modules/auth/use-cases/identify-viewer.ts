import { createHash } from 'node:crypto';
import { cypher } from '../../../graph/generated/cypher.js';
import type { ApiKeyViewerRow } from '../../../graph/generated/auth.js';
import type { Graph } from '../../../graph/graph.js';
import type { Clock } from '../../../shared/clock.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import { hashOfApiKey, isApiKey } from '../api-key-secret.js';
import { Unauthenticated } from '../auth.errors.js';
import { tenantPattern, type TokenClaims, type VerifyToken } from '../verify-token.js';
import type { PermissionName, Viewer } from '../viewer.js';

/** The tenant of requests that name none, and the one user of local mode. */
const localTenant = 'local';
const localUser = 'local';

/** How long an API key's use is not noted again, in ms. */
const usedMs = 60_000;

/** Headers of a request by lower-case name. */
export type Headers = Readonly<Record<string, string | undefined>>;

/** What it takes to find out who somebody is. */
export interface IdentifyOptions {
  readonly graph: Graph;
  readonly clock: Clock;
  /** In local mode who sends no credential is the one user, who administers each tenant. Else he is refused. */
  readonly mode: 'local' | 'login';
  readonly verifyToken: VerifyToken;
}

/** A credential of a request: `name` tells it from any other. */
export interface GivenCredential {
  readonly name: string;
  readonly identify: () => Promise<Viewer>;
}

/**
 * Reads the credential of a request: a token or API key after `Authorization: Bearer`; in local mode also none, where the
 * header `x-tenant-id` chooses the tenant (default `local`).
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export function readCredential(options: IdentifyOptions, headers: Headers): GivenCredential {
  const tenantId = headers['x-tenant-id'];
  if (tenantId !== undefined && !tenantPattern.test(tenantId)) {
    throw new BadInput('x-tenant-id', 'must be 1 to 64 letters, digits, dots, dashes or underscores');
  }
  const { authorization } = headers;
  if (authorization !== undefined) return bearer(options, authorization, tenantId);
  if (options.mode === 'login') throw new Unauthenticated('This server asks everybody to identify himself.');
  const tenant = tenantId ?? localTenant;
  return { name: `local ${tenant}`, identify: () => identifyLocal(options, tenant) };
}

function bearer(options: IdentifyOptions, authorization: string, tenantId: string | undefined): GivenCredential {
  const credential = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (credential === undefined) throw new Unauthenticated('The Authorization header is not `Bearer` and a credential.');
  const identify = isApiKey(credential)
    ? () => identifyByApiKey(options, credential)
    : async () => identifyByToken(options, await options.verifyToken(credential));
  const name = createHash('sha256').update(credential).digest('base64');
  return {
    name: `${name} ${tenantId ?? ''}`,
    identify: async () => {
      const viewer = await identify();
      if (tenantId === undefined || tenantId === viewer.tenantId) return viewer;
      throw new BadInput('x-tenant-id', 'is not the tenant of the credential', 'Leave the header out.');
    },
  };
}

async function identifyLocal(options: IdentifyOptions, tenantId: string): Promise<Viewer> {
  const row = await upsertViewer(options, { tenantId, userId: localUser, admin: true, issuedAt: options.clock.now() });
  const who = { key: row.key, tenantKey: row.tenantKey, tenantId, userId: localUser };
  return { ...who, admin: true, permission: 'admin', credential: { kind: 'local' } };
}

async function identifyByToken(options: IdentifyOptions, claims: TokenClaims): Promise<Viewer> {
  const { tenantId, userId, issuedAt, expiresAt } = claims;
  const seen = await options.graph.read(cypher.auth.getViewer, { tenantId, userId });
  const current = seen?.rolesAt !== undefined && seen.rolesAt !== null && seen.rolesAt >= issuedAt;
  const row = seen !== null && current ? seen : await upsertViewer(options, claims);
  if (row.tokensEndedAt !== null && issuedAt <= row.tokensEndedAt) throw new Unauthenticated('The token was revoked.');
  const who = { key: row.key, tenantKey: row.tenantKey, tenantId, userId };
  return { ...who, admin: row.admin, permission: 'admin', credential: { kind: 'token', issuedAt, expiresAt } };
}

function upsertViewer(
  { graph, clock }: IdentifyOptions,
  { tenantId, userId, admin, issuedAt }: Pick<TokenClaims, 'tenantId' | 'userId' | 'admin' | 'issuedAt'>,
) {
  const keys = { newTenantKey: newKey(), newUserKey: newKey() };
  return graph.write((tx) =>
    tx.run(cypher.auth.upsertViewer, { tenantId, userId, ...keys, admin, issuedAt, at: clock.now() }),
  );
}

async function identifyByApiKey({ graph, clock }: IdentifyOptions, secret: string): Promise<Viewer> {
  const row = await graph.read(cypher.auth.getApiKey, { hash: hashOfApiKey(secret) });
  const now = clock.now();
  if (row === null) throw new Unauthenticated('There is no such API key.');
  if (row.revokedAt !== null) throw new Unauthenticated('The API key was revoked.');
  if (row.expiresAt !== null && row.expiresAt <= now) throw new Unauthenticated('The API key has expired.');
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > usedMs) {
    await graph.write((tx) => tx.run(cypher.auth.setApiKeyUsed, { key: row.apiKey, at: now }));
  }
  return viewerOf(row);
}

function viewerOf(row: ApiKeyViewerRow): Viewer {
  const { key, tenantKey, tenantId, userId, admin } = row;
  const credential = { kind: 'api-key', key: row.apiKey, expiresAt: row.expiresAt } as const;
  return { key, tenantKey, tenantId, userId, admin, permission: row.permission as PermissionName, credential };
}
