import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const DEMO = new URL('../../../src/demo/files/', import.meta.url);

export const fixtureBytes = async (name: string): Promise<Uint8Array> => readFile(new URL(name, FIXTURES));
export const fixtureText = async (name: string): Promise<string> => readFile(new URL(name, FIXTURES), 'utf8');
export const demoBytes = async (name: string): Promise<Uint8Array> => readFile(new URL(name, DEMO));
export const demoText = async (name: string): Promise<string> => readFile(new URL(name, DEMO), 'utf8');

/** All that can be seen of a text, in order. */
export const visible = (text: string): string => text.replace(/\s+/g, '');

/** Milliseconds that this process has computed: unlike time, not longer where other programs compute too. */
export function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Texts of a megabyte that are made to be slow to read. */
export const HOSTILE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    hashes: '#',
    backticks: '`',
    quotes: '>',
    'quotes with spaces': '> ',
    'list markers': '1. ',
    'nested lists': '- a\n  - b\n',
    'short headings': '## a\n',
    'rich headings': '## *a*\n',
    'short paragraphs': 'a\n\n',
    brackets: '[',
    pipes: '|',
    'table rows': '| a |\n| - |\n',
    fences: '```\n',
    underscores: '_a ',
    'open tags': '<a ',
    'one letter': 'a',
    digits: '1',
    spaces: ' ',
    'blank lines': '\n',
    ideographs: '記憶',
    emoji: '👩‍👩‍👧',
    combining: 'e\u0301',
    'lone surrogates': '\ud83d',
    dashes: '-',
    'dashes with spaces': '- ',
    comments: '<!-- ',
    'front matter': '---\n',
  }).map(([name, unit]) => [name, unit.repeat(Math.ceil(1_000_000 / unit.length))]),
);

/** A PDF of one page whose content, packed twice, is 108 MB of text. */
export function bombOfText(): Uint8Array {
  const line = Buffer.from(`BT /F 9 Tf (${'a'.repeat(36)}) Tj ET\n`);
  const packed = deflateSync(deflateSync(Buffer.alloc(2_000_000 * line.length, line)));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>stream\n${packed.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Size 5/Root 1 0 R>>\n%%EOF`, 'latin1');
}
