import { createHash, randomBytes } from 'node:crypto';

/** Rounds of SHA-256 that the database applies to a password. */
const rounds = 1024;

/**
 * Contents of `data/dbms/auth.ini`, from which a database that has no users yet takes its first one: what
 * `neo4j-admin dbms set-initial-password` writes, without the 3 s that starting a JVM for it takes.
 * @param {string} password
 */
export function firstUser(password) {
  const salt = randomBytes(32);
  let hash = createHash('sha256').update(salt).update(password).digest();
  for (let round = 1; round < rounds; round += 1) hash = createHash('sha256').update(hash).digest();
  return `neo4j:SHA-256,${hash.toString('hex')},${salt.toString('hex')},${rounds}:\n`;
}
