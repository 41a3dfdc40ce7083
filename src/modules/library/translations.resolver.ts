import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import { load } from '../../graph/load.js';
import { translations } from './library.loaders.js';
import { Document, DocumentWriteArgs, DocumentWriteResult } from './library.types.js';
import { Translation } from './translations.types.js';
import { linkTranslation, unlinkTranslation } from './use-cases/link-translation.js';

@Resolver(() => Document)
export class TranslationsResolver {
  @FieldResolver(() => [Translation], {
    description: 'The documents in its scope that it is a translation of or that are translations of it, by language.',
  })
  translations(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<unknown> {
    return load(ctx, translations, document.key);
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Makes the document `id` a translation of another one in its scope, in another language. `ragQuery` answers with one of them.',
  })
  linkTranslation(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @Arg('of', () => ID, { description: 'The original, which is no translation itself.' }) of: string,
  ): Promise<unknown> {
    return linkTranslation(ctx, target, of);
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Takes a document, a translation or the original of several, out of its translations: each answers for itself then.',
  })
  unlinkTranslation(@Context() ctx: Ctx, @Args(() => DocumentWriteArgs) target: DocumentWriteArgs): Promise<unknown> {
    return unlinkTranslation(ctx, target);
  }
}
