import {
  AddScopeAliasDocument,
  CreateScopeDocument,
  GetScopeDocument,
  MoveScopeDocument,
  type ScopeKind,
} from '../../src/client/generated/operations.js';
import { useStory } from '../testkit/api.js';
import { refusalOf } from '../testkit/refusal.js';

const story = useStory();

/** Every kind: its tier, how its address begins, and the kinds that it may be within. */
const rules: Readonly<Record<ScopeKind, { tier: number | null; name: string; prefix: string; parents: ScopeKind[] }>> =
  {
    ORGANIZATION: { tier: 0, name: 'organization', prefix: 'org', parents: [] },
    SPACE: { tier: 1, name: 'space', prefix: 'space', parents: ['ORGANIZATION'] },
    GROUP: { tier: 1, name: 'group', prefix: 'grp', parents: ['ORGANIZATION'] },
    UNIVERSE: { tier: 2, name: 'universe', prefix: 'univ', parents: ['SPACE', 'GROUP'] },
    PROJECT: { tier: 2, name: 'project', prefix: 'proj', parents: ['SPACE', 'GROUP'] },
    SESSION: { tier: 3, name: 'session', prefix: 'sess', parents: ['PROJECT', 'UNIVERSE'] },
    THINK_PROCESS: { tier: 4, name: 'think-process', prefix: 'tp', parents: ['SESSION'] },
    USER: { tier: null, name: 'user', prefix: 'user', parents: [] },
  };
const kinds = Object.keys(rules) as ScopeKind[];

it('gives every kind its tier and, where the caller names no id, an id with the prefix of the kind', async () => {
  const { client } = story();
  for (const kind of kinds) {
    const { tier, name, prefix } = rules[kind];
    const { createScope } = await client.run(CreateScopeDocument, { input: { kind } });
    expect(createScope).toMatchObject({ kind, tier, parent: null, title: createScope.id, version: 1, aliases: [] });
    expect(createScope.id).toMatch(new RegExp(`^${prefix}_[0-9a-z]{26}$`));
    expect(createScope.address).toBe(`${name}/${createScope.id}`);
  }
});

it('lets a scope be within a kind of the next lower tier, and refuses every other parent', async () => {
  const { client, scope } = story();
  const parents = await Promise.all(kinds.map(async (kind) => [kind, await scope({ kind })] as const));
  for (const kind of kinds) {
    for (const [parentKind, parent] of parents) {
      const input = { kind, parent };
      if (rules[kind].parents.includes(parentKind)) {
        const { createScope } = await client.run(CreateScopeDocument, { input });
        expect(createScope.parent).toBe(parent);
      } else {
        const refusal = await refusalOf(client, CreateScopeDocument, { input });
        expect({ kind, parentKind, code: refusal.code, field: refusal.extensions['field'] }).toEqual({
          ...{ kind, parentKind },
          ...{ code: 'BAD_INPUT', field: 'parent' },
        });
      }
    }
  }
});

it('moves a scope only to where it may be', async () => {
  const { client, scope } = story();
  const parents = await Promise.all(kinds.map(async (kind) => [kind, await scope({ kind })] as const));
  for (const kind of kinds) {
    const moving = await scope({ kind });
    for (const [parentKind, parent] of parents) {
      const { data, errors } = await client.ask(MoveScopeDocument, { scope: moving, parent });
      if (rules[kind].parents.includes(parentKind)) expect(data?.moveScope.parent).toBe(parent);
      else expect([kind, parentKind, errors?.[0]?.extensions?.['code']]).toEqual([kind, parentKind, 'BAD_INPUT']);
    }
  }
});

it('refuses a parent that is not there as missing, whether to be born or to be moved into', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT' });
  const born = await refusalOf(client, CreateScopeDocument, { input: { kind: 'PROJECT', parent: 'group/none' } });
  expect(born).toMatchObject({ code: 'NOT_FOUND', extensions: { field: 'parent' } });
  expect((await refusalOf(client, MoveScopeDocument, { scope: project, parent: 'group/none' })).code).toBe('NOT_FOUND');
  expect((await refusalOf(client, MoveScopeDocument, { scope: 'project/none', parent: 'group/x' })).code).toBe(
    'NOT_FOUND',
  );
});

it('joins a session, and nothing else, to a user', async () => {
  const { client, scope } = story();
  const user = await scope({ kind: 'USER', id: 'ada' });
  const { createScope } = await client.run(CreateScopeDocument, { input: { kind: 'SESSION', user } });
  expect(createScope.user).toBe(user);
  const group = await scope({ kind: 'GROUP' });
  const refused = [
    { kind: 'SESSION', user: group } as const,
    { kind: 'PROJECT', user } as const,
    { kind: 'THINK_PROCESS', user } as const,
  ];
  for (const input of refused) expect((await refusalOf(client, CreateScopeDocument, { input })).code).toBe('BAD_INPUT');
  const missing = await refusalOf(client, CreateScopeDocument, { input: { kind: 'SESSION', user: 'user/eve' } });
  expect(missing.code).toBe('NOT_FOUND');
});

it('keeps ids as given, and refuses those that it cannot keep', async () => {
  const { client, scope } = story();
  const odd = ['Ünïcode 🚀', 'a/b', 'x\'y"z', '42', ' spaced ', 'x'.repeat(200)];
  for (const id of odd) {
    const address = await scope({ kind: 'PROJECT', id });
    expect((await client.run(GetScopeDocument, { address })).scope?.id).toBe(id);
  }
  for (const id of ['', 'x'.repeat(201), 'line\nbreak', 'nul\u0000']) {
    expect((await refusalOf(client, CreateScopeDocument, { input: { kind: 'PROJECT', id } })).code).toBe('BAD_INPUT');
  }
  const tooLong = { kind: 'PROJECT', title: 'x'.repeat(501) } as const;
  expect((await refusalOf(client, CreateScopeDocument, { input: tooLong })).code).toBe('BAD_INPUT');
});

it('refuses an address that it cannot read', async () => {
  const { client } = story();
  for (const address of ['', 'project', 'project/', '/x', 'planet/earth', 'PROJECT/x', 'think_process/x']) {
    expect([address, (await refusalOf(client, GetScopeDocument, { address })).code]).toEqual([address, 'BAD_INPUT']);
  }
});

it('makes a scope once when many make it at the same moment', async () => {
  const { client } = story();
  const make = () => client.ask(CreateScopeDocument, { input: { kind: 'PROJECT', id: 'proj_one' } });
  const answers = await Promise.all(Array.from({ length: 20 }, make));
  expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1);
  const codes = new Set(answers.flatMap((answer) => answer.errors?.map((error) => error.extensions?.['code']) ?? []));
  expect([...codes]).toEqual(['ALREADY_EXISTS']);
});

describe('aliases', () => {
  it('resolve to the same scope, and may be given twice', async () => {
    const { client, scope } = story();
    const project = await scope({ kind: 'PROJECT', id: 'proj_5', aliases: ['universe/u_9'] });
    await client.run(AddScopeAliasDocument, { scope: 'universe/u_9', alias: 'project/p_old' });
    const { addScopeAlias } = await client.run(AddScopeAliasDocument, { scope: project, alias: 'project/p_old' });
    expect([...addScopeAlias.aliases].sort()).toEqual(['project/p_old', 'universe/u_9']);
    const under = await scope({ kind: 'SESSION', id: 'sess_7', parent: 'project/p_old' });
    expect((await client.run(GetScopeDocument, { address: under })).scope?.parent).toBe(project);
  });

  it('are refused where they name another scope, and leave the scope as it was', async () => {
    const { client, scope } = story();
    const one = await scope({ kind: 'PROJECT', id: 'one', aliases: ['universe/u'] });
    const two = await scope({ kind: 'PROJECT', id: 'two' });
    for (const alias of ['universe/u', one]) {
      expect((await refusalOf(client, AddScopeAliasDocument, { scope: two, alias })).code).toBe('ALREADY_EXISTS');
    }
    const taken = { kind: 'PROJECT', id: 'three', aliases: ['universe/free', 'universe/u'] } as const;
    expect((await refusalOf(client, CreateScopeDocument, { input: taken })).code).toBe('ALREADY_EXISTS');
    const asAddress = { kind: 'UNIVERSE', id: 'u' } as const;
    expect((await refusalOf(client, CreateScopeDocument, { input: asAddress })).code).toBe('ALREADY_EXISTS');
    expect((await client.run(GetScopeDocument, { address: two })).scope).toMatchObject({ version: 1, aliases: [] });
    for (const address of ['project/three', 'universe/free']) {
      expect((await client.run(GetScopeDocument, { address })).scope).toBeNull();
    }
  });

  it('need a scope, and an address that can be read', async () => {
    const { client, scope } = story();
    const project = await scope({ kind: 'PROJECT' });
    const missing = await refusalOf(client, AddScopeAliasDocument, { scope: 'project/none', alias: 'project/x' });
    expect(missing.code).toBe('NOT_FOUND');
    const unreadable = await refusalOf(client, AddScopeAliasDocument, { scope: project, alias: 'nonsense' });
    expect(unreadable).toMatchObject({ code: 'BAD_INPUT', extensions: { field: 'alias' } });
  });
});

it('makes nobody an executive of a project that is named with the alias of an organization', async () => {
  const { client, scope } = story();
  const project = await scope({ kind: 'PROJECT', aliases: ['organization/not-one'] });
  const member = (address: string) =>
    client.ask(`mutation { setMember(input: { scope: "${address}", userId: "u", role: EXECUTIVE }) { outcome } }`);
  for (const address of [project, 'organization/not-one']) {
    expect((await member(address)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  }
  const organization = await scope({ kind: 'ORGANIZATION', aliases: ['project/an-alias'] });
  expect([(await member('project/an-alias')).errors, organization.startsWith('organization/')]).toEqual([
    undefined,
    true,
  ]);
});
