import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { EventBatches, FeedEvent } from '../../../outbox/event-hub.js';
import { NothingToWatch } from '../operations.errors.js';

/**
 * Events of a topic, from now on, as an admin gets them: those of the tenant, and those of the system. Whether the viewer
 * is an admin is asked anew for every batch; the stream ends with an error when he is none any more.
 * @param show what a subscriber gets; null for nothing
 * @throws AppError NOT_FOUND for who is no admin
 */
export function watchAsAdmin<T>(
  ctx: Ctx,
  topic: 'jobs' | 'system',
  show: (event: FeedEvent) => T | null,
): AsyncIterableIterator<T, void, void> {
  const batches = ctx.events.subscribe(topic, ctx.viewer.tenantKey);
  const events = shownOf(ctx, batches, show);
  const watched: AsyncIterableIterator<T, void, void> = {
    [Symbol.asyncIterator]: () => watched,
    next: () => events.next(),
    // A generator that waits cannot be ended; the subscription that it waits for can.
    return: async () => {
      await batches.return();
      return events.return();
    },
  };
  return watched;
}

async function* shownOf<T>(
  ctx: Ctx,
  batches: EventBatches,
  show: (event: FeedEvent) => T | null,
): AsyncGenerator<T, void, void> {
  try {
    await assertAdmin(ctx);
    for await (const batch of batches) {
      await assertAdmin(ctx);
      yield* batch.flatMap((event) => show(event) ?? []);
    }
  } finally {
    await batches.return();
  }
}

async function assertAdmin({ graph, viewer }: Ctx): Promise<void> {
  const tenant = await graph.read(cypher.operations.getAdministeredTenant, { viewer: viewer.key });
  if (tenant === null) throw new NothingToWatch();
}
