import neo4j from 'neo4j-driver';
import type { ParamShape } from './statement.js';

/**
 * Parameters of a statement as it takes them and the driver wants them: the fields of one map `params` (see decision 0018), integers and
 * DateTimes as objects of the driver's own, vectors as plain lists.
 */
export function encodeParams(
  params: object,
  shapes: Readonly<Record<string, ParamShape>>,
): { readonly params: Readonly<Record<string, unknown>> } {
  return { params: encodeFields(params, shapes) };
}

function encodeFields(params: object, shapes: Readonly<Record<string, ParamShape>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeValue(value, shapes[name] ?? 'plain')]),
  );
}

function encodeValue(value: unknown, shape: ParamShape): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Float32Array) return Array.from(value);
  if (Array.isArray(value)) return shape === 'plain' ? value : value.map((item) => encodeValue(item, shape));
  if (shape === 'int') return neo4j.int(value as number);
  if (shape === 'date') return neo4j.types.DateTime.fromStandardDate(value as Date);
  if (shape === 'plain') return value;
  return encodeFields(value, shape);
}
