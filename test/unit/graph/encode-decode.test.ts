import neo4j from 'neo4j-driver';
import { decodeValue } from '../../../src/graph/decode.js';
import { encodeParams } from '../../../src/graph/encode.js';

const at = new Date('2026-04-23T10:00:00.123Z');

describe('parameters', () => {
  it('are integers and moments of the driver where their shape says so', () => {
    const { params: encoded } = encodeParams(
      { limit: 20, at, title: 'a' },
      { limit: 'int', at: 'date', title: 'plain' },
    );
    expect(neo4j.isInt(encoded['limit'])).toBe(true);
    expect(String(encoded['limit'])).toBe('20');
    expect(neo4j.isDateTime(encoded['at'] as object)).toBe(true);
    expect(encoded['title']).toBe('a');
  });

  it('keep integers beyond 32 bits', () => {
    const { params: encoded } = encodeParams({ size: Number.MAX_SAFE_INTEGER }, { size: 'int' });
    expect(String(encoded['size'])).toBe('9007199254740991');
  });

  it('send floats as floats, also those without a fraction', () => {
    expect(encodeParams({ weight: 1 }, { weight: 'plain' })).toEqual({ params: { weight: 1 } });
  });

  it('are null where there is nothing, whatever the shape', () => {
    const nothing = { a: null, b: undefined, c: null, d: null };
    expect(encodeParams(nothing, { a: 'int', b: 'date', c: 'plain', d: { x: 'int' } })).toEqual({
      params: { a: null, b: null, c: null, d: null },
    });
  });

  it('are encoded inside lists and nested inputs', () => {
    const { params: encoded } = encodeParams(
      { rows: [{ size: 1, inner: { at }, counts: [2, 3] }] },
      { rows: { size: 'int', inner: { at: 'date' }, counts: 'int' } },
    );
    const [row] = encoded['rows'] as [{ size: unknown; inner: { at: object }; counts: unknown[] }];
    expect(neo4j.isInt(row.size)).toBe(true);
    expect(neo4j.isDateTime(row.inner.at)).toBe(true);
    expect(row.counts.every((count) => neo4j.isInt(count))).toBe(true);
  });

  it('send vectors as plain lists', () => {
    expect(encodeParams({ vector: Float32Array.of(0.5, 1) }, { vector: 'plain' })).toEqual({
      params: { vector: [0.5, 1] },
    });
  });
});

describe('results', () => {
  it('hold moments as Date in UTC, to the millisecond', () => {
    const zoned = new neo4j.types.DateTime(2026, 4, 23, 12, 0, 0, 123_456_789, 7_200);
    expect(decodeValue(zoned)).toEqual(at);
    expect(decodeValue(neo4j.types.DateTime.fromStandardDate(at))).toEqual(at);
  });

  it('are decoded inside lists and maps, nulls included', () => {
    const moment = neo4j.types.DateTime.fromStandardDate(at);
    expect(decodeValue({ rows: [null, { at: moment, tags: ['a'], none: null }], ats: [moment] })).toEqual({
      rows: [null, { at, tags: ['a'], none: null }],
      ats: [at],
    });
  });

  it('leave plain values as they are', () => {
    for (const value of ['text', 0, -1.5, true, null, [], [1, 2], ['a']]) expect(decodeValue(value)).toEqual(value);
  });

  it('give back what was sent', () => {
    expect(decodeValue(encodeParams({ at, tags: ['a'] }, { at: 'date', tags: 'plain' }))).toEqual({
      params: { at, tags: ['a'] },
    });
  });
});
