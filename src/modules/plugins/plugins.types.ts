import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'A plugin in this tenant. Counts are those of the server that answers, for this tenant, since that server started.',
})
export class PluginStatus {
  @Field(() => ID, { description: 'Its name, unique.' })
  name!: string;

  @Field(() => String, { description: 'Its version.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether its hooks run in this tenant.' })
  enabled!: boolean;

  @Field(() => Boolean, {
    description: 'Its last three calls failed or took too long. It still runs; one that succeeds clears this.',
  })
  degraded!: boolean;

  @Field(() => Int, { description: 'Calls of its hooks.' })
  calls!: number;

  @Field(() => Int, { description: 'Calls that failed, or gave back something unfit. Each was passed over.' })
  failures!: number;

  @Field(() => Int, { description: 'Calls that took longer than 500 ms. Each was passed over.' })
  timeouts!: number;

  @Field(() => Number, { description: 'Mean time of a call in ms; 0 without calls.' })
  meanMs!: number;
}
