export { describeReport, openPlugins } from './open-plugins.js';
export { PluginsResolver } from './plugins.resolver.js';
export { pluginLimits } from './plugins.limits.js';
