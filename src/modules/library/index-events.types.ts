import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';

/** GraphQL's spelling of what happens to the index of a document; the values are the kinds of the feed. */
export enum IndexEventKind {
  PENDING = 'INDEX_PENDING',
  INDEXING = 'INDEX_PROGRESS',
  READY = 'INDEX_READY',
  FAILED = 'INDEX_FAILED',
}

registerEnumType(IndexEventKind, {
  name: 'IndexEventKind',
  description: 'What happened to the index of a document.',
  valuesConfig: {
    PENDING: { description: 'Its chunks wait to be embedded; `reason` says why where that takes long.' },
    INDEXING: { description: 'Some of its chunks are embedded; told at most once a second.' },
    READY: { description: 'All of it is searchable by meaning.' },
    FAILED: { description: 'Embedding failed, `reason` says why; it is tried again.' },
  },
});

@ObjectType({ description: 'Something that happened to the index of a document in a watched scope.' })
export class IndexEvent {
  @Field(() => IndexEventKind, { description: 'What happened.' })
  kind!: IndexEventKind;

  @Field(() => String, { description: 'Place in the feed of events; grows. Give it as `since` to read on from it.' })
  position!: string;

  @Field(() => ID, { description: 'Key of the document.' })
  documentKey!: string;

  @Field(() => ID, { nullable: true, description: 'Its id.' })
  documentId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Chunks of the newest content.' })
  chunks!: number | null;

  @Field(() => Int, { nullable: true, description: 'Those of them that are searchable by meaning.' })
  embedded!: number | null;

  @Field(() => String, { nullable: true, description: 'Why embedding failed, or waits for another day.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}
