import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';

/** Every field of the schema's roots, as `<Type>.<field>`. */
export async function rootFields(): Promise<readonly string[]> {
  const schema = buildSchema(await readFile('schema/schema.graphql', 'utf8'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name ?? ''}.${field}`));
}
