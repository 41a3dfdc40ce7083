import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  `xmlns:r="${OFFICE}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ` +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Parts of an archive by their names, in order. */
export type Parts = Readonly<Record<string, string | Buffer>>;

/** An archive of these parts, the same bytes each time. */
export async function zipOf(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    const compress = content.length > 100;
    const as = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true, compress };
    zip.addBuffer(Buffer.from(content), name, as);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A DOCX with this body, in WordprocessingML; further parts are added, or take the place of those that every DOCX has. */
export async function docxOf(body: string, parts: Parts = {}): Promise<Buffer> {
  const document = `${XML}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`;
  return zipOf({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships,
    'word/document.xml': document,
    'word/_rels/document.xml.rels': relationshipsOf([['styles', 'styles.xml']]),
    'word/styles.xml': styles,
    ...parts,
  });
}

/** A paragraph; `style` is the id of one of `Title`, `Heading1` to `Heading3`. */
export function paragraph(text: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A table of plain cells. */
export function table(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
  return `<w:tbl>${rows.map(row).join('')}</w:tbl>`;
}

/** A picture with a description; `attribute` is `r:embed="…"` or `r:link="…"`. */
export function picture(description: string, attribute: string): string {
  return (
    `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="${description}"/><a:graphic><a:graphicData>` +
    `<pic:pic><pic:blipFill><a:blip ${attribute}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline>` +
    '</w:drawing></w:r></w:p>'
  );
}

/** The core properties of an office document, elements with their prefixes. */
export function coreProperties(elements: string): string {
  return (
    `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${elements}</cp:coreProperties>`
  );
}

/** Relationships of a part: kind and target of each; the n-th has the id `rIdn`. A target with a scheme is outside. */
export function relationshipsOf(entries: readonly (readonly [kind: string, target: string])[]): string {
  const rows = entries.map(([kind, target], index) => {
    const mode = target.includes('://') ? ' TargetMode="External"' : '';
    return `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"${mode}/>`;
  });
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${rows.join('')}</Relationships>`;
}

const contentTypes =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
  `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`;

const relationships = relationshipsOf([['officeDocument', 'word/document.xml']]);

const styles =
  `${XML}<w:styles ${NAMESPACES}>` +
  [['Title', 'Title'], ...[1, 2, 3].map((level) => [`Heading${level}`, `heading ${level}`])]
    .map(([id = '', name = '']) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
    .join('') +
  '</w:styles>';
