import { Kind, type TypeNode } from 'graphql';
import type { Shapes } from '../../src/graph/codegen/typescript-of.js';

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  DateTime: (value) => value instanceof Date,
};

/** Where a row differs from its row type: a line for each missing or unknown key and each value of another type. */
export function rowFaults(row: unknown, typeName: string, shapes: Shapes, path: string = typeName): readonly string[] {
  const shape = shapes.get(typeName);
  if (shape === undefined) return [`${path}: there is no type ${typeName}`];
  if (row === null || typeof row !== 'object') return [`${path}: is no ${typeName} but ${show(row)}`];
  const fields = new Map((shape.fields ?? []).map((field) => [field.name.value, field.type]));
  const values = new Map<string, unknown>(Object.entries(row));
  return [
    ...[...values.keys()].filter((key) => !fields.has(key)).map((key) => `${path}.${key}: is not in the row type`),
    ...[...fields].flatMap(([key, type]) =>
      values.has(key) ? valueFaults(values.get(key), type, shapes, `${path}.${key}`) : [`${path}.${key}: is missing`],
    ),
  ];
}

function valueFaults(value: unknown, type: TypeNode, shapes: Shapes, path: string): readonly string[] {
  if (type.kind === Kind.NON_NULL_TYPE) {
    return value === null ? [`${path}: is null`] : valueFaults(value, type.type, shapes, path);
  }
  if (value === null) return [];
  if (type.kind === Kind.LIST_TYPE) {
    if (!Array.isArray(value)) return [`${path}: is no list but ${show(value)}`];
    return value.flatMap((item, i) => valueFaults(item, type.type, shapes, `${path}[${i}]`));
  }
  const name = type.name.value;
  const isScalar = scalars[name];
  if (isScalar === undefined) return rowFaults(value, name, shapes, path);
  return isScalar(value) ? [] : [`${path}: is no ${name} but ${show(value)}`];
}

function show(value: unknown): string {
  return (value === undefined ? 'undefined' : JSON.stringify(value)).slice(0, 60);
}
