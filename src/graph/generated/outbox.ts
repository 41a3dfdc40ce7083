// Generated from cypher/ by `npm run codegen`. Do not edit.

import type { Statement } from '../statement.js';

/** A key of a node that was written. */
export interface KeyRow {
  readonly key: string;
}

/** How many nodes a statement touched or counted. */
export interface CountRow {
  readonly count: number;
}

/** An event as it is written with the change that it speaks of. */
export interface NewEventRow {
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly itemKey: string;
  readonly itemVersion: number;
  readonly scopesBefore: readonly string[];
  readonly scopesAfter: readonly string[];
  readonly at: Date;
  readonly payload: string;
}

/** An event with its place in the feed. */
export interface EventRow {
  readonly position: number;
  readonly key: string;
  readonly tenantKey: string;
  readonly kind: string;
  readonly itemKey: string;
  readonly itemVersion: number;
  readonly scopesBefore: readonly string[];
  readonly scopesAfter: readonly string[];
  readonly at: Date;
  readonly payload: string;
}

/** What one turn of the sequencer did; its token is what the next turn renews the lease with. */
export interface SequencedRow {
  readonly count: number;
  readonly position: number;
  readonly token: number;
}

/** Where the feed ends, and up to where events may be gone. */
export interface FeedBoundsRow {
  readonly position: number;
  readonly trimmed: number;
}

/** Events that are about to be deleted, and the position up to which they are. */
export interface TrimmedRow {
  readonly count: number;
  readonly trimmed: number;
}

/** A subscriber's watch of a scope; its id is that within the call. */
export interface ViewInput {
  readonly id: number;
  readonly viewer: string;
  readonly scopeKey: string;
  readonly withDescendants: boolean;
}

/** The scopes that a view may read now, those of them that it watches, and those of `above` within which it reads everything. */
export interface ViewRow {
  readonly id: number;
  readonly readable: readonly string[];
  readonly watched: readonly string[];
  readonly headed: readonly string[];
}

/** Where an item is now, and what else its subscribers filter by. */
export interface PlaceRow {
  readonly itemKey: string;
  readonly scopeKeys: readonly string[];
  readonly type: string | null;
  readonly tags: readonly string[];
}

/** What subscriptions may see. */
export interface SightRow {
  readonly places: readonly PlaceRow[];
  readonly views: readonly ViewRow[];
}

/** Writes events into the outbox, in the transaction of the change; they have no position yet. */
export const createEvents: Statement<{
  readonly events: readonly NewEventRow[];
}, CountRow> = {
  name: 'outbox/create-events',
  mode: 'write',
  cardinality: 'one',
  params: { events: { key: 'plain', tenantKey: 'plain', kind: 'plain', itemKey: 'plain', itemVersion: 'int', scopesBefore: 'plain', scopesAfter: 'plain', at: 'date', payload: 'plain' } },
  text: "UNWIND $params.events AS row\nCREATE (event:OutboxEvent:Unsequenced)\nSET event = row\nRETURN count(event) AS count",
};

/** Deletes events that are older than the feed is kept, up to the position that was announced before. */
export const deleteEvents: Statement<{
  readonly before: Date;
  readonly trimmed: number;
  readonly limit: number;
}, CountRow> = {
  name: 'outbox/delete-events',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'date', trimmed: 'int', limit: 'int' },
  text: "MATCH (event:OutboxEvent)\nWHERE event.at < $params.before AND event.position <= $params.trimmed\nWITH event LIMIT $params.limit\nDETACH DELETE event\nRETURN count(*) AS count",
};

/** Events beyond a position of the feed, in order. */
export const findEvents: Statement<{
  readonly after: number;
  readonly limit: number;
}, readonly EventRow[]> = {
  name: 'outbox/find-events',
  mode: 'read',
  cardinality: 'many',
  params: { after: 'int', limit: 'int' },
  text: "MATCH (event:OutboxEvent)\nWHERE event.position > $params.after\nWITH event ORDER BY event.position LIMIT $params.limit\nRETURN event.position AS position, event.key AS key, event.tenantKey AS tenantKey, event.kind AS kind,\n       event.itemKey AS itemKey, event.itemVersion AS itemVersion, event.scopesBefore AS scopesBefore,\n       event.scopesAfter AS scopesAfter, event.at AS at, event.payload AS payload\nORDER BY position",
};

/** Events of one tenant between two positions of the feed, in order, for a subscriber that reads on. */
export const findTenantEvents: Statement<{
  readonly tenantKey: string;
  readonly after: number;
  readonly until: number;
  readonly limit: number;
}, readonly EventRow[]> = {
  name: 'outbox/find-tenant-events',
  mode: 'read',
  cardinality: 'many',
  params: { tenantKey: 'plain', after: 'int', until: 'int', limit: 'int' },
  text: "MATCH (event:OutboxEvent {tenantKey: $params.tenantKey})\nWHERE event.position > $params.after AND event.position <= $params.until\nWITH event ORDER BY event.position LIMIT $params.limit\nRETURN event.position AS position, event.key AS key, event.tenantKey AS tenantKey, event.kind AS kind,\n       event.itemKey AS itemKey, event.itemVersion AS itemVersion, event.scopesBefore AS scopesBefore,\n       event.scopesAfter AS scopesAfter, event.at AS at, event.payload AS payload\nORDER BY position",
};

/** Whether the transaction that wrote an event was committed, though its answer was lost. One that is still under way is waited for: the key is locked by making the event, and unmaking it where it was not there. */
export const getCommittedEvent: Statement<{
  readonly key: string;
}, KeyRow | null> = {
  name: 'outbox/get-committed-event',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain' },
  text: "MERGE (event:OutboxEvent {key: $params.key})\nWITH event, event.kind IS NULL AS missing\nCALL (event, missing) {\n  WITH event, missing WHERE missing\n  DELETE event\n}\nWITH missing WHERE NOT missing\nRETURN $params.key AS key",
};

/** Where the feed ends, and where it begins: the newest position that was given, and the newest of a deleted event. Both 0 before the first. */
export const getFeedBounds: Statement<{

}, FeedBoundsRow | null> = {
  name: 'outbox/get-feed-bounds',
  mode: 'read',
  cardinality: 'maybe',
  params: {  },
  text: "MATCH (sequencer:Sequencer {name: 'outbox'})\nRETURN sequencer.position AS position, coalesce(sequencer.trimmed, 0) AS trimmed",
};

/** What subscriptions may see at this moment. Places: where the items of some events are now; what is no longer there, where its newest event says that it was. Views: of these scopes and those of the events, the ones that a subscriber may read, which of them it watches: one scope, or that and all within it; and within which of those above a deleted one it may read everything. A view that is not given may not be watched. */
export const getSight: Statement<{
  readonly items: readonly string[];
  readonly scopes: readonly string[];
  readonly above: readonly string[];
  readonly views: readonly ViewInput[];
  readonly withTags: boolean;
}, SightRow | null> = {
  name: 'outbox/get-sight',
  mode: 'read',
  cardinality: 'maybe',
  params: { items: 'plain', scopes: 'plain', above: 'plain', views: { id: 'int', viewer: 'plain', scopeKey: 'plain', withDescendants: 'plain' }, withTags: 'plain' },
  text: "CALL () {\n  UNWIND $params.items AS key\n  OPTIONAL MATCH (item:MemoryItem {key: key})\n  OPTIONAL MATCH (self:Scope {key: CASE WHEN item IS NULL THEN key END})\n  CALL (key, item, self) {\n    MATCH (event:OutboxEvent {itemKey: CASE WHEN item IS NULL AND self IS NULL THEN key END})\n    WHERE event.itemVersion IS NOT NULL\n    WITH event ORDER BY event.itemVersion DESC LIMIT 1\n    RETURN collect(CASE WHEN size(event.scopesAfter) > 0 THEN event.scopesAfter ELSE event.scopesBefore END) AS last\n  }\n  WITH key, item, CASE WHEN item IS NOT NULL THEN [item.scopeKey] WHEN self IS NOT NULL THEN [self.key] ELSE coalesce(head(last), []) END AS scopeKeys\n  RETURN collect({\n    itemKey: key, scopeKeys: scopeKeys, type: item.type,\n    tags: CASE WHEN $params.withTags THEN [(item)-[:TAGGED]->(tag:Tag) | tag.id] ELSE [] END\n  }) AS places\n}\nCALL (places) {\n  UNWIND $params.scopes + reduce(keys = [], place IN places | keys + place.scopeKeys) AS key\n  MATCH (scope:Scope {key: key})\n  RETURN collect(DISTINCT scope) AS scopes\n}\nCALL (scopes) {\n  UNWIND $params.views AS view\n  MATCH (viewer:User {key: view.viewer})\n  MATCH (start:Scope {key: view.scopeKey, tenantKey: viewer.tenantKey})\n  UNWIND [start] + [scope IN scopes WHERE scope.tenantKey = viewer.tenantKey] AS scope\n  WITH DISTINCT view, viewer, start, scope\n  WHERE (viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) } OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] })\n  WITH view, viewer, start, scope, scope.key AS key\n  WITH view.id AS id, start, collect(key) AS readable,\n       collect(CASE WHEN scope = start OR (view.withDescendants AND EXISTS { (scope)-[:WITHIN*1..4]->(start) }) THEN key END) AS watched,\n       collect(CASE WHEN key IN $params.above AND (viewer.admin OR EXISTS { (viewer)-[member:MEMBER_OF]->(:Scope)<-[:WITHIN*0..4]-(scope) WHERE member.role IN ['owner', 'admin', 'executive', 'engine'] }) THEN key END) AS headed\n  WHERE start.key IN readable\n  RETURN collect({id: id, readable: readable, watched: watched, headed: headed}) AS views\n}\nRETURN places, views",
};

/** One turn of the sequencer: renews or takes its lease, then gives new events their positions, per item in the order of its versions. The lease node is written first, so that one sequencer at a time runs; its token grows with each holder. A turn with a token renews that lease and no other, whatever its clock says; a turn without one (0) takes a lease that is free, expired or its own. Events are looked for twice: whatever preceded an event of the first look is committed before the second. */
export const setPositions: Statement<{
  readonly holder: string;
  readonly token: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly limit: number;
}, SequencedRow | null> = {
  name: 'outbox/set-positions',
  mode: 'write',
  cardinality: 'maybe',
  params: { holder: 'plain', token: 'int', now: 'date', expiresAt: 'date', limit: 'int' },
  text: "MERGE (sequencer:Sequencer {name: 'outbox'})\nON CREATE SET sequencer.position = 0, sequencer.token = 0\nSET sequencer.turns = coalesce(sequencer.turns, 0) + 1\nWITH sequencer.name AS name\nMATCH (sequencer:Sequencer {name: name})\nWHERE ($params.token > 0 AND sequencer.holder = $params.holder AND sequencer.token = $params.token)\n   OR ($params.token = 0 AND (sequencer.holder IS NULL OR sequencer.holder = $params.holder OR sequencer.expiresAt < $params.now))\nSET sequencer.token = sequencer.token + CASE WHEN sequencer.holder = $params.holder THEN 0 ELSE 1 END,\n    sequencer.holder = $params.holder, sequencer.expiresAt = $params.expiresAt\nWITH sequencer\nCALL () {\n  MATCH (seen:Unsequenced)\n  WITH seen ORDER BY seen.key LIMIT $params.limit\n  WITH seen.itemKey AS itemKey, max(seen.itemVersion) AS version\n  RETURN collect({itemKey: itemKey, version: version}) AS heads\n}\nCALL (heads) {\n  UNWIND heads AS head\n  MATCH (event:Unsequenced {itemKey: head.itemKey})\n  WHERE event.itemVersion <= head.version\n  WITH event ORDER BY event.itemKey, event.itemVersion, event.key\n  RETURN collect(event) AS events\n}\nCALL (sequencer, events) {\n  UNWIND range(0, size(events) - 1) AS i\n  WITH events[i] AS event, sequencer.position + i + 1 AS position\n  SET event.position = position\n  REMOVE event:Unsequenced\n  RETURN count(event) AS count\n}\nSET sequencer.position = sequencer.position + count\nRETURN count, sequencer.position AS position, sequencer.token AS token",
};

/** Says up to which position the feed is about to lose events: those that are older than it is kept, a batch of them. It is committed before they are deleted, so that no reader can miss an event without seeing that it might. */
export const setTrimmed: Statement<{
  readonly before: Date;
  readonly limit: number;
}, TrimmedRow | null> = {
  name: 'outbox/set-trimmed',
  mode: 'write',
  cardinality: 'maybe',
  params: { before: 'date', limit: 'int' },
  text: "MATCH (event:OutboxEvent)\nWHERE event.at < $params.before AND event.position IS NOT NULL\nWITH event.position AS position LIMIT $params.limit\nWITH count(*) AS count, max(position) AS newest\nWHERE count > 0\nMATCH (sequencer:Sequencer {name: 'outbox'})\nSET sequencer.lock = true\nWITH sequencer, count, newest\nSET sequencer.trimmed = CASE WHEN coalesce(sequencer.trimmed, 0) < newest THEN newest ELSE sequencer.trimmed END\nRETURN count, sequencer.trimmed AS trimmed",
};
