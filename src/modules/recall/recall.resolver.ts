import { Arg, Ctx as Context, Float, Int, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { RankedHit } from './rank-hits.js';
import { RagResponse } from './recall.types.js';
import { ragQuery } from './use-cases/rag-query.js';

@Resolver()
export class RecallResolver {
  @Query(() => RagResponse, {
    description:
      'Passages that answer a question, from the documents of all scopes that are visible from one: by meaning and by words, weighted by the proximity of their scopes.',
  })
  async ragQuery(
    @Context() ctx: Ctx,
    @Arg('query', () => String, { description: 'The question, in plain words.' }) query: string,
    @Arg('scope', () => String, { description: 'Address of the scope to ask from, such as `think-process/tp_12`.' })
    scope: string,
    @Arg('tags', () => [String], { nullable: true, description: 'Only documents that have all of these tags.' })
    tags: string[] | null,
    @Arg('limit', () => Int, { nullable: true, description: 'Most hits, 1 to 100. Default 10.' })
    limit: number | null,
    @Arg('minSimilarity', () => Float, {
      nullable: true,
      description: 'Only hits at least so similar. Default 0: all.',
    })
    minSimilarity: number | null,
    @Arg('groupByDocument', () => Boolean, { defaultValue: false, description: 'Only the best hit of each document.' })
    groupByDocument: boolean,
    @Arg('includeStale', () => Boolean, {
      defaultValue: true,
      description: 'Whether documents that are marked as stale answer too; their hits say so.',
    })
    includeStale: boolean,
    @Arg('crossProject', () => Boolean, {
      defaultValue: false,
      description:
        'From your own user scope: whether the projects and universes that you are a member of answer too, with all above them. Sessions and think processes never look beyond their project.',
    })
    crossProject: boolean,
  ): Promise<unknown> {
    const filter = { tags, limit, minSimilarity, groupByDocument, includeStale, crossProject };
    const answer = await ragQuery(ctx, { query, scope, ...filter });
    const scopes = answer.trace.scopes.map((row) => ({ ...row, scope: row.address }));
    return { ...answer, hits: answer.hits.map(showHit), trace: { ...answer.trace, scopes } };
  }
}

function showHit({ hit, scope, similarity, textScore, relevance, weight, score }: RankedHit): unknown {
  const { text, documentId, tags, position, page, headingPath, keyPath, stale } = hit;
  return {
    ...{ text, documentId, title: hit.documentTitle, type: hit.documentType, tags, scope },
    ...{ similarity, textScore, relevance, weight, score },
    source: similarity === null ? 'text_search' : 'vector_search',
    ...{ position, page, headingPath, keyPath, stale },
  };
}
