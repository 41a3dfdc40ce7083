import { resolve } from 'node:path';
import { readClientConfig } from '../../client-config.js';
import { chooseScope } from '../choose-scope.js';
import { usage } from '../failure.js';
import type { ClientName } from '../mcp-clients/client-names.js';
import { changeFile } from '../mcp-clients/change-file.js';
import { editJson, type EntryPlace } from '../mcp-clients/edit-json.js';
import { editToml } from '../mcp-clients/edit-toml.js';
import { type Chosen, httpLaunch, stdioLaunch } from '../mcp-clients/launch.js';
import { clientOf, type Entry, type McpClient } from '../mcp-clients/mcp-client.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine, safeText } from '../terminal/safe-text.js';

/** Which entry of which file. */
interface Place {
  readonly client: ClientName;
  readonly name: string;
  readonly file?: string | undefined;
}

/** Options of `memory mcp install`. */
interface InstallOptions extends Place {
  readonly process?: string | undefined;
  readonly http?: boolean | undefined;
  readonly print?: boolean | undefined;
}

/** Writes the MCP server into the configuration of a client, or with `--print` says what would be written. */
export async function install(session: Session, options: InstallOptions): Promise<void> {
  const { client, path, place } = placeOf(options);
  const entry = await entryOf(session, client, options);
  const shown = { client: options.client, file: path, name: options.name, entry };
  const edit = (text: string): string => editText(client, text, path, place, entry);
  if (options.print === true) {
    await session.out.result(
      { ...shown, written: false },
      () => `${safeLine(path)}\n\n${safeText(edit('').trimEnd())}`,
    );
    return;
  }
  const written = await changeFile(path, edit);
  await session.out.result({ ...shown, written }, () => {
    const what = written ? paint('green', 'Written') : 'Unchanged';
    return `${what}: ${safeLine(options.name)} in ${safeLine(path)}. ${written ? client.afterwards : ''}`.trimEnd();
  });
  warnOfToken(session, options);
}

/** Takes the MCP server out of the configuration of a client. */
export async function uninstall(session: Session, options: Place): Promise<void> {
  const { client, path, place } = placeOf(options);
  const written = await changeFile(path, (text) => editText(client, text, path, place, null));
  await session.out.result({ client: options.client, file: path, name: options.name, written }, () =>
    written ? `Taken out of ${safeLine(path)}. ${client.afterwards}` : `There is none in ${safeLine(path)}.`,
  );
}

function placeOf({ client: clientName, name, file }: Place): {
  readonly client: McpClient;
  readonly path: string;
  readonly place: EntryPlace;
} {
  if (!/^[\w-]{1,50}$/.test(name)) {
    throw usage(`"${name}" is no name of an entry.`, 'Use up to 50 letters, digits, dashes and underscores.');
  }
  const client = clientOf(clientName);
  return { client, path: file === undefined ? client.file : resolve(file), place: { table: client.table, name } };
}

function editText(client: McpClient, text: string, path: string, place: EntryPlace, entry: Entry | null): string {
  return client.format === 'toml' ? editToml(text, path, place, entry) : editJson(text, path, place, entry);
}

async function entryOf(session: Session, client: McpClient, options: InstallOptions): Promise<Entry> {
  const { connection } = session;
  const fromProfile = connection.scopeFrom === 'profile';
  const scope = connection.scope === undefined ? undefined : await chooseScope(session);
  if (options.http === true) return client.http(httpLaunch(connection, chosen(options.process, scope)));
  const { configDirGiven, configDir } = readClientConfig();
  const launch = chosen(options.process, fromProfile ? undefined : scope);
  return client.stdio(stdioLaunch(connection, launch, configDirGiven ? configDir : undefined));
}

function chosen(process: string | undefined, scope: string | undefined): Chosen {
  return { ...(process === undefined ? {} : { process }), ...(scope === undefined ? {} : { scope }) };
}

/** A token in the environment of this shell is not there for the client. */
function warnOfToken({ connection, out }: Session, { http }: InstallOptions): void {
  if (connection.token === undefined) return;
  if (http === true) out.warn('The client has to find your token in its variable MEMORY_TOKEN: it was not written.');
  else if (connection.tokenFrom === 'environment')
    out.warn(
      'Your token is in MEMORY_TOKEN alone, which the client may not see: `memory login` keeps it in the profile.',
    );
}
