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

/** What one turn of the sequencer did. */
export interface SequencedRow {
  readonly count: number;
  readonly position: number;
}

/** Writes events into the outbox, in the transaction of the change; they have no position yet. */
export const createEvents: Statement<{
  readonly events: readonly NewEventRow[];
}, CountRow> = {
  name: 'outbox/create-events',
  mode: 'write',
  cardinality: 'one',
  params: { events: { key: 'plain', tenantKey: 'plain', kind: 'plain', itemKey: 'plain', itemVersion: 'int', scopesBefore: 'plain', scopesAfter: 'plain', at: 'date', payload: 'plain' } },
  text: "UNWIND $events AS row\nCREATE (event:OutboxEvent:Unsequenced)\nSET event = row\nRETURN count(event) AS count",
};

/** Deletes events that are older than the feed is kept. */
export const deleteEvents: Statement<{
  readonly before: Date;
  readonly limit: number;
}, CountRow> = {
  name: 'outbox/delete-events',
  mode: 'write',
  cardinality: 'one',
  params: { before: 'date', limit: 'int' },
  text: "MATCH (event:OutboxEvent)\nWHERE event.at < $before AND event.position IS NOT NULL\nWITH event LIMIT $limit\nDETACH DELETE event\nRETURN count(*) AS count",
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
  text: "MATCH (event:OutboxEvent)\nWHERE event.position > $after\nWITH event ORDER BY event.position LIMIT $limit\nRETURN event.position AS position, event.key AS key, event.tenantKey AS tenantKey, event.kind AS kind,\n       event.itemKey AS itemKey, event.itemVersion AS itemVersion, event.scopesBefore AS scopesBefore,\n       event.scopesAfter AS scopesAfter, event.at AS at, event.payload AS payload\nORDER BY position",
};

/** Whether the transaction that wrote an event was committed, though its answer was lost. One that is still under way is waited for: the key is locked by making the event, and unmaking it where it was not there. */
export const getCommittedEvent: Statement<{
  readonly key: string;
}, KeyRow | null> = {
  name: 'outbox/get-committed-event',
  mode: 'write',
  cardinality: 'maybe',
  params: { key: 'plain' },
  text: "MERGE (event:OutboxEvent {key: $key})\nWITH event, event.kind IS NULL AS missing\nCALL (event, missing) {\n  WITH event, missing WHERE missing\n  DELETE event\n}\nWITH missing WHERE NOT missing\nRETURN $key AS key",
};

/** The position of the newest event that has one; 0 before the first. */
export const getLastPosition: Statement<{

}, SequencedRow | null> = {
  name: 'outbox/get-last-position',
  mode: 'read',
  cardinality: 'maybe',
  params: {  },
  text: "MATCH (sequencer:Sequencer {name: 'outbox'})\nRETURN 0 AS count, sequencer.position AS position",
};

/** One turn of the sequencer: renews or takes its lease, then gives new events their positions, per item in the order of its versions. The lease node is written first, so that one sequencer at a time runs; its token grows with each holder. Events are looked for twice: whatever preceded an event of the first look is committed before the second. */
export const setPositions: Statement<{
  readonly holder: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly limit: number;
}, SequencedRow | null> = {
  name: 'outbox/set-positions',
  mode: 'write',
  cardinality: 'maybe',
  params: { holder: 'plain', now: 'date', expiresAt: 'date', limit: 'int' },
  text: "MERGE (sequencer:Sequencer {name: 'outbox'})\nON CREATE SET sequencer.position = 0, sequencer.token = 0\nSET sequencer.turns = coalesce(sequencer.turns, 0) + 1\nWITH sequencer.name AS name\nMATCH (sequencer:Sequencer {name: name})\nWHERE sequencer.holder IS NULL OR sequencer.holder = $holder OR sequencer.expiresAt < $now\nSET sequencer.token = sequencer.token + CASE WHEN sequencer.holder = $holder THEN 0 ELSE 1 END,\n    sequencer.holder = $holder, sequencer.expiresAt = $expiresAt\nWITH sequencer\nCALL () {\n  MATCH (seen:Unsequenced)\n  WITH seen ORDER BY seen.key LIMIT $limit\n  WITH seen.itemKey AS itemKey, max(seen.itemVersion) AS version\n  RETURN collect({itemKey: itemKey, version: version}) AS heads\n}\nCALL (heads) {\n  UNWIND heads AS head\n  MATCH (event:Unsequenced {itemKey: head.itemKey})\n  WHERE event.itemVersion <= head.version\n  WITH event ORDER BY event.itemKey, event.itemVersion, event.key\n  RETURN collect(event) AS events\n}\nCALL (sequencer, events) {\n  UNWIND range(0, size(events) - 1) AS i\n  WITH events[i] AS event, sequencer.position + i + 1 AS position\n  SET event.position = position\n  REMOVE event:Unsequenced\n  RETURN count(event) AS count\n}\nSET sequencer.position = sequencer.position + count\nRETURN count, sequencer.position AS position",
};
