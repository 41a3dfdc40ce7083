import { howToRun } from '../../shared/how-to-run.js';
import { parseAddress } from '../choose-scope.js';
import { CliFailure } from '../failure.js';
import { GetScopeDocument, GetViewerDocument } from '../generated/operations.js';
import { othersMayRead, profileFile } from '../profiles.js';
import type { Session } from '../session.js';
import { failed, type Finding, warning, well } from './finding.js';

/** Looks at the server, its database, indexes and model as it tells of them itself, and at what you are to it. */
export async function checkServer(session: Session): Promise<readonly Finding[]> {
  const { connection } = session;
  const profile = await checkProfile(session);
  const health = await checkHealth(session);
  if (health.some(({ name, state }) => name === 'server' && state === 'failed')) return [profile, ...health];
  const login = await checkLogin(session);
  const asksScope = login.state === 'ok' && connection.scope?.includes('/') === true;
  return [profile, ...health, login, ...(asksScope ? [await checkScope(session, connection.scope)] : [])];
}

async function checkProfile({ connection: { configDir, profile } }: Session): Promise<Finding> {
  const file = profileFile(configDir);
  if (await othersMayRead(configDir))
    return failed('profile', `Others can read your tokens in ${file}.`, `chmod 600 ${file}`);
  return well('profile', `Profile ${profile} of ${file}.`);
}

const cures: Readonly<Record<string, string>> = {
  database: 'Look into the log of the server; with NEO4J_URI see whether that Neo4j runs.',
  embedding: 'With EMBEDDING_PROVIDER=openai check its address and key; else look into the log of the server.',
};

async function checkHealth({ api, connection: { url } }: Session): Promise<readonly Finding[]> {
  try {
    const { checks } = await api.health();
    const server = well('server', `${url} answers.`);
    return [
      server,
      ...checks.map(({ name, status, message }) => {
        const about = `server: ${name}`;
        if (status === 'ok') return well(about, message);
        return failed(
          about,
          message,
          cures[name] ?? 'Restart the server, which makes its indexes; it says why in its log.',
        );
      }),
    ];
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    const start = `Start one with \`${howToRun.start}\`, or name another with --url or MEMORY_URL.`;
    return [failed('server', error.message, error.code === 'SERVER_UNREACHABLE' ? start : (error.hint ?? start))];
  }
}

async function checkLogin({ api }: Session): Promise<Finding> {
  try {
    const { viewer } = await api.run(GetViewerDocument, {});
    const who = `${viewer.userId} in ${viewer.tenantId}, may ${viewer.permission.toLowerCase()}`;
    return well('login', `You are ${who}.`);
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    return failed('login', error.message, '`memory login` keeps a token or API key.');
  }
}

async function checkScope({ api }: Session, scope = ''): Promise<Finding> {
  try {
    const found = (await api.run(GetScopeDocument, { address: parseAddress(scope) })).scope;
    if (found !== null) return well('scope', `${found.address}, ${found.title}.`);
    return warning('scope', `There is no ${scope}, or you may not see it.`, '`memory scope use` chooses another.');
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    return warning('scope', error.message, '`memory scope use` chooses another.');
  }
}
