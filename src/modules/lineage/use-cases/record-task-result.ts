import type { Ctx } from '../../../context.js';
import type { DocumentRow } from '../../../graph/generated/library.js';
import type { TaskRow } from '../../../graph/generated/lineage.js';
import type { DocumentWrite } from '../../library/index.js';
import { BadInput } from '../../../shared/errors.js';
import { type FurtherDocument, type SavedResult, saveResult, type TaskOutcome } from './save-result.js';

/** What `recordTaskResult` takes. */
export interface RecordTaskResultInput extends Omit<TaskOutcome, 'further'> {
  readonly processId: string;
  readonly taskId: string;
  readonly furtherDocuments?:
    readonly (Omit<FurtherDocument, 'type'> & { readonly type: FurtherDocument['type'] | 'folder' })[] | null;
}

/** The result of a task, as the API shows it. */
export interface ShownResult {
  readonly task: TaskRow;
  readonly outcome: DocumentWrite['outcome'];
  readonly document: DocumentRow;
  readonly furtherDocuments: readonly DocumentRow[];
  readonly warnings: readonly string[];
}

/**
 * Saves what an engine outside has made of a task.
 * @throws AppError as `saveResult`
 */
export async function recordTaskResult(ctx: Ctx, input: RecordTaskResultInput): Promise<ShownResult> {
  const { processId, taskId, furtherDocuments, ...outcome } = input;
  const further = (furtherDocuments ?? []).map((each): FurtherDocument => {
    const { type } = each;
    if (type === 'folder') throw new BadInput('furtherDocuments', 'a folder is no result');
    return { ...each, type };
  });
  return showResult(await saveResult(ctx, processId, taskId, { ...outcome, further }));
}

/** A saved result, as the API shows it. */
export function showResult({ task, write, further }: SavedResult): ShownResult {
  return {
    ...{ task, outcome: write.outcome, document: write.document },
    furtherDocuments: further.map(({ document }) => document),
    warnings: [write, ...further].flatMap(({ warnings }) => warnings),
  };
}
