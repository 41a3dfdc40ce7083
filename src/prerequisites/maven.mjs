import { otherDatabase, PrerequisiteFailure, spaceHint } from './failure.mjs';
import { findOnPath, runCommand } from './run-command.mjs';

/** The plugin is pinned: what another version brings with it would be unknown to us. */
const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';

/**
 * The installed Maven.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} path of `mvn`
 */
export function findMaven(environment = process.env) {
  return findOnPath('mvn', environment);
}

/**
 * What is said when Maven is needed and absent.
 * @param {readonly string[]} ways
 */
export function mavenMissing(ways) {
  return new PrerequisiteFailure(
    'Maven is needed to fetch the database and the embedding model',
    'No `mvn` was found on the PATH.',
    [
      'install Maven (maven.apache.org, or the package `maven` of your system), then run the same command again',
      ...ways,
    ],
  );
}

/**
 * Runs one goal of Maven's dependency plugin.
 * @param {{ goal: string, args: readonly string[], environment: NodeJS.ProcessEnv, what: string, ways?: readonly string[],
 *   onDownload?: (files: number, bytes: number) => void }} options `what` is the first sentence of a failure; `onDownload`
 *   gets the number and size of the files fetched so far
 * @throws PrerequisiteFailure without Maven, without network, with a full disk, or with Maven's own first error
 */
export async function runMaven({ goal, args, environment, what, ways = otherDatabase, onDownload }) {
  const maven = findMaven(environment);
  if (maven === undefined) throw mavenMissing(ways);
  let files = 0;
  let bytes = 0;
  const { code, output } = await runCommand(maven, ['-B', `${plugin}:${goal}`, ...args], {
    environment,
    onLine: (line) => {
      const size = downloadedSize(line);
      if (size === undefined) return;
      onDownload?.(++files, (bytes += size));
    },
  });
  if (code !== 0) throw explain(output, what, ways);
}

/**
 * Size in bytes of a finished download of a jar, from Maven's line about it.
 * @param {string} line
 * @returns {number | undefined}
 */
function downloadedSize(line) {
  const match = /^\[INFO\] Downloaded from .*\.jar \(([\d.]+) (B|kB|MB|GB) at/.exec(line);
  if (match === null) return undefined;
  const [, amount, unit] = match;
  return Number(amount) * ({ kB: 1e3, MB: 1e6, GB: 1e9 }[unit ?? ''] ?? 1);
}

/** Causes that Maven's output shows, most telling first. @type {readonly [RegExp, string, string | undefined][]} */
const causes = [
  [
    /No space left on device|There is not enough space on the disk|Disk quota exceeded/i,
    'The disk is full.',
    spaceHint,
  ],
  [
    /UnknownHost|Unknown host|Temporary failure in name resolution|Network is unreachable|No route to host|Connection refused|Connect(ion)? timed out|Connection reset|nodename nor servname/i,
    'The Maven repository cannot be reached.',
    'check the network connection, and the proxy or mirror in ~/.m2/settings.xml',
  ],
  [
    /PKIX path building failed|SSLHandshake/i,
    'The certificate of the Maven repository is not trusted by the Java that Maven runs on.',
    'a company proxy may stand between: import its certificate, or set a mirror in ~/.m2/settings.xml',
  ],
  [
    /status code: 40[137]|\(40[137]\)|Unauthorized|Forbidden|Proxy Authentication/i,
    'The Maven repository refused the request.',
    'check the credentials, proxy and mirror in ~/.m2/settings.xml',
  ],
  [
    /Could not find artifact|was not found in/i,
    'The Maven repository does not have the file.',
    'check that the mirror in ~/.m2/settings.xml offers all of Maven Central',
  ],
  [
    /JAVA_HOME [a-z ]*not (?:defined|set)|Unable to locate a Java Runtime/i,
    'Maven found no Java to run on.',
    'set JAVA_HOME to the folder of an installed Java',
  ],
];

/**
 * @param {readonly string[]} output
 * @param {string} what
 * @param {readonly string[]} ways
 */
function explain(output, what, ways) {
  const text = output.join('\n');
  const first = output.find((line) => line.startsWith('[ERROR]')) ?? output.at(-1) ?? 'Maven ended without a word.';
  const cause = causes.find(([pattern]) => pattern.test(text));
  const said = `Maven says: ${first.replace(/^\[ERROR\]\s*/, '').slice(0, 600)}`;
  if (cause === undefined) return new PrerequisiteFailure(what, said, ways);
  const [, why, hint] = cause;
  return new PrerequisiteFailure(what, `${why} ${said}`, [...(hint === undefined ? [] : [hint]), ...ways]);
}
