import { cypher } from '../graph/generated/cypher.js';
import type { Graph } from '../graph/graph.js';
import { AppError, BadInput } from '../shared/errors.js';
import type { EventHub } from './event-hub.js';
import { type FeedEvent, readEvent } from './event-queue.js';

/** Events that one statement reads. */
const pageSize = 500;

/** A page of the feed: events of one tenant, and the position up to which they are all there. */
export interface FeedPage {
  readonly events: readonly FeedEvent[];
  readonly position: number;
}

/**
 * Reads a position of the feed, as events carry it.
 * @throws AppError BAD_INPUT for anything but a whole number in digits
 */
export function readPosition(since: string): number {
  const position = /^\d{1,15}$/.test(since) ? Number(since) : Number.NaN;
  if (Number.isNaN(position)) throw new BadInput('since', 'is no position', 'Give the `position` of an event.');
  return position;
}

/**
 * What a tenant's feed holds beyond a position, up to where the hub is, page by page. When it ends, the hub is less than a
 * page further on: who listens to it from then on reads the rest with `readRest`.
 * @throws AppError BAD_INPUT beyond the end of the feed, CURSOR_EXPIRED where events are gone that should follow
 */
export async function* readOn(
  graph: Graph,
  hub: EventHub,
  tenantKey: string,
  since: number,
): AsyncGenerator<FeedPage, void, void> {
  await checkEnd(graph, since);
  let position = since;
  while (hub.position() - position > pageSize) {
    const page = await readPage(graph, tenantKey, position, hub.position());
    ({ position } = page);
    yield page;
  }
}

/** What a tenant's feed holds between two positions. For a few pages. */
export async function* readRest(
  graph: Graph,
  tenantKey: string,
  after: number,
  until: number,
): AsyncGenerator<FeedPage, void, void> {
  for (let position = after; position < until;) {
    const page = await readPage(graph, tenantKey, position, until);
    ({ position } = page);
    yield page;
  }
}

async function readPage(graph: Graph, tenantKey: string, after: number, until: number): Promise<FeedPage> {
  const rows = await graph.read(cypher.outbox.findTenantEvents, { tenantKey, after, until, limit: pageSize });
  // What is deleted is announced before: read after the page, the bounds say of each event that is missing from it.
  const bounds = await graph.read(cypher.outbox.getFeedBounds, {});
  if (bounds !== null && after < bounds.trimmed) throw expired(after);
  return {
    events: rows.map(readEvent),
    position: rows.length < pageSize ? until : (rows.at(-1)?.position ?? until),
  };
}

async function checkEnd(graph: Graph, since: number): Promise<void> {
  const bounds = await graph.read(cypher.outbox.getFeedBounds, {});
  if (since > (bounds?.position ?? 0)) {
    throw new BadInput('since', `${since} is beyond the end of the feed`, 'Give the `position` of an event.');
  }
  if (since < (bounds?.trimmed ?? 0)) throw expired(since);
}

function expired(since: number): AppError {
  return new AppError('CURSOR_EXPIRED', `Events that follow position ${since} are no longer kept.`, {
    hint: 'Read the current state, and subscribe anew without `since`.',
    details: { field: 'since' },
  });
}
