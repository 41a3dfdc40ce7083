import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { needPermission, type PermissionName, type Viewer } from '../modules/auth/index.js';

/**
 * Asks before each mutation whether the viewer's credential is enough for it: WRITE, or what the extension `permission` of
 * the field says. It stands on the schema, so that it holds for every transport.
 */
export function guardPermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    const needed = (field.extensions['permission'] as PermissionName | undefined) ?? 'write';
    field.resolve = (source, args, context: { readonly viewer: Viewer }, info) => {
      needPermission(context.viewer, needed, `The mutation ${name}`);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
