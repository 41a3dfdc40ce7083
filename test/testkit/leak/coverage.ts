import {
  getNamedType,
  type GraphQLSchema,
  isObjectType,
  type GraphQLObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Every `Type.field` that can be reached from a root type. */
export function reachableFields(root: GraphQLObjectType | null | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (type: GraphQLObjectType): void => {
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (found.has(name)) continue;
      found.add(name);
      const next = getNamedType(field.type);
      if (isObjectType(next)) walk(next);
    }
  };
  if (root) walk(root);
  return found;
}

/** Adds every `Type.field` that an operation selects. */
export function noteFields(schema: GraphQLSchema, operation: string, into: Set<string>): void {
  const types = new TypeInfo(schema);
  const note = (): void => {
    const name = `${types.getParentType()?.name ?? '?'}.${types.getFieldDef()?.name ?? '?'}`;
    into.add(name);
  };
  visit(parse(operation), visitWithTypeInfo(types, { Field: note }));
}
