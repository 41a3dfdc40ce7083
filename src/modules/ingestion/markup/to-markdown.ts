import type { Root as Page } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Break, Delete, Emphasis, Image, InlineCode, Link, Nodes, Parents, Root, Strong, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Info, type State, toMarkdown } from 'mdast-util-to-markdown';
import { AppError } from '../../../shared/errors.js';

/** What would begin a heading, code, HTML or front matter where a line of text begins with it. */
const BLOCK_MARK = /^(?:#{1,6}(?=\s|$)|```|~~~|<|-{2,}|={2,})/;

/**
 * Markdown to search and show, made from the content of a page: its headings, paragraphs, lists, tables and code. Emphasis
 * and links are their text alone, pictures what they are described by. Its topmost heading is of level 1 where there is one
 * of that rank, else of level 2, so that sections are found whatever levels the page uses.
 * @throws {AppError} UNREADABLE_FILE when it is nested too deep, FILE_TOO_LARGE when it has too many elements.
 */
export function pageToMarkdown(page: Page): string {
  try {
    const tree = toMdast(page, { document: true });
    const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [] };
    rankHeadings(root);
    nameColumns(root);
    return toMarkdown(root, {
      bullet: '-',
      fences: true,
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      handlers,
    }).trim();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('UNREADABLE_FILE', 'Elements are nested too deep.', { cause: error });
  }
}

function rankHeadings(root: Root): void {
  const headings = root.children.filter((node) => node.type === 'heading');
  const levels = [...new Set(headings.map(({ depth }) => depth))].sort();
  const top = headings.filter(({ depth }) => depth === levels[0]).length === 1 ? 1 : 2;
  for (const heading of headings) {
    heading.depth = RANKS[Math.min(levels.indexOf(heading.depth) + top, RANKS.length) - 1] ?? 6;
  }
}

/** A table without column names is given a first row of nothing; its first row that says something takes that place. */
function nameColumns(root: Root): void {
  for (const node of root.children) {
    if (node.type !== 'table' || node.children.length < 2) continue;
    if (node.children[0]?.children.every((cell) => cell.children.length === 0)) node.children.shift();
  }
}

const RANKS = [1, 2, 3, 4, 5, 6] as const;

type Within = Parents | undefined;
const textAlone = (node: Nodes & Parents, _: Within, state: State, info: Info): string =>
  state.containerPhrasing(node, info);

const handlers: Readonly<Record<string, Handle>> = {
  text: (node: Text, _: Within, _state: State, info: Info) =>
    (info.before === '\n' || info.before === '' ? node.value.replace(BLOCK_MARK, '\\$&') : node.value).replace(
      /\r?\n/g,
      ' ',
    ),
  emphasis: (node: Emphasis, ...rest: [Within, State, Info]) => textAlone(node, ...rest),
  strong: (node: Strong, ...rest: [Within, State, Info]) => textAlone(node, ...rest),
  delete: (node: Delete, ...rest: [Within, State, Info]) => textAlone(node, ...rest),
  link: (node: Link, ...rest: [Within, State, Info]) => textAlone(node, ...rest),
  inlineCode: (node: InlineCode) => node.value,
  image: (node: Image) => node.alt ?? '',
  break: (_: Break) => '\n',
  html: () => '',
};
