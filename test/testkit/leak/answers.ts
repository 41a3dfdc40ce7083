import {
  addressOf,
  chainOf,
  liveDocuments,
  liveScopes,
  manages,
  type Model,
  type ModelDocument,
  type ModelScope,
  type ModelUser,
  reads,
  restores,
  searchedFrom,
  siblingsSeenFrom,
  subtreeOf,
  tierOf,
  writes,
} from './model.js';

/** What the API must show of the things of the model, without what cannot be foretold (`selections.ts`). */

const upper = (name: string): string => name.toUpperCase().replaceAll('-', '_');
const edges = (nodes: readonly object[]): object => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: false },
});

export function scopeAnswer(scope: ModelScope): object {
  return {
    ...{ address: addressOf(scope), aliases: scope.aliases, id: scope.id, kind: upper(scope.kind), title: scope.title },
    ...{
      tier: tierOf(scope),
      parent: scope.parent && addressOf(scope.parent),
      user: scope.user && addressOf(scope.user),
    },
    members: edges([...scope.members].map(([userId, role]) => ({ userId, role: upper(role) }))),
    promotionRules: {
      ...{ acceptsPromotions: true, autoPromoteResults: false, ownTags: false },
      tags: tierOf(scope) === 2 ? serverTags : null,
    },
  };
}

/** The tags that promote where nothing else is said. */
const serverTags = [
  { tag: 'project-relevant', to: 'PROJECT' },
  { tag: 'group-relevant', to: 'GROUP' },
];

export function scopesAnswer(model: Model, who: ModelUser, kinds: readonly string[]): object {
  const nodes = liveScopes(model).filter((scope) => kinds.includes(scope.kind) && reads(model, who, scope));
  return { ...edges(nodes.map(scopeAnswer)), totalCount: nodes.length };
}

export function documentAnswer(model: Model, who: ModelUser, document: ModelDocument): object {
  const { id, type, title, content, scope, tags } = document;
  const named = (each: ModelScope): string | null => (reads(model, who, each) ? addressOf(each) : null);
  return {
    ...{ id, title, content, type: upper(type), scope: addressOf(scope), mimeType: 'text/plain', metadata: {} },
    ...{ filename: null, pageCount: null, indexError: null, indexState: 'READY' },
    indexProgress: type === 'folder' ? { chunks: 0, embedded: 0 } : { chunks: 1, embedded: 1 },
    source: { type: 'MANUAL', thinkProcessId: null, nodeId: null },
    tags: [...tags].map((tag) => ({ id: tag, label: tag, automatic: false })),
    ...{ translations: [], folder: null, folderPath: [], children: { ...edges([]), totalCount: 0 } },
    moves: edges(
      document.moves.map(({ from, to, by, how }) => ({ how, by, from: named(from), to: named(to), reason: null })),
    ),
  };
}

/** What a list of documents is narrowed by. */
export interface Filter {
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly includeDescendants: boolean;
}

export function documentsAnswer(model: Model, who: ModelUser, start: ModelScope, filter: Filter): object {
  const below = filter.includeDescendants ? subtreeOf(model, start) : [start];
  const nodes = liveDocuments(model).filter(
    ({ scope, type, tags }) =>
      below.includes(scope) &&
      reads(model, who, scope) &&
      filter.types.includes(type) &&
      filter.tags.every((tag) => tags.has(tag)),
  );
  return { ...edges(nodes.map((document) => documentAnswer(model, who, document))), totalCount: nodes.length };
}

function tagAnswer(id: string, documentCount: number): object {
  return { id, label: id, documentCount, namespace: null, automatic: id === 'stale', broader: [], narrower: [] };
}

/** How many readable documents of a scope, and of those within it where they are asked for, have a tag. */
function taggedBy(model: Model, who: ModelUser, start: ModelScope, deep: boolean, tag: string): number {
  const below = deep ? subtreeOf(model, start) : [start];
  return liveDocuments(model).filter(
    ({ scope, tags }) => below.includes(scope) && reads(model, who, scope) && tags.has(tag),
  ).length;
}

export function tagsAnswer(model: Model, who: ModelUser, start: ModelScope, deep: boolean): object {
  const all = [...new Set(model.documents.flatMap(({ tags }) => [...tags]))];
  const counted = all.map((tag): [string, number] => [tag, taggedBy(model, who, start, deep, tag)]);
  return edges(counted.filter(([, count]) => count > 0).map(([tag, count]) => tagAnswer(tag, count)));
}

export function oneTagAnswer(model: Model, who: ModelUser, start: ModelScope, tag: string): object | null {
  const count = taggedBy(model, who, start, false, tag);
  return count === 0 ? null : tagAnswer(tag, count);
}

export function visibleAnswer(model: Model, who: ModelUser, start: ModelScope, crossProject: boolean): object {
  return searchedFrom(model, who, start, crossProject).map(({ scope, ...why }) => ({
    ...why,
    // An engine that works for a user in a session searches his scope; who its members are is not told to it.
    scope: {
      ...scopeAnswer(scope),
      ...(reads(model, who, scope) ? {} : { members: edges([]), promotionRules: null }),
    },
  }));
}

/** What a question is narrowed by. */
export interface RagFilter {
  readonly tags: readonly string[];
  readonly includeStale: boolean;
  readonly crossProject: boolean;
}

export function ragAnswer(model: Model, who: ModelUser, start: ModelScope, filter: RagFilter): object {
  const seen = searchedFrom(model, who, start, filter.crossProject);
  const siblings = siblingsSeenFrom(model, who, start).map((scope) => ({
    scope,
    weight: 0.5,
    via: 'SIBLING' as const,
  }));
  const searched = [...seen.map(({ scope, weight }) => ({ scope, weight, via: 'SCOPE' as const })), ...siblings];
  const hits = searched.flatMap(({ scope, weight, via }) =>
    liveDocuments(model)
      .filter((document) => document.scope === scope && document.type !== 'folder')
      .filter(({ type }) => via === 'SCOPE' || type === 'result')
      .filter((document) => filter.tags.every((tag) => document.tags.has(tag)))
      .filter(({ tags }) => filter.includeStale || !tags.has('stale'))
      .map((document) => ({ ...hitAnswer(document, weight), via })),
  );
  const scopes = searched.map(({ scope, weight, via }) => {
    const found = hits.filter((hit) => hit.scope === addressOf(scope)).length;
    const { title, kind } = scope;
    return { scope: addressOf(scope), kind: upper(kind), title, weight, via, candidates: found, hits: found };
  });
  return { warnings: [], related: [], hits, trace: { vectorSearch: true, scopes } };
}

function hitAnswer({ id, type, title, content, scope, tags }: ModelDocument, weight: number) {
  return {
    ...{ documentId: id, title, text: content, type: upper(type), scope: addressOf(scope), weight },
    ...{ keyPath: null, page: null, position: 0, stale: tags.has('stale'), tags: [...tags] },
  };
}

/** Null where the viewer may not ask. */
export function accessAnswer(model: Model, who: ModelUser, scope: ModelScope, userId: string): object | null {
  if (!reads(model, who, scope) || (who.id !== userId && !manages(who, scope))) return null;
  const user = model.users.find(({ id }) => id === userId);
  const admin = { via: 'TENANT_ADMIN', role: null, scope: null, path: [], canRead: true, canWrite: true };
  const member = { id: userId, admin: user?.admin === true };
  return {
    ...{ userId, scope: addressOf(scope) },
    canRead: reads(model, member, scope),
    canWrite: writes(member, scope),
    reasons: [...(member.admin ? [admin] : []), ...reasonsOf(model, userId, scope)],
  };
}

function reasonsOf(model: Model, userId: string, scope: ModelScope): readonly object[] {
  return liveScopes(model).flatMap((at) => {
    const role = at.members.get(userId);
    const up = chainOf(at).indexOf(scope);
    const down = chainOf(scope).indexOf(at);
    if (role === undefined || (up < 0 && down < 0)) return [];
    const path =
      up >= 0
        ? chainOf(at).slice(0, up + 1)
        : chainOf(scope)
            .slice(0, down + 1)
            .reverse();
    const only: ModelUser = { id: userId, admin: false };
    const alone = { ...at, members: new Map([[userId, role]]) };
    return {
      ...{ via: up < 0 ? 'ROLE_ABOVE' : up === 0 ? 'MEMBER' : 'MEMBER_BELOW', role: upper(role), scope: addressOf(at) },
      path: path.map(addressOf),
      canRead: up >= 0 || role !== 'member',
      canWrite: up <= 0 && writes(only, isolated(scope, at, alone)),
    };
  });
}

/** A scope and its chain with the members of one of them alone. */
function isolated(scope: ModelScope, at: ModelScope, alone: ModelScope): ModelScope {
  if (scope === at) return { ...alone, parent: null };
  const none = { ...scope, members: new Map() };
  return { ...none, parent: scope.parent === null ? null : isolated(scope.parent, at, alone) };
}

export function viewerAnswer(model: Model, who: ModelUser): object {
  const credential = { credential: 'API_KEY', permission: 'ADMIN', expiresAt: null };
  return { admin: who.admin, userId: who.id, tenantId: model.tenant, ...credential };
}

export function apiKeysAnswer(model: Model, who: ModelUser): object {
  const own = model.users.filter((user) => who.admin || user.id === who.id);
  const common = { permission: 'ADMIN', expiresAt: null, revokedAt: null };
  return edges(own.map(({ id }) => ({ ...common, name: id, userId: id })));
}

export function archivedAnswer(model: Model, who: ModelUser): object {
  return model.scopes
    .filter((scope) => scope.archived === scope && restores(who, scope))
    .map((scope) => ({
      ...{ address: addressOf(scope), kind: upper(scope.kind), title: scope.title },
      scopes: model.scopes.filter((each) => each.archived === scope).length,
    }));
}
