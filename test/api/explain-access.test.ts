import {
  CreateDocumentDocument,
  ExplainAccessDocument,
  GetScopeDocument,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { type Client, createClient } from '../testkit/client.js';
import { actAs, join } from '../testkit/people.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

it('names every membership that bears on a scope, with the way from it and what it is good for', async () => {
  const { client } = story();
  const { group, project, session, process } = await story().chain('a');
  await join(client, group, 'ada');
  await join(client, session, 'ada', 'OWNER');
  await join(client, process, 'ada', 'ENGINE');
  const explain = async (scope: string) =>
    (await client.run(ExplainAccessDocument, { scope, userId: 'ada' })).explainAccess;
  expect(await explain(session)).toEqual({
    ...{ userId: 'ada', scope: session, canRead: true, canWrite: true },
    reasons: [
      {
        ...{ via: 'MEMBER', role: 'OWNER', scope: session, path: [session], canRead: true, canWrite: true },
        reason: `As owner of ${session} he reads and writes it.`,
      },
      {
        ...{ via: 'MEMBER_BELOW', role: 'ENGINE', scope: process, path: [process, session] },
        ...{ canRead: true, canWrite: false, reason: `As engine of ${process} he reads it.` },
      },
      {
        ...{ via: 'ROLE_ABOVE', role: 'MEMBER', scope: group, path: [group, project, session] },
        ...{ canRead: false, canWrite: false, reason: `As member of ${group} he neither reads nor writes it.` },
      },
    ],
  });
  expect(await explain(project)).toMatchObject({ canRead: true, canWrite: false });
  expect((await explain(project)).reasons.map((each) => [each.via, each.scope])).toEqual([
    ['MEMBER_BELOW', session],
    ['MEMBER_BELOW', process],
    ['ROLE_ABOVE', group],
  ]);
});

it('says of an admin of the tenant that he may do everything, and of a stranger that he may do nothing', async () => {
  const { client } = story();
  const { project } = await story().chain('a');
  const { explainAccess } = await client.run(ExplainAccessDocument, { scope: project });
  expect(explainAccess).toMatchObject({ userId: 'local', canRead: true, canWrite: true });
  expect(explainAccess.reasons[0]).toMatchObject({ via: 'TENANT_ADMIN', role: null, scope: null, path: [] });
  const nobody = { canRead: false, canWrite: false, reasons: [] };
  for (const userId of ['stranger', 'never seen']) {
    if (userId === 'stranger') await actAs(client, userId);
    const answer = await client.run(ExplainAccessDocument, { scope: project, userId });
    expect(answer.explainAccess).toEqual({ ...nobody, userId, scope: project });
  }
});

it('answers about others only whoever manages the scope, and a stranger as if there were none', async () => {
  const { client } = story();
  const { project } = await story().chain('a');
  await join(client, project, 'ada', 'OWNER');
  await join(client, project, 'bob');
  const [ada, bob, stranger] = [await actAs(client, 'ada'), await actAs(client, 'bob'), await actAs(client, 'eve')];
  const about = { scope: project, userId: 'bob' };
  expect((await ada.run(ExplainAccessDocument, about)).explainAccess.canRead).toBe(true);
  expect((await bob.run(ExplainAccessDocument, about)).explainAccess.canWrite).toBe(false);
  expect((await refusalOf(bob, ExplainAccessDocument, { scope: project, userId: 'ada' })).code).toBe('NOT_FOUND');
  const there = await refusalOf(stranger, ExplainAccessDocument, { scope: project });
  const not = await refusalOf(stranger, ExplainAccessDocument, { scope: 'project/none' });
  expect(there.message.replace(project, 'project/none')).toBe(not.message);
  expect([there.code, not.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const foreign = createClient(`${client.tenant}-2`);
  expect((await refusalOf(foreign, ExplainAccessDocument, { scope: project })).code).toBe('NOT_FOUND');
});

it.each(['MEMBER', 'ENGINE', 'EXECUTIVE', 'ADMIN', 'OWNER'] as const)(
  'says of an %s of the organization what he then may do with each scope below it',
  async (role) => {
    const { client, scope } = story();
    const organization = await scope({ kind: 'ORGANIZATION', id: 'o' });
    const chain = [organization, await scope({ kind: 'GROUP', id: 'g', parent: organization })];
    chain.push(await scope({ kind: 'PROJECT', id: 'p', parent: 'group/g' }));
    chain.push(await scope({ kind: 'SESSION', id: 's', parent: 'project/p' }));
    chain.push(await scope({ kind: 'THINK_PROCESS', id: 't', parent: 'session/s' }));
    await join(client, organization, 'ada', role);
    const ada = await actAs(client, 'ada');
    for (const each of chain) {
      const told = (await client.run(ExplainAccessDocument, { scope: each, userId: 'ada' })).explainAccess;
      const read = (await ada.run(GetScopeDocument, { address: each })).scope !== null;
      const { errors } = await ada.ask(CreateDocumentDocument, { input: { scope: each, content: 'x' } });
      expect([each, told.canRead, told.canWrite]).toEqual([each, read, errors === undefined]);
    }
  },
);

it('explains a document by the scope that it is in, and no hidden one', async () => {
  const { client, document } = story();
  const { session } = await story().chain('d');
  await document({ id: 'd', scope: session, type: 'FACT', content: 'The lamp burns.' });
  const ada = await actAs(client, 'ada');
  const explain = async (asker: Client) => (await asker.run(ExplainAccessDocument, { document: 'd' })).explainAccess;
  const missing = await refusalOf(ada, ExplainAccessDocument, { document: 'nothing' });
  const hidden = await refusalOf(ada, ExplainAccessDocument, { document: 'd' });
  expect({ ...hidden, message: hidden.message.replace(' d.', ' nothing.') }).toEqual(missing);
  await join(client, session, 'ada');
  expect(await explain(ada)).toMatchObject({ userId: 'ada', scope: session, canRead: true, canWrite: false });
  expect((await explain(client)).canWrite).toBe(true);
  for (const variables of [{}, { document: 'd', scope: session }]) {
    expect(await refusalOf(client, ExplainAccessDocument, variables)).toMatchObject({ code: 'BAD_INPUT' });
  }
});
