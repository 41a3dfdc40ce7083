import { fileURLToPath } from 'node:url';
import type { Connection } from '../connection.js';
import { defaultProfile } from '../profiles.js';

/** How a client starts `memory mcp`. */
export interface StdioLaunch {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** How a client speaks to the server itself. */
export interface HttpLaunch {
  readonly url: string;
  /** Whether requests need a token. */
  readonly needsToken: boolean;
  /** Further headers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What acts and from where, as it was given. */
export interface Chosen {
  readonly process?: string | undefined;
  /** Address of a scope. */
  readonly scope?: string | undefined;
}

/**
 * The program and arguments with full paths, for a client knows neither the PATH nor the variables of this shell: what is not in
 * the profile is said in arguments. A token is never among them.
 * @param configDir where the profiles are, if not in the usual folder
 */
export function stdioLaunch(connection: Connection, chosen: Chosen, configDir: string | undefined): StdioLaunch {
  const { profile, url, urlFrom, tenant, tenantFrom } = connection;
  const flags: Readonly<Record<string, string | undefined>> = {
    profile: profile === defaultProfile ? undefined : profile,
    url: urlFrom === 'flag' || urlFrom === 'environment' ? url : undefined,
    tenant: tenantFrom === 'profile' ? undefined : tenant,
    ...chosen,
  };
  const given = Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  const program = fileURLToPath(new URL('../../bin/memory.cjs', import.meta.url));
  return {
    command: process.execPath,
    args: [program, 'mcp', ...given],
    env: configDir === undefined ? {} : { MEMORY_CONFIG_DIR: configDir },
  };
}

/** The address of the MCP server, with what acts and from where. */
export function httpLaunch({ url, token, tenant }: Connection, chosen: Chosen): HttpLaunch {
  const query = Object.entries(chosen).flatMap(([name, value]: readonly [string, string | undefined]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`],
  );
  return {
    url: `${url}/mcp${query.length === 0 ? '' : `?${query.join('&')}`}`,
    needsToken: token !== undefined,
    headers: tenant === undefined ? {} : { 'x-tenant-id': tenant },
  };
}
