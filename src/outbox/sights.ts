import { cypher } from '../graph/generated/cypher.js';
import type { PlaceRow, SightRow } from '../graph/generated/outbox.js';
import type { Graph } from '../graph/graph.js';
import type { FeedEvent } from './event-queue.js';

/** A subscriber's watch of a scope. */
export interface View {
  /** Key of the subscriber. */
  readonly viewer: string;
  readonly scopeKey: string;
  /** Whether the scopes within that scope are watched too. */
  readonly withDescendants: boolean;
}

/** What a view may see of some events, at the moment that it was asked. */
export interface Sight {
  /** False when the viewer may not read the watched scope, or there is none. */
  readonly isOpen: boolean;
  /** Of the scopes of the events and of their items, those that the viewer may read. */
  readonly readable: ReadonlySet<string>;
  /** Of the readable ones, those that the view watches. */
  readonly watched: ReadonlySet<string>;
  /** Of the scopes above deleted ones, those within which the viewer may read everything. */
  readonly headed: ReadonlySet<string>;
  /** Where each item is now. */
  readonly places: ReadonlyMap<string, PlaceRow>;
}

/** Says what views may see; all that are asked about at the same time are one statement. */
export interface Sights {
  look(view: View, events: readonly FeedEvent[], withTags?: boolean): Promise<Sight>;
}

interface Request {
  readonly view: View;
  readonly events: readonly FeedEvent[];
  readonly withTags: boolean;
  readonly resolve: (sight: Sight) => void;
  readonly reject: (error: unknown) => void;
}

/** Most events of one statement; the requests beyond it wait for the next. */
const maxEvents = 2_000;

/** Gathers requests: while one statement runs, what is asked meanwhile becomes the next one. */
export function createSights(graph: Graph): Sights {
  let waiting: Request[] = [];
  let running: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      waiting = waiting.slice(batch.length);
      await answer(graph, batch);
    }
    running = undefined;
  };
  return {
    look: (view, events, withTags = false) =>
      new Promise((resolve, reject) => {
        waiting.push({ view, events, withTags, resolve, reject });
        running ??= new Promise<void>((later) => setImmediate(later)).then(drain);
      }),
  };
}

function takeBatch(waiting: readonly Request[]): readonly Request[] {
  let events = 0;
  const end = waiting.findIndex((request, i) => (events += request.events.length) > maxEvents && i > 0);
  return end === -1 ? waiting : waiting.slice(0, end);
}

async function answer(graph: Graph, requests: readonly Request[]): Promise<void> {
  try {
    const ids = new Map<string, number>();
    const views = requests.flatMap(({ view }) => {
      const name = nameOf(view);
      if (ids.has(name)) return [];
      ids.set(name, ids.size);
      return [{ id: ids.size - 1, ...view }];
    });
    const events = [...new Set(requests.flatMap((request) => request.events))];
    const look = {
      items: [...new Set(events.map((event) => event.itemKey))],
      scopes: [...new Set(events.flatMap((event) => [...event.scopesBefore, ...event.scopesAfter]))],
      above: [...new Set(events.flatMap((event) => (event.kind === 'SCOPE_DELETED' ? event.scopesBefore : [])))],
      views,
      withTags: requests.some((request) => request.withTags),
    };
    const row = await graph.read(cypher.outbox.getSight, look);
    const sights = sightsOf(row, views.length);
    for (const { view, resolve } of requests) resolve(sights[ids.get(nameOf(view)) ?? -1] ?? blind);
  } catch (error) {
    for (const { reject } of requests) reject(error);
  }
}

const nameOf = ({ viewer, scopeKey, withDescendants }: View): string => `${viewer} ${scopeKey} ${withDescendants}`;

const blind: Sight = { isOpen: false, readable: new Set(), watched: new Set(), headed: new Set(), places: new Map() };

function sightsOf(row: SightRow | null, count: number): readonly Sight[] {
  const places = new Map(row?.places.map((place) => [place.itemKey, place]));
  const rows = new Map(row?.views.map((view) => [view.id, view]));
  return Array.from({ length: count }, (_, id): Sight => {
    const view = rows.get(id);
    if (view === undefined) return blind;
    const { readable, watched, headed } = view;
    const sets = { readable: new Set(readable), watched: new Set(watched), headed: new Set(headed) };
    return { isOpen: true, ...sets, places };
  });
}
