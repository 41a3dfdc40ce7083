import type { EventKind } from './event-map.js';

/** An event as a use case announces it: what happened to which version of which item, and who may learn of it. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly tenantKey: string;
  readonly itemKey: string;
  /** Version of the item after the change; events of one item are delivered in this order. */
  readonly itemVersion: number;
  /** Keys of the scopes that the item was in before and is in after the change. */
  readonly scopesBefore: readonly string[];
  readonly scopesAfter: readonly string[];
  /** What subscribers get beside the keys. Small, and nothing that a reader of these scopes may not see. */
  readonly payload: Readonly<Record<string, unknown>>;
}
