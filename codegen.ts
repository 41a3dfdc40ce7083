import type { CodegenConfig } from '@graphql-codegen/cli';

const generated = { add: { content: '// Generated from schema/ by `npm run codegen`. Do not edit.' } };

/** Types of operations, the same for every client. */
const types = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: {
    Date: 'string',
    DateTime: 'string',
    JSONObject: 'Record<string, unknown>',
    MetadataValue: 'string | number | boolean',
    TagName: { input: 'string | number', output: 'string' },
  },
  strictScalars: true,
  skipTypename: true,
  immutableTypes: true,
};

/**
 * Typed documents for the operations in `schema/operations`, one client for all that speak GraphQL to the server; and those
 * of the command line and of the MCP server, as texts, for the command starts without `graphql`.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'src/client/generated/operations.ts': {
      documents: 'schema/operations/**/*.graphql',
      plugins: [generated, 'typescript-operations', 'typed-document-node'],
      config: types,
    },
    'src/cli/generated/operations.ts': {
      documents: 'src/cli/operations/*.graphql',
      plugins: [generated, 'typescript-operations', 'typed-document-node'],
      config: { ...types, documentMode: 'string' },
    },
    'src/mcp/generated/operations.ts': {
      documents: 'src/mcp/operations/*.graphql',
      plugins: [generated, 'typescript-operations', 'typed-document-node'],
      config: { ...types, documentMode: 'string' },
    },
  },
};

export default config;
