import fc from 'fast-check';
import {
  accessAnswer,
  apiKeysAnswer,
  archivedAnswer,
  documentAnswer,
  documentsAnswer,
  oneTagAnswer,
  ragAnswer,
  scopeAnswer,
  scopesAnswer,
  tagsAnswer,
  viewerAnswer,
  visibleAnswer,
} from './answers.js';
import {
  addressOf,
  type Kind,
  kinds,
  liveDocuments,
  liveNamed,
  type Model,
  type ModelScope,
  type ModelUser,
  reads,
} from './model.js';
import * as select from './selections.js';
import { documentTypes, nth, tagPool, userIds } from './world.js';

/** An answer that is an error, the same as for what is missing. */
export const missing = Symbol('missing');

/** What is asked of a field of `Query`, of what, and what the model answers. */
export interface Question {
  /** The field, for the table of what was asked. */
  readonly field: string;
  /** What it is about: an address or an id, which stands in errors; '' for nothing. */
  readonly about: string;
  /** The field with its arguments and all that it shows, about that or another thing. */
  text(about: string): string;
  /** The same a page at a time. */
  page?(after: string | null): string;
  answer(model: Model, who: ModelUser): unknown;
}

/** Numbers that a question is made of: which, and its targets and filters. */
export const questionNumbers = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999));
export type Numbers = readonly [which: number, target: number, b: number, c: number];

const q = (text: string): string => JSON.stringify(text);
const names = (list: readonly string[]): string =>
  `[${list.map((each) => each.toUpperCase().replaceAll('-', '_')).join(' ')}]`;
const strings = (list: readonly string[]): string => JSON.stringify(list);

/** Some of a list, by the bits of a number; all of it for 0. */
function someOf<T>(list: readonly T[], bits: number): readonly T[] {
  const some = list.filter((_, i) => (bits >> i) & 1);
  return some.length === 0 ? list : some;
}

/** An address of the world: its own or an alias; that of a deleted scope; or of none. */
export function pickAddress(model: Model, n: number): string {
  const addresses = model.scopes.flatMap((scope) => [addressOf(scope), ...scope.aliases]);
  return nth([...addresses, 'project/none'], n) ?? 'project/none';
}

/** An id of a document of the world, in a deleted scope too, or of none. */
export function pickDocument(model: Model, n: number): string {
  return nth([...model.documents.map(({ id }) => id), 'none'], n) ?? 'none';
}

/** What a question about a scope answers; refused where the viewer may not read it. */
const ofScope =
  (address: string, answer: (model: Model, who: ModelUser, scope: ModelScope) => unknown) =>
  (model: Model, who: ModelUser): unknown => {
    const scope = liveNamed(model, address);
    return scope !== undefined && reads(model, who, scope) ? answer(model, who, scope) : missing;
  };

type Maker = (model: Model, target: number, b: number, c: number) => Question;

/** The questions, by field of `Query`. What is added to the schema is added here. */
const makers: readonly Maker[] = [
  () => question('viewer', '', () => `viewer { ${select.viewerFields} }`, viewerAnswer),
  () => question('apiKeys', '', () => `apiKeys(first: 30) { ${select.apiKeyPage} }`, apiKeysAnswer),
  () => question('archivedScopes', '', () => `archivedScopes(first: 30) { ${select.archivedFields} }`, archivedAnswer),
  (model, target) => {
    const address = pickAddress(model, target);
    const answer = ofScope(address, (_m, _w, scope) => scopeAnswer(scope));
    return question(
      'scope',
      address,
      (about) => `scope(address: ${q(about)}) { ${select.scopeFields} }`,
      (m, w) => nullFor(answer(m, w)),
    );
  },
  (_model, target, b) => scopesQuestion(someOf(Object.keys(kinds) as Kind[], target), b),
  (model, target, b) => {
    const address = pickAddress(model, target);
    const cross = address.startsWith('user/') && b % 2 === 1;
    return question(
      'visibleScopes',
      address,
      (about) => `visibleScopes(scope: ${q(about)}, crossProject: ${cross}) { ${select.visibleFields} }`,
      ofScope(address, (m, w, scope) => visibleAnswer(m, w, scope, cross)),
    );
  },
  (model, target) => {
    const id = pickDocument(model, target);
    return question(
      'document',
      id,
      (about) => `document(id: ${q(about)}) { ${select.documentFields} }`,
      (m, w) => {
        const document = liveDocuments(m).find((each) => each.id === id);
        return document !== undefined && reads(m, w, document.scope) ? documentAnswer(m, w, document) : null;
      },
    );
  },
  documentsQuestion,
  (model, target, b) => {
    const address = pickAddress(model, target);
    const deep = b % 2 === 1;
    return question(
      'tags',
      address,
      (about) => `tags(scope: ${q(about)}, includeDescendants: ${deep}, first: 30) { ${select.tagPage} }`,
      ofScope(address, (m, w, scope) => tagsAnswer(m, w, scope, deep)),
    );
  },
  (model, target, b) => {
    const address = pickAddress(model, target);
    const tag = nth([...tagPool, 'none'], b) ?? '';
    return question(
      'tag',
      address,
      (about) => `tag(id: ${q(tag)}, scope: ${q(about)}) { ${select.tagFields} }`,
      (m, w) => nullFor(ofScope(address, (_m, _w, scope) => oneTagAnswer(m, w, scope, tag))(m, w)),
    );
  },
  ragQuestion,
  ragQuestion,
  (model, target, b) => {
    const address = pickAddress(model, target);
    const userId = nth([...userIds, 'nobody'], b) ?? '';
    return question(
      'explainAccess',
      address,
      (about) => `explainAccess(scope: ${q(about)}, userId: ${q(userId)}) { ${select.accessFields} }`,
      (m, w) => ofScope(address, (_m, _w, scope) => accessAnswer(m, w, scope, userId) ?? missing)(m, w),
    );
  },
];

function question(
  field: string,
  about: string,
  text: Question['text'],
  answer: Question['answer'],
  page?: Question['page'],
): Question {
  return { field, about, text, answer, ...(page === undefined ? {} : { page }) };
}

const nullFor = (answer: unknown): unknown => (answer === missing ? null : answer);
const cursor = (after: string | null): string => (after === null ? '' : `, after: ${q(after)}`);

function scopesQuestion(some: readonly Kind[], b: number): Question {
  const page = (first: number, after: string | null): string =>
    `scopes(kinds: ${names(some)}, first: ${first}${cursor(after)}) { ${select.scopePage} }`;
  return question(
    'scopes',
    '',
    () => page(30, null),
    (m, w) => scopesAnswer(m, w, some),
    b % 2 === 0 ? undefined : (after) => page(1 + (b % 4), after),
  );
}

function documentsQuestion(model: Model, target: number, b: number, c: number): Question {
  const address = pickAddress(model, target);
  const filter = {
    types: someOf(documentTypes, c % 3 === 0 ? c : 0),
    tags: b % 3 === 0 ? [nth(tagPool, c) ?? ''] : [],
    includeDescendants: b % 2 === 1,
  };
  const page = (about: string, first: number, after: string | null): string =>
    `documents(scope: ${q(about)}, filter: { types: ${names(filter.types)}, tags: ${strings(
      filter.tags,
    )}, includeDescendants: ${filter.includeDescendants} }, first: ${first}${cursor(after)}) { ${select.documentPage} }`;
  return question(
    'documents',
    address,
    (about) => page(about, 30, null),
    ofScope(address, (m, w, scope) => documentsAnswer(m, w, scope, filter)),
    c % 2 === 0 ? undefined : (after) => page(address, 1 + (c % 4), after),
  );
}

/** A question that shares words with the documents, and one that is found by its meaning alone. */
const asked = ['alpha', 'Hellenic script: initial character'];

function ragQuestion(model: Model, target: number, b: number, c: number): Question {
  const address = pickAddress(model, target);
  const filter = {
    tags: b % 3 === 0 ? [nth(tagPool, c) ?? ''] : [],
    includeStale: c % 4 !== 0,
    crossProject: address.startsWith('user/') && c % 2 === 1,
  };
  return question(
    'ragQuery',
    address,
    (about) =>
      `ragQuery(query: ${q(nth(asked, b) ?? '')}, scope: ${q(about)}, tags: ${strings(filter.tags)}, limit: 40, crossProject: ${
        filter.crossProject
      }, includeStale: ${filter.includeStale}) { ${select.ragFields} }`,
    ofScope(address, (m, w, scope) => ragAnswer(m, w, scope, filter)),
  );
}

/** The question that numbers make. */
export function makeQuestion(model: Model, [which, target, b, c]: Numbers): Question {
  const maker = nth(makers, which);
  if (maker === undefined) throw new Error('There are no questions.');
  return maker(model, target, b, c);
}
