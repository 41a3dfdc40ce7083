import { Arg, Ctx as Context, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { PluginStatus } from './plugins.types.js';
import { findPlugins } from './use-cases/find-plugins.js';
import { switchPlugin } from './use-cases/switch-plugin.js';

@Resolver(() => PluginStatus)
export class PluginsResolver {
  @Query(() => [PluginStatus], { description: 'The plugins of the server, in the order in which their hooks run.' })
  plugins(@Context() ctx: Ctx): Promise<unknown> {
    return findPlugins(ctx);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => PluginStatus, {
    description: 'Lets the hooks of a plugin run in this tenant; other servers follow within 5 s. For admins.',
  })
  enablePlugin(
    @Context() ctx: Ctx,
    @Arg('name', () => ID, { description: 'Name of the plugin.' }) name: string,
  ): Promise<unknown> {
    return switchPlugin(ctx, name, true);
  }

  @Extensions({ permission: 'admin' })
  @Mutation(() => PluginStatus, {
    description: 'Stops the hooks of a plugin in this tenant; other servers follow within 5 s. For admins.',
  })
  disablePlugin(
    @Context() ctx: Ctx,
    @Arg('name', () => ID, { description: 'Name of the plugin.' }) name: string,
  ): Promise<unknown> {
    return switchPlugin(ctx, name, false);
  }
}
