import { homedir } from 'node:os';
import { join } from 'node:path';
import { usage } from '../failure.js';
import type { ClientName } from './client-names.js';
import type { HttpLaunch, StdioLaunch } from './launch.js';

/** An entry of a configuration: what JSON and TOML can both say. */
export type Entry = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>>>>;

/** A client: where its configuration is, and how an entry of it is written. */
export interface McpClient {
  /** Its name for people. */
  readonly title: string;
  readonly file: string;
  readonly format: 'json' | 'toml';
  /** Key of the table of servers. */
  readonly table: string;
  readonly stdio: (launch: StdioLaunch) => Entry;
  /** @throws CliFailure USAGE where the client takes no URL in its configuration */
  readonly http: (launch: HttpLaunch) => Entry;
  /** What to do then. */
  readonly afterwards: string;
}

const restart = 'Restart it to see the tools.';

/** What is known of a client. */
export function clientOf(name: ClientName): McpClient {
  return clients[name](homedir());
}

const clients: Readonly<Record<ClientName, (home: string) => McpClient>> = {
  'claude-desktop': () => ({
    ...json('Claude Desktop', join(settingsFolder(), 'Claude', 'claude_desktop_config.json')),
    http: () => {
      throw usage('Claude Desktop takes no URL in its configuration.', 'Leave --http away.');
    },
  }),
  'claude-code': (home) => ({
    ...json('Claude Code', join(home, '.claude.json')),
    stdio: (launch) => ({ type: 'stdio', ...launched(launch) }),
    http: (launch) => ({ type: 'http', url: launch.url, ...headed(launch, '${MEMORY_TOKEN}') }),
  }),
  codex: (home) => ({
    ...json('Codex', join(home, '.codex', 'config.toml')),
    ...{ format: 'toml', table: 'mcp_servers' },
    http: ({ url, needsToken, headers }) => ({
      url,
      ...(needsToken ? { bearer_token_env_var: 'MEMORY_TOKEN' } : {}),
      ...(Object.keys(headers).length === 0 ? {} : { http_headers: headers }),
    }),
  }),
  cursor: (home) => ({
    ...json('Cursor', join(home, '.cursor', 'mcp.json')),
    http: (launch) => ({ url: launch.url, ...headed(launch, '${env:MEMORY_TOKEN}') }),
  }),
  gemini: (home) => ({
    ...json('Gemini CLI', join(home, '.gemini', 'settings.json')),
    http: (launch) => ({ httpUrl: launch.url, ...headed(launch, '$MEMORY_TOKEN') }),
  }),
  vscode: () => ({
    ...json('VS Code', join(settingsFolder(), 'Code', 'User', 'mcp.json')),
    table: 'servers',
    stdio: (launch) => ({ type: 'stdio', ...launched(launch) }),
    http: (launch) => ({ type: 'http', url: launch.url, ...headed(launch, '${env:MEMORY_TOKEN}') }),
    afterwards: 'It asks whether you trust the server; then its tools are there in agent mode.',
  }),
  windsurf: (home) => ({
    ...json('Windsurf', join(home, '.codeium', 'windsurf', 'mcp_config.json')),
    http: (launch) => ({ serverUrl: launch.url, ...headed(launch, '${env:MEMORY_TOKEN}') }),
  }),
};

/** A client whose file is JSON with a table `mcpServers`, as most are. */
function json(title: string, file: string): McpClient {
  return {
    ...{ title, file, format: 'json', table: 'mcpServers', afterwards: restart },
    stdio: launched,
    http: ({ url }) => ({ url }),
  };
}

function launched({ command, args, env }: StdioLaunch): Entry {
  return { command, args, ...(Object.keys(env).length === 0 ? {} : { env }) };
}

/** Headers of requests; a token is never written, but named in the way in which the client reads its environment. */
function headed({ needsToken, headers }: HttpLaunch, token: string): Entry {
  const all = { ...(needsToken ? { Authorization: `Bearer ${token}` } : {}), ...headers };
  return Object.keys(all).length === 0 ? {} : { headers: all };
}

/** Where programs with a window keep what a user has set. */
function settingsFolder(): string {
  const home = homedir();
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support');
  return process.platform === 'win32' ? join(home, 'AppData', 'Roaming') : join(home, '.config');
}
