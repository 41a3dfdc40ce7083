import { print } from 'graphql';
import { parseHeader, statementText } from '../../../src/graph/codegen/parse-header.js';

const good = `// Facts about one entity,
// newest first.
// @mode read
// @param entityId: ID!
// @param at: DateTime
// @param tags: [TagInput!]!
// @returns [FactRow!]!
// @scan it counts what it filters
MATCH (n)
// not a header any more
RETURN n`;

const minimal = ['A row.', '@mode read', '@returns Row'];

function parse(lines: readonly string[]): ReturnType<typeof parseHeader> {
  return parseHeader('rows/get-row.cypher', lines.map((line) => `// ${line}\n`).join(''));
}

describe('the header of a Cypher file', () => {
  it('holds description, mode, parameters, row and exceptions', () => {
    const header = parseHeader('facts/find-facts.cypher', good);
    expect(header).toMatchObject({
      description: 'Facts about one entity, newest first.',
      mode: 'read',
      row: 'FactRow',
      cardinality: 'many',
    });
    expect([...header.params].map(([name, type]) => [name, print(type)])).toEqual([
      ['entityId', 'ID!'],
      ['at', 'DateTime'],
      ['tags', '[TagInput!]!'],
    ]);
    expect([...header.exceptions]).toEqual([['scan', 'it counts what it filters']]);
  });

  it('ends at the first line that is no comment', () => {
    expect(statementText(good)).toBe('MATCH (n)\n// not a header any more\nRETURN n');
    expect(statementText('// All of it is a header.')).toBe('');
  });

  it.each([
    ['[Row!]!', 'many'],
    ['Row!', 'one'],
    ['Row', 'maybe'],
  ])('reads %s as %s', (returns, cardinality) => {
    expect(parse(['A row.', '@mode write', `@returns ${returns}`])).toMatchObject({ row: 'Row', cardinality });
  });

  it.each([
    ['has no mode', minimal.filter((line) => !line.startsWith('@mode')), '@mode must be read or write'],
    ['has an unknown mode', ['A row.', '@mode append', '@returns Row'], '@mode must be read or write'],
    ['returns nothing', minimal.slice(0, 2), '@returns is missing'],
    ['has no description', minimal.slice(1), 'the description is missing'],
    ['returns a list that may hold null', ['A row.', '@mode read', '@returns [Row]!'], '@returns must be'],
    ['returns a list that may be null', ['A row.', '@mode read', '@returns [Row!]'], '@returns must be'],
    ['has a tag that does not exist', [...minimal, '@parm id: ID!'], 'unknown tag @parm'],
    ['has an exception without a reason', [...minimal, '@unscoped'], 'cannot read "@unscoped"'],
    ['has a parameter without a type', [...minimal, '@param id'], '@param needs "name: Type"'],
    ['has a parameter without a name', [...minimal, '@param : ID!'], '@param needs "name: Type"'],
    ['has a parameter whose type cannot be read', [...minimal, '@param ids: [ID!'], '@param ids'],
    ['has a parameter twice', [...minimal, '@param id: ID!', '@param id: String'], '@param id stands twice'],
    ['has a mode twice', [...minimal, '@mode write'], '@mode stands twice'],
    ['has two results', [...minimal, '@returns Row!'], '@returns stands twice'],
  ])('that %s is refused, and the file is named', (_, lines, message) => {
    expect(() => parse(lines)).toThrow(message);
    expect(() => parse(lines)).toThrow('rows/get-row.cypher');
  });
});
