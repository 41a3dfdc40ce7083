import { GetEmbeddingUsageDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { eventually } from '../testkit/eventually.js';
import { closeCypher, runCypher } from '../testkit/graph.js';
import { actAsAdmin, setAdmin } from '../testkit/jobs.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();
afterAll(closeCypher);

const today = (): string => new Date().toISOString().slice(0, 10);

const usage = async (client: Client, variables: object = {}) =>
  (await client.run(GetEmbeddingUsageDocument, { groupBy: ['DAY', 'SCOPE', 'PURPOSE'], ...variables })).embeddingUsage;

/** A project with one document and one question; another with a document. */
async function plant(): Promise<{ readonly project: string; readonly other: string }> {
  const { client, scope, document } = story();
  const project = await scope({ kind: 'PROJECT', id: 'p' });
  const other = await scope({ kind: 'PROJECT', id: 'q' });
  await document({ id: 'lamp', scope: project, content: 'The keeper trims the wick at dusk.' });
  await document({ id: 'bread', scope: other, content: 'Sourdough.' });
  await client.ask(`{ ragQuery(scope: "${project}", query: "Who trims the wick?") { warnings } }`);
  await eventually(
    () => usage(client),
    ({ entries }) => entries.length === 3,
  );
  return { project, other };
}

/** What was used on other days, as servers write it. */
async function useEarlier(client: Client, days: Readonly<Record<string, number>>): Promise<void> {
  await runCypher(
    `MATCH (tenant:Tenant {id: $tenant})
     UNWIND $rows AS row
     CREATE (:EmbeddingUsage {key: tenant.key + row.day, tenantKey: tenant.key, day: row.day, scopeKey: 'gone',
       purpose: 'QUERY', model: 'older', calls: 1, texts: 1, tokens: toInteger(row.tokens), cost: 0.5})`,
    { tenant: client.tenant, rows: Object.entries(days).map(([day, tokens]) => ({ day, tokens })) },
  );
}

it('counts what a tenant embeds, by day, scope and purpose, for its admins', async () => {
  const { project, other } = await plant();
  const { client } = story();
  const seen = await usage(client);
  const entry = { day: today(), model: null, calls: 1, texts: 1, cost: 0 };
  expect(seen.entries).toHaveLength(3);
  for (const [scope, purpose] of [
    [project, 'INDEXING'],
    [project, 'QUERY'],
    [other, 'INDEXING'],
  ]) {
    expect(seen.entries).toContainEqual(expect.objectContaining({ ...entry, scope, purpose }));
  }
  const tokens = seen.entries.reduce((sum, each) => sum + each.tokens, 0);
  expect(seen.total).toEqual({ calls: 3, texts: 3, tokens, cost: 0 });
  expect(tokens).toBeGreaterThan(20); // words, prefixes and marks of the model
  const of = await usage(client, { scope: project, groupBy: [] });
  expect(of.entries).toEqual([{ day: null, scope: null, purpose: null, model: null, ...of.total }]);
  expect(of.total).toMatchObject({ calls: 2, texts: 2 });
});

it('tells days and models apart, and gives those that are asked for', async () => {
  const { client, scope } = story();
  await scope({ kind: 'PROJECT', id: 'p' });
  await useEarlier(client, { '2026-01-31': 3, '2026-02-01': 5, '2026-02-03': 7 });
  const asked = { from: '2026-01-31', to: '2026-02-01', groupBy: ['DAY', 'MODEL', 'SCOPE'] };
  const seen = await usage(client, asked);
  expect(seen).toMatchObject({ from: '2026-01-31', to: '2026-02-01', truncated: false });
  expect(seen.entries.map(({ day, scope: of, model, tokens }) => [day, of, model, tokens])).toEqual([
    ['2026-02-01', null, 'older', 5],
    ['2026-01-31', null, 'older', 3],
  ]);
  expect(seen.total).toEqual({ calls: 2, texts: 2, tokens: 8, cost: 1 });
  expect((await usage(client, { from: '2025-01-01', to: '2025-01-02' })).total).toMatchObject({ calls: 0, cost: 0 });
});

it('shows nothing to who is no admin, whatever he is a member of, and nothing of another tenant', async () => {
  const { project } = await plant();
  const { client } = story();
  const owner = await actAs(client, 'owner');
  await join(client, project, 'owner', 'OWNER');
  const none = { entries: [], total: { calls: 0, texts: 0, tokens: 0, cost: 0 } };
  expect(await usage(owner)).toMatchObject(none);
  expect(await usage(owner, { scope: project })).toMatchObject(none);
  const boss = await actAsAdmin(client);
  expect((await usage(boss)).entries).toHaveLength(3);
  await setAdmin(client, 'boss', false);
  expect(await usage(boss)).toMatchObject(none);
});

it('counts what is asked from a scope that is hidden or missing on the account of none', async () => {
  const { project } = await plant();
  const { client } = story();
  const stranger = await actAs(client, 'stranger');
  for (const scope of [project, 'project/none']) {
    const answer = await stranger.ask(`{ ragQuery(scope: "${scope}", query: "Who trims ${scope}?") { warnings } }`);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  }
  const { entries } = await eventually(
    () => usage(client),
    (seen) => seen.entries.some(({ scope, calls }) => scope === null && calls === 2),
  );
  expect(entries).toContainEqual(expect.objectContaining({ scope: project, purpose: 'QUERY', calls: 1 }));
});

it('refuses days and scopes that cannot be', async () => {
  const { client, scope } = story();
  await scope({ kind: 'PROJECT', id: 'p' });
  const refused = async (variables: object): Promise<unknown> =>
    (await refusalOf(client, GetEmbeddingUsageDocument, { groupBy: [], ...variables })).code;
  expect(await refused({ from: '2026-02-02', to: '2026-02-01' })).toBe('BAD_INPUT');
  expect(await refused({ from: '2020-01-01', to: '2026-02-01' })).toBe('BAD_INPUT');
  expect(await refused({ from: '2026-02-30' })).toBe('BAD_USER_INPUT');
  expect(await refused({ scope: 'project/none' })).toBe('NOT_FOUND');
});
