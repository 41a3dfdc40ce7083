import { type Api, createApi } from './api.js';
import { type Connection, findConnection, type GlobalFlags } from './connection.js';
import { createOutput, type Output } from './terminal/output.js';

/** What every command works with. */
export interface Session {
  readonly connection: Connection;
  readonly api: Api;
  readonly out: Output;
  /** Whether `--yes` answers what would be asked. */
  readonly yes: boolean;
}

/**
 * Opens what a command works with. Its result is JSON with `--json`, and where stdout is no terminal unless `--no-json`.
 * @param make whether the profile may be one that is not there yet
 */
export async function openSession(flags: GlobalFlags, make = false): Promise<Session> {
  const connection = await findConnection(flags, make);
  const out = createOutput(flags.json ?? !process.stdout.isTTY);
  for (const warning of connection.warnings) out.warn(warning);
  return { connection, api: createApi(connection), out, yes: flags.yes === true };
}
