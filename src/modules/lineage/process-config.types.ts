import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How a think process works.' })
export class ThinkProcessConfig {
  @Field(() => Boolean, {
    description:
      'Whether it sees the results of the other think processes of its project: documents of type RESULT in their memory, of those processes that whoever asks may read himself. They weigh as much as the project. It ends when the process leaves that project.',
  })
  seesSiblingResults!: boolean;
}

@InputType({ description: 'How a think process works; what is absent stays as it is.' })
export class ThinkProcessConfigInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it sees the results of the other think processes of its project. Whoever may write the project lets it; whoever may write the process can take it away too. Default: false.',
  })
  seesSiblingResults?: boolean | null;
}
