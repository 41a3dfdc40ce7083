import { GetScopeDocument, VisibleScopesDocument } from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';

const story = useStory();

it('reads a scope back with the kind that it was written with, under any of its addresses', async () => {
  const { client, scope } = story();
  await scope({ kind: 'PROJECT', id: 'proj_5', title: 'Review', aliases: ['universe/u_9'] });
  const byAlias = await client.run(GetScopeDocument, { address: 'universe/u_9' });
  expect(byAlias.scope).toMatchObject({
    address: 'project/proj_5',
    kind: 'PROJECT',
    tier: 2,
    aliases: ['universe/u_9'],
  });
});

it('explains what a think process sees: itself, session, project, group, organization and the user of its session', async () => {
  const { client, scope } = story();
  await scope({ kind: 'ORGANIZATION', id: 'org' });
  await scope({ kind: 'GROUP', id: 'grp_1', parent: 'organization/org' });
  await scope({ kind: 'PROJECT', id: 'proj_5', parent: 'group/grp_1' });
  await scope({ kind: 'USER', id: 'ada' });
  await scope({ kind: 'SESSION', id: 'sess_7', parent: 'project/proj_5', user: 'user/ada' });
  await scope({ kind: 'THINK_PROCESS', id: 'tp_12', parent: 'session/sess_7' });
  const { visibleScopes } = await client.run(VisibleScopesDocument, { scope: 'think-process/tp_12' });
  expect(visibleScopes.map((row) => [row.scope.address, row.weight, row.via])).toEqual([
    ['think-process/tp_12', 1, 'SELF'],
    ['session/sess_7', 0.8, 'WITHIN'],
    ['user/ada', 0.8, 'SESSION_USER'],
    ['project/proj_5', 0.5, 'WITHIN'],
    ['group/grp_1', 0.3, 'WITHIN'],
    ['organization/org', 0.2, 'WITHIN'],
  ]);
});
