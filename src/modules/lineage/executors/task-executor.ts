import type { Ctx } from '../../../context.js';
import type { TaskRow } from '../../../graph/generated/lineage.js';

/** What a task works with: its inputs, each as the passages of its text in their order. */
export interface TaskWork {
  readonly task: TaskRow;
  readonly inputs: readonly { readonly id: string; readonly title: string; readonly passages: readonly string[] }[];
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
