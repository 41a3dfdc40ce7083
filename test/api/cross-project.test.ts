import {
  CreateScopeDocument,
  RagQueryDocument,
  RemoveMemberDocument,
  VisibleScopesDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import type { Client } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** One organization, two groups with two projects each and a session in each, and a fact about the comet in all of them. */
async function plant(): Promise<void> {
  const { client, scope, document } = story();
  const plantFact = async (address: string): Promise<string> => {
    await document({
      id: `fact ${address}`,
      scope: address,
      type: 'FACT',
      content: `The comet was seen from ${address}.`,
    });
    return address;
  };
  const organization = await plantFact(await scope({ kind: 'ORGANIZATION', id: 'o' }));
  for (const g of ['g1', 'g2']) {
    const group = await plantFact(await scope({ kind: 'GROUP', id: g, parent: organization }));
    for (const p of [`${g}p1`, `${g}p2`]) {
      const project = await plantFact(await scope({ kind: 'PROJECT', id: p, parent: group }));
      await plantFact(await scope({ kind: 'SESSION', id: `${p}s`, parent: project }));
    }
  }
  for (const userId of ['ada', 'bob']) {
    await client.run(CreateScopeDocument, { input: { kind: 'USER', id: userId } });
    await plantFact(`user/${userId}`);
  }
}

/** Scopes that answer somebody's question about the comet, asked from a scope. */
async function answering(who: Client, scope: string, crossProject = true): Promise<string[]> {
  const { ragQuery } = await who.run(RagQueryDocument, {
    scope,
    query: 'Where was the comet seen?',
    limit: 100,
    crossProject,
  });
  const { visibleScopes } = await who.run(VisibleScopesDocument, { scope, crossProject });
  const found = ragQuery.hits.map((hit) => hit.scope).sort();
  expect([...new Set(visibleScopes.map((row) => row.scope.address))].sort()).toEqual(found);
  expect(ragQuery.trace.scopes.map((row) => row.scope).sort()).toEqual(found);
  return found;
}

it('answers from the projects that the asker is a member of, with all above them, and from no other', async () => {
  await plant();
  const { client } = story();
  await join(client, 'project/g1p1', 'ada');
  await join(client, 'project/g2p2', 'ada', 'OWNER');
  const ada = await actAs(client, 'ada');
  const own = ['group/g1', 'group/g2', 'organization/o', 'project/g1p1', 'project/g2p2', 'user/ada'];
  expect(await answering(ada, 'user/ada')).toEqual(own);
  expect(await answering(ada, 'user/ada', false)).toEqual(['user/ada']);
  await client.run(RemoveMemberDocument, { scope: 'project/g2p2', userId: 'ada' });
  expect(await answering(ada, 'user/ada')).toEqual(['group/g1', 'organization/o', 'project/g1p1', 'user/ada']);
});

it('weighs each project as from itself, and says why it was asked', async () => {
  await plant();
  const { client } = story();
  await join(client, 'project/g1p1', 'ada');
  const ada = await actAs(client, 'ada');
  const { visibleScopes } = await ada.run(VisibleScopesDocument, { scope: 'user/ada', crossProject: true });
  expect(visibleScopes.map((row) => [row.scope.address, row.via, row.weight])).toEqual([
    ['user/ada', 'SELF', 1],
    ['project/g1p1', 'CROSS_PROJECT', 0.5],
    ['group/g1', 'CROSS_PROJECT', 0.3],
    ['organization/o', 'CROSS_PROJECT', 0.2],
  ]);
  expect(visibleScopes[1]?.reason).toContain('You are a member of project/g1p1');
});

it('names each scope once where several projects share what is above them', async () => {
  await plant();
  const { client } = story();
  for (const project of ['g1p1', 'g1p2', 'g2p1']) await join(client, `project/${project}`, 'ada');
  const ada = await actAs(client, 'ada');
  const { visibleScopes } = await ada.run(VisibleScopesDocument, { scope: 'user/ada', crossProject: true });
  const addresses = visibleScopes.map((row) => row.scope.address);
  expect(addresses).toHaveLength(new Set(addresses).size);
  expect(addresses).toHaveLength(7);
});

it('does not look across projects by a membership of a group, an organization or a session', async () => {
  await plant();
  const { client } = story();
  await join(client, 'group/g1', 'ada', 'OWNER');
  await join(client, 'organization/o', 'ada', 'EXECUTIVE');
  await join(client, 'session/g2p1s', 'ada', 'OWNER');
  const ada = await actAs(client, 'ada');
  expect(await answering(ada, 'user/ada')).toEqual(['user/ada']);
});

it.each(['organization/o', 'group/g1', 'project/g1p1', 'session/g1p1s', 'think-process/t'])(
  'is refused from %s: only a user looks across projects',
  async (scope) => {
    await plant();
    const { client } = story();
    await client.run(CreateScopeDocument, { input: { kind: 'THINK_PROCESS', id: 't', parent: 'session/g1p1s' } });
    await join(client, 'project/g1p1', 'ada', 'OWNER');
    for (const who of [client, await actAs(client, 'ada')]) {
      const ask = { scope, crossProject: true };
      const search = await refusalOf(who, RagQueryDocument, { ...ask, query: 'comet' });
      expect(search).toMatchObject({ code: 'BAD_INPUT', extensions: { field: 'crossProject' } });
      expect((await refusalOf(who, VisibleScopesDocument, ask)).code).toBe('BAD_INPUT');
    }
  },
);

it('does not answer from the user scope of somebody else, nor from what he is a member of', async () => {
  await plant();
  const { client } = story();
  await join(client, 'project/g1p1', 'ada');
  await join(client, 'project/g2p1', 'bob');
  const bob = await actAs(client, 'bob');
  const ask = { scope: 'user/ada', crossProject: true };
  expect((await refusalOf(bob, RagQueryDocument, { ...ask, query: 'comet' })).code).toBe('NOT_FOUND');
  expect((await refusalOf(bob, VisibleScopesDocument, ask)).code).toBe('NOT_FOUND');
  expect(await answering(client, 'user/ada')).toEqual(['user/ada']); // an admin of the tenant is not the user
});
