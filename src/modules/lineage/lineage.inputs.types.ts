import { Field, ID, InputType } from 'type-graphql';
import { DocumentTypeName, TagNameScalar } from '../library/index.js';
import { ThinkProcessConfigInput } from './process-config.types.js';

@InputType({ description: 'A think process to start.' })
export class StartThinkProcessInput {
  @Field(() => ID, { nullable: true, description: 'Its id; made by the server where absent. Give it to call again.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Title of its scope, where that is made. Default: its id.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is to find out: passages that answer it are loaded.' })
  goal?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the session that it runs in. Without one it sees its own memory alone.',
  })
  session?: string | null;

  @Field(() => ID, { nullable: true, description: 'The process that spawns it.' })
  parentProcessId?: string | null;

  @Field(() => ThinkProcessConfigInput, {
    nullable: true,
    description: 'How it works. Of a process that was started before it changes nothing: `updateThinkProcess` does.',
  })
  config?: ThinkProcessConfigInput | null;
}

@InputType({ description: 'A change of a think process.' })
export class UpdateThinkProcessInput {
  @Field(() => ID, { description: 'The process.' })
  id!: string;

  @Field(() => ThinkProcessConfigInput, { description: 'How it works from now on.' })
  config!: ThinkProcessConfigInput;
}

@InputType({
  description: 'A new task of a think process. Its inputs are those that are named, tagged or found, each once.',
})
export class AddTaskInput {
  @Field(() => ID, { description: 'The process.' })
  processId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Its id, unique within the process; made by the server where absent.',
  })
  id?: string | null;

  @Field(() => String, { description: 'What is to be done.' })
  goal!: string;

  @Field(() => String, {
    description: 'What it produces: `extract`, `analyze`, `verify`, `synthesize`, or any other word.',
  })
  type!: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Documents that it takes in: those that the process sees, or of other processes of its project those that you, a person, may read. They stay open to this task for as long as you may.',
  })
  inputDocs?: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'A question whose answers it takes in.' })
  inputQuery?: string | null;

  @Field(() => [TagNameScalar], {
    nullable: true,
    description: 'It takes in the documents that have all of these tags.',
  })
  inputTags?: readonly string[] | null;

  @Field(() => [TagNameScalar], {
    nullable: true,
    description: 'Tags that its result gets, beside the automatic ones.',
  })
  outputTags?: readonly string[] | null;

  @Field(() => ID, { nullable: true, description: 'The task of this process that it is a part of.' })
  parentTaskId?: string | null;
}

@InputType({ description: 'A change of a task; what is absent stays as it is.' })
export class ChangeTaskInput {
  @Field(() => ID, { description: 'The process.' })
  processId!: string;

  @Field(() => ID, { description: 'The task.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What is to be done.' })
  goal?: string | null;

  @Field(() => String, { nullable: true, description: 'What it produces.' })
  type?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Documents that it takes in, in place of those of before.' })
  inputDocs?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'A question whose answers it takes in; an empty text asks none.',
  })
  inputQuery?: string | null;

  @Field(() => [TagNameScalar], { nullable: true, description: 'Tags of the documents that it takes in.' })
  inputTags?: readonly string[] | null;

  @Field(() => [TagNameScalar], { nullable: true, description: 'Tags that its result gets.' })
  outputTags?: readonly string[] | null;
}

@InputType({ description: 'A document that a task gives beside its result.' })
export class FurtherDocumentInput {
  @Field(() => DocumentTypeName, { defaultValue: DocumentTypeName.FACT, description: 'What it is.' })
  type!: DocumentTypeName;

  @Field(() => ID, {
    nullable: true,
    description: 'Its id. Default: one of task, process and place, so that the next run updates it.',
  })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Its title. Default: the first line of its content.' })
  title?: string | null;

  @Field(() => String, { description: 'Its text.' })
  content!: string;

  @Field(() => [TagNameScalar], { nullable: true, description: 'Its tags, beside those of the task.' })
  tags?: readonly string[] | null;
}

@InputType({ description: 'What an engine outside has made of a task.' })
export class RecordTaskResultInput {
  @Field(() => ID, { description: 'The process.' })
  processId!: string;

  @Field(() => ID, { description: 'The task.' })
  taskId!: string;

  @Field(() => String, { description: 'The result.' })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its title. Default: what the task produces, and the titles of what was used.',
  })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'MIME type of the result. Default: `text/markdown`.' })
  mimeType?: string | null;

  @Field(() => [TagNameScalar], {
    nullable: true,
    description: 'Its tags, beside those of the task and the automatic ones.',
  })
  tags?: readonly string[] | null;

  @Field(() => [ID], {
    description: 'Documents that it was made from: every input that was used. An empty list says that there was none.',
  })
  used!: readonly string[];

  @Field(() => [FurtherDocumentInput], {
    nullable: true,
    description: 'Facts, notes and the like that the task gives beside its result: 20 at most, with the same lineage.',
  })
  furtherDocuments?: readonly FurtherDocumentInput[] | null;
}
