import { Kind } from 'graphql';
import type { Shapes } from '../../src/graph/codegen/typescript-of.js';
import { typescriptOf } from '../../src/graph/codegen/typescript-of.js';
import type { CypherFile } from '../../src/graph/codegen/generate.js';

/** Says what is wrong with a Cypher file, or nothing. */
type Rule = (file: CypherFile, shapes: Shapes) => string | undefined;

const verbs = 'get find search count create upsert set move link unlink close delete'.split(' ');
const readProcedures = new Set(['db.index.fulltext.queryNodes']);
const writeProcedures = new Set([...readProcedures, 'db.create.setNodeVectorProperty']);

const forbidden: Readonly<Record<string, RegExp>> = {
  'regular expressions (=~)': /=~/,
  'LOAD CSV': /\bLOAD\s+CSV\b/i,
  'dynamic labels, types or properties': /[:&|!]\s*\$(all|any)?\s*\(|\w\[\s*\$/i,
  'statements within a statement': /\b(EXPLAIN|PROFILE|USE|TERMINATE|GRANT|DENY|REVOKE)\b/,
  'batched sub-transactions': /\bIN\s+(\d+\s+CONCURRENT\s+)?TRANSACTIONS\b/i,
};

const writing = /(?<![.$:\w`])(CREATE|MERGE|SET|DELETE|DETACH|REMOVE|FOREACH|DROP|ALTER|INSERT)\b(?!\s*[:,)])/i;

/** Every rule that a file of `cypher/` has to keep, by name. */
export const cypherRules: Readonly<Record<string, Rule>> = {
  'uses every parameter that it declares': (file) =>
    listed([...file.header.params.keys()].filter((name) => !usedParams(file).has(name))),
  'declares every parameter that it uses': (file) =>
    listed([...usedParams(file)].filter((name) => !file.header.params.has(name))),
  'writes only in write mode': (file) => {
    if (file.header.mode === 'write') return undefined;
    return writing.exec(bare(file.text))?.[1];
  },
  'decides with the viewer, or says why not': ({ header, text }) => {
    const takes = header.params.has('viewer');
    if (header.exceptions.has('unscoped')) return takes ? 'takes the viewer and says @unscoped' : undefined;
    if (!takes) return 'takes no viewer';
    if (!/\(viewer:User \{key: \$viewer\}\)/.test(bare(text))) return 'does not begin with the viewer';
    return visibilityPredicates(text).length > 0 ? undefined : 'has no predicate of visibility';
  },
  'stays within the tenant of the viewer': ({ header, text }) =>
    header.exceptions.has('unscoped') || /viewer\.tenantKey|\(viewer\)-\[:BELONGS_TO\]/.test(bare(text))
      ? undefined
      : 'does not name the tenant',
  'holds no forbidden construct': ({ text }) =>
    listed(Object.keys(forbidden).filter((name) => forbidden[name]?.test(bare(text)) === true)),
  'calls only the procedures that it may': ({ text, header }) => {
    const allowed = header.mode === 'read' ? readProcedures : writeProcedures;
    const called = [...bare(text).matchAll(/\bCALL\s+([\w.]+)\s*\(/gi)].map(([, name]) => name ?? '');
    return listed(called.filter((name) => name !== '' && name.toUpperCase() !== 'CALL' && !allowed.has(name)));
  },
  'limits a list, or says why it needs no limit': ({ header, text }) =>
    header.cardinality !== 'many' ||
    header.exceptions.has('bounded') ||
    /(?<![$.\w])LIMIT\s/i.test(outermost(bare(text)))
      ? undefined
      : 'has neither LIMIT nor @bounded',
  'begins its name with a verb of the list': ({ name }) =>
    verbs.includes(name.split('-')[0] ?? '') && /^[a-z]+(-[a-z0-9]+)+$/.test(name) ? undefined : name,
  'is named for what it returns': ({ name, header }) => {
    const verb = name.split('-')[0] ?? '';
    if (['find', 'search'].includes(verb) && header.cardinality !== 'many') return `${verb} gives a list`;
    if (verb === 'get' && header.cardinality !== 'maybe') return 'get gives one or none';
    if (verb === 'count' && header.row !== 'CountRow') return 'count gives a CountRow';
    return undefined;
  },
  'names a row type that exists': ({ header }, shapes) =>
    header.row === null || shapes.get(header.row)?.kind === Kind.OBJECT_TYPE_DEFINITION ? undefined : header.row,
  'names parameter types that exist': ({ header }, shapes) =>
    listed([...header.params.values()].flatMap((type) => failureOf(() => typescriptOf(type, shapes)) ?? [])),
  'is described in sentences': ({ header }) =>
    /^[A-Z].*\.$/s.test(header.description) && !/ {2}|@|\bTODO\b/.test(header.description)
      ? undefined
      : header.description,
  'gives a reason for each exception': ({ header }) =>
    listed([...header.exceptions].filter(([, reason]) => reason.split(/\s+/).length < 3).map(([tag]) => `@${tag}`)),
  'locks by writing a value': ({ text }) => {
    const looksLikeALock = /\bREMOVE\s+\w+\.lock\b|(?<![\w.])(\w+\.\w+)\s*=\s*\1(?![\w.]|\s*[+-])/.exec(
      setClauses(bare(text)),
    );
    return looksLikeALock?.[0];
  },
  'is one statement': ({ text }) => (bare(text).includes(';') ? 'holds a semicolon' : undefined),
};

/** The text from each SET and REMOVE on: where a value is written. */
function setClauses(text: string): string {
  return [...text.matchAll(/\b(SET|REMOVE)\b[\s\S]*?(?=\b(MATCH|WITH|RETURN|CALL|MERGE|CREATE|UNWIND|WHERE)\b|$)/g)]
    .map(([clause]) => clause)
    .join('\n');
}

/** What is wrong with a file, a line for each rule that it breaks. */
export function brokenRules(file: CypherFile, shapes: Shapes): readonly string[] {
  return Object.entries(cypherRules).flatMap(([name, rule]) => {
    const found = rule(file, shapes);
    return found === undefined ? [] : [`${name}: ${found}`];
  });
}

/**
 * Each place of a statement that decides what its viewer may read or write: `viewer.admin OR EXISTS { … } OR …`, or
 * `viewer.admin` alone where a statement goes two ways; as offsets into its text.
 */
export function visibilityPredicates(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/(?<!NOT \(?)(?<!coalesce\()viewer\.admin(?! AS)/g)].map((match) => {
    let end = match.index + match[0].length;
    for (let next = alternative(text, end); next !== undefined; next = alternative(text, end)) end = next;
    return { start: match.index, end };
  });
}

/** The end of an alternative that begins at an offset: ` OR EXISTS { … }` or ` OR x = y`. */
function alternative(text: string, from: number): number | undefined {
  const block = /^\s+OR EXISTS \{/.exec(text.slice(from));
  if (block !== null) return closingBrace(text, from + block[0].length);
  const comparison = /^\s+OR \(?[\w.$]+ = [\w.$]+\)?/.exec(text.slice(from));
  return comparison === null ? undefined : from + comparison[0].length;
}

/** The offset behind the brace that closes a block whose content begins at `from`. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i + 1;
  }
  throw new Error(`A block is not closed in: ${text}`);
}

/** A statement without what its comments and texts hold. */
function bare(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gm, (part) =>
    part.startsWith('/') ? ' ' : "''",
  );
}

/** A statement without its subqueries, maps and blocks. */
function outermost(text: string): string {
  const inner = /\{[^{}]*\}/g;
  let rest = text;
  while (inner.test(rest)) rest = rest.replace(inner, ' ');
  return rest;
}

function usedParams(file: CypherFile): ReadonlySet<string> {
  return new Set([...bare(file.text).matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''));
}

function listed(found: readonly string[]): string | undefined {
  return found.length === 0 ? undefined : found.join(', ');
}

function failureOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
