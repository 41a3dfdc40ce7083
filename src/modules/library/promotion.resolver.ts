import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import { load } from '../../graph/load.js';
import { ScopeKind } from '../scopes/index.js';
import { Document, DocumentWriteArgs, DocumentWriteResult } from './library.types.js';
import { writtenDocuments } from './promotion.loaders.js';
import { DocumentMoveConnection, PublishedDocument, PublishResult } from './promotion.types.js';
import { demoteDocument } from './use-cases/demote-document.js';
import { findMoves } from './use-cases/find-moves.js';
import { promoteDocument } from './use-cases/promote-document.js';
import type { PublishedDocument as Published } from './use-cases/publish-to-project.js';
import { publishToProject } from './use-cases/publish-to-project.js';

const ToFolderArg = (): ReturnType<typeof Arg> =>
  Arg('toFolder', () => ID, {
    nullable: true,
    description: 'Folder of the target that it is filed in. Default: none; it leaves the folder that it was in.',
  });

const ReasonArg = (): ReturnType<typeof Arg> =>
  Arg('reason', () => String, {
    nullable: true,
    description: 'Why, in at most 1,000 characters; kept with the move.',
  });

@Resolver(() => Document)
export class PromotionResolver {
  @FieldResolver(() => DocumentMoveConnection, {
    description: 'Its moves to other scopes, the newest first. A scope that you may not read is not named.',
  })
  moves(
    @Context() ctx: Ctx,
    @Root() document: DocumentRow,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | null,
  ): Promise<unknown> {
    return findMoves(ctx, { documentKey: document.key, first, after });
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Moves a document up to a scope above its own; you must be able to write both. It is in exactly one scope before and after. A folder takes all that is in it along. A result that a think process leaves for its project is filed there under `Results/Think-Process: <title of the process>`, unless `toFolder` says where.',
  })
  promoteDocument(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @Arg('to', () => ScopeKind, {
      description: 'Level of the target above it. Group and space are one level, project and universe another.',
    })
    to: ScopeKind,
    @ToFolderArg() toFolder: string | null,
    @ReasonArg() reason: string | null,
  ): Promise<unknown> {
    return promoteDocument(ctx, target, { to, toFolder, reason });
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Moves a document down to a scope within its own; you must be able to write both. A folder takes all that is in it along.',
  })
  demoteDocument(
    @Context() ctx: Ctx,
    @Args(() => DocumentWriteArgs) target: DocumentWriteArgs,
    @Arg('toScope', () => String, { description: 'Address of the scope within its own.' }) toScope: string,
    @ToFolderArg() toFolder: string | null,
    @ReasonArg() reason: string | null,
  ): Promise<unknown> {
    return demoteDocument(ctx, target, { toScope, toFolder, reason });
  }

  @Mutation(() => PublishResult, {
    description:
      'Promotes the results of a think process to its project, all or some of them, together, at most 1,000. One that cannot be stops no other; sent again, it changes nothing.',
  })
  async publishToProject(
    @Context() ctx: Ctx,
    @Arg('thinkProcessId', () => ID, { description: 'Id of the think process.' }) thinkProcessId: string,
    @Arg('documentIds', () => [ID], { nullable: true, description: 'Only these. Default: all its results.' })
    documentIds: string[] | null,
    @ReasonArg() reason: string | null,
  ): Promise<unknown> {
    const { project, results } = await publishToProject(ctx, { thinkProcessId, documentIds, reason });
    const count = (outcome: Published['outcome']): number => results.filter((each) => each.outcome === outcome).length;
    return { project, results, moved: count('MOVED'), failed: count('FAILED') };
  }
}

@Resolver(() => PublishedDocument)
export class PublishedDocumentResolver {
  @FieldResolver(() => Document, { nullable: true, description: 'The document now; null where it failed.' })
  document(@Context() ctx: Ctx, @Root() { id, outcome }: Published): Promise<unknown> | null {
    return outcome === 'FAILED' ? null : load(ctx, writtenDocuments, id);
  }
}
