import { GetJobDocument, type GetJobQuery } from '../../src/client/generated/operations.js';
import { newKey } from '../../src/shared/ids.js';
import type { Client } from './client.js';
import { eventually } from './eventually.js';
import { runCypher } from './graph.js';
import { actAs } from './people.js';

/** A job as the API shows it. */
export type ShownJob = NonNullable<GetJobQuery['job']>;

/** Key of a client's tenant, which is made by its first request. */
export async function tenantKeyOf({ tenant, ask }: Client): Promise<string> {
  await ask('{ __typename visibleScopes(scope: "project/none") { weight } }');
  const [row] = await runCypher<{ key: string }>('MATCH (t:Tenant {id: $tenant}) RETURN t.key AS key', { tenant });
  if (row === undefined) throw new Error(`There is no tenant ${tenant}.`);
  return row.key;
}

/** Puts a job in the queue past the API. Of a kind that no server knows, it stays as it is. */
export async function seedJob(
  tenantKey: string,
  { runInMs = 0, ...more }: Readonly<Record<string, unknown>> & { readonly runInMs?: number } = {},
): Promise<string> {
  const key = newKey();
  const job = {
    ...{ key, tenantKey, kind: 'unknown', state: 'READY', uniqueKey: key, payload: '{"secret":"title"}' },
    ...{ attempts: 0, maxAttempts: 3, leaseToken: 0, version: 1, ...more },
  };
  await runCypher(
    'CREATE (j:Job) SET j = $job, j.createdAt = datetime(), j.runAt = datetime() + duration({milliseconds: toInteger($runInMs)})',
    { job, runInMs },
  );
  return key;
}

/** A job once it is in a state. */
export async function jobInState(client: Client, key: string, state: ShownJob['state']): Promise<ShownJob> {
  const { job } = await eventually(
    () => client.run(GetJobDocument, { key }),
    (seen) => seen.job?.state === state,
  );
  if (!job) throw new Error(`There is no job ${key}.`);
  return job;
}

/** Makes the one user of a client's tenant an admin, or none. */
export async function setAdmin({ tenant }: Client, userId: string, admin: boolean): Promise<void> {
  await runCypher(
    'MATCH (t:Tenant {id: $tenant}) MATCH (u:User {tenantKey: t.key, id: $userId}) SET u.admin = $admin',
    { tenant, userId, admin },
  );
}

/** A client that acts for an admin who is not the one of local mode, and so can cease to be one. */
export async function actAsAdmin(client: Client, userId = 'boss'): Promise<Client> {
  const boss = await actAs(client, userId);
  await setAdmin(client, userId, true);
  return boss;
}
