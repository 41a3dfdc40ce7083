import { Arg, Args, Ctx as Context, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import { DocumentVersionConnection, findVersions } from '../history/index.js';
import { Document, DocumentWriteArgs, DocumentWriteResult } from './library.types.js';
import { restoreVersion } from './use-cases/restore-version.js';

@Resolver(() => Document)
export class DocumentHistoryResolver {
  @FieldResolver(() => DocumentVersionConnection, {
    description:
      'What it was before each change of its title, content, tags, metadata, MIME type or language, the newest first. Empty where nothing was changed; the current state is not in it. It goes with the document into other scopes.',
  })
  history(
    @Context() ctx: Ctx,
    @Root() document: DocumentRow,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findVersions(ctx, { documentKey: document.key, first, after });
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Makes a document what it was at a version; its place stays. That is a change like any other, so that it can be undone; `UNCHANGED` where it is that already.',
  })
  restoreVersion(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @Arg('version', () => Int, { description: 'A number that `Document.version` had.' }) version: number,
  ): Promise<unknown> {
    return restoreVersion(ctx, target, version);
  }
}
