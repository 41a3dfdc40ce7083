import { checkVersion } from '../../../src/graph/open-graph.js';

describe('the version of a server', () => {
  it.each(['Neo4j/2026.04.0', 'Neo4j/2026.09.0', 'Neo4j/2026.10.1-aura', 'Neo4j/2027.01.0'])(
    '%s is new enough',
    (agent) => {
      expect(() => checkVersion(agent, 'bolt://db:7687')).not.toThrow();
    },
  );

  it.each(['Neo4j/2026.03.1', 'Neo4j/2025.12.0', 'Neo4j/5.26.0', 'Neo4j/4.4.12', 'Memgraph/v3', ''])(
    '%s is refused, with the address and what to do',
    (agent) => {
      expect(() => checkVersion(agent, 'bolt://db:7687')).toThrow(
        expect.objectContaining({
          code: 'STARTUP_FAILED',
          message: expect.stringMatching(/bolt:\/\/db:7687 .*2026\.04 or newer/) as string,
          hint: expect.stringContaining('NEO4J_URI') as string,
        }) as Error,
      );
    },
  );
});
