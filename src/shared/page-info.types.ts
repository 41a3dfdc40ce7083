import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry of this page; give it as `after`.' })
  endCursor!: string | null;
}
