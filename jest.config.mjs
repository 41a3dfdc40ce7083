// Tests that load the embedding model in a process of Jest report nothing to the maker of its runtime either.
process.env['ORT_DISABLE_TELEMETRY'] = '1';

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^#src/(.*)\\.js$': '<rootDir>/src/$1', '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Unit tests need nothing; the others share one Neo4j and one server a run (test/testkit/global-setup.mjs). */
export default {
  maxWorkers: 3,
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/test/unit/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/{cypher,api,cli,web}/**/*.test.ts'],
      globalSetup: '<rootDir>/test/testkit/global-setup.mjs',
      globalTeardown: '<rootDir>/test/testkit/global-teardown.mjs',
    },
  ],
};
