import { CliFailure, exitOf } from '../failure.js';
import { GetViewerDocument } from '../generated/operations.js';
import { createApi } from '../api.js';
import { changeProfile, profileFile } from '../profiles.js';
import type { Session } from '../session.js';
import { readSecret } from '../terminal/ask.js';
import { paint } from '../terminal/output.js';
import { safeLine } from '../terminal/safe-text.js';

/**
 * Keeps the token or API key of a server in a profile, after the server has taken it. It is asked for without being
 * shown, or read from stdin, and never an argument: arguments stand in the history of the shell and in the list of processes.
 * Nothing at all is for a server where nobody logs in.
 */
export async function login({ connection, out }: Session): Promise<void> {
  const { url, profile, configDir, tenant } = connection;
  const token = await readSecret(`Token or API key for ${url} (nothing, where nobody logs in): `);
  if (/[\s\p{Cc}]/u.test(token)) {
    throw new CliFailure(
      'UNAUTHENTICATED',
      'A token has no spaces or lines in it.',
      undefined,
      exitOf('UNAUTHENTICATED'),
    );
  }
  const api = createApi({ ...connection, token: token === '' ? undefined : token });
  const { viewer } = await api.run(GetViewerDocument, {});
  await changeProfile(configDir, profile, { url, token, tenant });
  await out.result({ profile, url, file: profileFile(configDir), viewer }, () => {
    const { userId, tenantId, permission, expiresAt } = viewer;
    const until = expiresAt === null ? '' : `, until ${expiresAt}`;
    const who = `${safeLine(userId)} in ${safeLine(tenantId)}, may ${permission.toLowerCase()}${until}`;
    return `${paint('green', 'Logged in')} to ${url} as ${who}.\nKept in profile ${profile}.`;
  });
}

/** Forgets the token of a profile. The token itself stays valid. */
export async function logout({ connection, out }: Session): Promise<void> {
  const { profile, configDir } = connection;
  await changeProfile(configDir, profile, { token: undefined });
  await out.result(
    { profile },
    () => `The token of profile ${profile} is forgotten. It stays valid until it is revoked.`,
  );
}
