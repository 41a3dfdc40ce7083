import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

/** GraphQL's spelling of what a text was embedded for; the values are how they are stored. */
export enum EmbeddingPurposeName {
  INDEXING = 'INDEXING',
  QUERY = 'QUERY',
  UPKEEP = 'UPKEEP',
}

registerEnumType(EmbeddingPurposeName, {
  name: 'EmbeddingPurpose',
  description: 'What texts were embedded for.',
  valuesConfig: {
    INDEXING: { description: 'To find documents by meaning.' },
    QUERY: { description: 'To ask a question.' },
    UPKEEP: { description: 'Checks and measurements of the server itself.' },
  },
});

/** By what embeddings are told apart. */
export enum UsageGroup {
  DAY = 'day',
  SCOPE = 'scope',
  PURPOSE = 'purpose',
  MODEL = 'model',
}

registerEnumType(UsageGroup, {
  name: 'UsageGroup',
  description: 'By what the use of the embedding model is told apart.',
  valuesConfig: {
    DAY: { description: 'By the day (UTC).' },
    SCOPE: { description: 'By the scope that a document went to, or a question was asked from.' },
    PURPOSE: { description: 'By what it was for.' },
    MODEL: { description: 'By the model.' },
  },
});

@ObjectType({ description: 'How much was embedded.' })
export class EmbeddingTotals {
  @Field(() => Float, { description: 'Calls of the model, also those that failed.' })
  calls!: number;

  @Field(() => Float, { description: 'Texts that it was given; those whose vector was had before are not counted.' })
  texts!: number;

  @Field(() => Float, { description: 'Tokens that it has read, as its provider counts them.' })
  tokens!: number;

  @Field(() => Float, { description: 'What they cost in US dollars, at the price of their time.' })
  cost!: number;
}

@ObjectType({ description: 'How much was embedded, told apart as was asked for.' })
export class EmbeddingUsageEntry extends EmbeddingTotals {
  @Field(() => GraphQLDate, { nullable: true, description: 'The day (UTC); null where days are not told apart.' })
  day!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the scope; null where scopes are not told apart, for no scope, and for one that is gone.',
  })
  scope!: string | null;

  @Field(() => EmbeddingPurposeName, { nullable: true, description: 'What for; null where that is not told apart.' })
  purpose!: EmbeddingPurposeName | null;

  @Field(() => String, { nullable: true, description: 'The model; null where models are not told apart.' })
  model!: string | null;
}

@ObjectType({ description: 'What the embedding model was used for in a tenant, and what that cost.' })
export class EmbeddingUsage {
  @Field(() => GraphQLDate, { description: 'First day (UTC) that it is about.' })
  from!: string;

  @Field(() => GraphQLDate, { description: 'Last day (UTC) that it is about.' })
  to!: string;

  @Field(() => [EmbeddingUsageEntry], { description: 'The newest day and the most tokens first; 1,000 at most.' })
  entries!: readonly EmbeddingUsageEntry[];

  @Field(() => Boolean, { description: 'Whether there are more entries than are shown. `total` counts all.' })
  truncated!: boolean;

  @Field(() => EmbeddingTotals, { description: 'All of it together.' })
  total!: EmbeddingTotals;
}
