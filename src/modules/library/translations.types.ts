import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A document that says the same in another language.' })
export class Translation {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its language (ISO 639-1).' })
  language!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that the others are translations of.' })
  original!: boolean;
}
