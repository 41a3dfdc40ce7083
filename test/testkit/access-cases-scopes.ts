import { cypher } from '../../src/graph/generated/cypher.js';
import {
  access,
  type AccessCase,
  acrossProjects,
  at,
  counted,
  end,
  found,
  names,
  reads,
  type Row,
  writes,
} from './access-case.js';
import { type Member, members, rules, type World } from './members.js';

const kinds = ['group', 'organization', 'project', 'session', 'think-process', 'user'];
const nobody = (w: World) => ({ userKey: null, newUserKey: w.newKey(), at });

const scopeCases: readonly AccessCase[] = [
  access(cypher.scopes.getScope, (viewer, scope, w) => ({ viewer, address: w.address(scope) }), found, reads),
  access(cypher.scopes.getWritableScope, (viewer, scope, w) => ({ viewer, address: w.address(scope) }), found, writes),
  access(
    cypher.scopes.findScopes,
    (viewer) => ({ viewer, kinds, afterKind: '', afterId: '', limit: 50 }),
    (rows) => rows.map((row) => row['id']).sort(),
    (who, _scope, w) =>
      names
        .filter((name) => rules.reads(who, name))
        .map((name) => w.id(name))
        .sort(),
  ),
  access(
    cypher.scopes.countScopes,
    (viewer) => ({ viewer, kinds }),
    counted,
    (who) => names.filter((name) => rules.reads(who, name)).length,
  ),
  access(
    cypher.scopes.findVisibleScopes,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), crossProject: false }),
    (rows) => rows.map((row) => (row['scope'] as Row)['id']).sort(),
    (who, scope, w) =>
      rules.reads(who, scope)
        ? rules
            .searchedBy(who, scope)
            .map((name) => w.id(name))
            .sort()
        : [],
  ),
  access(
    cypher.scopes.createScope,
    (viewer, scope, w) => {
      const made = { key: w.newKey(), kind: 'session', id: 'made', tier: 3, title: 'Made' };
      return { viewer, scope: made, address: `session/${made.key}`, parentKey: w.scopeKey(scope), ...nobody(w) };
    },
    (rows) => rows[0]?.['parent'] ?? null,
    (who, scope, w) => (rules.reads(who, scope) ? w.address(scope) : null),
  ),
  access(
    cypher.scopes.createScope,
    (viewer, scope, w) => {
      const made = { key: w.newKey(), kind: 'think-process', id: 'made', tier: 4, title: 'Made' };
      return { viewer, scope: made, address: `think-process/${made.key}`, parentKey: w.scopeKey(scope), ...nobody(w) };
    },
    found,
    writes,
  ),
  access(
    cypher.scopes.createScope,
    (viewer, _scope, w) => {
      const made = { key: w.newKey(), kind: 'organization', id: 'made', tier: 0, title: 'Made' };
      return { viewer, scope: made, address: `organization/${made.key}`, parentKey: null, ...nobody(w) };
    },
    found,
    (who) => who.admin,
  ),
  access(
    cypher.scopes.createScope,
    (viewer, _scope, w) => {
      const made = { key: w.newKey(), kind: 'session', id: 'made', tier: 3, title: 'Made' };
      const person = { ...nobody(w), userKey: w.scopeKey('user') };
      return { viewer, scope: made, address: `session/${made.key}`, parentKey: null, ...person };
    },
    found,
    (who) => who.home && (who.admin || who.roles['user'] !== undefined),
  ),
  access(
    cypher.scopes.createScopeAddress,
    (viewer, scope, w) => ({ viewer, key: w.scopeKey(scope), alias: `session/${w.newKey()}`, at }),
    found,
    writes,
  ),
  access(
    cypher.scopes.moveScope,
    (viewer, scope, w) => ({ viewer, key: w.scopeKey(scope), parentKey: w.scopeKey('sibling'), at }),
    found,
    (who, scope) =>
      rules.writes(who, scope) &&
      (rules.writes(who, 'sibling') || (scope === 'session' && rules.reads(who, 'sibling'))),
  ),
  access(
    cypher.scopes.moveScope,
    (viewer, scope, w) => ({ viewer, key: w.scopeKey('nephew'), parentKey: w.scopeKey(scope), at }),
    found,
    (who, scope) => rules.writes(who, 'nephew') && (rules.writes(who, scope) || rules.reads(who, scope)),
  ),
  access(
    cypher.scopes.setScopeTitle,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), title: 'New', at }),
    found,
    writes,
  ),
  access(
    cypher.scopes.findVisibleScopes,
    (viewer, _scope, w) => ({ viewer, address: w.address('user'), crossProject: true }),
    (rows) => rows.map((row) => (row['scope'] as Row)['id']).sort(),
    (who, _scope, w) =>
      acrossProjects(who)
        .map((name) => w.id(name))
        .sort(),
  ),
];

const archiveCases: readonly AccessCase[] = [
  access(cypher.scopes.findContents, (viewer, scope, w) => ({ viewer, address: w.address(scope) }), found, writes),
  access(cypher.scopes.setSubtreeLocked, (viewer, scope, w) => ({ viewer, address: w.address(scope) }), found, writes),
  access(
    cypher.scopes.deleteScope,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), at, purgeAt: end }),
    (rows) => counted(rows) !== 0,
    writes,
  ),
  access(
    cypher.scopes.findArchivedScopes,
    (viewer) => ({ viewer, now: at, limit: 9 }),
    found,
    (who) => rules.manages(who, 'group'),
  ),
  access(
    cypher.scopes.setScopeRestored,
    (viewer, _scope, w) => ({ viewer, address: w.archived, now: at }),
    found,
    (who) => rules.manages(who, 'group'),
  ),
];

const memberCases: readonly AccessCase[] = [
  access(
    cypher.scopes.linkMember,
    (viewer, scope, w) => ({
      ...{ viewer, address: w.address(scope), userId: w.newKey(), newUserKey: w.newKey(), role: 'member', at },
    }),
    found,
    (who, scope) => rules.manages(who, scope),
  ),
  access(
    cypher.scopes.unlinkMember,
    (viewer, _scope, w) => ({ viewer, address: w.address('project'), userId: 'a member of the project above it', at }),
    found,
    (who) => rules.manages(who, 'project') || who.name === 'a member of the project above it',
  ),
  access(
    cypher.scopes.unlinkMember,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), userId: memberOf(scope).name, at }),
    found,
    (who, scope) => rules.manages(who, scope) || who === memberOf(scope),
  ),
  access(
    cypher.scopes.getAccess,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), userId: nameOf(viewer, w) }),
    found,
    reads,
  ),
  access(
    cypher.scopes.findMembers,
    (viewer, scope, w) => ({ viewer, keys: [w.scopeKey(scope)], after: '', limit: 50 }),
    found,
    reads,
  ),
  access(
    cypher.scopes.getAccess,
    (viewer, scope, w) => ({ viewer, address: w.address(scope), userId: 'a stranger' }),
    found,
    (who, scope) => rules.reads(who, scope) && (rules.manages(who, scope) || (who.home && who.name === 'a stranger')),
  ),
];

const credentialCases: readonly AccessCase[] = [
  access(
    cypher.auth.createApiKey,
    (viewer, _scope, w) => {
      const apiKey = { key: w.newKey(), name: 'n', hash: w.newKey(), prefix: 'p', permission: 'read', expiresAt: null };
      return { viewer, userId: 'a stranger', newUserKey: w.newKey(), apiKey, at };
    },
    (rows, w) => rows.map((row) => row['userKey'] === w.memberKey(stranger())),
    (who) => (who.admin || who === stranger() ? [who.home] : []),
  ),
  access(
    cypher.auth.findApiKeys,
    (viewer) => ({ viewer, before: '~', limit: 50 }),
    (rows) => rows.map((row) => row['key']).sort(),
    (who, _scope, w) =>
      members
        .filter((each) => each.home === who.home && (who.admin || each === who))
        .map((each) => w.apiKey(each))
        .sort(),
  ),
  access(
    cypher.auth.closeApiKey,
    (viewer, _scope, w) => ({ viewer, key: w.apiKey(stranger()), at }),
    found,
    (who) => who.home && (who.admin || who === stranger()),
  ),
  access(
    cypher.auth.setTokensEnded,
    (viewer) => ({ viewer, userId: 'a stranger', at }),
    found,
    (who) => who.home && (who.admin || who === stranger()),
  ),
];

function stranger(): Member {
  const found = members.find((who) => who.name === 'a stranger');
  if (found === undefined) throw new Error('There is no stranger.');
  return found;
}

/** Who has the least role in a scope. */
function memberOf(scope: string): Member {
  return members.find((who) => who.roles[scope] === 'member') ?? stranger();
}

function nameOf(viewer: string, world: World): string {
  return members.find((who) => world.memberKey(who) === viewer)?.name ?? '';
}

/** Statements of scopes, their members, what was deleted, and credentials. */
export const scopeAccessCases: readonly AccessCase[] = [
  ...scopeCases,
  ...archiveCases,
  ...memberCases,
  ...credentialCases,
];
