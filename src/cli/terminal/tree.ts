/** A thing with things in it. */
export interface Branch {
  /** What is shown of it, harmless already. */
  readonly label: string;
  readonly children: readonly Branch[];
}

/** Branches as lines, each thing under what it is in. */
export function tree(branches: readonly Branch[], before = ''): readonly string[] {
  return branches.flatMap(({ label, children }, at) => {
    const last = at === branches.length - 1;
    const line = `${before}${last ? '└── ' : '├── '}${label}`;
    return [line, ...tree(children, `${before}${last ? '    ' : '│   '}`)];
  });
}
