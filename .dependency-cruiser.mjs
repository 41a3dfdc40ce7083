/** The modules in their order: an import points to the left, never to the right. What must go right is an event or a job. */
const order = [
  ['auth', 'scopes'],
  ['history', 'spaces'],
  ['ingestion'],
  ['library', 'memories', 'knowledge', 'soul'],
  ['prospective'],
  ['recall'],
  ['lineage', 'conversations'],
  ['context'],
  ['exchange', 'plugins', 'operations'],
];

/** One rule a step of the order: what stands in it does not import what stands further right, or beside it. */
const leftOnly = order.map((step, i) => ({
  name: `${step.join('-')}-imports-left-only`,
  severity: 'error',
  from: { path: `^src/modules/(${step.join('|')})/` },
  to: {
    path: `^src/modules/(${[...step, ...order.slice(i + 1).flat()].join('|')})/`,
    pathNot: '^src/modules/$1/',
  },
}));

export default {
  forbidden: [
    ...leftOnly,
    {
      name: 'modules-by-their-door',
      comment: 'Other modules are entered through their index.ts alone.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/([^/]+)/(?!index\\.ts$)', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'outside-by-the-door',
      comment: 'What is not a module enters modules through their index.ts alone.',
      severity: 'error',
      from: { path: '^src/(?!modules/)' },
      to: { path: '^src/modules/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'modules-know-no-transport',
      severity: 'error',
      from: { path: '^src/(modules|graph|outbox|jobs|ai|metrics|plugin-api|shared)/' },
      to: { path: '^src/(server|cli|mcp|web|demo|embedded-neo4j|compose\\.ts|main\\.ts)' },
    },
    {
      name: 'clients-speak-graphql',
      comment: 'Command line, MCP server, web pages and demo are GraphQL clients: no access to modules or the graph.',
      severity: 'error',
      from: { path: '^src/(cli|mcp|web|demo)/', pathNot: '^src/(demo/find-server\\.ts$|cli/doctor/)' },
      to: { path: '^src/', pathNot: '^src/(client|shared|cli|mcp|web|demo|config\\.ts)' },
    },
    {
      name: 'the-doctor-looks-at-the-machine',
      comment:
        'What the server needs of the machine is looked for as the server does; beyond that it is a GraphQL client too.',
      severity: 'error',
      from: { path: '^src/cli/doctor/' },
      to: { path: '^src/', pathNot: '^src/(prerequisites|shared|cli|config\\.ts)' },
    },
    {
      name: 'the-demo-starts-the-product',
      comment: 'Where no server runs the demo starts one, as main.ts does, and then speaks GraphQL to it.',
      severity: 'error',
      from: { path: '^src/demo/find-server\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(compose\\.ts|config\\.ts|demo/|shared/)' },
    },
    {
      name: 'transport-knows-no-database',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(graph|outbox|jobs|ai|embedded-neo4j)/' },
    },
    {
      name: 'the-core-knows-no-modules',
      comment: 'Types alone: the context names what every use case receives.',
      severity: 'error',
      from: { path: '^src/(graph|outbox|jobs|ai|plugin-api|shared)/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'models-are-asked-in-ai',
      comment: 'The package of the provider is known to the ports and adapters of models alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ai/' },
      to: { path: 'node_modules/openai/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'nobody-imports-main',
      comment: 'But the program of the package, which starts what is asked for.',
      severity: 'error',
      from: { pathNot: '^src/bin/' },
      to: { path: '^src/main\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(web|graph/codegen|reference)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js'] },
  },
};
