import { resolve } from 'node:path';
import envPaths from 'env-paths';
import type { SettingEntry } from './reference/setting-values.js';

/** The settings of the `memory` command. They stand apart from those of the server, for the command has to start fast. */
export const clientSettings: readonly SettingEntry[] = [
  {
    name: 'MEMORY_URL',
    values: 'a URL',
    default: undefined,
    description: 'Server that `memory` speaks to. Default: that of the profile, else http://127.0.0.1:4000.',
  },
  {
    name: 'MEMORY_TOKEN',
    values: 'text',
    default: undefined,
    description: 'Token or API key of `memory`. Default: that of the profile.',
  },
  {
    name: 'MEMORY_SCOPE',
    values: 'text',
    default: undefined,
    description: 'Scope of `memory`, such as `project/proj_5`. Default: that of the profile.',
  },
  {
    name: 'MEMORY_TENANT',
    values: 'text',
    default: undefined,
    description: 'Tenant of `memory` on a server where nobody logs in. Default: that of the profile.',
  },
  {
    name: 'MEMORY_PROFILE',
    values: 'text',
    default: undefined,
    description: 'Profile of `memory`: a server with its token and scope. Default: `default`.',
  },
  {
    name: 'MEMORY_CONFIG_DIR',
    values: 'text',
    default: undefined,
    description: 'Folder of the profiles of `memory`. Default: your configuration folder.',
  },
];

/** What the environment says to the `memory` command; nothing of it is checked yet. */
export interface ClientConfig {
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly scope: string | undefined;
  readonly tenant: string | undefined;
  readonly profile: string | undefined;
  /** Folder of the profiles, and whether a variable names it. */
  readonly configDir: string;
  readonly configDirGiven: boolean;
}

/** Reads the settings of the `memory` command. An empty variable counts as absent. */
export function readClientConfig(variables: Readonly<Record<string, string | undefined>> = process.env): ClientConfig {
  const given = (name: string): string | undefined => variables[name] || undefined;
  return {
    url: given('MEMORY_URL'),
    token: given('MEMORY_TOKEN'),
    scope: given('MEMORY_SCOPE'),
    tenant: given('MEMORY_TENANT'),
    profile: given('MEMORY_PROFILE'),
    configDirGiven: given('MEMORY_CONFIG_DIR') !== undefined,
    configDir: resolve(given('MEMORY_CONFIG_DIR') ?? envPaths('mnemograph', { suffix: '' }).config),
  };
}
