import { cypher } from '../../src/graph/generated/cypher.js';
import type { LargeGraph } from './large-graph.js';
import { at, end, later, run, type StatementCase } from './statement-case.js';

/** Scopes. */
export function scopeCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const kinds = ['group', 'organization', 'project', 'session', 'think-process', 'user'];
  const scope = { key: key('new', 1), kind: 'session', id: 'new_1', tier: 3, title: 'New' };
  return [
    run(cypher.auth.upsertViewer, {
      ...{ tenantId: graph.tenantId, userId: 'owner', newTenantKey: key('new', 1), newUserKey: key('new', 2) },
      ...{ admin: false, issuedAt: at, at },
    }),
    run(cypher.plugins.getPluginSwitches, { tenantKey: graph.tenantKey }),
    run(cypher.plugins.setPluginSwitch, { viewer: graph.admin, plugin: 'no-op', enabled: false }),
    run(cypher.scopes.countScopes, { viewer, kinds }),
    run(cypher.scopes.findScopes, { viewer, kinds, afterKind: '', afterId: '', limit: 21 }),
    run(cypher.scopes.findVisibleScopes, { viewer, address: graph.process, crossProject: false }),
    run(cypher.scopes.getScope, { viewer, address: graph.bigProject }),
    run(cypher.scopes.getWritableScope, { viewer, address: graph.process }),
    run(cypher.scopes.createScope, {
      ...{ viewer, scope, address: 'session/new_1', parentKey: key('scope', 4), userKey: key('scope', 99) },
      ...{ newUserKey: key('new', 1), at },
    }),
    run(cypher.scopes.createScopeAddress, { viewer, key: key('scope', 4), alias: 'universe/other', at }),
    run(cypher.scopes.moveScope, { viewer, key: key('scope', 4), parentKey: key('scope', 2), at }),
  ];
}

/** Members of scopes. */
export function memberCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const someScopes = Array.from({ length: 20 }, (_, i) => key('scope', i));
  const member = { viewer, address: graph.process, userId: 'somebody', at };
  const linked = run(cypher.scopes.linkMember, { ...member, newUserKey: key('new', 1), role: 'member' });
  return [
    linked,
    run(cypher.scopes.unlinkMember, member, linked),
    run(cypher.scopes.findMembers, { viewer, keys: someScopes, after: '', limit: 21 }),
    run(cypher.scopes.getAccess, { viewer, address: graph.process, userId: 'owner' }),
    run(cypher.scopes.setScopeTitle, { viewer, address: graph.process, title: 'New', at }),
  ];
}

/** Deletion of scopes. */
export function archiveCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer } = graph;
  const address = graph.process;
  const deleted = run(cypher.scopes.deleteScope, { viewer, address, at, purgeAt: later });
  return [
    run(cypher.scopes.findContents, { viewer, address: graph.bigProject }),
    run(cypher.scopes.setSubtreeLocked, { viewer, address }),
    deleted,
    run(cypher.scopes.findArchivedScopes, { viewer, now: at, limit: 20 }, deleted),
    run(cypher.scopes.setScopeRestored, { viewer, address, now: at }, deleted),
    run(cypher.scopes.deletePurgedScopes, { now: end, limit: 20 }, deleted),
  ];
}

/** API keys and tokens. */
export function credentialCases(graph: LargeGraph): readonly StatementCase[] {
  const { viewer, key } = graph;
  const apiKey = {
    key: key('new', 1),
    name: 'n',
    hash: key('new', 2),
    prefix: 'p',
    permission: 'read',
    expiresAt: null,
  };
  const made = run(cypher.auth.createApiKey, { viewer, userId: 'owner', newUserKey: key('new', 3), apiKey, at });
  return [
    made,
    run(cypher.auth.getApiKey, { hash: apiKey.hash }, made),
    run(cypher.auth.getViewer, { tenantId: graph.tenantId, userId: 'owner' }),
    run(cypher.auth.findApiKeys, { viewer, before: '~', limit: 21 }, made),
    run(cypher.auth.setApiKeyUsed, { key: apiKey.key, at }, made),
    run(cypher.auth.closeApiKey, { viewer, key: apiKey.key, at }, made),
    run(cypher.auth.setTokensEnded, { viewer, userId: 'owner', at }),
    run(cypher.auth.findEndedCredentials, { apiKeys: [apiKey.key, 'none'], users: [viewer], now: at }, made),
  ];
}
