import { jest } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { chunkMarkdown, markdownTitle } from '../../../src/modules/ingestion/chunkers/chunk-markdown.js';
import { readFrontMatter } from '../../../src/modules/ingestion/chunkers/front-matter.js';
import { findHeadings } from '../../../src/modules/ingestion/chunkers/markdown-headings.js';
import { estimateTokens } from '../../../src/modules/ingestion/chunkers/estimate-tokens.js';
import { computedMs, demoText, fixtureText, HOSTILE, visible } from './fixtures.js';

const texts = (source: string): readonly string[] => chunkMarkdown(source).map(({ text }) => text);
const paths = (source: string): readonly (readonly string[])[] =>
  chunkMarkdown(source).map((chunk) => chunk.headingPath);

/** Headings of the root by the real parser. */
function parsedHeadings(source: string): readonly { level: number; start: number; end: number }[] {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return tree.children.flatMap((node) =>
    node.type === 'heading'
      ? [{ level: node.depth, start: node.position?.start.offset ?? -1, end: node.position?.end.offset ?? -1 }]
      : [],
  );
}

jest.setTimeout(60_000);

describe('Markdown sections', () => {
  it('splits the German contract at its second-level headings, setext included, and nowhere else', async () => {
    const chunks = chunkMarkdown(await fixtureText('contract-de.md'));
    expect(chunks.map(({ headingPath }) => headingPath.join(' / '))).toEqual(
      [
        '',
        'Mietvertrag / § 1 Mietgegenstand',
        'Mietvertrag / § 2 Mietdauer',
        'Mietvertrag / § 3 Miete und Kaution',
        'Mietvertrag / Schlussbestimmungen',
      ].map((path, index) => (index === 0 ? 'Mietvertrag' : path)),
    );
    expect(chunks[0]?.text).toBe(
      '# Mietvertrag\n\nzwischen der Hafengenossenschaft Orrevik (Vermieterin) und Frau Greta Sørli (Mieterin).',
    );
    expect(chunks[2]?.text).toContain('### Außerordentliche Kündigung');
    expect(chunks[3]?.text).toContain('## Kontoverbindung (kein Abschnitt)');
    expect(chunks[4]?.text).toMatch(/^Schlussbestimmungen\n-+\n\nÄnderungen/);
  });

  it('splits the survey of the example into its introduction and four sections', async () => {
    expect(paths(await demoText('survey_overview.md'))).toEqual([
      ['Survey of efficient Transformers: overview'],
      ['Survey of efficient Transformers: overview', 'Why attention is expensive'],
      ['Survey of efficient Transformers: overview', 'Families of methods'],
      ['Survey of efficient Transformers: overview', 'How to read benchmarks'],
      ['Survey of efficient Transformers: overview', 'Gaps'],
    ]);
  });

  it('keeps what stands before the first heading as a chunk of its own', () => {
    expect(texts('Hello.\n\n## A\none\n')).toEqual(['Hello.', '## A\none']);
    expect(paths('Hello.\n\n## A\none\n')).toEqual([[], ['A']]);
  });

  it('keeps deeper headings inside their section', () => {
    expect(texts('## A\n### B\none\n#### C\ntwo')).toEqual(['## A\n### B\none\n#### C\ntwo']);
  });

  it.each([
    ['backticks', '## A\n```sh\n## not\n```\nend'],
    ['tildes', '## A\n~~~\n## not\n```\n## nor this\n~~~~\nend'],
    ['an open fence', '## A\n```\n## not'],
    ['a fence in a list', '## A\n- x\n  ```\n  ## not\n  ```\n'],
    ['indented code', '## A\n\n    ## not\n'],
    ['HTML', '## A\n<!--\n## not\n-->\n'],
    ['a quotation', '## A\n> ## not\n'],
    ['a rule', '## A\ntext\n\n---\nmore'],
    ['a table', '## A\n| a |\n| - |\n| 1 |\n'],
  ])('does not split inside %s', (_name, source) => {
    expect(texts(source)).toHaveLength(1);
  });

  it('makes one chunk of a text without second-level headings, with its title as path', () => {
    expect(chunkMarkdown('# Title\n\ntext\n\n### Deep\nmore\n')).toEqual([
      { text: '# Title\n\ntext\n\n### Deep\nmore', headingPath: ['Title'], page: null, keyPath: null },
    ]);
    expect(texts('just text')).toEqual(['just text']);
  });

  it('starts a section at a first-level heading too, where there are sections', () => {
    const source = '# One\n\n## A\na\n\n# Two\nintro\n\n## B\nb\n';
    expect(texts(source)).toEqual(['## A\na', '# Two\nintro', '## B\nb']);
    expect(paths(source)).toEqual([['One', 'A'], ['Two'], ['Two', 'B']]);
  });

  it('drops sections without text, but never the whole document', () => {
    expect(texts('## Empty\n\n## Full\nx\n## Also empty ##\n')).toEqual(['## Full\nx']);
    expect(texts('# Only\n\n## Headings\n')).toEqual(['# Only\n\n## Headings']);
    expect(texts(' \n\n')).toEqual([]);
  });

  it('shows headings in the path without their marks', () => {
    expect(paths('## The `code` of *[love](http://x.y)* \\# ##\nx')).toEqual([['The code of love #']]);
  });

  it('works with every line ending', () => {
    expect(texts('a\r\n\r\n## B\r\nb\r\n')).toEqual(['a', '## B\r\nb']);
    expect(texts('a\r\r## B\rb\r')).toEqual(['a', '## B\rb']);
  });
});

describe('front matter', () => {
  it('is data, not text', async () => {
    const source = await fixtureText('contract-de.md');
    expect(readFrontMatter(source).data).toEqual({
      title: 'Mietvertrag über das Bootshaus Orrevik',
      tags: ['vertrag', 'miete'],
      year: 2025,
      signed: true,
    });
    expect(texts(source).join()).not.toContain('signed: true');
    expect(markdownTitle(source)).toBe('Mietvertrag');
  });

  it('executes nothing', () => {
    const source = '---js\n{ title: (globalThis.pwned = true) }\n---\ntext';
    expect(readFrontMatter(source).data).toEqual({});
    expect('pwned' in globalThis).toBe(false);
    const tagged = readFrontMatter('---\na: !!js/function "function(){}"\n---\n');
    expect(Object.values(tagged.data).every((value) => typeof value === 'string')).toBe(true);
  });

  it('stays in the text when it cannot be read', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map(
        (key, index) =>
          `${key}: &${key} [${Array(9)
            .fill(`*${'abcdefg'.charAt(index)}`)
            .join()}]`,
      ),
    ];
    const aliases = ['a: &a 1', ...Array.from({ length: 101 }, (_, i) => `b${i}: *a`)];
    const twice = ['a: 1\na: 2', 'a: {b: 1, c: 2, b: 3}', '? a\n: 1\n"a": 2'];
    for (const yaml of ['a: [', '- list', bomb.join('\n'), aliases.join('\n'), ...twice]) {
      const source = `---\n${yaml}\n---\n\ntext\n`;
      expect(readFrontMatter(source)).toMatchObject({ data: {}, problem: expect.any(String) as unknown });
      expect(visible(texts(source).join(''))).toBe(visible(source));
    }
  });
});

const block = fc.oneof(
  fc.constantFrom(
    '# One',
    '## Two',
    '### Three',
    '#not',
    '####### no',
    '  ## Indented',
    '    ## code',
    '\t## tab',
    '## Closed ##',
    '##',
    'Setext\n===',
    'Setext two\n---',
    'a\nb\n---',
    '---',
    '***',
    '- - -',
    '```\n## x\n```',
    '~~~js\n## x\n~~~',
    '````\n```\n## x\n````',
    '> ## quoted\n> text',
    '> text\nlazy\n---',
    '- item\n\n  ## inside',
    '- item\nlazy\n---',
    '1. one\n2. two\n\n   ```\n   ## x\n   ```',
    '- a\n  - b\n## after list',
    '<div>\n## html\n</div>',
    '<!-- ## -->',
    '<!--\n## x\n-->',
    '| a | b |\n| - | - |\n| 1 | 2 |\n---',
    'a | b\n--- | ---\n1 | 2',
    '[a]: http://b\n---',
    '[^1]: note\n\n    ## in note',
    '<script>\n## x\n\n</script>',
    'text <b>\n## heading after',
    '<b>\n## x',
    '* * *',
    '+ plus\n\n      ## deep',
    '10) ten\n## h',
    'para\n10) not a list\n---',
    'para\n- list\n---',
  ),
  fc.lorem({ maxCount: 6 }),
);
const markdown = fc
  .array(fc.tuple(block, fc.constantFrom('\n', '\n\n', '\n\n\n')), { maxLength: 12 })
  .map((blocks) => blocks.map((parts) => parts.join('')).join(''));

describe('any Markdown', () => {
  it('has its headings where the CommonMark parser finds them', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const found = findHeadings(source).map(
          ({ level, start }) => `${level}@${source.slice(0, start).split('\n').length}`,
        );
        const parsed = parsedHeadings(source).map(
          ({ level, start }) => `${level}@${source.slice(0, start).split('\n').length}`,
        );
        expect(found).toEqual(parsed);
      }),
      { numRuns: 500 },
    );
  });

  it('loses nothing but empty sections, keeps the order, and every chunk is an exact slice of the source', () => {
    const source = fc.oneof(
      markdown,
      fc.string({ unit: fc.constantFrom('#', ' ', '\n', 'a', '-', '`', '>', '=', '\r\n', 'ß') }),
    );
    fc.assert(
      fc.property(source, (text) => {
        const { bodyStart, problem } = readFrontMatter(text);
        let rest = text.slice(problem === null ? bodyStart : 0);
        for (const chunk of chunkMarkdown(text)) {
          expect(chunk.text.trim()).not.toBe('');
          const at = rest.indexOf(chunk.text);
          expect(at).toBeGreaterThanOrEqual(0);
          const skipped = rest.slice(0, at);
          const headingLines = findHeadings(skipped)
            .map(({ start, end }) => skipped.slice(start, end))
            .join('');
          expect(visible(skipped)).toBe(visible(headingLines));
          rest = rest.slice(at + chunk.text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('of more than five thousand sections shares chunks among neighbours, under the headings that they have in common', () => {
    const section = (n: number): string => `## Part ${n}\n\nText ${n}.`;
    const source = `# All\n\n${Array.from({ length: 6_000 }, (_, n) => section(n)).join('\n\n')}`;
    const chunks = chunkMarkdown(source);
    expect(chunks.length).toBeLessThan(500);
    expect(new Set(chunks.flatMap(({ headingPath }) => headingPath))).toEqual(new Set(['All']));
    for (const { text } of chunks) {
      expect(source).toContain(text);
      expect(estimateTokens(text)).toBeLessThanOrEqual(500);
    }
    expect(visible(chunks.map(({ text }) => text).join(''))).toBe(visible(source.slice('# All'.length)));
  });

  it.each(Object.entries(HOSTILE))(
    'is chunked in time that grows with its length: a megabyte of %s',
    (_name, source) => {
      const start = computedMs();
      chunkMarkdown(source);
      expect(computedMs() - start).toBeLessThan(4000);
    },
  );
});
