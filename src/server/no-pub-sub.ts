import type { PubSub } from 'type-graphql';

/** Subscriptions bring their own streams, from the outbox; type-graphql asks for a hub all the same. */
export const noPubSub: PubSub = {
  publish: () => {
    throw new Error('events are announced in the transaction of their change');
  },
  subscribe: () => {
    throw new Error('a subscription names its own stream');
  },
};
