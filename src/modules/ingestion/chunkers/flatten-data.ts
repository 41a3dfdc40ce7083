/** A value of structured data that holds no others, and where it stands. */
export interface Leaf {
  /** Such as `a.b[0].c`; empty for data that is a single value. */
  readonly path: string;
  /** Path of what holds it. */
  readonly parent: string;
  readonly value: string;
}

interface Pending {
  readonly path: string;
  readonly parent: string;
  readonly depth: number;
  readonly value: unknown;
}

/** Deeper than this a value is written as JSON in one leaf. */
const DEEPEST = 100;
const PLAIN_KEY = /^[\p{L}\p{N}_$ -]+$/u;

/** The leaves of parsed JSON or YAML in order. Empty lists and objects are leaves too (`[]`, `{}`). */
export function* flatten(root: unknown): Generator<Leaf> {
  const stack: Pending[] = [{ path: '', parent: '', depth: 0, value: root }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const children = next.depth < DEEPEST ? childrenOf(next) : [];
    if (children.length === 0) yield { path: next.path, parent: next.parent, value: render(next.value) };
    else for (const child of children.reverse()) stack.push(child);
  }
}

function childrenOf({ path, depth, value }: Pending): Pending[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [`${path}[${index}]`, item])
    : Object.entries(value).map(([key, item]) => [join(path, key), item]);
  return entries.map(([childPath, item]) => ({ path: childPath, parent: path, depth: depth + 1, value: item }));
}

function join(path: string, key: string): string {
  if (!PLAIN_KEY.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

function render(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
