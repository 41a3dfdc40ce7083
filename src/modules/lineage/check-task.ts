import type { TaskProperties } from '../../graph/generated/lineage.js';
import { BadInput } from '../../shared/errors.js';
import { normaliseTags } from '../library/index.js';
import { checkId } from '../scopes/index.js';

/** Longest goal, query and type of a task, in characters; most documents that it names. */
export const maxGoal = 2_000;
export const maxType = 60;
export const maxInputDocs = 100;

/** What a caller says of a task. */
export interface TaskInput {
  readonly goal: string;
  readonly type: string;
  readonly inputDocs?: readonly string[] | null;
  readonly inputQuery?: string | null;
  readonly inputTags?: readonly string[] | null;
  readonly outputTags?: readonly string[] | null;
}

/**
 * Checks what a caller says of a task.
 * @throws AppError BAD_INPUT
 */
export function checkTask(input: TaskInput, status: string): TaskProperties {
  const inputDocs = [...new Set(input.inputDocs ?? [])];
  if (inputDocs.length > maxInputDocs) throw new BadInput('inputDocs', `at most ${maxInputDocs} are allowed`);
  inputDocs.forEach((id) => {
    checkId(id, 'inputDocs');
  });
  const inputQuery = input.inputQuery?.trim() ? checkText('inputQuery', input.inputQuery) : null;
  return {
    ...{ goal: checkText('goal', input.goal), type: checkType(input.type), inputDocs, inputQuery, status },
    inputTags: normaliseTags(input.inputTags ?? []).map((tag) => tag.id),
    outputTags: normaliseTags(input.outputTags ?? []).map((tag) => tag.label),
  };
}

/** @throws AppError BAD_INPUT for a text that is empty or longer than 2,000 characters */
export function checkText(field: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxGoal) throw new BadInput(field, `must have 1 to ${maxGoal} characters`);
  return trimmed;
}

/** A type is a tag of its own where it is not known, and keeps to the rules of one. */
function checkType(type: string): string {
  const [tag] = normaliseTags([type]);
  if (tag === undefined || tag.id.length > maxType) throw new BadInput('type', `must have 1 to ${maxType} characters`);
  return tag.id;
}
