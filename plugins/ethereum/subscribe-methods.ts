/** Ethereum subscriptions over WebSocket: each new head, then its logs, and new pending transactions. */

import { readLogs } from '../../modules/evm/port.js';
import {
  CodecError,
  type Dialect,
  namesOf,
  type PluginContext,
  RpcError,
  type RpcMethod,
  t,
} from '../../runtime/plugin.js';
import { headJson, transactionJson } from './block-json.js';
import { refusal } from './errors.js';
import { toldLogs } from './kept-logs.js';
import { LogFilter, SubscriptionFilter } from './log-filter.js';
import { logsIn } from './logs.js';
import { Text } from './types.js';

/** geth's notification format. */
const ETHEREUM: Dialect = { notification: 'eth_subscription', annotated: false };

const invalid = (message: string): RpcError => new RpcError(-32602, message);

/** eth_subscribe and eth_unsubscribe. */
export function subscribeMethods(node: PluginContext): { methods: RpcMethod[]; stop: () => void } {
  const { ledger, mempool, method, subscriptions, log } = node;
  const heads = subscriptions.feed(
    {
      name: 'newHeads',
      about: 'Each block.',
      item: {},
      select: ({ block, derived }) => [headJson(block, toldLogs(derived))],
    },
    ETHEREUM,
  );
  const logs = subscriptions.feed(
    {
      name: 'logs',
      about: 'Each log that matches the filter.',
      item: {},
      prepare: readFilter,
      select: ({ block, derived }, filter) => logsIn(namesOf(block), readLogs(toldLogs(derived)), filter as LogFilter),
    },
    ETHEREUM,
  );
  const waiting = subscriptions.feed(
    { name: 'newPendingTransactions', about: 'Each transaction that this node accepts.', item: {}, select: () => [] },
    ETHEREUM,
  );
  const feeds = new Map([heads, logs, waiting].map((feed) => [feed.kind.name, feed]));

  const leave = mempool.taken.add(({ envelope }) => {
    if (waiting.size === 0) return;
    const whole = waiting.groups.has('true')
      ? ledger.read(() => transactionJson(node, envelope, undefined))
      : undefined;
    void Promise.resolve(whole).then(
      (json) => subscriptions.tell(waiting, ledger.head.height, (full) => [full ? json : `0x${envelope.hash}`]),
      (cause: unknown) => log('error', 'notification about a pending transaction failed', { cause: String(cause) }),
    );
  });

  const methods = [
    method({
      name: 'eth_subscribe',
      about: 'Subscribes to newHeads, logs (with a filter) or newPendingTransactions (true: full). WebSocket only.',
      params: { kind: t.doc(Text, 'newHeads, logs or newPendingTransactions'), filter: SubscriptionFilter },
      result: Text,
      answer({ kind, filter }, request) {
        const feed = feeds.get(kind);
        if (!feed) throw new RpcError(-32601, `no "${kind.slice(0, 50)}" subscription in eth namespace`);
        if (feed === logs && typeof filter === 'boolean') throw invalid('the filter of logs must be an object');
        const given = feed === logs ? (filter ?? {}) : feed === waiting ? filter === true : undefined;
        return subscriptions.subscribe(feed, given, request);
      },
    }),
    method({
      name: 'eth_unsubscribe',
      about: 'Ends a subscription.',
      params: { subscription: t.doc(Text, 'Subscription id') },
      result: t.bool,
      answer({ subscription }, request) {
        if (!subscriptions.unsubscribe(subscription, request, ETHEREUM)) throw refusal('subscription not found');
        return true;
      },
    }),
  ];
  return { methods, stop: leave };
}

function readFilter(given: unknown): LogFilter {
  try {
    return LogFilter.fromJson(given, {} as never);
  } catch (cause) {
    throw cause instanceof CodecError ? invalid(cause.message) : cause;
  }
}
