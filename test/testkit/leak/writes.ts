import {
  chainOf,
  kinds,
  liveDocuments,
  liveNamed,
  type Model,
  type ModelDocument,
  type ModelScope,
  type ModelUser,
  tierOf,
  writes,
} from './model.js';
import { type Numbers, pickAddress, pickDocument } from './questions.js';
import { scopeMakers } from './scope-writes.js';
import { content, nth, ownTags } from './world.js';
import {
  allKinds,
  enumOf,
  fresh,
  intoScope,
  type Maker,
  missing,
  no,
  q,
  type Verdict,
  type Write,
  yes,
} from './write.js';

/** A write of a document that the viewer must be able to write. */
function ofDocument(
  id: string,
  judge: (document: ModelDocument, model: Model, who: ModelUser) => Verdict,
): Write['judge'] {
  return (model, who) => {
    const document = liveDocuments(model).find((each) => each.id === id);
    return document !== undefined && writes(who, document.scope) ? judge(document, model, who) : missing();
  };
}

const documentMakers: readonly Maker[] = [
  (model, a, b, c) => {
    const address = pickAddress(model, a);
    const id = c % 5 === 0 ? pickDocument(model, b) : fresh();
    const [type, tag, title] = [
      nth(['fact', 'note', 'reference', 'result'], b) ?? '',
      nth(ownTags, c) ?? '',
      `title ${id}`,
    ];
    return {
      ...{ mutation: 'createDocument', refs: [address] },
      text: ([scope = '']) =>
        `createDocument(input: { scope: ${q(scope)}, id: ${q(id)}, type: ${enumOf(type)}, title: ${q(title)}, content: ${q(
          content,
        )}, mimeType: "text/plain", tags: [${q(tag)}] }) { document { id } }`,
      judge: intoScope(address, (m, _who, scope) =>
        m.documents.some((each) => each.id === id)
          ? no('ALREADY_EXISTS')
          : yes(() => void m.documents.push({ id, type, title, content, scope, tags: new Set([tag]), moves: [] })),
      ),
    };
  },
  (model, a) => {
    const [id, title] = [pickDocument(model, a), `title ${fresh()}`];
    return {
      ...{ mutation: 'updateDocument', refs: [id] },
      text: ([ref = '']) => `updateDocument(input: { id: ${q(ref)}, title: ${q(title)} }) { document { id } }`,
      judge: ofDocument(id, (document) => yes(() => (document.title = title))),
    };
  },
  (model, a, b) => {
    const [id, tag] = [pickDocument(model, a), nth(ownTags, b) ?? ''];
    return {
      ...{ mutation: 'addTags', refs: [id] },
      text: ([ref = '']) => `addTags(id: ${q(ref)}, tags: [${q(tag)}]) { document { id } }`,
      judge: ofDocument(id, (document) => yes(() => document.tags.add(tag))),
    };
  },
  (model, a, b) => {
    const [id, tag] = [pickDocument(model, a), nth(ownTags, b) ?? ''];
    return {
      ...{ mutation: 'removeTags', refs: [id] },
      text: ([ref = '']) => `removeTags(id: ${q(ref)}, tags: [${q(tag)}]) { document { id } }`,
      judge: ofDocument(id, (document) => yes(() => document.tags.delete(tag))),
    };
  },
  (model, a, b) => {
    const [id, tag] = [pickDocument(model, a), nth(ownTags, b) ?? ''];
    return {
      ...{ mutation: 'setTags', refs: [id] },
      text: ([ref = '']) => `setTags(id: ${q(ref)}, tags: [${q(tag)}]) { document { id } }`,
      judge: ofDocument(id, (document) =>
        yes(() => {
          document.tags.clear();
          document.tags.add(tag);
        }),
      ),
    };
  },
  (model, a) => {
    const id = pickDocument(model, a);
    return {
      ...{ mutation: 'deleteDocument', refs: [id] },
      text: ([ref = '']) => `deleteDocument(id: ${q(ref)})`,
      judge: ofDocument(id, (document, m) => yes(() => void m.documents.splice(m.documents.indexOf(document), 1))),
    };
  },
  (model, a, b) => {
    const [id, kind] = [pickDocument(model, a), nth(allKinds, b) ?? 'user'];
    const judge = ofDocument(id, (document, _model, who) => {
      const to = chainOf(document.scope).find((scope) => tierOf(scope) === kinds[kind].tier);
      return to !== undefined && writes(who, to) ? yes(() => move(document, to, who, 'PROMOTED')) : no('BAD_INPUT');
    });
    return {
      ...{ mutation: 'promoteDocument', refs: [id] },
      text: ([ref = '']) => `promoteDocument(id: ${q(ref)}, to: ${enumOf(kind)}) { document { id } }`,
      judge: (m, who) => (kind === 'user' ? no('BAD_INPUT') : judge(m, who)),
    };
  },
  (model, a, b) => {
    const [id, address] = [pickDocument(model, a), pickAddress(model, b)];
    return {
      ...{ mutation: 'demoteDocument', refs: [id, address] },
      text: ([ref = '', toScope = '']) => `demoteDocument(id: ${q(ref)}, toScope: ${q(toScope)}) { document { id } }`,
      judge: ofDocument(id, (document, m, who) => {
        const to = liveNamed(m, address);
        if (to === undefined || !writes(who, to)) return missing(1);
        return chainOf(to).includes(document.scope) ? yes(() => move(document, to, who, 'DEMOTED')) : no('BAD_INPUT');
      }),
    };
  },
];

/** Where it is already nothing happens. */
function move(document: ModelDocument, to: ModelScope, { id: by }: ModelUser, how: string): void {
  if (document.scope !== to) document.moves.push({ how, from: document.scope, to, by });
  document.scope = to;
}

const makers = [...documentMakers, ...scopeMakers];

/** The write that numbers make. */
export function makeWrite(model: Model, [which, a, b, c]: Numbers): Write {
  const maker = nth(makers, which);
  if (maker === undefined) throw new Error('There are no writes.');
  return maker(model, a, b, c);
}
