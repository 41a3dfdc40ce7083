import { startDatabaseLender } from './database-lender.ts';
import { publishEnvironment } from './environment.ts';
import { startTestNeo4j } from './neo4j.ts';
import { startTestServer } from './server.ts';

/**
 * One Neo4j and one server for a whole run; every test has a tenant of its own. What concerns a whole database borrows one. Jest loads this file without its
 * transforms, so it imports sources by their own extension.
 */
export default async function setUp() {
  const neo4j = await startTestNeo4j();
  const { uri, user, password } = neo4j;
  const server = await startTestServer({ env: { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password } });
  const lender = await startDatabaseLender();
  // The other databases, which tests start as the product does, live a minute: too short for a compiler that optimises.
  process.env['JDK_JAVA_OPTIONS'] = `${process.env['JDK_JAVA_OPTIONS'] ?? ''} -XX:TieredStopAtLevel=1`;
  publishEnvironment({
    neo4j: { uri, user, password },
    ...{ url: server.url, dataDir: server.dataDir, lender: lender.url },
  });
  Object.assign(globalThis, {
    stopTestEnvironment: async () => {
      await Promise.all([server.stop(), lender.stop()]);
      await neo4j.stop();
    },
  });
}
