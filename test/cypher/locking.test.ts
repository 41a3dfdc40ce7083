import type { Driver, Transaction } from 'neo4j-driver';
import { cypher } from '../../src/graph/generated/cypher.js';
import { encodeParams } from '../../src/graph/encode.js';
import { openDriver } from '../../src/graph/open-graph.js';
import type { Statement } from '../../src/graph/statement.js';
import { newKey } from '../../src/shared/ids.js';
import { testEnvironment } from '../testkit/environment.js';

const at = new Date();
const viewer = newKey();
const key = newKey();
const job = newKey();
const id = `doc_${key}`;

interface Locking {
  readonly statement: Statement<object, unknown>;
  readonly params: object;
}

const locks = <P extends object, R>(statement: Statement<P, R>, params: P): Locking => ({ statement, params });

/** The statements that say they lock before they look. */
const locking: readonly Locking[] = [
  locks(cypher.library.getWritableDocument, { viewer, id }),
  locks(cypher.library.moveDocuments, {
    ...{ viewer, toKey: key, moves: [{ documentKey: key, moveKey: newKey() }] },
    ...{ up: true, how: 'PROMOTED', reason: null, at },
  }),
  locks(cypher.library.setDocumentsLocked, { viewer, ids: [id] }),
  locks(cypher.library.setFolderTreeLocked, { key, limit: 10 }),
  locks(cypher.ingestion.getIndexState, { itemKey: key }),
  locks(cypher.ingestion.setVectors, { itemKey: key, chunks: [] }),
  locks(cypher.jobs.closeJob, { key: job, leaseToken: 0, at }),
];

let driver: Driver;
beforeAll(async () => {
  driver = openDriver(testEnvironment().neo4j);
  await driver.executeQuery(
    `CREATE (:User {key: $viewer, id: $viewer, tenantKey: $viewer, admin: true}),
            (item:MemoryItem:Document {key: $key, id: $id, tenantKey: $viewer, scopeKey: $key, version: 1}),
            (item)-[:IN_SCOPE]->(:Scope {key: $key, tenantKey: $viewer, kind: 'project', id: $key, tier: 2}),
            (:Job {key: $job, uniqueKey: $job, state: 'RUNNING', leaseToken: 0, runAt: datetime()})`,
    { viewer, key, id, job },
  );
});
afterAll(() => driver.close());

async function within<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const session = driver.session();
  const tx = session.beginTransaction();
  try {
    return await work(tx);
  } finally {
    await tx.rollback().catch(() => undefined);
    await session.close();
  }
}

const run = (tx: Transaction, { statement, params }: Locking): Promise<unknown> =>
  tx.run(statement.text, encodeParams(params, statement.params));

it.each(locking)(
  '$statement.name waits for whoever writes the same node, and sees what that one wrote',
  async (step) => {
    const label = step.statement.name === cypher.jobs.closeJob.name ? 'Job' : 'MemoryItem';
    const target = label === 'Job' ? job : key;
    await within(async (first) => {
      await run(first, step);
      const order: string[] = [];
      const second = within(async (tx) => {
        await tx.run(`MATCH (n:${label} {key: $target}) SET n.touched = true`, { target });
        order.push('second');
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      order.push('first');
      await first.rollback();
      await second;
      expect(order).toEqual(['first', 'second']);
    });
  },
);
