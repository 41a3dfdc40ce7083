import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import { showHit } from '../recall/index.js';
import { LineageDirection } from './lineage.enums.js';
import {
  AddTaskInput,
  ChangeTaskInput,
  RecordTaskResultInput,
  StartThinkProcessInput,
} from './lineage.inputs.types.js';
import { Lineage, Task, TaskInputs, TaskTree, ThinkProcess, ThinkProcessList } from './lineage.types.js';
import { ChangedTask, CompletedThinkProcess, StartedThinkProcess, TaskResult, TaskRun } from './task-results.types.js';
import { addTask } from './use-cases/add-task.js';
import { changeTask } from './use-cases/change-task.js';
import { completeThinkProcess } from './use-cases/complete-think-process.js';
import { findLineage, type LineageInput } from './use-cases/find-lineage.js';
import { findTasks, findThinkProcesses } from './use-cases/find-think-processes.js';
import { recordTaskResult, showResult } from './use-cases/record-task-result.js';
import { resolveInputs } from './use-cases/resolve-inputs.js';
import { runTask } from './use-cases/run-task.js';
import { startThinkProcess } from './use-cases/start-think-process.js';

const ProcessArg = (): ReturnType<typeof Arg> => Arg('processId', () => ID, { description: 'Id of the process.' });
const TaskArg = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Id of the task.' });
const AfterArg = (): ReturnType<typeof Arg> =>
  Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' });

@Resolver()
export class LineageResolver {
  @Query(() => ThinkProcess, { nullable: true, description: 'One think process by its id; null when there is none.' })
  thinkProcess(@Context() ctx: Ctx, @Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<unknown> {
    return ctx.graph.read(cypher.lineage.getThinkProcess, { viewer: ctx.viewer.key, id });
  }

  @Query(() => ThinkProcessList, {
    description: 'Think processes of a scope and of all that is within it, the newest first.',
  })
  thinkProcesses(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope, such as a project or a session.' }) scope: string,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @AfterArg() after: string | null,
  ): Promise<unknown> {
    return findThinkProcesses(ctx, scope, { first, after });
  }

  @Query(() => Task, { nullable: true, description: 'One task of a process; null when there is none.' })
  task(@Context() ctx: Ctx, @ProcessArg() processId: string, @TaskArg() id: string): Promise<unknown> {
    return ctx.graph.read(cypher.lineage.getTask, { viewer: ctx.viewer.key, processId, id });
  }

  @Query(() => TaskTree, { description: 'The tasks of a process.' })
  async taskTree(
    @Context() ctx: Ctx,
    @ProcessArg() processId: string,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 1,000. Default 100.' })
    first: number | null,
    @AfterArg() after: string | null,
  ): Promise<unknown> {
    const { process, rows, pageInfo } = await findTasks(ctx, processId, { first, after });
    return { process, tasks: rows, pageInfo };
  }

  @Query(() => TaskInputs, {
    description: 'What a task would take in at this moment: what an engine outside works with.',
  })
  taskInputs(@Context() ctx: Ctx, @ProcessArg() processId: string, @TaskArg() id: string): Promise<unknown> {
    return resolveInputs(ctx, processId, id);
  }

  @Query(() => Lineage, {
    description:
      'Why do we believe this, and what must be redone? The documents that one was made from, or that were made from it, each with the shortest way there, through what you may read alone.',
  })
  async lineage(
    @Context() ctx: Ctx,
    @Arg('documentId', () => ID, { description: 'The document.' }) documentId: string,
    @Arg('direction', () => LineageDirection, { description: 'Which way.' }) direction: LineageInput['direction'],
    @Arg('hops', () => Int, { nullable: true, description: 'Most steps, 1 to 10. Default 10.' }) hops: number | null,
    @Arg('endsOnly', () => Boolean, {
      defaultValue: false,
      description: 'Only documents where it ends: UP the sources, DOWN what nothing was made from.',
    })
    endsOnly: boolean,
    @Arg('first', () => Int, { nullable: true, description: 'Most documents, 1 to 1,000. Default 50.' })
    first: number | null,
  ): Promise<unknown> {
    const { entries, hasMore } = await findLineage(ctx, { documentId, direction, hops, endsOnly, first });
    const shown = entries.map((row) => ({
      ...row,
      ...{ thinkProcessId: row.sourceThinkProcessId, taskId: row.sourceNodeId },
    }));
    return { direction, entries: shown, hasMore };
  }

  @Mutation(() => StartedThinkProcess, {
    description:
      'Starts a think process: makes its scope, loads the memory that is relevant for its goal, and has what it sees indexed. Called again it changes nothing and loads anew.',
  })
  async startThinkProcess(
    @Context() ctx: Ctx,
    @Arg('input', () => StartThinkProcessInput, { description: 'The process.' }) input: StartThinkProcessInput,
  ): Promise<unknown> {
    const started = await startThinkProcess(ctx, input);
    return { ...started, hits: started.hits.map(showHit) };
  }

  @Mutation(() => CompletedThinkProcess, {
    description: 'Completes a think process: its memory stays, and what could be published to its project is listed.',
  })
  completeThinkProcess(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The process.' }) id: string,
  ): Promise<unknown> {
    return completeThinkProcess(ctx, id);
  }

  @Mutation(() => Task, { description: 'Adds a task to a process. Added again just so it changes nothing.' })
  addTask(
    @Context() ctx: Ctx,
    @Arg('input', () => AddTaskInput, { description: 'The task.' }) input: AddTaskInput,
  ): Promise<unknown> {
    return addTask(ctx, input);
  }

  @Mutation(() => ChangedTask, {
    description: 'Changes a task, and marks as stale its result and, however far, what was made from that.',
  })
  changeTask(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeTaskInput, { description: 'The change.' }) input: ChangeTaskInput,
  ): Promise<unknown> {
    return changeTask(ctx, input);
  }

  @Mutation(() => TaskResult, {
    description:
      'Saves what an engine outside has made of a task: as one document, always the same, with its tags and its lineage. It is found at once by the tasks that follow.',
  })
  recordTaskResult(
    @Context() ctx: Ctx,
    @Arg('input', () => RecordTaskResultInput, { description: 'The result.' }) input: RecordTaskResultInput,
  ): Promise<unknown> {
    return recordTaskResult(ctx, input);
  }

  @Mutation(() => TaskRun, {
    description:
      'Runs a task: gathers its inputs, has the language model, or without one the extraction of sentences, work on them, and saves the result. A run that fails saves nothing and says why.',
  })
  async runTask(@Context() ctx: Ctx, @ProcessArg() processId: string, @TaskArg() id: string): Promise<unknown> {
    const { saved, ...run } = await runTask(ctx, processId, id);
    return { ...run, result: saved === null ? null : showResult(saved) };
  }
}
