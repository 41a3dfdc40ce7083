import 'reflect-metadata';
import { cypher } from '../../src/graph/generated/cypher.js';
import type { Graph } from '../../src/graph/graph.js';
import { openGraph } from '../../src/graph/open-graph.js';
import { createMetrics } from '../../src/metrics/create-metrics.js';
import { openPlugins } from '../../src/modules/plugins/index.js';
import { createPluginSwitches } from '../../src/modules/plugins/plugin-switches.js';
import type { PluginReport } from '../../src/plugin-api/plugin-host.js';
import { systemClock } from '../../src/shared/clock.js';
import { newKey } from '../../src/shared/ids.js';
import { testEnvironment } from '../testkit/environment.js';
import { createTestLog } from '../testkit/feed.js';

let graph: Graph;
beforeAll(async () => {
  const ignore = (): void => undefined;
  graph = await openGraph(testEnvironment().neo4j, { timeoutMs: 60_000, clock: systemClock, onCommit: ignore });
});
afterAll(() => graph.close());

/** A new tenant with its admin. */
async function someTenant(): Promise<{ readonly tenantKey: string; readonly viewer: string }> {
  const id = `test-${newKey()}`;
  const made = { newTenantKey: newKey(), newUserKey: newKey(), admin: true, issuedAt: new Date(), at: new Date() };
  const row = await graph.write((tx) => tx.run(cypher.auth.upsertViewer, { tenantId: id, userId: 'u', ...made }));
  return { tenantKey: row.tenantKey, viewer: row.key };
}

const set = (viewer: string, plugin: string, enabled: boolean): Promise<unknown> =>
  graph.write((tx) => tx.run(cypher.plugins.setPluginSwitch, { viewer, plugin, enabled }));

it('reads what another server has switched after 5 s, and at once when it is told to forget', async () => {
  const { tenantKey, viewer } = await someTenant();
  let now = 0;
  const switches = createPluginSwitches(graph, () => now);
  const seen = async (): Promise<unknown> => [...(await switches.of(tenantKey))];
  expect(await seen()).toEqual([]);
  await set(viewer, 'a', false);
  now = 4_999;
  expect(await seen()).toEqual([]);
  now = 5_000;
  expect(await seen()).toEqual([['a', false]]);
  await set(viewer, 'a', true);
  switches.forget(tenantKey);
  expect(await seen()).toEqual([['a', true]]);
});

it('loses no switch when many are set at once', async () => {
  const { tenantKey, viewer } = await someTenant();
  const names = Array.from({ length: 20 }, (_, i) => `plugin-${i}`);
  await Promise.all(names.map((name, i) => set(viewer, name, i % 2 === 0)));
  const switches = await createPluginSwitches(graph).of(tenantKey);
  expect(names.map((name) => switches.get(name))).toEqual(names.map((_, i) => i % 2 === 0));
});

it('logs, counts and reports a plugin that fails, also when the report itself fails', async () => {
  const { tenantKey } = await someTenant();
  const { log, lines } = createTestLog();
  const metrics = createMetrics();
  const reports: PluginReport[] = [];
  const host = openPlugins({ graph, log, metrics }, (report) => {
    reports.push(report);
    throw new Error('nobody listens');
  });
  host.register({
    ...{ name: 'broken', version: '1.0.0', enabled: true },
    onSessionStart: () => Promise.reject(new Error('boom')),
  });
  const session = { tenantKey, scope: 'session/s', userId: null, sessionId: 's', channel: null };
  const { effects } = await host.forTenant(tenantKey).executeHook('onSessionStart', session);
  expect(effects).toEqual([{ plugin: 'broken', effect: 'FAILED' }]);
  expect(reports).toMatchObject([{ kind: 'PLUGIN_FAILED', plugin: 'broken', hook: 'onSessionStart', tenantKey }]);
  expect(lines()).toMatchObject([
    { level: 40, plugin: 'broken', hook: 'onSessionStart', tenantKey, msg: 'a plugin failed and was passed over' },
    { level: 50, plugin: 'broken', msg: 'the report of a plugin was lost' },
  ]);
  const { text } = await metrics.expose();
  const count = 'mnemograph_plugin_hook_seconds_count';
  expect(text).toContain(`${count}{plugin="broken",hook="onSessionStart",outcome="failed"} 1`);
  expect(text).toContain(`${count}{plugin="no-op",hook="onSessionStart",outcome="done"} 1`);
});
