import type { Ctx } from '../../../context.js';
import type { PluginStatus } from '../../../plugin-api/cognitive-plugin.js';

/** The plugins of the server, as the viewer's tenant has them switched, in the order in which their hooks run. */
export function findPlugins(ctx: Ctx): Promise<readonly PluginStatus[]> {
  return ctx.plugins.forTenant(ctx.viewer.tenantKey).getStatus();
}
