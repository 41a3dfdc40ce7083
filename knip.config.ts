import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/main.ts',
    'src/bin/{mnemograph,memory}.cjs',
    'src/bin/run-program.ts',
    'src/cli/main.ts',
    'src/demo/main.ts',
    'src/embedded-neo4j/supervisor.mjs',
    'src/graph/codegen/write-files.ts',
    'src/server/print-schema.ts',
    'src/reference/write-reference.ts',
    'src/ai/local-embedding/{worker,inference}.ts',
    'src/modules/history/diff/diff-worker.ts',
    'src/modules/ingestion/parse-file/{reader-process,memory-guard}.ts',
    'test/api/embedded-neo4j-owner.ts',
    'test/cypher/mortal-runner.ts',
    'src/web/graphiql/*.ts',
    'test/**/*.test.ts',
    'test/testkit/global-*.mjs',
    'test/fixtures/sources/make-fixtures.ts',
  ],
  project: ['src/**/*.{ts,mjs,cjs}', 'test/**/*.{ts,mjs}', 'bench/**/*.ts'],
  // The build of the GraphiQL page names their files by path.
  ignoreDependencies: ['monaco-editor', 'monaco-graphql'],
  // The program of the package itself, and one that a test uses where the machine has it.
  ignoreBinaries: ['mnemograph', 'strace'],
  ignoreExportsUsedInFile: true,
};

export default config;
