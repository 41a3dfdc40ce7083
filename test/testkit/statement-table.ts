import { cypher } from '../../src/graph/generated/cypher.js';
import type { NewChunk } from '../../src/graph/generated/ingestion.js';
import type { NewJobRow } from '../../src/graph/generated/jobs.js';
import type { NewEventRow } from '../../src/graph/generated/outbox.js';
import type { LargeGraph } from './large-graph.js';
import { at, end, later, run, type StatementCase } from './statement-case.js';
import { documentCases, idempotencyCases, readCases } from './statement-table-documents.js';
import { lineageCases } from './statement-table-lineage.js';
import { folderReadCases, folderWriteCases } from './statement-table-folders.js';
import { promotionCases } from './statement-table-promotion.js';
import { historyCases } from './statement-table-history.js';
import { archiveCases, credentialCases, memberCases, scopeCases } from './statement-table-scopes.js';
import { tagCases } from './statement-table-tags.js';
import { usageCases } from './statement-table-usage.js';

export type { StatementCase };

/** One case for every statement, over a large graph. */
export function statementCases(graph: LargeGraph): readonly StatementCase[] {
  return [
    ...scopeCases(graph),
    ...memberCases(graph),
    ...archiveCases(graph),
    ...credentialCases(graph),
    ...readCases(graph),
    ...documentCases(graph),
    ...folderReadCases(graph),
    ...folderWriteCases(graph),
    ...historyCases(graph),
    ...idempotencyCases(graph),
    ...promotionCases(graph),
    ...tagCases(graph),
    ...ingestionCases(graph),
    ...jobCases(graph),
    ...feedCases(graph),
    ...schemaCases(graph),
    ...usageCases(graph),
    ...lineageCases(graph),
  ];
}

function ingestionCases(graph: LargeGraph): readonly StatementCase[] {
  const { book, revised, key } = graph;
  const embedding = [...graph.vector];
  const windows = [{ key: key('new', 1), position: 1, embedding }];
  const chunk = (i: number): NewChunk => ({
    ...{
      key: key('new', i),
      position: i,
      text: 'gamma',
      header: 'T',
      headingPath: ['T'],
      page: 1,
      keyPath: null,
      language: 'de',
    },
    ...{ hash: `h${i}`, embedding, windows: [{ key: key('new', i + 100), position: 1, embedding }] },
  });
  const chunks = Array.from({ length: 10 }, (_, i) => chunk(i));
  return [
    run(cypher.ingestion.createChunks, { itemKey: key('doc', 2), generation: 2, status: 'active', chunks }),
    run(cypher.ingestion.createChunksOfItems, { items: [{ itemKey: key('doc', 2), status: 'active', chunks }] }),
    run(cypher.ingestion.findChunkHashes, { itemKey: book }),
    run(cypher.ingestion.findPendingChunks, { itemKey: book, generation: 2, limit: 8 }),
    run(cypher.ingestion.getIndexState, { itemKey: book }),
    run(cypher.ingestion.setActiveGeneration, { itemKey: revised, generation: 2 }),
    run(cypher.ingestion.deleteReplacedChunks, { before: later, limit: 20 }),
    run(cypher.ingestion.setIndexState, { itemKey: book, state: 'FAILED', error: 'no' }),
    run(cypher.ingestion.setReusedVectors, { itemKey: book, generation: 2 }),
    run(cypher.ingestion.setVectors, { itemKey: revised, chunks: [{ key: `${revised}c1`, embedding, windows }] }),
  ];
}

function jobCases(graph: LargeGraph): readonly StatementCase[] {
  const job = (i: number): NewJobRow => ({
    ...{ key: graph.key('new', i), tenantKey: graph.tenantKey, kind: `profile-${graph.tenantKey}`, payload: '{}' },
    ...{ uniqueKey: graph.key('new', i), maxAttempts: 8, schedule: null, runAt: new Date(at.getTime() - i) },
    ...{ createdAt: at, requestId: `r${i}`, traceparent: null },
  });
  const jobs = Array.from({ length: 2_000 }, (_, i) => job(i));
  const kinds = [`profile-${graph.tenantKey}`];
  const queued = run(cypher.jobs.createJobs, { jobs });
  const claimed = run(cypher.jobs.setClaimed, { kinds, holder: 'h1', now: at, leaseUntil: later, limit: 2 }, queued);
  const key = graph.key('new', 1_999);
  const running = { key, leaseToken: 1 };
  const done = run(cypher.jobs.closeJob, { ...running, at });
  return [
    run(cypher.jobs.createJobs, { jobs: jobs.slice(0, 20) }),
    claimed,
    run(cypher.jobs.setLease, { ...running, leaseUntil: end }, queued, claimed),
    run(cypher.jobs.setReleased, { ...running, at }, queued, claimed),
    run(cypher.jobs.setPostponed, { ...running, until: later, reason: 'no', at }, queued, claimed),
    run(cypher.jobs.setFailed, { ...running, dead: true, error: 'no', runAt: at, at }, queued, claimed),
    run(cypher.jobs.closeJob, { ...running, at }, queued, claimed),
    run(cypher.jobs.setAllDue, { at }, queued, claimed),
    run(cypher.jobs.deleteJobs, { states: ['DONE'], before: later, limit: 20 }, queued, claimed, done),
    ...steeringCases(graph, queued, claimed, running),
  ];
}

function steeringCases(
  { admin, key }: LargeGraph,
  queued: StatementCase,
  claimed: StatementCase,
  running: { readonly key: string; readonly leaseToken: number },
): readonly StatementCase[] {
  const waiting = { key: key('new', 3) };
  const progress = { ...running, done: 1, total: 2, note: 'x' };
  const cancel = run(cypher.jobs.setCancelRequested, { key: running.key, by: 'u', at });
  const schedule = {
    ...{ name: key('new', 5), description: 'D', kind: 'k', payload: '{}', maxAttempts: 8, perTenant: true },
    ...{ cron: '0 * * * *', timeZone: 'UTC' },
  };
  const registered = run(cypher.jobs.upsertSchedule, { schedule, atStart: false, nextAt: at, at });
  const overdue = run(cypher.jobs.upsertSchedule, { schedule, atStart: true, nextAt: at, at: new Date(0) });
  const asked = { viewer: admin, states: ['READY', 'RUNNING'], kinds: [] };
  return [
    run(cypher.jobs.setProgress, progress, queued, claimed),
    run(cypher.jobs.setCancelRequested, { ...waiting, by: 'u', at }, queued, claimed),
    run(cypher.jobs.setCancelled, { ...running, at }, queued, claimed, cancel),
    run(cypher.jobs.setDue, { ...waiting, at }, queued, claimed),
    run(cypher.jobs.findCancelledJobs, { keys: [running.key] }, queued, claimed, cancel),
    run(cypher.jobs.findQueueDepth, {}, queued),
    registered,
    run(cypher.jobs.findSchedules, { names: [schedule.name] }, registered),
    run(cypher.jobs.setSchedulePassed, { name: schedule.name, dueAt: at, nextAt: later }, registered),
    run(cypher.jobs.deleteSchedules, { before: at }, overdue),
    run(cypher.jobs.findTenants, {}),
    run(cypher.operations.findJobs, { ...asked, before: '~', limit: 21 }, queued),
    run(cypher.operations.countJobs, asked, queued),
    run(cypher.operations.getJob, { viewer: admin, ...waiting }, queued),
    run(cypher.operations.getSteerableJob, { viewer: admin, ...waiting }, queued),
    run(cypher.operations.findSchedules, { viewer: admin }, registered),
    run(cypher.operations.getSchedule, { viewer: admin, name: schedule.name }, registered),
    run(cypher.operations.getAdministeredTenant, { viewer: admin }),
  ];
}

function feedCases(graph: LargeGraph): readonly StatementCase[] {
  const event = (i: number): NewEventRow => ({
    ...{ key: graph.key('new', i), tenantKey: graph.tenantKey, kind: 'DOCUMENT_CREATED', itemKey: graph.key('doc', i) },
    ...{ itemVersion: 1, scopesBefore: [], scopesAfter: [graph.key('scope', 4)], at, payload: '{}' },
  });
  const events = Array.from({ length: 1_000 }, (_, i) => event(i));
  const turn = { holder: 'h1', token: 0, now: later, expiresAt: end };
  const { key, tenantKey, viewer, admin } = graph;
  const waiting = run(cypher.outbox.createEvents, { events });
  const positions = run(cypher.outbox.setPositions, { ...turn, limit: 1_000 }, waiting);
  return [
    run(cypher.outbox.createEvents, { events: events.slice(0, 20) }),
    run(
      cypher.outbox.setPositions,
      { ...turn, limit: 20 },
      run(cypher.outbox.createEvents, { events: events.slice(0, 20) }),
    ),
    run(cypher.outbox.findEvents, { after: 0, limit: 20 }, waiting, positions),
    run(cypher.outbox.getCommittedEvent, { key: graph.key('new', 3) }, waiting),
    run(cypher.outbox.getFeedBounds, {}, waiting, positions),
    run(cypher.outbox.findTenantEvents, { tenantKey, after: 0, until: 2 ** 40, limit: 20 }, waiting, positions),
    run(cypher.outbox.setTrimmed, { before: later, limit: 20 }, waiting, positions),
    run(cypher.outbox.deleteEvents, { before: later, trimmed: 2 ** 40, limit: 20 }, waiting, positions),
    run(
      cypher.outbox.getSight,
      {
        items: [...Array.from({ length: 50 }, (_, i) => key('doc', i)), key('new', 1), key('scope', 3)],
        scopes: Array.from({ length: 20 }, (_, i) => key('scope', i)),
        views: [viewer, admin].map((each, id) => ({
          ...{ id, viewer: each, scopeKey: key('scope', 4), withDescendants: true },
        })),
        above: [key('scope', 4), key('scope', 3)],
        withTags: true,
      },
      waiting,
    ),
  ];
}

function schemaCases(graph: LargeGraph): readonly StatementCase[] {
  const lock = run(cypher.schema.setMigrationLock, { holder: 'h1', now: later, expiresAt: end });
  return [
    run(cypher.schema.findMigrations, {}),
    run(cypher.schema.findIndexes, {}),
    lock,
    run(cypher.schema.createLockConstraint, {}),
    run(cypher.schema.closeMigrationLock, { holder: 'h1' }, lock),
    run(cypher.schema.createSchemaVersion, { version: 9_999, name: 'V9999__x.cypher', checksum: 'c', at }),
    run(cypher.spaces.getSpace, { slot: 'a' }),
    run(cypher.spaces.createSpace, { slot: graph.key('new', 1), model: 'm', dimensions: 3, baseline: 0.7, at }),
    run(cypher.spaces.createChunkIndexA, { dimensions: graph.dimensions }),
  ];
}
