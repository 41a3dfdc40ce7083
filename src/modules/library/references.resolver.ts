import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../context.js';
import type { DocumentRow, ReferenceRow } from '../../graph/generated/library.js';
import { load } from '../../graph/load.js';
import { Document, DocumentWriteResult } from './library.types.js';
import { documentByKey, documentReferences, incomingReferences } from './references.loaders.js';
import { AddReferenceInput, Reference, ReferenceDirection, ReferenceKind, ReferenceSteps } from './references.types.js';
import { addReference } from './use-cases/add-reference.js';
import { findReferences } from './use-cases/find-references.js';
import { removeReference } from './use-cases/remove-reference.js';

@Resolver(() => Document)
export class DocumentReferencesResolver {
  @FieldResolver(() => [Reference], {
    description: 'What it refers to: as its text says (links, wiki links, DOIs, addresses), and as people have added.',
  })
  references(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<unknown> {
    return load(ctx, documentReferences, document.key);
  }

  @FieldResolver(() => [Reference], {
    description: 'What refers to it in documents that you may read: the newest 100. The query `references` gives more.',
  })
  incomingReferences(@Context() ctx: Ctx, @Root() document: DocumentRow): Promise<unknown> {
    return load(ctx, incomingReferences, document.key);
  }
}

@Resolver(() => Reference)
export class ReferencesResolver {
  @Query(() => ReferenceSteps, {
    description:
      'References of a document, and of the documents that they lead to, some steps away. No step leads through a document that you may not read.',
  })
  references(
    @Context() ctx: Ctx,
    @Arg('documentId', () => ID, { description: 'The document that they begin at.' }) documentId: string,
    @Arg('direction', () => ReferenceDirection, {
      defaultValue: ReferenceDirection.OUTGOING,
      description: 'Which way each step goes.',
    })
    direction: ReferenceDirection,
    @Arg('hops', () => Int, { defaultValue: 1, description: 'Most steps, 1 to 5.' }) hops: number,
    @Arg('kinds', () => [ReferenceKind], { nullable: true, description: 'Only these kinds. Default: all.' })
    kinds: ReferenceKind[] | null,
    @Arg('first', () => Int, { nullable: true, description: 'Most references, 1 to 100. Default 20.' })
    first: number | null,
  ): Promise<unknown> {
    return findReferences(ctx, { documentId, direction, hops, kinds, first });
  }

  @FieldResolver(() => Document, { nullable: true, description: 'The document that refers to it.' })
  source(@Context() ctx: Ctx, @Root() reference: ReferenceRow): Promise<unknown> {
    return load(ctx, documentByKey, reference.sourceKey);
  }

  @FieldResolver(() => Document, {
    nullable: true,
    description: 'The document that is meant; null where it is none of ours, is not there yet, or is not for you.',
  })
  target(@Context() ctx: Ctx, @Root() reference: ReferenceRow): Promise<unknown> | null {
    return reference.targetKey === null ? null : load(ctx, documentByKey, reference.targetKey);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it stands in the text, and goes when the text no longer says it; else people have added it.',
  })
  automatic(@Root() reference: ReferenceRow): boolean {
    return reference.by === 'automatic';
  }

  @Mutation(() => DocumentWriteResult, { description: 'Notes what a document refers to.' })
  addReference(
    @Context() ctx: Ctx,
    @Arg('input', () => AddReferenceInput, { description: 'The reference.' }) input: AddReferenceInput,
  ): Promise<unknown> {
    return addReference(ctx, input);
  }

  @Mutation(() => DocumentWriteResult, {
    description: 'Takes a reference off that people have added. One that stands in the text goes with the text.',
  })
  removeReference(
    @Context() ctx: Ctx,
    @Arg('key', () => ID, { description: 'Its key.' }) key: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A name of this call, 1 to 200 characters, new for each call. Sent again with it within 24 hours, the call is answered and not done again.',
    })
    idempotencyKey: string | null,
  ): Promise<unknown> {
    return removeReference(ctx, key, idempotencyKey);
  }
}
