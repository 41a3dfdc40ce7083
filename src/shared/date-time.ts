import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const isoDateTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A moment from ISO 8601 text, to the millisecond. Text without a zone is read as UTC.
 * @throws GraphQLError when it is no such text.
 */
export function parseDateTime(text: unknown): Date {
  if (typeof text === 'string' && isoDateTime.test(text)) {
    const zoned = /(Z|[+-]\d{2}:\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
    const date = new Date(zoned);
    if (!Number.isNaN(date.getTime()) && isDay(text.slice(0, 10))) return date;
  }
  throw new GraphQLError(`"${String(text).slice(0, 40)}" is no ISO 8601 date and time, such as 2026-04-23T10:00:00Z.`);
}

/** False for days that a month does not have, which `Date` would carry over into the next. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** The DateTime scalar of the API. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A moment as ISO 8601 text in UTC, such as `2026-04-23T10:00:00.000Z`. Input without a zone is read as UTC.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: parseDateTime,
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : undefined),
});
