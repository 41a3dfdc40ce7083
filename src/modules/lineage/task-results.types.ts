import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Document, WriteOutcome } from '../library/index.js';
import { RagHit } from '../recall/index.js';
import { Task, TaskInputDocument, ThinkProcess } from './lineage.types.js';

@ObjectType({ description: 'A process that runs, and the memory that it begins with.' })
export class StartedThinkProcess {
  @Field(() => ThinkProcess, { description: 'The process.' })
  process!: ThinkProcess;

  @Field(() => WriteOutcome, { description: 'CREATED, or UNCHANGED where it was started before.' })
  outcome!: WriteOutcome;

  @Field(() => [Document], { description: 'Facts that it sees, the nearest first: 50 at most.' })
  facts!: readonly Document[];

  @Field(() => [RagHit], { description: 'Passages that answer its goal: 10 at most.' })
  hits!: readonly RagHit[];

  @Field(() => Int, { description: 'Documents that it sees and that wait to be indexed; they are in the queue now.' })
  indexing!: number;

  @Field(() => [String], { description: 'What a person should know.' })
  warnings!: readonly string[];
}

@ObjectType({ description: 'A process that is complete. Its memory stays.' })
export class CompletedThinkProcess {
  @Field(() => ThinkProcess, { description: 'The process.' })
  process!: ThinkProcess;

  @Field(() => [Document], {
    description: 'Results in its own memory, which its project does not see until they are promoted: 100 at most.',
  })
  publishable!: readonly Document[];
}

@ObjectType({ description: 'A document that is stale now.' })
export class StaleDocument {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string;

  @Field(() => String, { description: 'Address of the scope that it is in.' })
  scope!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;
}

@ObjectType({ description: 'A task that was changed, and what became stale by it.' })
export class ChangedTask {
  @Field(() => Task, { description: 'The task.' })
  task!: Task;

  @Field(() => [StaleDocument], {
    description: 'Its result and what was made from that, however far, as far as you may read it and it was not stale.',
  })
  stale!: readonly StaleDocument[];
}

@ObjectType({ description: 'The saved result of a task.' })
export class TaskResult {
  @Field(() => Task, { description: 'The task, done.' })
  task!: Task;

  @Field(() => WriteOutcome, { description: 'CREATED at first; UPDATED or UNCHANGED when the task is run again.' })
  outcome!: WriteOutcome;

  @Field(() => Document, { description: 'The result. Its id stays the same when the task is run again.' })
  document!: Document;

  @Field(() => [Document], { description: 'Documents that the task has given beside its result.' })
  furtherDocuments!: readonly Document[];

  @Field(() => [String], { description: 'What a person should know.' })
  warnings!: readonly string[];
}

@ObjectType({ description: 'What a run of a task has come to.' })
export class TaskRun {
  @Field(() => Task, { description: 'The task: DONE, or FAILED with the reason in `error`.' })
  task!: Task;

  @Field(() => String, {
    description:
      'What did the work: `language-model`, or `extractive` where none is set: it quotes the best sentences of the inputs, each with its document and page.',
  })
  executor!: string;

  @Field(() => [TaskInputDocument], { description: 'What it worked with.' })
  inputs!: readonly TaskInputDocument[];

  @Field(() => TaskResult, { nullable: true, description: 'The saved result; null where it failed.' })
  result!: TaskResult | null;

  @Field(() => [String], { description: 'What a person should know.' })
  warnings!: readonly string[];
}
