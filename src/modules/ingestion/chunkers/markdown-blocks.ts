/** What a line of Markdown can begin, as CommonMark 0.31 and GitHub's dialect have it. Lines come without their indent. */

export const ATX_HEADING = /^(#{1,6})(?:[ \t]|$)/;
export const SETEXT_UNDERLINE = /^(=+|-+)[ \t]*$/;
export const BLOCK_QUOTE = /^>/;
export const FOOTNOTE_DEFINITION = /^\[\^[^\]\s]+\]:/;
const LINK_DEFINITION = /^\[[^\]^][^\]]*\]:[ \t]*\S/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const LIST_MARKER = /^([-+*]|\d{1,9}[.)])(?=[ \t]|$)/;
const TABLE_DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

const BLANK = /^\s*$/;
const HTML_BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?:[ \t>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [
    /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[ \t>]|\/>|$)/i,
    BLANK,
  ],
];
/** A line that is one whole tag of any name; it cannot interrupt a paragraph. */
const LONE_TAG =
  /^<(?:\/[a-z][\w-]*[ \t]*|[a-z][\w-]*(?:[ \t]+[a-z_:][\w:.-]*(?:[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*[ \t]*\/?)>[ \t]*$/i;
const LONGEST_TAG = 1000;

/** A fence that opened: its character and how many there were. */
export interface Fence {
  readonly mark: string;
  readonly length: number;
}

/** The fence of code that the line opens. */
export function openedFence(line: string): Fence | null {
  const run = FENCE.exec(line)?.[1];
  return run === undefined ? null : { mark: run.charAt(0), length: run.length };
}

/** True where the line (with at most three spaces taken off) ends the code that the fence opened. */
export function closesFence(line: string, fence: Fence): boolean {
  const trimmed = line.trimEnd();
  if (trimmed.length < fence.length) return false;
  return trimmed === fence.mark.repeat(trimmed.length);
}

/** What ends the HTML that the line begins: null where it begins none or also ends it. */
export function openedHtml(line: string, inParagraph: boolean): { readonly end: RegExp | null } | null {
  if (!line.startsWith('<')) return null;
  for (const [begin, end] of HTML_BLOCKS) {
    if (begin.test(line)) return { end: end !== BLANK && end.test(line) ? null : end };
  }
  const loneTag = !inParagraph && line.length <= LONGEST_TAG && LONE_TAG.test(line);
  return loneTag ? { end: BLANK } : null;
}

/** Columns from the marker to the content of the list item that the line begins; null where it begins none. */
export function listItemWidth(line: string, inParagraph: boolean): number | null {
  const marker = LIST_MARKER.exec(line)?.[1];
  if (marker === undefined) return null;
  const content = line.slice(marker.length);
  const empty = content.trim() === '';
  if (inParagraph && (empty || /^(?!1[.)])\d/.test(marker))) return null;
  const space = indentOf(content, marker.length);
  return marker.length + (empty || space > 4 ? 1 : space);
}

/** True for three or more `*`, `-` or `_` alone on the line. */
export function isThematicBreak(line: string): boolean {
  const marks = line.replace(/[ \t]/g, '');
  return marks.length >= 3 && '*-_'.includes(marks.charAt(0)) && marks === marks.charAt(0).repeat(marks.length);
}

/** True where the line under `header` makes both a table. */
export function startsTable(header: string, line: string): boolean {
  return line.length <= 10_000 && TABLE_DELIMITERS.test(line) && cells(header) === cells(line);
}

function cells(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
}

/** True where the line begins the definition of a link, which no heading can be made of. */
export function isLinkDefinition(line: string): boolean {
  return LINK_DEFINITION.test(line);
}

/** Columns of white space that the line begins with; tabs reach to the next multiple of four from `column`. */
export function indentOf(line: string, column = 0): number {
  let at = column;
  for (const char of line) {
    if (char === ' ') at += 1;
    else if (char === '\t') at += 4 - (at % 4);
    else break;
  }
  return at - column;
}

/** True where the line is text that a paragraph could go on from, not a block of its own. */
export function isProse(line: string): boolean {
  const text = line.trimStart();
  return text !== '' && !ATX_HEADING.test(text) && openedFence(text) === null && !isThematicBreak(text);
}
