import { once } from 'node:events';
import { createServer } from 'node:http';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type Claims, goodClaims } from './login.js';

/** An identity provider that serves its public keys and signs tokens. */
export interface IdentityProvider {
  /** Address of its public keys. */
  readonly url: string;
  sign(claims: Claims): Promise<string>;
  /** Signs with a new key from now on; the old one is served no more. */
  rotate(): Promise<void>;
  /** The public key as texts that somebody may mistake for a shared secret. */
  publicForms(): readonly string[];
  stop(): Promise<void>;
}

/** Starts one on a free loopback port. */
export async function startProvider(): Promise<IdentityProvider> {
  let current = await newPair(1);
  let made = 1;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [current.jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/keys`,
    sign: (claims) =>
      new SignJWT(goodClaims(claims)).setProtectedHeader({ alg: 'RS256', kid: current.kid }).sign(current.privateKey),
    rotate: async () => {
      current = await newPair((made += 1));
    },
    publicForms: () => [current.pem, current.pem.trim(), JSON.stringify(current.jwk), current.jwk.n ?? ''],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Pair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
  readonly pem: string;
}

async function newPair(number: number): Promise<Pair> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `key-${number}`;
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' },
    pem: await exportSPKI(publicKey),
  };
}
