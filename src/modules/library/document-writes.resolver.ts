import { Arg, Args, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { ImportDocumentsInput, ImportDocumentsResult } from './import.types.js';
import {
  CreateDocumentInput,
  Document,
  DocumentWriteArgs,
  DocumentWriteResult,
  UpdateDocumentInput,
} from './library.types.js';
import { addTags, removeTags, setTags } from './use-cases/change-tags.js';
import { createDocument } from './use-cases/create-document.js';
import { deleteDocument } from './use-cases/delete-document.js';
import { importDocuments } from './use-cases/import-documents.js';
import { updateDocument } from './use-cases/update-document.js';
import { TagNameScalar } from './tag-name-scalar.js';

const TagsArg = (): ReturnType<typeof Arg> =>
  Arg('tags', () => [TagNameScalar], { description: 'The tags, with or without `#`.' });

@Resolver(() => Document)
export class DocumentWritesResolver {
  @Mutation(() => DocumentWriteResult, { description: 'Makes a document of text and indexes it.' })
  createDocument(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateDocumentInput, { description: 'The new document.' }) input: CreateDocumentInput,
  ): Promise<unknown> {
    return createDocument(ctx, input);
  }

  @Mutation(() => ImportDocumentsResult, {
    description:
      'Brings up to 100 documents into a scope: makes new ones, updates those that differ, leaves the others. One that fails stops no other; sent again, it changes nothing.',
  })
  async importDocuments(
    @Context() ctx: Ctx,
    @Arg('input', () => ImportDocumentsInput, { description: 'The documents.' }) input: ImportDocumentsInput,
  ): Promise<unknown> {
    const results = await importDocuments(ctx, input);
    return { results, failed: results.filter(({ outcome }) => outcome === 'FAILED').length };
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
  deleteDocument(@Context() ctx: Ctx, @Args(() => DocumentWriteArgs) target: DocumentWriteArgs): Promise<string> {
    return deleteDocument(ctx, target);
  }

  @Mutation(() => DocumentWriteResult, { description: 'Adds tags to a document.' })
  addTags(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @TagsArg() tags: string[],
  ): Promise<unknown> {
    return addTags(ctx, target, tags);
  }

  @Mutation(() => DocumentWriteResult, { description: 'Takes tags off a document; automatic ones stay.' })
  removeTags(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @TagsArg() tags: string[],
  ): Promise<unknown> {
    return removeTags(ctx, target, tags);
  }

  @Mutation(() => DocumentWriteResult, {
    description: 'Gives a document these tags in place of those that people have set; automatic ones stay.',
  })
  setTags(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @TagsArg() tags: string[],
  ): Promise<unknown> {
    return setTags(ctx, target, tags);
  }
}
