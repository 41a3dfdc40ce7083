/** What the result of a task of a kind is tagged with and called. */
interface TaskKind {
  readonly tag: string;
  readonly noun: string;
}

/** The kinds of tasks that are known. Any other is its own tag and noun. */
const kinds: Readonly<Record<string, TaskKind>> = {
  extract: { tag: 'extraction', noun: 'Extraction' },
  verify: { tag: 'verification', noun: 'Verification' },
  analyze: { tag: 'analysis', noun: 'Analysis' },
  synthesize: { tag: 'synthesis', noun: 'Synthesis' },
};

/** Longest title of a result, in characters. */
const maxTitle = 500;

/** What the result of a task of this type is tagged with and called. */
export function kindOf(type: string): TaskKind {
  return kinds[type] ?? { tag: type, noun: `${type.charAt(0).toUpperCase()}${type.slice(1)}` };
}

/**
 * The title of a result: `<noun>: <titles of what it was made from>`, of more than two the first; without any the goal of
 * the task.
 */
export function resultTitle(type: string, goal: string, inputs: readonly string[]): string {
  const [first, second] = inputs;
  const named =
    first === undefined
      ? goal
      : second === undefined
        ? first
        : inputs.length === 2
          ? `${first}, ${second}`
          : `${first} and ${inputs.length - 1} more`;
  const title = `${kindOf(type).noun}: ${named}`;
  return title.length > maxTitle ? `${title.slice(0, maxTitle - 1)}…` : title;
}

/** Ids that the result of a task may have: the second where the first is another document's. */
export function resultIds(taskId: string, processId: string): readonly [string, string] {
  return [`doc_result_${taskId}`, `doc_result_${taskId}_${processId}`];
}
