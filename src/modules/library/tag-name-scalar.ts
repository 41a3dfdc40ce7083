import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const refusal = 'A tag is a text or an integer up to 2^53; write any other number as a text.';

/**
 * A tag as it was written: a text as it came, an integer as its digits.
 * @throws GraphQLError for anything else, and for a number that is no integer or not held exactly
 */
function parseTag(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  throw new GraphQLError(refusal);
}

function parseLiteral(node: ValueNode): string {
  if (node.kind === Kind.STRING) return node.value;
  return parseTag(node.kind === Kind.INT ? Number(node.value) : undefined);
}

/** The scalar of tags that callers give: years and other numbers are tags too. */
export const TagNameScalar = new GraphQLScalarType<string, string>({
  name: 'TagName',
  description:
    'A tag: a text, with or without `#`, in any case, or an integer such as `2017`, which is the tag of its digits. Fractions and other numbers are given as texts, for they have several spellings. It is always answered as a text.',
  serialize: parseTag,
  parseValue: parseTag,
  parseLiteral,
});
