import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../shared/date-time.js';
import { DocumentTypeName, WriteOutcome } from './library.enums.js';
import { Document, DocumentWriteArgs, expectedVersion, idempotencyKey } from './library.types.js';
import { TagNameScalar } from './tag-name-scalar.js';

@InputType({ description: 'A new folder.' })
export class CreateFolderInput {
  @Field(() => String, { description: 'Address of the scope that it belongs to.' })
  scope!: string;

  @Field(() => ID, { nullable: true, description: 'Its id; made by the server where absent.' })
  id?: string | null;

  @Field(() => String, { description: 'Its title; `updateDocument` renames it.' })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'Folder of the same scope that it is in. Default: the root.' })
  parentId?: string | null;

  @Field(() => [TagNameScalar], { nullable: true, description: 'Its tags, with or without `#`.' })
  tags?: readonly string[] | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'A free map; types are kept.' })
  metadata?: Record<string, unknown> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place among the children, from 0; at the root among the folders. Default: the end.',
  })
  position?: number | null;

  @Field(() => String, { nullable: true, description: idempotencyKey })
  idempotencyKey?: string | null;
}

@ArgsType()
export class MoveToFolderArgs extends DocumentWriteArgs {
  @Field(() => ID, { nullable: true, description: 'Folder of the same scope. Default: the root, in no folder.' })
  folderId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Place among the children, from 0; at the root, for folders alone, among the folders. Default: the end, or where it is.',
  })
  position?: number | null;
}

@ArgsType()
export class ReorderFolderArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'The folder. Default: the root of the scope, whose folders it orders.',
  })
  folderId?: string | null;

  @Field(() => String, { description: 'Address of its scope.' })
  scope!: string;

  @Field(() => [ID], {
    description: 'Children in their new order, 1 to 1,000. Those that are not named follow, in the order they have.',
  })
  childIds!: readonly string[];

  @Field(() => Int, { nullable: true, description: `${expectedVersion} It is the version of the folder.` })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: idempotencyKey })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What became of the order of a folder.' })
export class ReorderFolderResult {
  @Field(() => WriteOutcome, { description: 'What became of the write.' })
  outcome!: WriteOutcome;

  @Field(() => Document, { nullable: true, description: 'The folder after the write; null for the root of a scope.' })
  folder!: Document | null;

  @Field(() => Boolean, { description: 'Whether an earlier call with the same idempotency key did it.' })
  replayed!: boolean;
}

/** What became of a folder that was to be deleted. */
export enum DeleteFolderOutcome {
  WOULD_ARCHIVE = 'WOULD_ARCHIVE',
  ARCHIVED = 'ARCHIVED',
}

registerEnumType(DeleteFolderOutcome, {
  name: 'DeleteFolderOutcome',
  description: 'What became of a folder that was to be deleted.',
  valuesConfig: {
    WOULD_ARCHIVE: { description: 'Nothing yet: `contents` is what would go with `recursive: true`.' },
    ARCHIVED: { description: 'It is gone with `contents`, and can be restored until `restorableUntil`.' },
  },
});

@ObjectType({ description: 'How many documents of a type.' })
export class TypeCount {
  @Field(() => DocumentTypeName, { description: 'The type.' })
  type!: DocumentTypeName;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'What a folder holds with all within it.' })
export class FolderContents {
  @Field(() => Int, { description: 'Documents and folders, itself included.' })
  documents!: number;

  @Field(() => [TypeCount], { description: 'The same by type.' })
  types!: readonly TypeCount[];

  @Field(() => Int, { description: 'Chunks of these documents.' })
  chunks!: number;

  @Field(() => Int, { description: 'References of other documents of its scope that lead into it.' })
  references!: number;
}

@ObjectType({ description: 'What became of a folder that was deleted.' })
export class DeleteFolderResult {
  @Field(() => DeleteFolderOutcome, { description: 'What became of it.' })
  outcome!: DeleteFolderOutcome;

  @Field(() => ID, { description: 'Id of the folder.' })
  id!: string;

  @Field(() => FolderContents, { description: 'What it holds, or held.' })
  contents!: FolderContents;

  @Field(() => Int, { description: 'Children that were taken out of it before, by `unfile: true`.' })
  unfiled!: number;

  @Field(() => DateTimeScalar, { description: 'Until when `restoreFolder` brings it back.' })
  restorableUntil!: Date;

  @Field(() => Boolean, { description: 'Whether an earlier call with the same idempotency key did it.' })
  replayed!: boolean;
}

@ObjectType({ description: 'A folder that was deleted and can be restored.' })
export class ArchivedFolder {
  @Field(() => ID, { description: 'Its key.' })
  key!: string;

  @Field(() => ID, { description: 'Its id; `restoreFolder` takes it. Until it is purged no other document gets it.' })
  id!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Address of its scope.' })
  scope!: string;

  @Field(() => Int, { description: 'Documents and folders that come back with it, itself included.' })
  documents!: number;

  @Field(() => DateTimeScalar, { description: 'When it was deleted.' })
  archivedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it is purged.' })
  purgeAt!: Date;
}

@ObjectType({
  description: 'A document or folder of a tree. The entries within a folder follow it, each a level deeper.',
})
export class FolderTreeEntry {
  @Field(() => Document, { description: 'The document or folder.' })
  document!: Document;

  @Field(() => Int, { description: 'Its level: 1 for what is in the folder, or at the root, that was asked for.' })
  depth!: number;

  @Field(() => ID, { nullable: true, description: 'Id of the folder that it is in; null at the root.' })
  parentId!: string | null;

  @Field(() => Int, { description: 'Documents and folders that are in it itself; 0 for what is no folder.' })
  childCount!: number;

  @Field(() => Boolean, {
    description: 'Whether some of its children are not listed: `children` of the document goes on after `endCursor`.',
  })
  hasMore!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of its last child that is listed; null where none is.' })
  endCursor!: string | null;
}

@ObjectType({ description: 'What is in a folder, or at the root of a scope, level by level.' })
export class FolderTree {
  @Field(() => String, { description: 'Address of the scope.' })
  scope!: string;

  @Field(() => Document, { nullable: true, description: 'The folder; null for the root.' })
  folder!: Document | null;

  @Field(() => [FolderTreeEntry], {
    description:
      'Its entries as they are printed, at most 1,000: each folder before what is in it. At the root the folders come first, then the documents that are in none, the one changed last first.',
    complexity: ({ childComplexity }) => childComplexity * 2,
  })
  entries!: readonly FolderTreeEntry[];

  @Field(() => Boolean, {
    description: 'Whether there are more entries of the first level: ask again `after` `endCursor`.',
  })
  hasMore!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry of the first level; null where none is.',
  })
  endCursor!: string | null;
}
