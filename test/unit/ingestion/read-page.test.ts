import { chunkDocument } from '../../../src/modules/ingestion/chunkers/choose-chunker.js';
import { readFile } from '../../../src/modules/ingestion/parse-file/read-file.js';
import { defaultFileLimits, type ParsedFile } from '../../../src/modules/ingestion/parse-file/parsed-file.js';
import { pageText } from '../../../src/modules/ingestion/markup/read-page.js';
import { drawingText } from '../../../src/modules/ingestion/markup/drawing-text.js';
import { computedMs, fixtureBytes, fixtureText, HOSTILE } from './fixtures.js';

const read = (filename: string, bytes: Uint8Array): Promise<ParsedFile> =>
  readFile(bytes, { filename }, defaultFileLimits);

describe('a page of HTML', () => {
  it('keeps its text as written, with the title and what it says about itself', async () => {
    expect(await read('tide-tables.html', await fixtureBytes('tide-tables.html'))).toEqual({
      kind: 'html',
      mimeType: 'text/html',
      title: 'Tide tables of Orrevik',
      text: await fixtureText('tide-tables.html'),
      pages: null,
      metadata: {
        author: 'Harbour office of Orrevik',
        description: 'When the water is high at the quay.',
        created: '2025-04-02',
        language: 'en',
      },
      warnings: [],
    });
  });

  it('is searched without scripts, navigation and furniture', () => {
    const furniture = '<nav>Menu</nav><header>Shop</header><div role="search">Find</div><footer>Imprint</footer>';
    const machinery = '<script>run()</script><style>p{}</style><template>t</template><button>Press</button>';
    expect(pageText(`<body>${furniture}${machinery}<p>Calm</p><div hidden>Secret</div></body>`)).toBe('Calm');
    expect(pageText('<body><p>Around</p><main><header><h1>A</h1></header><p>b</p></main></body>')).toBe('# A\n\nb');
    expect(pageText('<body><header><h1>Only here</h1></header><p>b</p></body>')).toBe('# Only here\n\nb');
  });

  it('has the sections that its headings show, and none that its text only looks like', () => {
    const text = pageText('<h2>A</h2><p># no<br>## neither</p><pre>## code</pre><p>&lt;script&gt;</p><h4>B</h4><p>c');
    const { chunks } = chunkDocument({
      ...{ type: 'file', mimeType: 'text/markdown', title: '', text, pages: null },
      ...{ tags: [], metadata: {}, note: null, target: null },
    });
    expect(chunks.map(({ headingPath }) => headingPath)).toEqual([['A'], ['A', 'B']]);
  });

  it('leaves names, marks and line ends as they are read', () => {
    expect(pageText('<p>snake_case *x* [y](z) <b>bold</b> <code>a|b</code><br>next <a href="/u">link</a></p>')).toBe(
      'snake_case *x* [y](z) bold a|b\nnext link',
    );
  });

  it('is recognised without a name, and read in the encoding that it declares', async () => {
    expect((await read('page', Buffer.from('  <!DOCTYPE html><p>x'))).mimeType).toBe('text/html');
    const latin = Buffer.from('<meta charset="iso-8859-1"><p>Grüße', 'latin1');
    expect((await read('a.html', latin)).text).toContain('Grüße');
    await expect(read('a.html', Buffer.from('<p>Grüße', 'latin1'))).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
  });

  it.each([
    ['nested deep', '<div>'.repeat(200_000), 'UNREADABLE_FILE'],
    ['of tables within each other', '<table><tr><td>'.repeat(50_000), 'UNREADABLE_FILE'],
    ['of marks that never close', '<b><p>'.repeat(150_000), 'FILE_TOO_LARGE'],
    ['of too many paragraphs', '<p>x'.repeat(250_000), 'FILE_TOO_LARGE'],
  ])('%s is refused in a moment', (_, source, code) => {
    expect(() => pageText(source)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it.each(Object.entries(HOSTILE))('is read in time that grows with its length: a megabyte of %s', (_name, text) => {
    const start = computedMs();
    try {
      expect(typeof pageText(text)).toBe('string');
    } catch (error) {
      expect(error).toMatchObject({ code: 'FILE_TOO_LARGE' });
    }
    expect(computedMs() - start).toBeLessThan(4_000);
  });
});

describe('a drawing in SVG', () => {
  it('is searched by its title, descriptions and labels alone, and runs nothing', async () => {
    const source = await fixtureText('lens.svg');
    expect(drawingText(source)).toBe(
      "Lens of the lamp\nSection through the lens, with its three rings.\nOuter ring\nBull's eye",
    );
    expect(await read('lens.svg', Buffer.from(source))).toMatchObject({
      ...{ kind: 'image', mimeType: 'image/svg+xml', title: 'Lens of the lamp', text: source, metadata: {} },
    });
    expect((await read('lens', Buffer.from(source))).mimeType).toBe('image/svg+xml');
  });

  it('knows no entities and reads no file', () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]><svg><text>&a;&f;</text></svg>';
    expect(drawingText(bomb)).toBe('&a;&f;');
  });
});
