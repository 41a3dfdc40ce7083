/** A run of text as a PDF draws it, in points from the lower left corner. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of the font. */
  readonly size: number;
  /** True where the PDF library takes a line to end behind it. */
  readonly endsLine: boolean;
}

/** A line of a page. Wide gaps in it, as between the cells of a table, are tabs. */
export interface PageLine {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  size: number;
}

/** Gap, in font sizes, from which a space, or a tab, stands between two runs of a line. */
const SPACE_GAP = 0.15;
const CELL_GAP = 1.5;

/** Joins the runs of a page, in the order that they come in, to lines. */
export function toLines(runs: readonly TextRun[]): readonly PageLine[] {
  const lines: PageLine[] = [];
  let ended = false;
  let spaced = false;
  for (const run of runs) {
    if (run.text.trim() === '') {
      spaced = true;
    } else {
      const line = lines.at(-1);
      if (line && isSameLine(line, run, ended)) append(line, run, spaced);
      else lines.push({ text: run.text.trimStart(), left: run.x, right: run.x + run.width, y: run.y, size: run.size });
      ended = false;
      spaced = false;
    }
    ended ||= run.endsLine;
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/[^\S\t]+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

function isSameLine(line: PageLine, run: TextRun, ended: boolean): boolean {
  const size = Math.max(line.size, run.size);
  const level = Math.abs(line.y - run.y) < size * 0.5;
  return level && (!ended || run.x >= line.right - size * 0.5);
}

function append(line: PageLine, run: TextRun, spaced: boolean): void {
  const gap = (run.x - line.right) / Math.max(line.size, run.size);
  const between = gap > CELL_GAP ? '\t' : spaced || gap > SPACE_GAP ? ' ' : '';
  line.text += between + run.text;
  line.right = Math.max(line.right, run.x + run.width);
  line.size = Math.max(line.size, run.size);
}
