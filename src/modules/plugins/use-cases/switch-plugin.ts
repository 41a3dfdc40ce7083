import type { Ctx } from '../../../context.js';
import { cypher } from '../../../graph/generated/cypher.js';
import type { PluginStatus } from '../../../plugin-api/cognitive-plugin.js';
import { PluginMissing } from '../plugins.errors.js';

/**
 * Switches a plugin on or off in the viewer's tenant, for good. Doing it again changes nothing.
 * @throws AppError NOT_FOUND for a plugin that is not there, and for a viewer who is no admin
 */
export async function switchPlugin(ctx: Ctx, name: string, enabled: boolean): Promise<PluginStatus> {
  const { plugins, viewer } = ctx;
  if (!plugins.has(name)) throw new PluginMissing(name);
  const switches = await ctx.graph.write((tx) =>
    tx.run(cypher.plugins.setPluginSwitch, { viewer: viewer.key, plugin: name, enabled }),
  );
  if (switches === null) throw new PluginMissing(name);
  const ours = plugins.forTenant(viewer.tenantKey);
  ours.switched(name, enabled);
  const status = (await ours.getStatus()).find((plugin) => plugin.name === name);
  if (status === undefined) throw new PluginMissing(name);
  return status;
}
