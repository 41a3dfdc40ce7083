import * as block from './markdown-blocks.js';

/** A heading of the document itself, not of a quotation or a list item. */
export interface Heading {
  readonly level: number;
  /** Offset of the heading's first line. */
  readonly start: number;
  /** Offset behind its last line, without the line ending. */
  readonly end: number;
}

/** What is open where the scan stands. */
interface Scan {
  readonly headings: Heading[];
  fence: block.Fence | null;
  htmlEnd: RegExp | null;
  /** Column at which the content of the open list item or footnote begins; 0 where none is open. */
  itemColumn: number;
  /** Where the open paragraph began and its last line; null where none is open. */
  paragraph: { readonly start: number; readonly last: string } | null;
  /** True where the last line may be prose inside a quotation or list, which an unindented line would go on with. */
  nestedProse: boolean;
  table: boolean;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Finds the headings of a Markdown document, ATX and setext, of every level. Headings in fenced or indented code, HTML,
 * tables, quotations, list items and footnotes are not among them.
 * A scan of lines: linear in the length whatever the text. (A full parse is not: micromark takes seconds for 200 kB of
 * short paragraphs, minutes for nested lists.) Tests hold it against that parser.
 */
export function findHeadings(source: string, from = 0): readonly Heading[] {
  const scan: Scan = {
    headings: [],
    fence: null,
    htmlEnd: null,
    itemColumn: 0,
    paragraph: null,
    nestedProse: false,
    table: false,
  };
  for (const line of lines(source, from)) readLine(scan, line);
  return scan.headings;
}

function* lines(source: string, from: number): Generator<Line> {
  const ending = /\r\n|\n|\r/g;
  ending.lastIndex = from;
  let start = from;
  for (let match = ending.exec(source); match; match = ending.exec(source)) {
    yield { start, end: match.index, text: source.slice(start, match.index) };
    start = match.index + match[0].length;
  }
  if (start < source.length) yield { start, end: source.length, text: source.slice(start) };
}

function readLine(scan: Scan, line: Line): void {
  const indent = block.indentOf(line.text);
  const text = line.text.trimStart();
  if (scan.fence) {
    if (indent < 4 && block.closesFence(text, scan.fence)) scan.fence = null;
  } else if (scan.htmlEnd) {
    if (scan.htmlEnd.test(line.text)) scan.htmlEnd = null;
  } else if (text === '') {
    closeText(scan);
  } else if (scan.itemColumn > 0 && indent >= scan.itemColumn) {
    closeText(scan);
    scan.nestedProse = block.isProse(text);
  } else if (indent >= 4) {
    readDeepLine(scan);
  } else {
    readBlock(scan, line, text, indent);
  }
}

/** A line of four columns or more goes on with a paragraph, or is indented code. */
function readDeepLine(scan: Scan): void {
  if (scan.paragraph || scan.nestedProse) return;
  close(scan);
}

function readBlock(scan: Scan, line: Line, text: string, indent: number): void {
  const level = block.ATX_HEADING.exec(text)?.[1]?.length;
  if (level !== undefined) {
    close(scan);
    scan.headings.push({ level, start: line.start, end: line.end });
  } else if (scan.paragraph && block.SETEXT_UNDERLINE.test(text)) {
    scan.headings.push({ level: text.startsWith('=') ? 1 : 2, start: scan.paragraph.start, end: line.end });
    close(scan);
  } else if (block.isThematicBreak(text)) {
    close(scan);
  } else if (!readContainer(scan, text, indent)) {
    readLeaf(scan, line, text);
  }
}

/** Quotations, list items and footnotes: only what may go on after them matters. */
function readContainer(scan: Scan, text: string, indent: number): boolean {
  const footnote = block.FOOTNOTE_DEFINITION.exec(text)?.[0];
  const item = block.listItemWidth(text, scan.paragraph !== null);
  if (block.BLOCK_QUOTE.test(text)) open(scan, 0, text.replace(/^[> \t]+/, ''));
  else if (footnote !== undefined) open(scan, 4, text.slice(footnote.length));
  else if (item !== null) open(scan, indent + item, text.slice(item));
  else return false;
  return true;
}

function open(scan: Scan, itemColumn: number, content: string): void {
  close(scan);
  scan.itemColumn = itemColumn;
  scan.nestedProse = block.isProse(content);
}

/** Fenced code, HTML, tables and paragraphs. */
function readLeaf(scan: Scan, line: Line, text: string): void {
  const fence = block.openedFence(text);
  const html = block.openedHtml(text, scan.paragraph !== null || scan.nestedProse);
  if (fence) {
    close(scan);
    scan.fence = fence;
  } else if (html) {
    close(scan);
    scan.htmlEnd = html.end;
  } else if (!scan.nestedProse && !scan.table) {
    readProse(scan, line, text);
  }
}

function readProse(scan: Scan, line: Line, text: string): void {
  if (!scan.paragraph) {
    close(scan);
    if (!block.isLinkDefinition(text)) scan.paragraph = { start: line.start, last: text };
  } else if (block.startsTable(scan.paragraph.last, text)) {
    close(scan);
    scan.table = true;
  } else {
    scan.paragraph = { start: scan.paragraph.start, last: text };
  }
}

function closeText(scan: Scan): void {
  scan.paragraph = null;
  scan.nestedProse = false;
  scan.table = false;
}

function close(scan: Scan): void {
  closeText(scan);
  scan.itemColumn = 0;
}
