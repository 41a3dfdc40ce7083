import {
  DisablePluginDocument,
  EnablePluginDocument,
  ListPluginsDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { createClient } from '../testkit/client.js';
import { testEnvironment } from '../testkit/environment.js';
import { eventually } from '../testkit/eventually.js';
import { actAs } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';
import { startTestServer } from '../testkit/server.js';

const story = useStory();

const name = 'no-op';
const enabledOf = async (client: ReturnType<typeof createClient>): Promise<unknown> =>
  (await client.run(ListPluginsDocument, {})).plugins.map((plugin) => [plugin.name, plugin.enabled]);

it('lists the plugins with what is counted of each', async () => {
  const { plugins } = await story().client.run(ListPluginsDocument, {});
  expect(plugins).toEqual([
    { name, version: '1.0.0', enabled: true, degraded: false, calls: 0, failures: 0, timeouts: 0, meanMs: 0 },
  ]);
});

it('switches a plugin in one tenant, at once, and in no other', async () => {
  const { client } = story();
  const other = createClient(`${client.tenant}-other`);
  expect(await enabledOf(other)).toEqual([[name, true]]);
  for (const round of [1, 2]) {
    expect((await client.run(DisablePluginDocument, { name })).disablePlugin).toMatchObject({ name, enabled: false });
    expect([round, await enabledOf(client)]).toEqual([round, [[name, false]]]);
  }
  expect(await enabledOf(other)).toEqual([[name, true]]);
  expect((await client.run(EnablePluginDocument, { name })).enablePlugin).toMatchObject({ name, enabled: true });
  expect(await enabledOf(client)).toEqual([[name, true]]);
});

it('keeps a switch over a restart, and lets other servers follow', async () => {
  const { client } = story();
  const { uri, user, password } = testEnvironment().neo4j;
  await client.run(DisablePluginDocument, { name });
  const second = await startTestServer({ env: { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password } });
  const there = createClient(client.tenant, second.url);
  expect(await enabledOf(there)).toEqual([[name, false]]);
  await there.run(EnablePluginDocument, { name });
  expect(
    await eventually(
      () => enabledOf(client),
      (seen) => JSON.stringify(seen) === `[["${name}",true]]`,
    ),
  ).toBeDefined();
  await second.stop();
});

it('refuses a plugin that is not there, and says nothing else to who is no admin', async () => {
  const { client } = story();
  await client.run(ListPluginsDocument, {});
  const missing = await refusalOf(client, EnablePluginDocument, { name: 'nobody' });
  expect(missing).toMatchObject({ code: 'NOT_FOUND', extensions: { field: 'name' } });
  const ada = await actAs(client, 'ada');
  const refused = await refusalOf(ada, DisablePluginDocument, { name });
  expect({ ...refused, message: refused.message.replace(name, 'nobody') }).toEqual(missing);
  expect(await enabledOf(client)).toEqual([[name, true]]);
});
