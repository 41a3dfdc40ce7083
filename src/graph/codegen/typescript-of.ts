import {
  Kind,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';

type ShapeNode = Extract<DefinitionNode, { kind: Kind.OBJECT_TYPE_DEFINITION | Kind.INPUT_OBJECT_TYPE_DEFINITION }>;

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  DateTime: 'Date',
  /** A value of metadata. */
  Scalar: 'string | number | boolean',
  /** A map of scalars whose keys the caller chooses: only for properties that are set as a whole (`SET n += $map`). */
  Properties: 'Readonly<Record<string, string | number | boolean | null>>',
};

/** The shapes that a module's `_rows.graphql` defines, by name. */
export type Shapes = ReadonlyMap<string, ShapeNode>;

/** Collects object and input types of parsed SDL. */
export function shapesOf(definitions: readonly DefinitionNode[]): Shapes {
  const shapes = definitions.filter(
    (node): node is ShapeNode =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION,
  );
  return new Map(shapes.map((node) => [node.name.value, node]));
}

/** TypeScript type of a GraphQL type as a row or parameter holds it. Nullable is `| null`, lists are read-only. */
export function typescriptOf(type: TypeNode, shapes: Shapes): string {
  if (type.kind === Kind.NON_NULL_TYPE) return bare(type.type, shapes);
  return `${bare(type, shapes)} | null`;
}

function bare(type: TypeNode, shapes: Shapes): string {
  if (type.kind === Kind.NON_NULL_TYPE) return bare(type.type, shapes);
  if (type.kind === Kind.LIST_TYPE) {
    const inner = typescriptOf(type.type, shapes);
    return inner.includes(' ') ? `ReadonlyArray<${inner}>` : `readonly ${inner}[]`;
  }
  const name = type.name.value;
  if (shapes.has(name)) return name;
  const scalar = scalars[name];
  if (scalar === undefined) throw new Error(`unknown type ${name}`);
  return scalar;
}

/** The interface of one row or input shape. */
export function interfaceOf(shape: ShapeNode, shapes: Shapes): string {
  const comment = shape.description === undefined ? '' : `/** ${shape.description.value.trim()} */\n`;
  const fields = fieldsOf(shape).map((field) => `  readonly ${field.name.value}: ${typescriptOf(field.type, shapes)};`);
  return `${comment}export interface ${shape.name.value} {\n${fields.join('\n')}\n}\n`;
}

/** How a parameter of this type is encoded, as source text of a `ParamShape`. */
export function paramShapeOf(type: TypeNode, shapes: Shapes): string {
  if (type.kind === Kind.NON_NULL_TYPE || type.kind === Kind.LIST_TYPE) return paramShapeOf(type.type, shapes);
  const name = type.name.value;
  if (name === 'Int') return `'int'`;
  if (name === 'DateTime') return `'date'`;
  const shape = shapes.get(name);
  if (shape === undefined) return `'plain'`;
  const fields = fieldsOf(shape).map((field) => `${field.name.value}: ${paramShapeOf(field.type, shapes)}`);
  return `{ ${fields.join(', ')} }`;
}

function fieldsOf(shape: ShapeNode): readonly (FieldDefinitionNode | InputValueDefinitionNode)[] {
  return shape.fields ?? [];
}
