import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { PDFDocument } from 'pdf-lib';
import { ZipFile } from 'yazl';
import { coreProperties, docxOf, paragraph, picture, relationshipsOf, zipOf } from './docx.js';

/** An answer of `POST /upload` that a hostile file may have: accepted, or an error with this code. */
export type Outcome = 'accepted' | 'UNREADABLE_FILE' | 'UNSUPPORTED_FILE' | 'FILE_TOO_LARGE';

/** A file that is made to harm, and what must become of it. */
export interface HostileFile {
  readonly what: string;
  readonly filename: string;
  readonly outcome: Outcome;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
}

const utf8 = (text: string): Uint8Array => Buffer.from(text);
const megabyte = Buffer.alloc(1024 * 1024, ' ');

/** An archive with one entry of so many megabytes of blanks, made without ever holding them. */
async function bombOf(name: string, megabytes: number): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(Array.from({ length: megabytes }, () => megabyte)), name, { compressionLevel: 1 });
  zip.end();
  return buffer(zip.outputStream);
}

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) pdf.addPage([200, 100]).drawText(`Page ${page} of many`, { size: 12 });
  return pdf.save();
}

/** A PDF whose page tree holds itself. */
function pdfLoop(): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>',
    '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Size 4/Root 1 0 R>>\n%%EOF`, 'latin1');
}

/** Each line names the one before nine times. */
function aliasBomb(): string {
  const line = (n: number): string => `a${n}: &a${n} [${Array.from({ length: 9 }, () => `*a${n - 1}`).join()}]`;
  return ['a0: &a0 [x,x,x,x,x,x,x,x,x]', ...Array.from({ length: 12 }, (_, n) => line(n + 1))].join('\n');
}

function entityBomb(): string {
  const entity = (n: number): string => `<!ENTITY e${n} "${`&e${n - 1};`.repeat(10)}">`;
  const entities = ['<!ENTITY e0 "lol">', ...Array.from({ length: 12 }, (_, n) => entity(n + 1))].join('');
  return `<?xml version="1.0"?><!DOCTYPE x [${entities}]><w:document><w:body>&e12;</w:body></w:document>`;
}

/** A PNG whose head says that it is two billion pixels wide and high. */
function hugePng(): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844527fffffff7fffffff0802000000ffffffff', 'hex');
  return Buffer.concat([head, Buffer.from('00000000 49454e44 ae426082'.replaceAll(' ', ''), 'hex')]);
}

const columns = Array.from({ length: 10_000 }, (_, n) => `c${n}`);
const docx = (): Promise<Buffer> => docxOf(paragraph('Calm', 'Title') + paragraph('A quiet text.'));

/** The files. @param outside an address that must never be asked */
export function hostileFiles(outside: string): readonly HostileFile[] {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`word/p${n}.xml`, 'x']));
  const links = relationshipsOf([
    ['styles', 'styles.xml'],
    ['image', `${outside}/picture.png`],
    ['image', 'file:///etc/passwd'],
  ]);
  const pictures = picture('Far away', 'r:link="rId2"') + picture('Nearby', 'r:link="rId3"');
  const frontMatter = '---js\n{ title: process.exit(1) }\n---\n# Calm\n\nText.\n';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"><script>steal()</script><title>Plan</title></svg>';
  const file = (what: string, filename: string, outcome: Outcome, bytes: HostileFile['bytes']): HostileFile => ({
    ...{ what, filename, outcome, bytes },
  });
  return [
    file('a flat zip bomb', 'a.zip', 'UNSUPPORTED_FILE', () => bombOf('a.bin', 100)),
    file('a nested zip bomb', 'a.docx', 'UNREADABLE_FILE', async () => zipOf({ 'b.zip': await bombOf('c.bin', 100) })),
    file('an archive of 10,000 entries', 'a.docx', 'FILE_TOO_LARGE', () => docxOf('', many)),
    file('a DOCX that unpacks to 400 MB', 'a.docx', 'FILE_TOO_LARGE', () => bombOf('word/document.xml', 400)),
    file('a PDF of 2,000 pages', 'a.pdf', 'accepted', () => pdfOf(2_000)),
    file('a PDF of 2,001 pages', 'a.pdf', 'FILE_TOO_LARGE', () => pdfOf(2_001)),
    file('a PDF whose pages are a loop', 'a.pdf', 'accepted', pdfLoop),
    file('a DOCX with pictures outside', 'a.docx', 'accepted', () =>
      docxOf(pictures, { 'word/_rels/document.xml.rels': links }),
    ),
    file('a DOCX with an entity bomb', 'a.docx', 'UNREADABLE_FILE', () =>
      docxOf('', { 'word/document.xml': entityBomb() }),
    ),
    file('a DOCX with an entity bomb in its properties', 'a.docx', 'UNREADABLE_FILE', () =>
      docxOf('', { 'docProps/core.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${coreProperties('')}` }),
    ),
    file('a DOCX that is cut off', 'a.docx', 'UNREADABLE_FILE', async () => (await docx()).subarray(0, 900)),
    file('a DOCX that is called a PDF', 'a.pdf', 'accepted', docx),
    file('a line of a megabyte', 'a.txt', 'accepted', () => utf8('a'.repeat(1024 * 1024))),
    file('invalid UTF-8', 'a.txt', 'UNREADABLE_FILE', () => Buffer.from([0x61, 0xc3, 0x28, 0xff, 0xfe, 0x61])),
    file('a CSV of 10,000 columns', 'a.csv', 'accepted', () => utf8(`${columns.join()}\n${columns.join()}\n`)),
    file('a YAML bomb of aliases', 'a.yaml', 'accepted', () => utf8(aliasBomb())),
    file('front matter that executes', 'a.md', 'accepted', () => utf8(frontMatter)),
    file('an SVG with a script', 'a.svg', 'accepted', () => utf8(svg)),
    file('HTML of 200,000 nested tags', 'a.html', 'UNREADABLE_FILE', () => utf8('<div>'.repeat(200_000))),
    file('JSON of 100,000 nested lists', 'a.json', 'accepted', () => utf8('['.repeat(100_000) + ']'.repeat(100_000))),
    file('an image of four billion billion pixels', 'a.png', 'accepted', hugePng),
    file('an empty file', 'a.txt', 'UNREADABLE_FILE', () => new Uint8Array()),
  ];
}
