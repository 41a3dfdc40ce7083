import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import { load } from '../../graph/load.js';
import { DocumentFilter, DocumentOrder } from './document-filter.types.js';
import { documentTags, indexProgress } from './library.loaders.js';
import { Document, DocumentConnection, DocumentTag, IndexProgress, Source } from './library.types.js';
import { readMetadata } from './metadata.js';
import { type DocumentPage, findDocuments } from './use-cases/find-documents.js';

@Resolver(() => Document)
export class DocumentResolver {
  @Query(() => Document, { nullable: true, description: 'One document by its id; null when there is none.' })
  document(@Context() ctx: Ctx, @Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<unknown> {
    return ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id });
  }

  @Query(() => DocumentConnection, { description: 'Documents of one scope, and of no other.' })
  documents(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('filter', () => DocumentFilter, { nullable: true, description: 'What they must be. Default: all of them.' })
    filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrder, {
      nullable: true,
      description: 'How they are sorted. Default: the one changed last first.',
    })
    orderBy: DocumentOrder | null,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findDocuments(ctx, { scope, filter, orderBy, first, after });
  }

  @FieldResolver(() => [DocumentTag], { description: 'Its tags, by name.' })
  async tags(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<unknown> {
    const tags = await load(ctx, documentTags, document.key);
    return tags.map((tag) => ({ ...tag, automatic: tag.by === 'automatic' }));
  }

  @FieldResolver(() => Source, { description: 'Where it comes from.' })
  source(@Root() document: DocumentRow): unknown {
    const { sourceType, sourceThinkProcessId, sourceNodeId } = document;
    return { type: sourceType, thinkProcessId: sourceThinkProcessId, nodeId: sourceNodeId };
  }

  @FieldResolver(() => GraphQLJSONObject, { description: 'A free map; types are as they were given.' })
  metadata(@Root() document: DocumentRow): unknown {
    return readMetadata(document.metadata);
  }

  @FieldResolver(() => IndexProgress, { description: 'How far its index is, in chunks.' })
  indexProgress(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<unknown> {
    return load(ctx, indexProgress, document.key);
  }
}

@Resolver(() => DocumentConnection)
export class DocumentConnectionResolver {
  @FieldResolver(() => Int, {
    description: 'How many documents the whole list has. Counted only where it is selected.',
  })
  totalCount(@Root() page: DocumentPage): Promise<number> {
    return page.count();
  }
}
