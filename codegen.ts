import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents for the operations in `schema/operations`, one client for all that speak GraphQL to the server. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'schema/operations/**/*.graphql',
  generates: {
    'src/client/generated/operations.ts': {
      plugins: [
        { add: { content: '// Generated from schema/ by `npm run codegen`. Do not edit.' } },
        'typescript-operations',
        'typed-document-node',
      ],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          JSONObject: 'Record<string, unknown>',
          MetadataValue: 'string | number | boolean',
        },
        strictScalars: true,
        skipTypename: true,
        immutableTypes: true,
      },
    },
  },
};

export default config;
