import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '../../context.js';
import { DocumentEvent } from './library.types.js';
import { watchDocuments, type WatchedEvent } from './use-cases/watch-documents.js';

interface WatchArgs {
  readonly scope: string;
  readonly includeDescendants: boolean;
}

@Resolver()
export class DocumentEventsResolver {
  @Subscription(() => DocumentEvent, {
    description: 'What happens to the documents of a scope, after each commit, in order per document.',
    subscribe: ({ args, context }: { args: WatchArgs; context: Ctx }) =>
      watchDocuments(context, args.scope, args.includeDescendants),
  })
  documentEvents(
    @Root() event: WatchedEvent,
    @Arg('scope', () => String, { description: 'Address of the scope to watch.' }) _scope: string,
    @Arg('includeDescendants', () => Boolean, {
      defaultValue: false,
      description: 'Whether the scopes within it are watched too.',
    })
    _includeDescendants: boolean,
  ): WatchedEvent {
    return event;
  }
}
