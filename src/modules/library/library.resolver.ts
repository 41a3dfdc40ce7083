import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import { load } from '../../graph/load.js';
import { ScopeKind } from '../scopes/index.js';
import { DocumentTypeName } from './library.enums.js';
import { documentTags, indexProgress } from './library.loaders.js';
import {
  CreateDocumentInput,
  Document,
  DocumentConnection,
  DocumentTag,
  DocumentWriteResult,
  IndexProgress,
  Source,
  UpdateDocumentInput,
} from './library.types.js';
import { readMetadata } from './metadata.js';
import { addTags, removeTags } from './use-cases/change-tags.js';
import { createDocument } from './use-cases/create-document.js';
import { deleteDocument } from './use-cases/delete-document.js';
import { type DocumentPage, findDocuments } from './use-cases/find-documents.js';
import { promoteDocument } from './use-cases/promote-document.js';
import { updateDocument } from './use-cases/update-document.js';

@Resolver(() => Document)
export class DocumentResolver {
  @Query(() => Document, { nullable: true, description: 'One document by its id; null when there is none.' })
  document(@Context() ctx: Ctx, @Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<unknown> {
    return ctx.graph.read(cypher.library.getDocument, { viewer: ctx.viewer.key, id });
  }

  @Query(() => DocumentConnection, {
    description: 'Documents of one scope, and of no other, the one changed last first.',
  })
  documents(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('includeDescendants', () => Boolean, {
      defaultValue: false,
      description:
        'Whether the documents of the scopes within it are listed too: an administrative view of those that you may read. It widens no search.',
    })
    includeDescendants: boolean,
    @Arg('types', () => [DocumentTypeName], { nullable: true, description: 'Only these types. Default: all.' })
    types: DocumentTypeName[] | null,
    @Arg('tags', () => [String], { nullable: true, description: 'Only documents that have all of these tags.' })
    tags: string[] | null,
    @Arg('languages', () => [String], {
      nullable: true,
      description: 'Only documents in one of these languages, such as `de`; `und` for those in none that is known.',
    })
    languages: string[] | null,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findDocuments(ctx, { scope, includeDescendants, types, tags, languages, first, after });
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

  @Mutation(() => DocumentWriteResult, { description: 'Makes a document of text and indexes it.' })
  createDocument(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateDocumentInput, { description: 'The new document.' }) input: CreateDocumentInput,
  ): Promise<unknown> {
    return createDocument(ctx, input);
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Changes a document. New content replaces the old chunks at one moment; unchanged chunks keep their vectors.',
  })
  updateDocument(
    @Context() ctx: Ctx,
    @Arg('input', () => UpdateDocumentInput, { description: 'The change.' }) input: UpdateDocumentInput,
  ): Promise<unknown> {
    return updateDocument(ctx, input);
  }

  @Mutation(() => ID, { description: 'Deletes a document with its chunks; gives its key.' })
  async deleteDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
  ): Promise<string> {
    return (await deleteDocument(ctx, id)).key;
  }

  @Mutation(() => DocumentWriteResult, { description: 'Adds tags to a document.' })
  addTags(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
    @Arg('tags', () => [String], { description: 'The tags, with or without `#`.' }) tags: string[],
  ): Promise<unknown> {
    return addTags(ctx, id, tags);
  }

  @Mutation(() => DocumentWriteResult, { description: 'Takes tags off a document; automatic ones stay.' })
  removeTags(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
    @Arg('tags', () => [String], { description: 'The tags, with or without `#`.' }) tags: string[],
  ): Promise<unknown> {
    return removeTags(ctx, id, tags);
  }

  @Mutation(() => DocumentWriteResult, {
    description: 'Moves a document up to a scope above its own. It is in exactly one scope before and after.',
  })
  promoteDocument(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The document.' }) id: string,
    @Arg('to', () => ScopeKind, {
      description: 'Level of the target above it. Group and space are one level, project and universe another.',
    })
    to: ScopeKind,
  ): Promise<unknown> {
    return promoteDocument(ctx, id, to);
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
