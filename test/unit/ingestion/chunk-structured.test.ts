import fc from 'fast-check';
import { chunkStructured, MAX_SINGLE_PAIRS } from '../../../src/modules/ingestion/chunkers/chunk-structured.js';
import { estimateTokens } from '../../../src/modules/ingestion/chunkers/estimate-tokens.js';
import { fixtureText, visible } from './fixtures.js';

const texts = (text: string, format: 'json' | 'yaml' | 'csv'): readonly string[] =>
  chunkStructured(text, format).chunks.map((chunk) => chunk.text);

describe('structured data', () => {
  it('makes a chunk of every pair of JSON, with its path and the value as written', async () => {
    const { chunks, warnings } = chunkStructured(await fixtureText('settings.json'), 'json');
    expect(warnings).toEqual([]);
    expect(chunks.map(({ text }) => text)).toEqual([
      'station: Skarholm',
      'lamp.watts: 1000',
      'lamp.spares: 2',
      'lamp.serial: 12345678901234567890',
      'lamp.notes: []',
      'flashes[0].after: 0',
      'flashes[1].after: 2.50',
      '["red.sector"]: 214-231',
    ]);
    expect(chunks[6]?.keyPath).toBe('flashes[1].after');
  });

  it('makes a chunk of every pair of YAML, with the value as written', async () => {
    expect(texts(await fixtureText('settings.yaml'), 'yaml')).toEqual([
      'station: Skarholm',
      'lamp.watts: 1000',
      'lamp.version: 1.10',
      'keepers[0].name: Solveig Aune',
      'keepers[0].head: yes',
      'keepers[1].name: Marek Lindqvist',
    ]);
    expect(texts('a: 1\n---\nb: 2\n', 'yaml')).toEqual(['[0].a: 1', '[1].b: 2']);
  });

  it('makes a chunk of every row of CSV, columns named by the first', async () => {
    const { chunks } = chunkStructured(await fixtureText('keepers.csv'), 'csv');
    expect(chunks.map(({ text, keyPath }) => [keyPath, text])).toEqual([
      ['[0]', 'Name: Solveig Aune; Amt: Leitung; Bemerkung: liest "Moby Dick"; abends'],
      ['[1]', 'Name: Marek Lindqvist; Amt: Vertretung'],
    ]);
    expect(texts('a,b\n1,2,3\n\n4\n', 'csv')).toEqual(['a: 1; b: 2; column 3: 3', 'a: 4']);
    expect(texts('only,header\n', 'csv')).toEqual(['only; header']);
  });

  it('takes CSV as programs write it: delimiters, marks, mixed line ends, ragged rows, quoted line breaks', () => {
    for (const [mark, name] of Object.entries({ ',': 'a;b;c', ';': 'a,b,c', '\t': 'a,b;c' })) {
      const row = (...cells: readonly string[]): string => cells.join(mark);
      const csv = `${row(`"${name}"`, 'second')}\r\n${row('1', '"two\n""lines"""')}\n3\r\n`;
      expect(texts(`\ufeff${csv}`, 'csv')).toEqual([`${name}: 1; second: two\n"lines"`, `${name}: 3`]);
    }
  });

  it('does not repeat a name that is too long to be repeated', () => {
    const name = 'n'.repeat(10_000);
    const csv = `${name}\n${'x\n'.repeat(3_000)}`;
    const json = JSON.stringify({ [name]: Array.from({ length: 3_000 }, () => 1) });
    for (const { chunks, warnings } of [chunkStructured(csv, 'csv'), chunkStructured(json, 'json')]) {
      expect(warnings).toEqual([expect.stringContaining('too long to be repeated')]);
      expect(chunks.reduce((sum, chunk) => sum + chunk.text.length, 0)).toBeLessThan(20_000);
    }
  });

  it('packs neighbours by parent key when there are more than five thousand pairs', () => {
    const data = {
      groups: Array.from({ length: 700 }, (_, g) =>
        Object.fromEntries(Array.from({ length: 10 }, (_, k) => [`k${k}`, `${g}-${k}`])),
      ),
    };
    const { chunks } = chunkStructured(JSON.stringify(data), 'json');
    expect(chunks.length).toBeLessThan(MAX_SINGLE_PAIRS / 10);
    for (const chunk of chunks) expect(estimateTokens(chunk.text)).toBeLessThanOrEqual(500);
    expect(chunks.flatMap((chunk) => chunk.text.split('\n'))).toHaveLength(7000);
    expect(chunks[0]?.text.split('\n')[10]).toBe('groups[1].k0: 1-0');
    expect(chunks[0]?.keyPath).toBe('groups');
  });

  it.each([
    ['broken JSON', '{"a": ', 'json'],
    ['deep JSON', '['.repeat(100_000) + ']'.repeat(100_000), 'json'],
    ['broken YAML', 'a: [1,\nb: "', 'yaml'],
    ['an unclosed quote in CSV', 'a,b\n1,"2\n', 'csv'],
  ] as const)('keeps %s as plain text and says so', (_name, text, format) => {
    const { chunks, warnings } = chunkStructured(text, format);
    expect(warnings).toEqual([expect.stringContaining(`not valid ${format.toUpperCase()}`)]);
    expect(visible(chunks.map((chunk) => chunk.text).join(''))).toBe(visible(text));
  });

  it('does not unfold a bomb of aliases', () => {
    const lines = ['a0: &a0 [x,x,x,x,x,x,x,x,x]'];
    for (let n = 1; n < 10; n += 1)
      lines.push(
        `a${n}: &a${n} [${Array(9)
          .fill(`*a${n - 1}`)
          .join()}]`,
      );
    expect(chunkStructured(lines.join('\n'), 'yaml').warnings).toHaveLength(1);
  });

  it('loses no value of any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const { chunks } = chunkStructured(JSON.stringify(value), 'json');
        const all = chunks.map((chunk) => chunk.text).join('\n');
        const leaves = (node: unknown): string[] =>
          typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [String(node)];
        for (const leaf of leaves(value)) expect(visible(all)).toContain(visible(leaf));
        for (const chunk of chunks) expect(chunk.text.trim()).not.toBe('');
      }),
    );
  });
});
