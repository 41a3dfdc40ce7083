import type { Logger } from 'pino';
import type { Graph } from '../../graph/graph.js';
import type { Metrics } from '../../metrics/create-metrics.js';
import { noOpPlugin } from '../../plugin-api/no-op-plugin.js';
import { createPluginHost, type PluginHost, type PluginReport } from '../../plugin-api/plugin-host.js';
import { createPluginSwitches } from './plugin-switches.js';

/**
 * The host with the plugins of the product. Every call is a metric; what goes wrong is logged, and so is a switch.
 * @param onReport is told of failures, timeouts and switches too; what it throws is logged
 */
export function openPlugins(
  services: { readonly graph: Graph; readonly log: Logger; readonly metrics: Metrics },
  onReport: (report: PluginReport) => void = () => undefined,
): PluginHost {
  const { graph, log, metrics } = services;
  const host = createPluginHost({
    switches: createPluginSwitches(graph),
    onReport: (report) => {
      logReport(log, report);
      try {
        onReport(report);
      } catch (error) {
        log.error({ error, plugin: report.plugin }, 'the report of a plugin was lost');
      }
    },
    onCall: ({ plugin, hook, outcome, ms }) => metrics.pluginHooks.observe({ plugin, hook, outcome }, ms / 1_000),
  });
  host.register(noOpPlugin);
  return host;
}

function logReport(log: Logger, report: PluginReport): void {
  const { tenantKey, plugin } = report;
  if (report.kind === 'PLUGIN_TOGGLED') {
    log.info({ tenantKey, plugin, enabled: report.enabled }, 'a plugin was switched');
    return;
  }
  const { hook, error, degraded } = report;
  const what = report.kind === 'PLUGIN_TIMEOUT' ? 'a plugin took too long' : 'a plugin failed';
  log.warn({ tenantKey, plugin, hook, error, degraded }, `${what} and was passed over`);
}

/** A report in a sentence for admins; what the plugin said stays in the log. */
export function describeReport(report: PluginReport): string {
  const { kind, plugin } = report;
  if (kind === 'PLUGIN_TOGGLED') return `The plugin ${plugin} was switched ${report.enabled ? 'on' : 'off'}.`;
  const what = kind === 'PLUGIN_TIMEOUT' ? 'took too long' : 'failed';
  return `The plugin ${plugin} ${what} in ${report.hook} and was passed over${report.degraded ? '; it is degraded' : ''}.`;
}
