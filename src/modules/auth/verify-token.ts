import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import { AppError } from '../../shared/errors.js';
import { Unauthenticated } from './auth.errors.js';

/** How tokens are verified: with one shared secret, or the public keys that an identity provider serves. */
export interface TokenRules {
  readonly secret?: string | undefined;
  readonly jwksUrl?: string | undefined;
  /** What `iss` and `aud` must be, where they are given. */
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
}

/** What a token says of its holder. */
export interface TokenClaims {
  readonly tenantId: string;
  readonly userId: string;
  readonly admin: boolean;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Longest token in characters, and how far clocks may differ, in seconds. */
const maxToken = 8_192;
const clockToleranceSeconds = 5;

/** Least time in ms between two looks for a key that is not known: how long a provider's new key may go unnoticed. */
const keysCooldownMs = 5_000;

/** A tenant's id, as a claim or header gives it. */
export const tenantPattern = /^[\w.-]{1,64}$/;

const claims = z.object({
  sub: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}+$/u),
  tenantId: z.string().regex(tenantPattern),
  roles: z.array(z.string()).max(100).default([]),
  iat: z.number().default(0),
  exp: z.number(),
});

/** Verifies a token. @throws AppError UNAUTHENTICATED; LOGIN_UNAVAILABLE when the provider's keys cannot be had */
export type VerifyToken = (token: string) => Promise<TokenClaims>;

/**
 * Makes the verifier of JSON Web Tokens (RFC 7519): signature, `exp`, `nbf`, `iss` and `aud`, then the claims `sub`,
 * `tenantId` and `roles`. A shared secret takes HS256 to HS512 alone, public keys (RFC 7517) never a symmetric form, so that
 * neither can be mistaken for the other.
 */
export function createTokenVerifier(rules: TokenRules): VerifyToken {
  const options: JWTVerifyOptions = {
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['exp', 'sub', 'tenantId'],
    ...(rules.issuer === undefined ? {} : { issuer: rules.issuer }),
    ...(rules.audience === undefined ? {} : { audience: rules.audience }),
  };
  const check = checkSignature(rules, options);
  return async (token) => {
    if (token.length > maxToken) throw new Unauthenticated('The token is too long.');
    return readClaims(await check(token).catch(refuse));
  };
}

function checkSignature(rules: TokenRules, options: JWTVerifyOptions): (token: string) => Promise<JWTPayload> {
  if (rules.secret !== undefined) {
    const secret = new TextEncoder().encode(rules.secret);
    const algorithms = ['HS256', 'HS384', 'HS512'];
    return async (token) => (await jwtVerify(token, secret, { ...options, algorithms })).payload;
  }
  if (rules.jwksUrl !== undefined) {
    const keys = createRemoteJWKSet(new URL(rules.jwksUrl), {
      timeoutDuration: 5_000,
      cooldownDuration: keysCooldownMs,
    });
    const algorithms = [
      'RS256',
      'RS384',
      'RS512',
      'PS256',
      'PS384',
      'PS512',
      'ES256',
      'ES384',
      'ES512',
      'EdDSA',
      'Ed25519',
    ];
    return async (token) => (await jwtVerify(token, keys, { ...options, algorithms })).payload;
  }
  return () => Promise.reject(new Unauthenticated('This server takes API keys, not tokens.'));
}

function readClaims(payload: JWTPayload): TokenClaims {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Unauthenticated(`The token cannot be used: ${String(issue?.path[0])}: ${String(issue?.message)}.`);
  }
  const { sub, tenantId, roles, iat, exp } = parsed.data;
  const date = (seconds: number): Date => new Date(seconds * 1_000);
  return { userId: sub, tenantId, admin: roles.includes('admin'), issuedAt: date(iat), expiresAt: date(exp) };
}

/** Says why, without anything of the token itself. */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  if (error instanceof errors.JWTExpired) throw new Unauthenticated('The token has expired.');
  if (error instanceof errors.JWTClaimValidationFailed) {
    throw new Unauthenticated(`The token cannot be used: its claim ${error.claim} is ${error.reason}.`);
  }
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || isUnreachable(error)) {
    throw new AppError('LOGIN_UNAVAILABLE', 'The keys of the identity provider cannot be had just now.', {
      cause: error,
    });
  }
  throw new Unauthenticated('The token is not valid.');
}

/** jose reports a provider that answers badly by its general error. */
function isUnreachable(error: errors.JOSEError): boolean {
  return error.code === 'ERR_JOSE_GENERIC' || error.code === 'ERR_JWKS_INVALID';
}
