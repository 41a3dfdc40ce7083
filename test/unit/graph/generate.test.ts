import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCypherClient } from '../../../src/graph/codegen/generate.js';

const rows = `"A fact." type FactRow { key: ID! at: DateTime tags: [String!]! parts: [PartRow!]! best: PartRow score: Float! }
type PartRow { size: Int! names: [String] }
input NewPart { size: Int! at: DateTime inner: InnerPart! others: [InnerPart!]! }
input InnerPart { count: Int name: String! vector: [Float!] }`;

const statement = `// Facts that held.
// @mode read
// @param viewer: ID!
// @param at: DateTime!
// @param until: DateTime
// @param limit: Int!
// @param parts: [NewPart!]!
// @param one: NewPart
// @param names: [String!]
// @param properties: Properties!
// @returns [FactRow!]!
MATCH (n {key: "\`$viewer\`", id: $viewer}) // not $viewer
WHERE n.\`$at\` > $at AND n.name <> '$limit\\'s' /* $at */
RETURN n LIMIT $limit`;

/** The same as it is sent. */
const sent = statement
  .slice(statement.indexOf('MATCH'))
  .replace('id: $viewer', 'id: $params.viewer')
  .replace('> $at', '> $params.at')
  .replace('LIMIT $limit', 'LIMIT $params.limit');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function generate(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'mnemograph-cypher-'));
  folders.push(root);
  await mkdir(join(root, 'migrations'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return generateCypherClient(root);
}

const facts = { 'facts/_rows.graphql': rows, 'facts/find-held-facts.cypher': statement };

describe('the generated client', () => {
  it('gives rows the types of their shapes: nullable fields, lists, nested rows, moments as Date', async () => {
    const source = (await generate(facts)).get('facts.ts');
    expect(source).toContain(`/** A fact. */
export interface FactRow {
  readonly key: string;
  readonly at: Date | null;
  readonly tags: readonly string[];
  readonly parts: readonly PartRow[];
  readonly best: PartRow | null;
  readonly score: number;
}`);
    expect(source).toContain('readonly names: ReadonlyArray<string | null> | null;');
  });

  it('gives parameters their types and tells which are integers and moments, in nested inputs too', async () => {
    const source = (await generate(facts)).get('facts.ts');
    expect(source).toContain(`/** Facts that held. */
export const findHeldFacts: Statement<{
  readonly viewer: string;
  readonly at: Date;
  readonly until: Date | null;
  readonly limit: number;
  readonly parts: readonly NewPart[];
  readonly one: NewPart | null;
  readonly names: readonly string[] | null;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}, readonly FactRow[]> = {`);
    const inner = `{ count: 'int', name: 'plain', vector: 'plain' }`;
    const part = `{ size: 'int', at: 'date', inner: ${inner}, others: ${inner} }`;
    expect(source).toContain(
      `params: { viewer: 'plain', at: 'date', until: 'date', limit: 'int', parts: ${part}, one: ${part}, names: 'plain', properties: 'plain' },`,
    );
  });

  it('takes all parameters as one map, and leaves texts and comments alone', async () => {
    const source = (await generate(facts)).get('facts.ts') ?? '';
    const text = /text: (".*"),\n/.exec(source)?.[1] ?? '""';
    expect(JSON.parse(text)).toBe(sent);
    expect(source).toContain("name: 'facts/find-held-facts',\n  mode: 'read',\n  cardinality: 'many',");
  });

  it.each([
    ['FactRow!', 'FactRow'],
    ['FactRow', 'FactRow | null'],
  ])('types a statement that returns %s as %s', async (returns, type) => {
    const one = statement.replace('[FactRow!]!', returns);
    const source = (await generate({ ...facts, 'facts/find-held-facts.cypher': one })).get('facts.ts');
    expect(source).toContain(`}, ${type}> = {`);
  });

  it('joins the modules, shares common rows and keeps migrations apart and in order', async () => {
    const output = await generate({
      ...facts,
      '_rows.graphql': 'type KeyRow { key: ID! }',
      'old-things/delete-thing.cypher': '// Deletes it.\n// @mode write\n// @returns KeyRow!\nRETURN 1 AS key',
      'migrations/V010__later.cypher': '// Later.\nCREATE INDEX b;\n',
      'migrations/V002__first.cypher': '// First.\nCREATE INDEX a\n  FOR (n:A) ON (n.a);\nCREATE INDEX c;\n',
    });
    expect([...output.keys()].sort()).toEqual(['cypher.ts', 'facts.ts', 'migrations.ts', 'old-things.ts']);
    expect(output.get('cypher.ts')).toContain('export const cypher = { facts, oldThings };');
    expect(output.get('old-things.ts')).toContain('export interface KeyRow');
    const list = /= (\[[\s\S]*\]);/.exec(output.get('migrations.ts') ?? '')?.[1] ?? '[]';
    expect(JSON.parse(list)).toMatchObject([
      {
        version: 2,
        name: 'V002__first.cypher',
        statements: ['CREATE INDEX a\n  FOR (n:A) ON (n.a)', 'CREATE INDEX c'],
      },
      { version: 10, name: 'V010__later.cypher', checksum: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
  });

  it.each([
    ['a row type', '[FactRow!]!', '[NoRow!]!'],
    ['a parameter type', 'limit: Int!', 'limit: Long!'],
  ])('is refused for %s that does not exist', async (_, old, wrong) => {
    const broken = generate({ ...facts, 'facts/find-held-facts.cypher': statement.replace(old, wrong) });
    await expect(broken).rejects.toThrow(/find-held-facts.*(NoRow|Long)/);
  });

  it('is in step with the Cypher files', async () => {
    const target = fileURLToPath(new URL('../../../src/graph/generated', import.meta.url));
    const output = await generateCypherClient(fileURLToPath(new URL('../../../cypher', import.meta.url)));
    expect((await readdir(target)).sort()).toEqual([...output.keys()].sort());
    for (const [name, source] of output) {
      const written = await readFile(join(target, name), 'utf8');
      expect(`${name}: ${written === source ? 'in step' : 'run npm run codegen'}`).toBe(`${name}: in step`);
    }
  });
});

it('puts shared parts in their places, and names the file whose part is not there', async () => {
  const whole = statement.replace('RETURN n', 'WITH n WHERE /* include held */ OR /* include held */\nRETURN n');
  const part = '// What holds.\nn.a > $at\n  AND n.b';
  const client = await generate({ ...facts, 'facts/find-held-facts.cypher': whole, 'facts/_held.cypher': part });
  expect(client.get('facts.ts')).toContain(
    'WHERE n.a > $params.at\\n  AND n.b OR n.a > $params.at\\n  AND n.b\\nRETURN n',
  );
  const missing = generate({ ...facts, 'facts/find-held-facts.cypher': whole });
  await expect(missing).rejects.toThrow('facts/find-held-facts.cypher: there is no part _held.cypher');
});
