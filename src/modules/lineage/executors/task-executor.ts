import type { Ctx } from '../../../context.js';
import type { TaskRow } from '../../../graph/generated/lineage.js';

/** An input of a task, as the passages of its text in their order. */
export interface TaskInputText {
  readonly id: string;
  readonly title: string;
  /** How it came to be an input. */
  readonly via: 'EXPLICIT' | 'TAGS' | 'QUERY';
  /** Whether it is the result of a task. */
  readonly isResult: boolean;
  readonly passages: readonly string[];
  /** The page of each passage; null where the document has none. */
  readonly pages: readonly (number | null)[];
}

/** What a task works with. */
export interface TaskWork {
  readonly task: TaskRow;
  readonly inputs: readonly TaskInputText[];
}

/** What an executor has made of a task. */
export interface TaskOutput {
  /** Markdown. */
  readonly content: string;
  readonly tags: readonly string[];
  /** Ids of the inputs that it was made from. */
  readonly used: readonly string[];
}

/** Does the work of tasks, outside any transaction. */
export interface TaskExecutor {
  /** Its name, for people and metrics. */
  readonly name: 'language-model' | 'extractive';
  /** @throws TaskFailure, or any other error, where there is nothing that could be saved */
  execute(ctx: Ctx, work: TaskWork): Promise<TaskOutput>;
}

/** A task that could not be done; its message says why, and may be shown. */
export class TaskFailure extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'TaskFailure';
  }
}
