import { cypher } from '../../src/graph/generated/cypher.js';
import type { NewChunk } from '../../src/graph/generated/ingestion.js';
import type { NewJobRow } from '../../src/graph/generated/jobs.js';
import type { NewDocument } from '../../src/graph/generated/library.js';
import type { NewEventRow } from '../../src/graph/generated/outbox.js';
import type { Statement } from '../../src/graph/statement.js';
import { kindWeights } from '../../src/modules/scopes/scope-kinds.js';
import type { LargeGraph } from './large-graph.js';
import { at, end, later, run, type StatementCase } from './statement-case.js';
import { archiveCases, credentialCases, memberCases, scopeCases } from './statement-table-scopes.js';

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
    ...ingestionCases(graph),
    ...jobCases(graph),
    ...feedCases(graph),
    ...schemaCases(graph),
  ];
}

function readCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key, vector } = graph;
  const any = { tags: [], languages: [] };
  const page = { viewer, scope: graph.bigProject, types: ['note', 'result', 'file'], ...any, withDescendants: false };
  const search = {
    ...{ viewer, scope: graph.process, weights: kindWeights, includeStale: false },
    ...{ words: { text: 'text:(alpha word7)', indexes: ['chunk_text', 'chunk_text_german'] } },
    language: { any: true, codes: [] },
    ...{ crossProject: false, candidates: 30 },
  };
  const keys = Array.from({ length: 20 }, (_, i) => key('doc', i * 2));
  return [
    run(cypher.library.countDocuments, page),
    run(cypher.library.findDocuments, { ...page, after: { at: end, key: '~' }, limit: 21 }),
    run(cypher.library.findIndexProgress, { viewer, keys: [...keys, graph.book] }),
    run(cypher.library.findTagsByDocument, { viewer, keys }),
    run(cypher.library.findTranslations, { viewer, keys: [key('doc', 2), key('doc', 4)] }, translation(graph)),
    run(cypher.library.getDocument, { viewer, id: 'doc_2' }),
    run(cypher.recall.searchChunksA, { ...search, vector, tags: [] }),
    run(cypher.recall.searchChunksByText, { ...search, tags: [] }),
    run(cypher.recall.searchTaggedChunksA, { ...search, vector, tags: ['tag59'], maxTagged: 1_000, maxChunks: 5_000 }),
  ];
}

function documentCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const itemKey = key('doc', 2);
  const document = newDocument(key('new', 1));
  const blob = run(cypher.library.linkBlob, { itemKey, hash: key('new', 7), size: 10, at });
  const tags = [1, 2, 3].map((i) => ({ key: key('new', i), id: `new${i}`, label: `New${i}` }));
  const producer = { processKey: key('new', 1), taskKey: key('new', 2), nodeId: 'n1', at };
  const move = { viewer, id: 'doc_2', tier: 1, moveKey: key('new', 1), reason: 'promoted', at };
  const content = { title: 'T', content: 'C', mimeType: 'text/plain', metadata: '{}', generation: 2 };
  const language = { language: 'de', languageGiven: true };
  return [
    run(cypher.library.createDocument, { viewer, scopeKey: key('scope', 4), document, createdAt: at, at }),
    run(cypher.library.getWritableDocument, { viewer, id: 'doc_2' }),
    run(cypher.library.setDocument, {
      key: itemKey,
      ...content,
      ...language,
      indexState: 'READY',
      indexError: null,
      at,
    }),
    run(cypher.library.setMetadataProperties, { key: itemKey, properties: { metadata_a: 1, metadata_b: 'x' } }),
    translation(graph),
    run(cypher.library.unlinkTranslation, { key: itemKey }, translation(graph)),
    run(cypher.library.setTouched, { key: itemKey, at }),
    run(cypher.library.moveDocument, move),
    run(cypher.library.deleteDocuments, { keys: [itemKey] }),
    run(cypher.library.linkTags, { itemKey, tags, by: 'user', at }),
    run(cypher.library.unlinkTags, { itemKey, tags: ['tag3', 'tag0'] }),
    run(cypher.library.linkProducer, { itemKey, scopeKey: key('scope', 58), ...producer }),
    blob,
    run(cypher.library.deleteBlob, { hash: key('new', 7) }, blob),
    run(
      cypher.library.getUnheldBlob,
      { hash: key('new', 7), at },
      blob,
      run(cypher.library.deleteDocuments, { keys: [itemKey] }),
    ),
  ];
}

/** The second document of a list becomes a translation of the first. */
function translation({ key }: LargeGraph): StatementCase {
  return run(cypher.library.linkTranslation, { key: key('doc', 2), originalKey: key('doc', 4) });
}

function newDocument(key: string): NewDocument {
  const none = { sourceThinkProcessId: null, sourceNodeId: null, blobHash: null, filename: null, indexError: null };
  const text = {
    type: 'note',
    title: 'New',
    content: 'New',
    mimeType: 'text/plain',
    language: 'und',
    languageGiven: false,
    sourceType: 'manual',
    metadata: '{}',
  };
  return { key, id: 'doc_new', ...text, ...none, pageCount: null, indexState: 'READY', generation: 1 };
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
        look: {
          items: [...Array.from({ length: 50 }, (_, i) => key('doc', i)), key('new', 1), key('scope', 3)],
          scopes: Array.from({ length: 20 }, (_, i) => key('scope', i)),
          views: [viewer, admin].map((each, id) => ({
            ...{ id, viewer: each, scopeKey: key('scope', 4), withDescendants: true },
          })),
          above: [key('scope', 4), key('scope', 3)],
          withTags: true,
        },
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

/** Every statement of `cypher/`, by name. */
export function allStatements(): ReadonlyMap<string, Statement<object, unknown>> {
  const statements = Object.values(cypher).flatMap((module) => Object.values(module) as Statement<object, unknown>[]);
  return new Map(statements.map((statement) => [statement.name, statement]));
}
