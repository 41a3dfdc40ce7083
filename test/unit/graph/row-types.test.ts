import { parse } from 'graphql';
import { shapesOf } from '../../../src/graph/codegen/typescript-of.js';
import { rowFaults } from '../../testkit/row-types.js';

const shapes = shapesOf(
  parse(
    'type Row { key: ID! size: Int! score: Float at: DateTime! tags: [String!]! parts: [Part!]! } type Part { ok: Boolean! }',
  ).definitions,
);
const row = { key: 'k1', size: 1, score: null, at: new Date(), tags: ['a'], parts: [{ ok: true }] };

describe('the check of rows against their type', () => {
  it('finds nothing wrong with a row of its type', () => {
    expect(rowFaults(row, 'Row', shapes)).toEqual([]);
  });

  it.each([
    [{ ...row, more: 1 }, 'Row.more: is not in the row type'],
    [{ key: 'k', size: 1, score: 1, at: new Date(), tags: [] }, 'Row.parts: is missing'],
    [{ ...row, key: 7 }, 'Row.key: is no ID but 7'],
    [{ ...row, size: 1.5 }, 'Row.size: is no Int but 1.5'],
    [{ ...row, size: null }, 'Row.size: is null'],
    [{ ...row, at: '2026-04-23' }, 'Row.at: is no DateTime but "2026-04-23"'],
    [{ ...row, tags: 'a' }, 'Row.tags: is no list but "a"'],
    [{ ...row, tags: ['a', null] }, 'Row.tags[1]: is null'],
    [{ ...row, parts: [{ ok: 1 }] }, 'Row.parts[0].ok: is no Boolean but 1'],
  ])('finds what differs (%#)', (wrong, fault) => {
    expect(rowFaults(wrong, 'Row', shapes)).toEqual([fault]);
  });
});
