import { type Document, isScalar, parseDocument, visit } from 'yaml';

/** The block of YAML that a Markdown file may begin with. */
export interface FrontMatter {
  /** Offset behind its closing line; 0 where there is none. */
  readonly bodyStart: number;
  /** Its top-level values as plain data. Empty where there is none or it cannot be read. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Why it cannot be read (then it is part of the text); null where it can or there is none. */
  readonly problem: string | null;
}

const OPENING = /^---[ \t]*(?:\r\n|\n|\r)/;
const CLOSING = /^---[ \t]*$/gm;
const LONGEST = 100_000;
const MAX_ALIASES = 100;

/**
 * Reads the front matter between two lines of `---`. Only data comes of it: nothing in it is ever executed, other
 * languages (`---js`) are not front matter, and aliases are limited.
 */
export function readFrontMatter(source: string): FrontMatter {
  const opening = OPENING.exec(source);
  if (!opening) return { bodyStart: 0, data: {}, problem: null };
  CLOSING.lastIndex = opening[0].length;
  const closing = CLOSING.exec(source);
  if (!closing || closing.index > LONGEST) return { bodyStart: 0, data: {}, problem: null };
  const bodyStart = closing.index + closing[0].length;
  return { bodyStart, ...readYaml(source.slice(opening[0].length, closing.index)) };
}

/** What a person is told of front matter that cannot be read. */
export function unreadable(problem: string): string {
  return `The front matter cannot be read and is kept as text: ${problem}`;
}

function readYaml(yaml: string): Pick<FrontMatter, 'data' | 'problem'> {
  try {
    // Whether names are unique is looked at below: the library compares each with each, which takes seconds for 100 kB of them.
    const document = parseDocument(yaml, { logLevel: 'silent', uniqueKeys: false });
    const problem = document.errors[0]?.message ?? problemOf(document);
    if (problem !== null) return { data: {}, problem };
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (data === null || data === undefined) return { data: {}, problem: null };
    return isRecord(data) ? { data, problem: null } : { data: {}, problem: 'it is not a list of names and values' };
  } catch (error) {
    return { data: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What cannot be taken of YAML that is well formed: a name that stands twice in a map, and too many aliases. */
function problemOf(document: Document): string | null {
  let aliases = 0;
  const twice: string[] = [];
  visit(document, {
    Alias: () => {
      aliases += 1;
    },
    Map: (_, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) twice.push(String(key.value));
        names.add(key.value);
      }
      return twice.length === 0 ? undefined : visit.BREAK;
    },
  });
  if (twice[0] !== undefined) return `the name ${twice[0]} stands twice`;
  return aliases > MAX_ALIASES ? `it has ${aliases} aliases; at most ${MAX_ALIASES} are allowed` : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
