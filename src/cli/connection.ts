import { readClientConfig } from '../client-config.js';
import { failure, usage } from './failure.js';
import { checkProfileName, defaultProfile, othersMayRead, profileFile, readProfiles } from './profiles.js';

/** Where a setting comes from, the strongest first. */
export type Origin = 'flag' | 'environment' | 'profile' | 'default';

/** What the flags of every command say. */
export interface GlobalFlags {
  readonly json?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly profile?: string | undefined;
  readonly url?: string | undefined;
  readonly tenant?: string | undefined;
  readonly scope?: string | undefined;
}

/** Which server is spoken to, as whom, and from which scope. */
export interface Connection {
  readonly profile: string;
  readonly configDir: string;
  /** Address of the server, without a slash at its end. */
  readonly url: string;
  readonly urlFrom: Origin;
  readonly token: string | undefined;
  readonly tokenFrom: Origin | undefined;
  readonly tenant: string | undefined;
  readonly tenantFrom: Origin | undefined;
  /** The scope as it was given; undefined where none was. */
  readonly scope: string | undefined;
  readonly scopeFrom: Origin | undefined;
  /** The scope without the flag: what a kind alone, such as `--scope project`, is looked for from. */
  readonly usualScope: string | undefined;
  /** What a person should know of it. */
  readonly warnings: readonly string[];
}

const defaultUrl = 'http://127.0.0.1:4000';

/**
 * Finds out whom a command speaks to: flags, else the environment, else the profile, else the defaults. The token of a
 * profile goes to the server of that profile alone.
 * @param make whether the named profile may be one that is not there yet
 * @throws CliFailure USAGE, NO_SUCH_PROFILE or FILE_NOT_READABLE
 */
export async function findConnection(flags: GlobalFlags, make = false): Promise<Connection> {
  const config = readClientConfig();
  const name = flags.profile ?? config.profile ?? defaultProfile;
  checkProfileName(name);
  const profiles = await readProfiles(config.configDir);
  const profile = profiles.get(name);
  if (profile === undefined && !make && name !== defaultProfile) throw noSuchProfile(name, [...profiles.keys()]);
  const [url, urlFrom] = pick(flags.url, config.url, profile?.url) ?? [defaultUrl, 'default'];
  const address = checkUrl(url);
  const [scope, scopeFrom] = pick(flags.scope, config.scope, profile?.scope) ?? [undefined, undefined];
  const own = profile?.token === undefined || address === checkUrl(profile.url ?? defaultUrl);
  const [token, tokenFrom] = pick(undefined, config.token, own ? profile?.token : undefined) ?? [];
  const [tenant, tenantFrom] = pick(flags.tenant, config.tenant, profile?.tenant) ?? [];
  return {
    profile: name,
    configDir: config.configDir,
    url: address,
    urlFrom,
    ...{ token, tokenFrom, tenant, tenantFrom },
    scope,
    scopeFrom,
    usualScope: config.scope ?? profile?.scope,
    warnings: await warningsOf(config.configDir, address, token, own || config.token !== undefined ? undefined : name),
  };
}

/** The address of a server as it is used: http or https, without what follows its path, and without a password. */
function checkUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw usage(
      `"${text}" is no address of a server.`,
      'Write it as http://127.0.0.1:4000 or https://memory.example.org.',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw usage('The address of a server holds no password.', 'Give the token to `memory login`, or in MEMORY_TOKEN.');
  }
  return `${url.origin}${url.pathname.replace(/\/(graphql\/?)?$/, '')}`;
}

function pick(
  flag: string | undefined,
  environment: string | undefined,
  profile: string | undefined,
): [string, Origin] | undefined {
  if (flag !== undefined) return [flag, 'flag'];
  if (environment !== undefined) return [environment, 'environment'];
  return profile === undefined ? undefined : [profile, 'profile'];
}

function noSuchProfile(name: string, known: readonly string[]): Error {
  const those = known.length === 0 ? 'There is none yet.' : `There are ${known.join(', ')}.`;
  return failure('NO_SUCH_PROFILE', `There is no profile "${name}". ${those}`);
}

const loopback = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:|\/|$)/;

async function warningsOf(
  configDir: string,
  url: string,
  token: string | undefined,
  withheld: string | undefined,
): Promise<readonly string[]> {
  const warnings: string[] = [];
  if (withheld !== undefined) warnings.push(`The token of profile ${withheld} is for another server and was not sent.`);
  if (token !== undefined && !url.startsWith('https:') && !loopback.test(url))
    warnings.push(`${url} is not encrypted: others can read the token on its way.`);
  if (await othersMayRead(configDir))
    warnings.push(`Others can read your tokens: \`chmod 600 ${profileFile(configDir)}\` ends that.`);
  return warnings;
}
