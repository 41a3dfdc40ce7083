import { jest } from '@jest/globals';
import { cypher } from '../../src/graph/generated/cypher.js';
import type { Graph } from '../../src/graph/graph.js';
import type { Statement } from '../../src/graph/statement.js';
import { newKey } from '../../src/shared/ids.js';
import { type FaultProxy, startFaultProxy } from '../testkit/fault-proxy.js';
import { type OwnDatabase, startOwnDatabase } from '../testkit/own-database.js';

jest.setTimeout(180_000);

/** A statement of a test's own. */
function statement<P extends object, R>(mode: 'read' | 'write', text: string): Statement<P, R> {
  return { name: 'test/own-statement', mode, cardinality: 'maybe', params: {}, text };
}

const touch = statement<{ key: string }, { hits: number }>(
  'write',
  'MERGE (n:Touched {key: $params.key}) SET n.hits = coalesce(n.hits, 0) + 1 RETURN n.hits AS hits',
);
const endless = statement<object, { n: number }>('read', 'UNWIND range(1, 4000000000) AS i RETURN max(i) AS n');

let database: OwnDatabase;
let direct: Graph;
let proxy: FaultProxy;
let proxied: Graph;
const viewer = newKey();
const scopeKey = newKey();

beforeAll(async () => {
  database = await startOwnDatabase();
  proxy = await startFaultProxy(Number(new URL(database.address.uri).port));
  direct = await database.open();
  proxied = await database.open({ uri: `bolt://127.0.0.1:${proxy.port}` });
  await database.query(
    `CREATE (t:Tenant {key: 't1', id: 't1'}), (u:User {key: $viewer, id: 'u', tenantKey: 't1', admin: true})-[:BELONGS_TO]->(t),
            (:Scope {key: $scopeKey, tenantKey: 't1', kind: 'project', id: 'p', version: 1})`,
    { viewer, scopeKey },
  );
});
afterAll(async () => {
  await proxy.stop();
  await database.stop();
});

async function hitsOf(key: string): Promise<unknown> {
  const [row] = await database.query('OPTIONAL MATCH (n:Touched {key: $key}) RETURN n.hits AS hits', { key });
  return row?.['hits'];
}

/** How many plans the database holds; it holds none afterwards. */
async function countPlans(): Promise<number> {
  const [row] = await database.query('CALL db.clearQueryCaches() YIELD value RETURN value');
  return Number(/(\d+) quer/.exec(String(row?.['value']))?.[1]);
}

describe('a statement', () => {
  it('has one plan, whatever the length of its texts and lists, and with values or without', async () => {
    const lists = statement<{ texts: readonly string[] | null; text: string | null }, { found: number }>(
      'read',
      'RETURN size([text IN $params.texts WHERE text STARTS WITH $params.text]) AS found',
    );
    const texts = (length: number): readonly string[] => Array.from({ length }, (_, i) => `${i}`);
    await countPlans();
    for (const length of [0, 1, 9, 10, 99, 1_000, 10_000]) {
      await direct.read(lists, { texts: texts(length), text: 'a'.repeat(length) });
      await direct.read(lists, { texts: null, text: 'a'.repeat(length) });
      await direct.read(lists, { texts: texts(length), text: null });
    }
    expect(await countPlans()).toBe(2); // of the statement, and of the question itself
  });
});

describe('a write', () => {
  it('that two transactions deadlock over is run again, and both are done', async () => {
    const [a, b] = [newKey(), newKey()];
    let runs = 0;
    let arrived = 0;
    const both = async (first: string, second: string): Promise<void> => {
      await direct.write(async (tx) => {
        runs += 1;
        await tx.run(touch, { key: first });
        arrived += 1;
        for (let i = 0; i < 200 && arrived < 2; i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
        await tx.run(touch, { key: second });
      });
    };
    await database.query('CREATE (:Touched {key: $a, hits: 0}), (:Touched {key: $b, hits: 0})', { a, b });
    await Promise.all([both(a, b), both(b, a)]);
    expect(runs).toBeGreaterThan(2);
    expect([await hitsOf(a), await hitsOf(b)]).toEqual([2, 2]);
  });

  it('whose connection breaks before its commit is run again from its start', async () => {
    const key = newKey();
    let runs = 0;
    await proxied.write(async (tx) => {
      runs += 1;
      await tx.run(touch, { key });
      if (runs > 1) return;
      proxy.cut();
      proxy.restore();
    });
    expect(runs).toBe(2);
    expect(await hitsOf(key)).toBe(1);
  });

  it('that runs longer than a transaction may is ended as TIMEOUT, and leaves nothing', async () => {
    const hurried = await database.open({ timeoutMs: 500 });
    const key = newKey();
    const work = hurried.write(async (tx) => {
      await tx.run(touch, { key });
      await tx.run(endless, {});
    });
    await expect(work).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(await hitsOf(key)).toBeNull();
  });

  it('of an id that is taken is ALREADY_EXISTS, and leaves nothing', async () => {
    const key = newKey();
    const taken = statement<object, null>('write', `CREATE (:Tenant {key: 'other', id: 't1'})`);
    const work = direct.write(async (tx) => {
      await tx.run(touch, { key });
      await tx.run(taken, {});
    });
    await expect(work).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await hitsOf(key)).toBeNull();
  });

  it('fails as what the work throws, and leaves nothing', async () => {
    const key = newKey();
    const work = direct.write(async (tx) => {
      await tx.run(touch, { key });
      throw new RangeError('no');
    });
    await expect(work).rejects.toThrow(RangeError);
    expect(await hitsOf(key)).toBeNull();
  });
});

describe('a read', () => {
  it('that runs longer than it may is ended as TIMEOUT', async () => {
    const hurried = await database.open({ timeoutMs: 500 });
    await expect(hurried.read(endless, {})).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('cannot write, whatever its statement says', async () => {
    const key = newKey();
    await expect(direct.read(touch, { key })).rejects.toThrow(/read access mode/i);
    expect(await hitsOf(key)).toBeNull();
  });

  it('whose connection breaks is done again', async () => {
    await proxied.read(cypher.schema.findMigrations, {});
    const before = proxy.broken();
    proxy.cut();
    setTimeout(() => proxy.restore(), 300);
    expect((await proxied.read(cypher.schema.findMigrations, {})).length).toBeGreaterThan(0);
    expect(proxy.broken()).toBeGreaterThan(before);
  });

  it('that gives more rows than its header promises is a fault', async () => {
    const two = statement<object, object>('read', 'UNWIND [1, 2] AS n RETURN n');
    await expect(direct.read(two, {})).rejects.toThrow('gave 2 rows where its header promises maybe');
  });
});

it('says DATABASE_UNAVAILABLE while the database cannot be reached, and works again when it can', async () => {
  proxy.cut();
  const [read, write] = await Promise.allSettled([
    proxied.read(cypher.schema.findMigrations, {}),
    proxied.write((tx) => tx.run(touch, { key: newKey() })),
  ]);
  proxy.restore();
  expect([read, write]).toMatchObject([
    { status: 'rejected', reason: { code: 'DATABASE_UNAVAILABLE' } },
    { status: 'rejected', reason: { code: 'DATABASE_UNAVAILABLE' } },
  ]);
  await expect(proxied.read(cypher.schema.findMigrations, {})).resolves.not.toHaveLength(0);
});

describe('a write whose commit was answered to nobody', () => {
  const at = new Date('2026-04-23T10:00:00Z');
  const none = { sourceThinkProcessId: null, sourceNodeId: null, blobHash: null, filename: null, indexError: null };
  const text = { type: 'note', title: 'T', content: 'C', mimeType: 'text/plain', sourceType: 'manual', metadata: '{}' };
  const language = { language: 'und', languageGiven: false };
  const event = { tenantKey: 't1', itemVersion: 1, scopesBefore: [], scopesAfter: [scopeKey], payload: {} };

  /** Makes a document as the product does, announced and with a job. */
  async function create(key: string): Promise<{ runs: number; id: string | undefined }> {
    let runs = 0;
    const document = {
      key,
      id: key,
      ...text,
      ...language,
      ...none,
      pageCount: null,
      indexState: 'READY',
      generation: 1,
    };
    const row = await proxied.write(async (tx) => {
      runs += 1;
      const made = await tx.run(cypher.library.createDocument, { viewer, scopeKey, document, createdAt: at, at });
      tx.announce({ ...event, kind: 'DOCUMENT_CREATED', itemKey: key });
      tx.enqueue({ kind: 'test', tenantKey: 't1', uniqueKey: `test-${key}`, payload: {} });
      return made;
    });
    return { runs, id: row?.id };
  }

  async function traces(key: string): Promise<unknown> {
    const [row] = await database.query(
      `RETURN COUNT { (:Document {id: $key}) } AS documents, COUNT { (:OutboxEvent {itemKey: $key}) } AS events,
              COUNT { (j:Job) WHERE j.uniqueKey = 'test-' + $key } AS jobs,
              COUNT { (:Document {id: $key})-[:IN_SCOPE]->() } AS edges`,
      { key },
    );
    return row;
  }

  it('makes one document, one event and one job, and tells its caller so', async () => {
    const broken = proxy.broken();
    for (let i = 0; i < 10; i += 1) {
      const key = newKey();
      proxy.loseNextCommit();
      expect(await create(key)).toEqual({ runs: 1, id: key });
      expect(await traces(key)).toEqual({ documents: 1, events: 1, jobs: 1, edges: 1 });
    }
    expect(proxy.broken()).toBeGreaterThanOrEqual(broken + 10);
  });

  it('deletes a document once, and does not say that it is missing', async () => {
    const key = newKey();
    await create(key);
    proxy.loseNextCommit();
    const deleted = await proxied.write(async (tx) => {
      const row = await tx.run(cypher.library.getWritableDocument, { viewer, id: key });
      if (row === null) throw new Error('The document is missing.');
      await tx.run(cypher.library.deleteDocuments, { keys: [key] });
      tx.announce({ ...event, kind: 'DOCUMENT_DELETED', itemKey: key, itemVersion: 2 });
      return row.id;
    });
    expect(deleted).toBe(key);
    expect(await traces(key)).toMatchObject({ documents: 0, events: 2 });
  });

  it('counts a version once', async () => {
    const key = newKey();
    await create(key);
    proxy.loseNextCommit();
    await proxied.write(async (tx) => {
      await tx.run(cypher.library.setTouched, { keys: [key], at });
      tx.announce({ ...event, kind: 'DOCUMENT_TAGGED', itemKey: key, itemVersion: 2 });
    });
    const [row] = await database.query('MATCH (d:Document {id: $key}) RETURN d.version AS version', { key });
    expect(row).toEqual({ version: 2 });
  });

  it('that announces nothing is done twice, and so has to bear it', async () => {
    const key = newKey();
    proxy.loseNextCommit();
    await proxied.write((tx) => tx.run(touch, { key }));
    expect(await hitsOf(key)).toBe(2);
  });
});
