import { ArgsType, Field, Float, Int } from 'type-graphql';
import { TagNameScalar } from '../library/index.js';

/** What `ragQuery` takes. */
@ArgsType()
export class RagQueryArgs {
  @Field(() => String, { description: 'The question, in plain words.' })
  query!: string;

  @Field(() => String, { description: 'Address of the scope to ask from, such as `think-process/tp_12`.' })
  scope!: string;

  @Field(() => [TagNameScalar], { nullable: true, description: 'Only documents that have all of these tags.' })
  tags?: string[] | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether a tag stands for all that are narrower too, up to ten steps down.',
  })
  expandHierarchy!: boolean;

  @Field(() => [String], {
    nullable: true,
    description:
      'Only passages in one of these languages, such as `de`; `und` for those in none that is known. Default: all.',
  })
  languages?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Which of a document and its translations answers. Default: the one in the language of the question, else the English one, else the one found best.',
  })
  preferredLanguage?: string | null;

  @Field(() => Int, { nullable: true, description: 'Most hits, 1 to 100. Default 10.' })
  limit?: number | null;

  @Field(() => Float, { nullable: true, description: 'Only hits at least so similar. Default 0: all.' })
  minSimilarity?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only the best hit of each document.' })
  groupByDocument!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether documents that are marked as stale answer too; their hits say so.',
  })
  includeStale!: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description:
      'How many steps by references and lineage, either way, `related` goes from the hits, 0 to 2, within the scopes that were searched. Default 0: none.',
  })
  expandHops!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'From your own user scope: whether the projects and universes that you are a member of answer too, with all above them. Sessions and think processes never look beyond their project.',
  })
  crossProject!: boolean;
}
