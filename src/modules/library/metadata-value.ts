import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** A value that metadata is compared with. */
export type MetadataValue = string | number | boolean;

/**
 * A text, number or boolean as it came.
 * @throws GraphQLError for anything else
 */
function parseValue(value: unknown): MetadataValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new GraphQLError('A value of metadata is a text, a number or a boolean.');
}

function parseLiteral(node: ValueNode): MetadataValue {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return parseValue('value' in node ? node.value : undefined);
}

/** The scalar of values that metadata is compared with. */
export const MetadataValueScalar = new GraphQLScalarType<MetadataValue, MetadataValue>({
  name: 'MetadataValue',
  description: 'A text, a number or a boolean. Values of different types are never equal.',
  serialize: parseValue,
  parseValue,
  parseLiteral,
});
