import {
  addressOf,
  isDeep,
  type Kind,
  kinds,
  liveNamed,
  manages,
  type Model,
  type ModelScope,
  type ModelUser,
  named,
  reads,
  restores,
  type Role,
  subtreeOf,
  writes,
} from './model.js';
import { pickAddress } from './questions.js';
import { nth, userIds } from './world.js';
import { allKinds, enumOf, fresh, intoScope, type Maker, missing, no, q, type Verdict, yes } from './write.js';

const roles: readonly Role[] = ['member', 'engine', 'executive', 'admin', 'owner'];
const addressOfAny = (scope: ModelScope | undefined): string =>
  scope === undefined ? 'project/none' : addressOf(scope);

/** Whether a scope of a kind can be put within a parent by somebody: undefined where it can. */
function parentRefusal(model: Model, who: ModelUser, kind: Kind, address: string, about: number): Verdict | undefined {
  const parent = liveNamed(model, address);
  const may = parent !== undefined && (kind === 'session' ? reads(model, who, parent) : writes(who, parent));
  if (!may) return missing(about);
  return (kinds[kind].parents as readonly string[]).includes(parent.kind) ? undefined : no('BAD_INPUT');
}

/** Who owns a new scope: whom it is for, else its maker where he could not write it otherwise. */
function ownerOf(scope: ModelScope, who: ModelUser): void {
  if (scope.kind === 'user') scope.members.set(scope.id, 'owner');
  else if (scope.user !== null) {
    for (const [id, role] of scope.user.members) if (role === 'owner') scope.members.set(id, 'owner');
  } else if (!isDeep(scope) || !writes(who, scope)) scope.members.set(who.id, 'owner');
}

/** Writes of scopes and their members. */
export const scopeMakers: readonly Maker[] = [
  (model, a, b, c) => {
    const kind = nth(allKinds, a) ?? 'user';
    const fitting = model.scopes.filter((scope) => (kinds[kind].parents as readonly string[]).includes(scope.kind));
    const parent = c % 4 === 0 ? pickAddress(model, b) : addressOfAny(nth(fitting, b));
    const users = model.scopes.filter((scope) => scope.kind === 'user').map(addressOf);
    const user = kind === 'session' && c % 2 === 0 ? (nth([...users, 'user/none'], c) ?? '') : null;
    const within = kind === 'organization' || kind === 'user' || c % 7 === 0 ? null : parent;
    const id =
      c % 6 === 0
        ? (nth(
            model.scopes.filter((scope) => scope.kind === kind),
            b,
          )?.id ?? fresh())
        : fresh();
    return {
      ...{ mutation: 'createScope', refs: [within ?? '', user ?? ''] },
      text: ([above = '', person = '']) =>
        `createScope(input: { kind: ${enumOf(kind)}, id: ${q(id)}, title: "made"${within === null ? '' : `, parent: ${q(above)}`}${
          user === null ? '' : `, user: ${q(person)}`
        } }) { address }`,
      judge: (m, who) => {
        if (!who.admin && (kind === 'organization' || (kind === 'user' && id !== who.id))) return no('NOT_PERMITTED');
        const refusal = within === null ? undefined : parentRefusal(m, who, kind, within, 0);
        if (refusal !== undefined) return refusal;
        const person = user === null ? null : (liveNamed(m, user) ?? null);
        if (user !== null && (person === null || !reads(m, who, person))) return missing(1);
        if (named(m, `${kind}/${id}`) !== undefined) return no('ALREADY_EXISTS');
        return yes(() => {
          const above = within === null ? null : (liveNamed(m, within) ?? null);
          const rest = { title: 'made', aliases: [], members: new Map(), archived: null, seesResultsOf: null };
          const scope: ModelScope = { kind, id, parent: above, user: person, ...rest };
          m.scopes.push(scope);
          ownerOf(scope, who);
        });
      },
    };
  },
  (model, a, b, c) => {
    const address = pickAddress(model, a);
    const scope = liveNamed(model, address);
    const fitting = model.scopes.filter(
      ({ kind }) => scope !== undefined && (kinds[scope.kind].parents as readonly string[]).includes(kind),
    );
    const parent =
      c % 6 === 0 ? null : c % 5 === 0 || fitting.length === 0 ? pickAddress(model, b) : addressOfAny(nth(fitting, b));
    return {
      ...{ mutation: 'moveScope', refs: [address, parent ?? ''] },
      text: ([ref = '', above = '']) =>
        `moveScope(scope: ${q(ref)}, parent: ${parent === null ? 'null' : q(above)}) { key }`,
      judge: intoScope(address, (m, who, moved) => {
        const refusal = parent === null ? undefined : parentRefusal(m, who, moved.kind, parent, 1);
        return refusal ?? yes(() => (moved.parent = parent === null ? null : (liveNamed(m, parent) ?? null)));
      }),
    };
  },
  (model, a, b) => {
    const [address, cascade] = [pickAddress(model, a), b % 3 !== 0];
    return {
      ...{ mutation: 'deleteScope', refs: [address] },
      text: ([ref = '']) => `deleteScope(scope: ${q(ref)}, cascade: ${cascade}) { outcome }`,
      judge: intoScope(address, (m, _who, scope) => judgeDelete(m, scope, cascade)),
    };
  },
  (model, a) => {
    const archived = model.scopes.filter((scope) => scope.archived !== null).map(addressOf);
    const address = archived.length > 0 && a % 4 !== 0 ? (nth(archived, a) ?? '') : pickAddress(model, a);
    return {
      ...{ mutation: 'restoreScope', refs: [address] },
      text: ([ref = '']) => `restoreScope(scope: ${q(ref)}) { key }`,
      judge: (m, who) => {
        const scope = named(m, address);
        const free = (scope?.parent?.archived ?? null) === null;
        if (scope === undefined || scope.archived !== scope || !free || !restores(who, scope)) return missing();
        return yes(() => {
          for (const each of m.scopes) if (each.archived === scope) each.archived = null;
        });
      },
    };
  },
  (model, a) => {
    const [address, title] = [pickAddress(model, a), `name ${fresh()}`];
    return {
      ...{ mutation: 'renameScope', refs: [address] },
      text: ([ref = '']) => `renameScope(scope: ${q(ref)}, title: ${q(title)}) { key }`,
      judge: intoScope(address, (_m, _who, scope) => yes(() => (scope.title = title))),
    };
  },
  (model, a, b, c) => {
    const address = pickAddress(model, a);
    const alias = c % 3 === 0 ? pickAddress(model, b) : `${nth(allKinds, b) ?? 'user'}/${fresh()}`;
    return {
      ...{ mutation: 'addScopeAlias', refs: [address] },
      text: ([ref = '']) => `addScopeAlias(scope: ${q(ref)}, alias: ${q(alias)}) { key }`,
      judge: intoScope(address, (m, _who, scope) => {
        const taken = named(m, alias);
        if (taken !== undefined) return taken === scope ? yes(() => undefined) : no('ALREADY_EXISTS');
        return yes(() => void scope.aliases.push(alias));
      }),
    };
  },
  (model, a, b, c) => {
    const [address, userId, role] = [pickAddress(model, a), nth(userIds, b) ?? '', nth(roles, c) ?? 'member'];
    return {
      ...{ mutation: 'setMember', refs: [address] },
      text: ([ref = '']) =>
        `setMember(input: { scope: ${q(ref)}, userId: ${q(userId)}, role: ${enumOf(role)} }) { outcome }`,
      judge: (m, who) => {
        const scope = liveNamed(m, address);
        if (scope === undefined || !manages(who, scope)) return missing();
        if (role === 'executive' && scope.kind !== 'organization') return no('BAD_INPUT');
        return yes(() => scope.members.set(userId, role));
      },
    };
  },
  (model, a, b) => {
    const [address, userId] = [pickAddress(model, a), nth(userIds, b) ?? ''];
    return {
      ...{ mutation: 'removeMember', refs: [address] },
      text: ([ref = '']) => `removeMember(scope: ${q(ref)}, userId: ${q(userId)}) { outcome }`,
      judge: (m, who) => {
        const scope = liveNamed(m, address);
        const may = scope?.members.has(userId) === true && (manages(who, scope) || who.id === userId);
        return may ? yes(() => scope.members.delete(userId)) : missing();
      },
    };
  },
];

/** The first five kinds are kept for 30 days; of the others nothing is. */
function judgeDelete(model: Model, scope: ModelScope, cascade: boolean): Verdict {
  const gone = subtreeOf(model, scope);
  const kept = !isDeep(scope) && scope.kind !== 'user';
  const documents = model.documents.filter((document) => gone.includes(document.scope)).length;
  if (kept && scope.kind === 'organization' && gone.length > 1) return no('SCOPE_NOT_EMPTY');
  if (kept && !cascade && (gone.length > 1 || documents > 0)) return no('SCOPE_NOT_EMPTY');
  return yes(() => {
    if (kept) for (const each of gone) each.archived = scope;
    else remove(model, gone);
  });
}

function remove(model: Model, gone: readonly ModelScope[]): void {
  const documents = model.documents.filter((document) => !gone.includes(document.scope));
  const scopes = model.scopes.filter((scope) => !gone.includes(scope));
  model.documents.splice(0, Infinity, ...documents);
  model.scopes.splice(0, Infinity, ...scopes);
}
