import { databaseVersion } from './cache-folder.mjs';

/** Starts a Neo4j for this machine alone, without Java and without a file of ours. */
export const dockerCommand = `docker run -d -p 127.0.0.1:7687:7687 -e NEO4J_AUTH=neo4j/mnemograph neo4j:${databaseVersion}`;

/** The way to a database without Java. */
export const otherDatabase = [
  `with Docker, and without Java: \`${dockerCommand}\` starts a Neo4j; then set NEO4J_URI=bolt://127.0.0.1:7687 and NEO4J_PASSWORD=mnemograph`,
];

/** The ways around a database of our own, for failures that concern only it. */
export const withoutOwnDatabase = [
  'use a Neo4j that is already running (2026.04 or newer): set NEO4J_URI, NEO4J_USER and NEO4J_PASSWORD',
  ...otherDatabase,
];

/** Something that this machine lacks or that went wrong while fetching it, told for the person at the terminal. */
export class PrerequisiteFailure extends Error {
  /**
   * @param {string} what what failed, one sentence without its full stop
   * @param {string} why the cause as far as it is known
   * @param {readonly string[]} ways what the person can do, best first
   */
  constructor(what, why, ways) {
    super(what);
    this.name = 'PrerequisiteFailure';
    this.why = why;
    this.ways = ways;
  }

  /** The whole failure as plain lines, without a stack trace. */
  toText() {
    const ways = this.ways.map((way) => `  - ${way}`);
    return [`${this.message}.`, this.why, ...(ways.length > 0 ? ['What you can do:', ...ways] : [])].join('\n');
  }
}

/** @type {Readonly<Record<string, string>>} */
const systemErrors = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'Permission denied',
  EPERM: 'Permission denied',
  EROFS: 'The file system is read-only',
  EMFILE: 'Too many files are open',
};

/**
 * Turns what a step threw into a failure for the person at the terminal.
 * @param {unknown} error
 * @param {string} what what the step was doing, as the first sentence of the message
 * @param {readonly string[]} ways
 * @returns {PrerequisiteFailure}
 */
export function asFailure(error, what, ways) {
  if (error instanceof PrerequisiteFailure) return error;
  const code = errorCode(error);
  const reason = code === undefined ? undefined : systemErrors[code];
  const message = messageOf(error);
  const why = reason === undefined ? message : `${reason} (${message})`;
  const space = code === 'ENOSPC' || code === 'EDQUOT' ? [spaceHint] : [];
  return new PrerequisiteFailure(what, why, [...space, ...ways]);
}

/** What to do about a full disk. */
export const spaceHint = 'free about 1 GB, or set MNEMOGRAPH_CACHE_DIR to a folder on another disk';

/**
 * The system's code of an error (`ENOENT`, `ENOSPC`), when it has one.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/**
 * What an error says.
 * @param {unknown} error
 */
export function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
