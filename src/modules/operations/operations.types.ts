import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { PageInfo } from '../../shared/page-info.types.js';
import { JobEventKind, JobState, SystemEventKindName } from './operations.enums.js';

@ObjectType({ description: 'How far the work of a job is.' })
export class JobProgress {
  @Field(() => Int, { description: 'What is done, in the unit of the job: chunks, memories, bytes.' })
  done!: number;

  @Field(() => Int, { description: 'What there is to do, in the same unit.' })
  total!: number;

  @Field(() => String, { nullable: true, description: 'A few words about the present step.' })
  note!: string | null;
}

@ObjectType({ description: 'Work that runs in the background. What it is about is not shown.' })
export class Job {
  @Field(() => ID, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'What kind of work it is, such as `index-document`.' })
  kind!: string;

  @Field(() => JobState, { description: 'How far it is.' })
  state!: JobState;

  @Field(() => Int, { description: 'Attempts that were begun; 0 again when it is run anew.' })
  attempts!: number;

  @Field(() => Int, { description: 'Attempts before it is given up.' })
  maxAttempts!: number;

  @Field(() => DateTimeScalar, { description: 'When it was put in the queue.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its latest attempt began.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it came to its end; null while it waits or runs.' })
  finishedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When an attempt failed last.' })
  failedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why an attempt failed last; null once it is done.' })
  error!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When somebody asked for its end.' })
  cancelRequestedAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Id of the user who asked for its end.' })
  cancelledBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the schedule that it comes from.' })
  schedule!: string | null;
}

@ObjectType({ description: 'A job in a list.' })
export class JobEdge {
  @Field(() => String, { description: 'Cursor of this entry.' })
  cursor!: string;

  @Field(() => Job, { description: 'The job.' })
  node!: Job;
}

@ObjectType({ description: 'A page of jobs, the newest first.' })
export class JobConnection {
  @Field(() => [JobEdge], { description: 'Entries of this page.' })
  edges!: readonly JobEdge[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  /** Counts only where `totalCount` is selected. */
  count!: () => Promise<number>;
}

@ObjectType({ description: 'When a job is put in the queue by itself.' })
export class JobSchedule {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'What it is for.' })
  description!: string;

  @Field(() => String, { description: 'The kind of its jobs.' })
  kind!: string;

  @Field(() => String, { description: 'Its times as a cron expression.' })
  cron!: string;

  @Field(() => String, { description: 'The time zone of these times.' })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether each tenant gets a job of its own; else one job is of the system.' })
  perTenant!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Its next time. One in the past is due now.' })
  nextAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The time for which it put a job in the queue last.' })
  lastDueAt!: Date | null;
}

@ObjectType({ description: 'A change of a job: its state, or how far it is.' })
export class JobEvent {
  @Field(() => JobEventKind, { description: 'What it tells.' })
  kind!: JobEventKind;

  @Field(() => String, { description: 'Place in the feed of events; grows.' })
  position!: string;

  @Field(() => ID, { description: 'Key of the job.' })
  jobKey!: string;

  @Field(() => String, { description: 'Kind of the job.' })
  jobKind!: string;

  @Field(() => JobState, { description: 'Its state after the change.' })
  state!: JobState;

  @Field(() => Int, { description: 'Attempts that were begun.' })
  attempts!: number;

  @Field(() => JobProgress, { nullable: true, description: 'How far it is, where it has said so.' })
  progress!: JobProgress | null;

  @Field(() => String, { nullable: true, description: 'Why an attempt failed last.' })
  error!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}

@ObjectType({ description: 'Something that an admin should know about the running of the product.' })
export class SystemEvent {
  @Field(() => SystemEventKindName, { description: 'What happened.' })
  kind!: SystemEventKindName;

  @Field(() => String, { description: 'Place in the feed of events; grows.' })
  position!: string;

  @Field(() => String, { nullable: true, description: 'What it is about: an index, a plugin, a kind of job.' })
  subject!: string | null;

  @Field(() => String, { description: 'What happened, in a sentence; that of the latest where there were several.' })
  message!: string;

  @Field(() => Int, {
    description: 'How often it happened since the event before: one that repeats is told once in 10 seconds.',
  })
  count!: number;

  @Field(() => DateTimeScalar, { description: 'When it was announced.' })
  at!: Date;
}
