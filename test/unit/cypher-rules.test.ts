import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { type CypherFile, readCypherFiles, readShapes } from '../../src/graph/codegen/generate.js';
import { parseHeader, statementText } from '../../src/graph/codegen/parse-header.js';
import { type Shapes, shapesOf } from '../../src/graph/codegen/typescript-of.js';
import { brokenRules, cypherRules, visibilityPredicates } from '../testkit/cypher-rules.js';

const root = fileURLToPath(new URL('../../cypher', import.meta.url));
const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = await readCypherFiles(root);
const shapes = new Map<string, Shapes>();
for (const { module } of files) shapes.set(module, await readShapes(root, module));

const goodShapes = shapesOf(
  parse('type Row { key: ID! } type CountRow { count: Int! } input NewRow { key: ID! }').definitions,
);
const predicate = 'viewer.admin OR EXISTS { (viewer)-[:MEMBER_OF]->(:Scope)-[:WITHIN*0..4]->(scope) }';
const good = {
  name: 'find-rows',
  header: ['Rows of a scope, in order.', '@mode read', '@param viewer: ID!', '@param limit: Int!', '@returns [Row!]!'],
  text: `MATCH (viewer:User {key: $viewer})
MATCH (scope:Scope {tenantKey: viewer.tenantKey})
WHERE ${predicate}
RETURN scope.key AS key ORDER BY key LIMIT $limit`,
};

function fileOf(parts: Partial<typeof good>): CypherFile {
  const { name, header, text } = { ...good, ...parts };
  const whole = `${header.map((line) => `// ${line}`).join('\n')}\n${text}`;
  return {
    module: 'rows',
    name,
    path: `rows/${name}.cypher`,
    header: parseHeader(name, whole),
    text: statementText(whole),
  };
}

/** The good example with one line of its header in place of another, or a line more. */
function header(line: string, instead?: string): Partial<typeof good> {
  if (instead === undefined) return { header: [...good.header, line] };
  return { header: good.header.map((old) => (old === instead ? line : old)) };
}

function text(search: string, replacement: string): Partial<typeof good> {
  return { text: good.text.replace(search, () => replacement) };
}

/** Files that break one rule each; every rule has at least one. */
const bad: Readonly<Record<string, readonly Partial<typeof good>[]>> = {
  'uses every parameter that it declares': [header('@param id: ID!'), text('LIMIT $limit', "LIMIT 5 // '$limit'")],
  'declares every parameter that it uses': [
    text('ORDER BY', 'ORDER BY $sort,'),
    text('key ORDER', 'key\nORDER BY $a, '),
  ],
  'writes only in write mode': [
    text('RETURN', 'SET scope.seen = true RETURN'),
    text('RETURN', 'with * create (:Scope) RETURN'),
    text('RETURN', 'CALL (scope) { DETACH DELETE scope } RETURN'),
    text('RETURN', 'FOREACH (x IN [1] | REMOVE scope.key) RETURN'),
    text('RETURN', 'MERGE (scope)-[:SEEN]->(viewer) RETURN'),
  ],
  'decides with the viewer, or says why not': [
    text(predicate, 'true'),
    text('(viewer:User {key: $viewer})', '(viewer:User) WHERE viewer.key <> $viewer'),
    header('@unscoped there is a viewer all the same'),
    { header: good.header.filter((line) => !line.includes('viewer')), text: 'RETURN 1 AS key LIMIT $limit' },
  ],
  'stays within the tenant of the viewer': [text(' {tenantKey: viewer.tenantKey}', '')],
  'holds no forbidden construct': [
    text('RETURN', 'AND scope.id =~ $viewer RETURN'),
    text('RETURN', "LOAD CSV FROM 'file:///x' AS line RETURN"),
    text('scope:Scope', 'scope:$($viewer)'),
    text('scope:Scope', 'scope:$all([$viewer])'),
    text('scope.key AS', 'scope[$viewer] AS'),
    text('RETURN', 'CALL (scope) { RETURN 1 AS one } IN TRANSACTIONS RETURN'),
  ],
  'calls only the procedures that it may': [
    text('RETURN', "CALL apoc.cypher.run('RETURN 1', {}) YIELD value RETURN"),
    text('RETURN', 'CALL dbms.listConfig() YIELD name RETURN'),
    text('RETURN', 'CALL db.create.setNodeVectorProperty(scope, viewer.key, [1.0]) RETURN'),
    text('RETURN', 'call db.labels() YIELD label RETURN'),
  ],
  'limits a list, or says why it needs no limit': [
    text('LIMIT $limit', 'SKIP $limit'),
    text('ORDER BY key LIMIT $limit', ', COUNT { MATCH (n) RETURN n LIMIT $limit } AS n'),
  ],
  'begins its name with a verb of the list': [{ name: 'list-rows' }, { name: 'findRows' }, { name: 'find' }],
  'is named for what it returns': [
    { name: 'get-rows' },
    { name: 'count-rows' },
    { name: 'search-row', ...header('@returns Row', '@returns [Row!]!') },
  ],
  'names a row type that exists': [
    header('@returns [Line!]!', '@returns [Row!]!'),
    header('@returns [NewRow!]!', '@returns [Row!]!'),
  ],
  'names parameter types that exist': [header('@param limit: Integer!', '@param limit: Int!')],
  'is described in sentences': [
    header('rows of a scope.', 'Rows of a scope, in order.'),
    header('Rows of a scope', 'Rows of a scope, in order.'),
    header('Rows of a  scope.', 'Rows of a scope, in order.'),
  ],
  'gives a reason for each exception': [header('@scan small'), header('@bounded by design')],
  'locks by writing a value': [
    { text: 'MATCH (n:Scope {key: $viewer}) REMOVE n.lock RETURN n.key AS key' },
    { text: 'MATCH (n:Scope {key: $viewer}) SET n.version = n.version RETURN n.key AS key' },
  ],
  'is one statement': [{ text: `${good.text};\nMATCH (n) RETURN n.key AS key` }],
};

describe('every Cypher file', () => {
  it.each(files.map((file): [string, CypherFile] => [file.path, file]))('%s keeps the rules', (_, file) => {
    expect(brokenRules(file, shapes.get(file.module) ?? new Map())).toEqual([]);
  });

  it('has a name that no other file has', () => {
    const names = files.map((file) => file.path);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(50);
  });
});

describe('the rules themselves', () => {
  it('find nothing wrong with a good file', () => {
    expect(brokenRules(fileOf({}), goodShapes)).toEqual([]);
  });

  it('are each shown to fail', () => {
    expect(Object.keys(bad).sort()).toEqual(Object.keys(cypherRules).sort());
  });

  it.each(Object.entries(bad).flatMap(([rule, parts]) => parts.map((part, i) => [rule, i + 1, part] as const)))(
    'a file that breaks "%s" is found (%i)',
    (rule, _, part) => {
      expect(cypherRules[rule]?.(fileOf(part), goodShapes)).toEqual(expect.any(String));
    },
  );

  it('take words of texts, comments and properties for what they are', () => {
    const harmless = text('scope.key AS key', "scope.set AS key, 'MERGE =~ $no' AS a /* DELETE; */");
    expect(brokenRules(fileOf(harmless), goodShapes)).toEqual([]);
  });

  it('find every predicate of visibility with its whole block', () => {
    const [first, ...others] = visibilityPredicates(good.text);
    expect(good.text.slice(first?.start, first?.end)).toBe(predicate);
    expect(others).toEqual([]);
  });
});

describe('the sources', () => {
  it('hold no Cypher outside cypher/ and no statement built from parts', async () => {
    const names = (await readdir(source, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('graph/generated'),
    );
    const texts = await Promise.all(
      names.map(async (name) => ({ name, text: await readFile(join(source, name), 'utf8') })),
    );
    expect(texts.filter(({ text: code }) => holdsCypher(code)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    'const q = `MATCH (n:${label}) RETURN n`;',
    "await session.run('MERGE (n:Tag {id: 1})');",
    "await tx.run('UNWIND $rows AS row CREATE (n)');",
    'await session.run(statement.text + " LIMIT 5");',
    'await session.run(`SHOW INDEXES YIELD ${what}`);',
  ])('would be caught: %s', (code) => {
    expect(holdsCypher(code)).toBe(true);
  });
});

function holdsCypher(code: string): boolean {
  const statement = /['"`][^'"`\n]*\b(MATCH\s*\(|MERGE\s*\(|UNWIND\s+\$|DETACH\s+DELETE|CREATE\s*\()/;
  const built = /\.run\(\s*(`[^`]*\$\{|[\w.]+\.text\s*\+|['"][^'"]*['"]\s*\+)/;
  return statement.test(code) || built.test(code);
}
