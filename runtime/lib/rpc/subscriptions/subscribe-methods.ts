/** The native methods to subscribe and unsubscribe: one pair for each kind. */

import type { JsonSchema } from '../../codec/type.js';
import type { Cost } from '../methods/cost.js';
import { TooManySubscriptions } from '../methods/errors.js';
import type { RpcMethod, RpcParam } from '../methods/method.js';
import { CHAIN } from './notification-queue.js';
import {
  HISTORY_BLOCKS,
  type SubscriptionKind,
  type SubscriptionPosition,
  type Subscriptions,
} from './subscriptions.js';

const FILTER = { name: 'filter', required: false, about: 'Filter; by default everything' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0, maximum: 2 ** 52 };
const RESUME: RpcParam = {
  name: 'resume',
  schema: {
    type: 'object',
    properties: {
      seq: { ...COUNT, description: 'Number of the last item received' },
      height: { ...COUNT, description: 'Height of its block' },
      items: { ...COUNT, description: 'Number of items received of that block; by default all of them' },
    },
    required: ['seq', 'height'],
    additionalProperties: false,
  },
  required: false,
  about: `Continues after the last item of an earlier subscription, on this node or another one; only the last ${HISTORY_BLOCKS} blocks are repeated, older ones count as skipped`,
};
const RESUMED: Cost = { base: 1, more: 'a unit for each block that `resume` requests' };

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
      about: `${about} Requires a WebSocket; returns the id of the chain_subscription notifications.`,
      params: [
        ...(filter === undefined ? [] : [{ ...FILTER, schema: filter }]),
        ...(subscriptions.history === undefined ? [] : [RESUME]),
      ],
      result: ID,
      errors: [TooManySubscriptions],
      write: false,
      cost: subscriptions.history === undefined ? { base: 1 } : RESUMED,
      module: 'runtime',
      call: ({ filter, resume }, request) =>
        subscriptions.subscribe(feed, filter, request, resume as SubscriptionPosition | undefined),
    };
    const unsubscribe: RpcMethod = {
      name: `chain_unsubscribe_${name}`,
      about: `Ends a subscription of chain_subscribe_${name}; false if none has this id.`,
      params: [
        {
          name: 'subscription',
          schema: { type: 'string', maxLength: 64 },
          required: true,
          about: 'Id returned by the subscription',
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
