/** The native methods to subscribe and unsubscribe: one pair for each kind. */

import type { JsonSchema } from '../codec/type.js';
import { TooManySubscriptions } from './errors.js';
import { CHAIN } from './inbox.js';
import type { RpcMethod } from './method.js';
import type { SubscriptionKind, Subscriptions } from './subscriptions.js';

const ID: JsonSchema = { $ref: '#/components/schemas/SubscriptionId' };

/** Adds the kinds to the subscriptions and returns `chain_subscribe_<kind>` and `chain_unsubscribe_<kind>` for each. */
export function chainSubscriptions<Block extends { readonly height: number }>(
  subscriptions: Subscriptions<Block>,
  kinds: readonly SubscriptionKind<Block>[],
): readonly RpcMethod[] {
  return kinds.flatMap((kind) => {
    const feed = subscriptions.feed(kind, CHAIN);
    const { name, about, filter } = kind;
    const subscribe: RpcMethod = {
      name: `chain_subscribe_${name}`,
      about: `${about} Over WebSocket only; the result is the id under which chain_subscription notifications arrive.`,
      params:
        filter === undefined
          ? []
          : [
              {
                name: 'filter',
                schema: filter,
                required: false,
                about: 'What to let through; everything when left out',
              },
            ],
      result: ID,
      errors: [TooManySubscriptions],
      write: false,
      cost: { base: 1 },
      module: 'runtime',
      call: (params, request) => subscriptions.subscribe(feed, params.filter, request),
    };
    const unsubscribe: RpcMethod = {
      name: `chain_unsubscribe_${name}`,
      about: `Ends a subscription of chain_subscribe_${name}; false when there is none of this id.`,
      params: [
        {
          name: 'subscription',
          schema: { type: 'string', maxLength: 64 },
          required: true,
          about: 'Id that the subscription was answered with',
        },
      ],
      result: { type: 'boolean' },
      errors: [],
      write: false,
      cost: { base: 1 },
      module: 'runtime',
      call: (params, request) => subscriptions.unsubscribe(params.subscription as string, request, CHAIN, name),
    };
    return [subscribe, unsubscribe];
  });
}
