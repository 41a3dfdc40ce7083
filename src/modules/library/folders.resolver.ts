import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { DocumentRow } from '../../graph/generated/library.js';
import { load } from '../../graph/load.js';
import { folderOf, folderPathOf } from './folders.loaders.js';
import {
  ArchivedFolder,
  CreateFolderInput,
  DeleteFolderResult,
  FolderTree,
  MoveToFolderArgs,
  ReorderFolderArgs,
  ReorderFolderResult,
} from './folders.types.js';
import { Document, DocumentConnection, DocumentWriteResult } from './library.types.js';
import { IdempotencyKeyArg } from './idempotency-key.arg.js';
import { browse } from './use-cases/browse.js';
import { createFolder } from './use-cases/create-folder.js';
import { deleteFolder } from './use-cases/delete-folder.js';
import { findArchivedFolders } from './use-cases/find-archived-folders.js';
import { findChildren } from './use-cases/find-children.js';
import { moveToFolder } from './use-cases/move-to-folder.js';
import { reorderFolder } from './use-cases/reorder-folder.js';
import { restoreFolder } from './use-cases/restore-folder.js';

@Resolver(() => Document)
export class FoldersResolver {
  @Query(() => FolderTree, {
    description: 'What is in a folder, or at the root of a scope, and in the folders within, down to a depth.',
  })
  browse(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('folderId', () => ID, { nullable: true, description: 'A folder of it. Default: its root.' })
    folderId: string | undefined,
    @Arg('depth', () => Int, { defaultValue: 1, description: 'Levels, 1 to 10.' }) depth: number,
    @Arg('first', () => Int, { nullable: true, description: 'Most entries of a folder, 1 to 100. Default 20.' })
    first: number | undefined,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor of the entry of the first level before the page.',
    })
    after: string | undefined,
  ): Promise<unknown> {
    return browse(ctx, { scope, folderId: folderId ?? null, depth, first: first ?? null, after: after ?? null });
  }

  @Query(() => [ArchivedFolder], {
    description: 'Folders of a scope that were deleted and can be restored, the last first.',
  })
  archivedFolders(
    @Context() ctx: Ctx,
    @Arg('scope', () => String, { description: 'Address of the scope.' }) scope: string,
    @Arg('first', () => Int, { nullable: true, description: 'Most of them, 1 to 100. Default 20.' })
    first: number | undefined,
  ): Promise<unknown> {
    return findArchivedFolders(ctx, scope, first ?? null);
  }

  @FieldResolver(() => Document, { nullable: true, description: 'The folder that it is in; null for none.' })
  folder(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<unknown> {
    return load(ctx, folderOf, document.key);
  }

  @FieldResolver(() => [String], { description: 'Titles of the folders that it is in, from the outermost on.' })
  async folderPath(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<readonly string[]> {
    return (await load(ctx, folderPathOf, document.key)).titles;
  }

  @FieldResolver(() => DocumentConnection, {
    description: 'Documents and folders that are in it, in their order; of what is no folder, none.',
  })
  children(
    @Context() ctx: Ctx,
    @Root() document: DocumentRow,
    @Arg('first', () => Int, { nullable: true, description: 'Size of the page, 1 to 100. Default 20.' })
    first: number | undefined,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the entry before the page.' })
    after: string | undefined,
  ): Promise<unknown> {
    return findChildren(ctx, document, { first: first ?? null, after: after ?? null });
  }

  @Mutation(() => DocumentWriteResult, {
    description: 'Makes a folder: a document without text that holds documents and folders of its scope in an order.',
  })
  createFolder(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateFolderInput, { description: 'The new folder.' }) input: CreateFolderInput,
  ): Promise<unknown> {
    return createFolder(ctx, input);
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Files a document or folder in a folder of its scope, or takes it out of its folder. A folder is never within itself.',
  })
  moveToFolder(@Context() ctx: Ctx, @Args(() => MoveToFolderArgs) args: MoveToFolderArgs): Promise<unknown> {
    const { folderId = null, position = null, ...target } = args;
    return moveToFolder(ctx, target, { folderId, position });
  }

  @Mutation(() => ReorderFolderResult, { description: 'Puts children of a folder in another order.' })
  reorderFolder(@Context() ctx: Ctx, @Args(() => ReorderFolderArgs) args: ReorderFolderArgs): Promise<unknown> {
    const { folderId = null, expectedVersion = null, idempotencyKey = null, scope, childIds } = args;
    return reorderFolder(ctx, { folderId, scope, childIds, expectedVersion, idempotencyKey });
  }

  @Mutation(() => DeleteFolderResult, {
    description:
      'Deletes a folder for 30 days, in which it can be restored. One that has children is refused, unless they go too or are taken out of it.',
  })
  deleteFolder(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The folder.' }) id: string,
    @Arg('recursive', () => Boolean, {
      defaultValue: false,
      description: 'Whether all within it, at most 1,000 documents, goes with it.',
    })
    recursive: boolean,
    @Arg('unfile', () => Boolean, {
      defaultValue: false,
      description: 'Whether its children, at most 1,000, stay, at the root of the scope.',
    })
    unfile: boolean,
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Whether it is only told what it holds.' })
    dryRun: boolean,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'Version that the deletion was made for; refused with CONFLICT when it is not the newest.',
    })
    expectedVersion: number | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
  ): Promise<unknown> {
    return deleteFolder(ctx, {
      id,
      recursive,
      unfile,
      dryRun,
      expectedVersion,
      idempotencyKey: idempotencyKey ?? null,
    });
  }

  @Mutation(() => DocumentWriteResult, {
    description:
      'Brings a deleted folder back with all that was deleted with it, at the end of the folder that it was in, or at the root where that is gone.',
  })
  restoreFolder(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The folder.' }) id: string,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
  ): Promise<unknown> {
    return restoreFolder(ctx, id, idempotencyKey);
  }
}
