import type { Ctx } from '../../context.js';
import { cypher } from '../../graph/generated/cypher.js';
import type { WatchSpec } from '../../outbox/watch.js';
import { parseScopeAddress } from './scope-kinds.js';
import { ScopeMissing } from './scopes.errors.js';

/** What every subscription to a scope takes. */
export interface WatchInput {
  readonly scope: string;
  readonly includeDescendants: boolean;
  readonly since?: string | null | undefined;
}

/** What a subscription adds: which events, and how it shows them. */
type WatchRules<E> = Pick<WatchSpec<E>, 'kinds' | 'accepts' | 'withTags' | 'show'>;

/**
 * The events of a scope that the viewer may see when they are delivered, from now on, or from the position `since` on.
 * @throws AppError NOT_FOUND at first and as soon as the scope may no longer be read, BAD_INPUT, CURSOR_EXPIRED,
 * SUBSCRIBER_LAGGED
 */
export function watchScope<E>(ctx: Ctx, input: WatchInput, rules: WatchRules<E>): AsyncIterableIterator<E, void, void> {
  const { address } = parseScopeAddress(input.scope);
  const missing = (): ScopeMissing => new ScopeMissing(address);
  const findScope = async (): Promise<string> => {
    const scope = await ctx.graph.read(cypher.scopes.getScope, { viewer: ctx.viewer.key, address });
    if (scope === null) throw missing();
    return scope.key;
  };
  const { includeDescendants, since } = input;
  return ctx.events.watch({ viewer: ctx.viewer, findScope, missing, includeDescendants, since, ...rules });
}
