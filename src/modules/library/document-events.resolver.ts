import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { SinceArg, WatchedScopeArg, WithinArg } from '../scopes/index.js';
import { DocumentEventKind, DocumentTypeName } from './library.enums.js';
import { DocumentEvent } from './library.types.js';
import { watchDocuments, type WatchDocumentsInput, type WatchedEvent } from './use-cases/watch-documents.js';
import { TagNameScalar } from './tag-name-scalar.js';

@Resolver()
export class DocumentEventsResolver {
  @Subscription(() => DocumentEvent, {
    description: 'What happens to the documents of a scope, after each commit, in order per document.',
    subscribe: ({ args, context }: { args: WatchDocumentsInput; context: Ctx }) => watchDocuments(context, args),
  })
  documentEvents(
    @Root() event: WatchedEvent,
    @WatchedScopeArg() _scope: string,
    @WithinArg() _includeDescendants: boolean,
    @Arg('kinds', () => [DocumentEventKind], { nullable: true, description: 'Only these. Default: all.' })
    _kinds: DocumentEventKind[] | null,
    @Arg('documentId', () => ID, { nullable: true, description: 'Only this document.' }) _documentId: string | null,
    @Arg('types', () => [DocumentTypeName], { nullable: true, description: 'Only these types. Default: all.' })
    _types: DocumentTypeName[] | null,
    @Arg('tags', () => [TagNameScalar], {
      nullable: true,
      description: 'Only documents that have all of these tags, now or by the change itself.',
    })
    _tags: string[] | null,
    @SinceArg() _since: string | null,
  ): WatchedEvent {
    return event;
  }
}
