import { GetViewerDocument } from '../generated/operations.js';
import { CliFailure } from '../failure.js';
import type { Session } from '../session.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';

/** Says which server, profile and scope are in use, who you are there, and whether the server is well. */
export async function status(session: Session, { env }: { readonly env?: boolean | undefined }): Promise<void> {
  const { connection, out } = session;
  if (env === true) {
    process.stdout.write(`${environmentLines(session).join('\n')}\n`);
    return;
  }
  const { url, urlFrom, profile, scope = null, scopeFrom = null } = connection;
  const [health, viewer] = await Promise.all([healthOf(session), viewerOf(session)]);
  const value = { url, urlFrom, profile, scope, scopeFrom, ...health, ...viewer };
  await out.result(value, () => {
    const who = viewer.viewer === null ? viewer.refused : `${viewer.viewer.userId} in ${viewer.viewer.tenantId}`;
    const lines: readonly (readonly [string, string])[] = [
      ['server', `${url} (${urlFrom})`],
      ['health', [health.health, ...health.checks.map(({ name, message }) => `${name}: ${message}`)].join('; ')],
      ['you', who],
      ['profile', profile],
      ['scope', scope === null ? 'none' : `${scope} (${scopeFrom ?? ''})`],
    ];
    return lines.map(([name, text]) => `${paint('dim', name.padEnd(8))} ${safeLine(text)}`).join('\n');
  });
}

/** The settings in use as lines for a shell; the token is not among them. */
function environmentLines({ connection }: Session): readonly string[] {
  const { url, profile, scope, tenant } = connection;
  const settings = { MEMORY_URL: url, MEMORY_PROFILE: profile, MEMORY_SCOPE: scope, MEMORY_TENANT: tenant };
  return Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${quoted(value)}`]));
}

/** A value as a shell reads it back, whatever is in it. */
function quoted(value: string): string {
  return /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

async function healthOf({
  api,
}: Session): Promise<{ health: string; checks: readonly { name: string; message: string }[] }> {
  const { status: health, checks } = await api.health();
  return { health, checks: checks.filter((check) => check.status !== 'ok') };
}

async function viewerOf({ api }: Session) {
  try {
    return await api.run(GetViewerDocument, {});
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    if (error.code === 'SERVER_UNREACHABLE') throw error;
    return { viewer: null, refused: `${error.code}: ${error.message}` };
  }
}
