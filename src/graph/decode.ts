import neo4j from 'neo4j-driver';

/**
 * A value of a result as the product uses it: DateTime as `Date` (UTC, milliseconds), lists and maps decoded inside.
 * Numbers need nothing: the driver is opened with `disableLosslessIntegers`.
 */
export function decodeValue(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(decodeValue) : value;
  if (neo4j.isDateTime(value)) return value.toStandardDate();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeValue(inner)]));
}
