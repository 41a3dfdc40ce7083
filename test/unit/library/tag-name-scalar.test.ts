import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType, isObjectType, parseValue } from 'graphql';
import { TagNameScalar } from '../../../src/modules/library/tag-name-scalar.js';

/** Arguments and input fields that hold tags, but for the one that holds rules about tags. */
const names = /^(?:tags?|inputTags|outputTags|broader|into)$/;
const elsewhere = ['PromotionRulesInput.tags'];

/** Every argument and input field of the schema with the name of its type. */
function* inputs(): Generator<readonly [place: string, name: string, type: string]> {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        yield [`${type.name}.${field.name}`, field.name, getNamedType(field.type).name];
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      for (const argument of field.args)
        yield [`${type.name}.${field.name}(${argument.name})`, argument.name, getNamedType(argument.type).name];
  }
}

it('is the type of every argument and input field that takes a tag', () => {
  const tags = [...inputs()].filter(([place, name]) => names.test(name) && !elsewhere.includes(place));
  expect(tags.length).toBeGreaterThan(20);
  expect(tags.filter(([, , type]) => type !== 'TagName')).toEqual([]);
});

it('takes texts and integers, and is a text', () => {
  expect([TagNameScalar.parseValue('#x'), TagNameScalar.parseValue(2017), TagNameScalar.parseValue(-0)]).toEqual([
    ...['#x', '2017', '0'],
  ]);
  const literals = ['"2017"', '2017', '-5', '"""a"""', '""'];
  expect(literals.map((text) => TagNameScalar.parseLiteral(parseValue(text), null))).toEqual([
    ...['2017', '2017', '-5', 'a', ''],
  ]);
});

it('refuses what has several spellings, what numbers cannot hold, and what is no tag', () => {
  for (const wrong of [1.5, 2 ** 53, 1e21, NaN, true, null, ['a'], { a: 1 }]) {
    expect(() => TagNameScalar.parseValue(wrong)).toThrow('A tag is a text or an integer');
  }
  for (const wrong of ['1.5', '1e3', '9007199254740993', 'true', 'null', 'WORD', '["a"]', '{a: 1}']) {
    expect(() => TagNameScalar.parseLiteral(parseValue(wrong), null)).toThrow('A tag is a text or an integer');
  }
});
