import { Args, Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { RankedHit } from './rank-hits.js';
import { RagQueryArgs } from './rag-query-args.types.js';
import { RagResponse } from './recall.types.js';
import { ragQuery } from './use-cases/rag-query.js';

@Resolver()
export class RecallResolver {
  @Query(() => RagResponse, {
    description:
      'Passages that answer a question, from the documents of all scopes that are visible from one: by meaning and by words, weighted by the proximity of their scopes.',
  })
  async ragQuery(@Context() ctx: Ctx, @Args(() => RagQueryArgs) args: RagQueryArgs): Promise<unknown> {
    const answer = await ragQuery(ctx, args);
    const scopes = answer.trace.scopes.map((row) => ({ ...row, scope: row.address }));
    return { ...answer, hits: answer.hits.map(showHit), trace: { ...answer.trace, scopes } };
  }
}

/** A hit as the API shows it. */
export function showHit({ hit, scope, via, similarity, textScore, relevance, weight, score }: RankedHit): unknown {
  const { text, documentId, tags, language, position, page, headingPath, keyPath, stale } = hit;
  return {
    ...{ text, documentId, title: hit.documentTitle, type: hit.documentType, tags, scope, via, language },
    ...{ similarity, textScore, relevance, weight, score },
    source: similarity === null ? 'text_search' : 'vector_search',
    ...{ position, page, headingPath, keyPath, stale },
  };
}
