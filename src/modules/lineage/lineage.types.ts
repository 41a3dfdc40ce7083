import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';
import { DocumentTypeName } from '../library/index.js';
import { ThinkProcessConfig } from './process-config.types.js';
import { LineageDirection, TaskEventKind, TaskInputVia, TaskStatus, ThinkProcessStatus } from './lineage.enums.js';

@ObjectType({ description: 'A line of thought of an agent: its tasks, and a scope of its own that holds its memory.' })
export class ThinkProcess {
  @Field(() => ID, { description: 'Key made by the server.' })
  key!: string;

  @Field(() => ID, { description: 'Its id, unique within the tenant.' })
  id!: string;

  @Field(() => String, { description: 'Address of its scope.' })
  scope!: string;

  @Field(() => String, { description: 'Its title, that of its scope.' })
  title!: string;

  @Field(() => String, { description: 'What it is to find out; empty where nobody has said.' })
  goal!: string;

  @Field(() => ThinkProcessStatus, { description: 'How far it is.' })
  status!: ThinkProcessStatus;

  @Field(() => ThinkProcessConfig, { description: 'How it works.' })
  config!: ThinkProcessConfig;

  @Field(() => String, { nullable: true, description: 'Address of the session that it runs in.' })
  session!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the project of that session.' })
  project!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the process that spawned it.' })
  parentId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was first heard of.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was started; null where a result alone has named it.',
  })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was completed.' })
  completedAt!: Date | null;
}

@ObjectType({ description: 'A page of think processes, the newest first.' })
export class ThinkProcessList {
  @Field(() => [ThinkProcess], { description: 'Processes of this page.' })
  rows!: readonly ThinkProcess[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A step of a think process: what is to be done, and with what.' })
export class Task {
  @Field(() => ID, { description: 'Key made by the server.' })
  key!: string;

  @Field(() => ID, { description: 'Its id, unique within its process.' })
  id!: string;

  @Field(() => ID, { description: 'Id of its process.' })
  processId!: string;

  @Field(() => ID, { nullable: true, description: 'The task that it is a part of; null at the top.' })
  parentId!: string | null;

  @Field(() => String, { description: 'What is to be done; empty where a result alone has named it.' })
  goal!: string;

  @Field(() => String, {
    description:
      'What it produces: `extract` new facts and summaries, `analyze` insights and evaluations, `verify` confirmations and contradictions, `synthesize` documents that sum up others; or any other word.',
  })
  type!: string;

  @Field(() => [ID], { description: 'Documents that it names as inputs.' })
  inputDocs!: readonly string[];

  @Field(() => String, { nullable: true, description: 'A question whose answers are inputs.' })
  inputQuery!: string | null;

  @Field(() => [String], { description: 'Documents that have all of these tags are inputs.' })
  inputTags!: readonly string[];

  @Field(() => [String], { description: 'Tags that its result gets, beside the automatic ones.' })
  outputTags!: readonly string[];

  @Field(() => TaskStatus, { description: 'How far it is.' })
  status!: TaskStatus;

  @Field(() => String, { nullable: true, description: 'Why the last run failed.' })
  error!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the document that is its result.' })
  resultId!: string | null;

  @Field(() => Boolean, { description: 'Whether that is stale: what it was made from, or the task, has changed.' })
  resultStale!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it or its status changed last.' })
  updatedAt!: Date;
}

@ObjectType({
  description: 'The tasks of a process, in the order in which they were added: a parent before its children.',
})
export class TaskTree {
  @Field(() => ThinkProcess, { description: 'The process.' })
  process!: ThinkProcess;

  @Field(() => [Task], { description: 'Tasks of this page; `parentId` makes a tree of them.' })
  tasks!: readonly Task[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A document that a task takes in.' })
export class TaskInputDocument {
  @Field(() => TaskInputVia, { description: 'How it came to be an input.' })
  via!: TaskInputVia;

  @Field(() => ID, { description: 'Id of the document.' })
  id!: string;

  @Field(() => String, { description: 'Address of the scope that it is in.' })
  scope!: string;

  @Field(() => DocumentTypeName, { description: 'What it is.' })
  type!: DocumentTypeName;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its text, or for a binary file where the file is stored.' })
  content!: string;
}

@ObjectType({ description: 'What a task would take in at this moment.' })
export class TaskInputs {
  @Field(() => Task, { description: 'The task.' })
  task!: Task;

  @Field(() => [TaskInputDocument], {
    description:
      'Each document once: those that the task names, then those with its tags (50 at most), then those that answer its query (10 at most). What was made from its own result is none.',
  })
  inputs!: readonly TaskInputDocument[];

  @Field(() => [String], {
    description: 'What a person should know, such as a query that was searched by words alone.',
  })
  warnings!: readonly string[];
}

@ObjectType({ description: 'A document on a way.' })
export class LineageStep {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;
}

@ObjectType({ description: 'A document that another one was made from, or that was made from it.' })
export class LineageEntry {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string;

  @Field(() => String, { description: 'Address of the scope that it is in.' })
  scope!: string;

  @Field(() => DocumentTypeName, { description: 'What it is.' })
  type!: DocumentTypeName;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'Think process that produced it.' })
  thinkProcessId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Task of that process that produced it.' })
  taskId!: string | null;

  @Field(() => Boolean, { description: 'Whether it is stale: something that it was made from has changed.' })
  stale!: boolean;

  @Field(() => Int, { description: 'Steps from the document that was asked about.' })
  hops!: number;

  @Field(() => [LineageStep], { description: 'The shortest way there, both ends included.' })
  path!: readonly LineageStep[];

  @Field(() => Boolean, { description: 'Whether the lineage ends here, as far as you may read it.' })
  isEnd!: boolean;
}

@ObjectType({ description: 'What a document was made from, or what was made from it.' })
export class Lineage {
  @Field(() => LineageDirection, { description: 'Which way it was followed.' })
  direction!: LineageDirection;

  @Field(() => [LineageEntry], { description: 'Documents, the nearest first.' })
  entries!: readonly LineageEntry[];

  @Field(() => Boolean, { description: 'Whether there are more than `first`.' })
  hasMore!: boolean;
}

@ObjectType({ description: 'Something that happened to a think process or to one of its tasks.' })
export class TaskEvent {
  @Field(() => TaskEventKind, { description: 'What happened.' })
  kind!: TaskEventKind;

  @Field(() => String, { description: 'Place in the feed of events; grows. Give it as `since` to read on from it.' })
  position!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the process.' })
  processId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the task, where it is about one.' })
  taskId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the result, where one was saved.' })
  documentId!: string | null;

  @Field(() => String, { nullable: true, description: 'Why a run failed.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}
