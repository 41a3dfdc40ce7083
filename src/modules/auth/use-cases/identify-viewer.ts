import { cypher } from '../../../graph/generated/cypher.js';
import type { Graph } from '../../../graph/graph.js';
import type { Clock } from '../../../shared/clock.js';
import { BadInput } from '../../../shared/errors.js';
import { newKey } from '../../../shared/ids.js';
import type { Viewer } from '../viewer.js';

/** The tenant of requests that name none, and the one user of local mode. */
const localTenant = 'local';
const localUser = 'local';

const tenantPattern = /^[\w.-]{1,64}$/;

/** Most viewers that are remembered; beyond it the oldest is looked up again. */
const maxRemembered = 1_000;

/**
 * Finds the viewer of a request in local mode: nobody logs in, the one user administers each tenant, and the header
 * `x-tenant-id` chooses the tenant (default `local`). Made for the loopback address alone.
 */
export function createLocalIdentity(
  graph: Graph,
  clock: Clock,
): (headers: Readonly<Record<string, string | undefined>>) => Promise<Viewer> {
  const remembered = new Map<string, Promise<Viewer>>();
  return (headers) => {
    const tenantId = headers['x-tenant-id'] ?? localTenant;
    if (!tenantPattern.test(tenantId)) {
      throw new BadInput('x-tenant-id', 'must be 1 to 64 letters, digits, dots, dashes or underscores');
    }
    const known = remembered.get(tenantId);
    if (known !== undefined) return known;
    const viewer = upsertViewer(graph, clock, tenantId);
    remembered.set(tenantId, viewer);
    viewer.catch(() => remembered.delete(tenantId));
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    return viewer;
  };
}

async function upsertViewer(graph: Graph, clock: Clock, tenantId: string): Promise<Viewer> {
  const row = await graph.write((tx) =>
    tx.run(cypher.auth.upsertViewer, {
      tenantId,
      userId: localUser,
      newTenantKey: newKey(),
      newUserKey: newKey(),
      admin: true,
      at: clock.now(),
    }),
  );
  return { ...row, tenantId, userId: localUser };
}
