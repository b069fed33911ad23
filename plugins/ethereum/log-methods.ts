/** Methods about logs, and filters to poll. */

import { type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { ChangesAnswer, LogsAnswer } from './answers.js';
import type { Filters } from './filters.js';
import type { LogBook } from './log-book.js';
import { LogFilter } from './log-filter.js';
import { findLogs, rangeOf } from './logs.js';
import { Text } from './types.js';

/** They know logs of Transfer, Approval, ApprovalForAll, TransferSingle and TransferBatch. */
export function logMethods(node: PluginContext, filters: Filters, book: LogBook): RpcMethod[] {
  const { method } = node;
  return [
    method({
      name: 'eth_getLogs',
      about: 'Logs of tokens and collections in a range of at most 10000 blocks, by contract and topics.',
      params: { filter: LogFilter },
      result: LogsAnswer,
      answer: async ({ filter }) => findLogs(node, book, filter, await rangeOf(node, filter)),
    }),
    method({
      name: 'eth_newFilter',
      about: 'A filter of logs; eth_getFilterChanges tells what came since. Forgotten when not asked for 5 minutes.',
      params: { filter: LogFilter },
      result: Text,
      answer: ({ filter }) => filters.add({ kind: 'logs', wanted: filter }),
    }),
    method({
      name: 'eth_newBlockFilter',
      about: 'A filter of blocks: their hashes.',
      params: {},
      result: Text,
      answer: () => filters.add({ kind: 'blocks' }),
    }),
    method({
      name: 'eth_newPendingTransactionFilter',
      about: 'A filter of transactions that this node takes in: their hashes.',
      params: {},
      result: Text,
      answer: () => filters.add({ kind: 'pending' }),
    }),
    method({
      name: 'eth_getFilterChanges',
      about: 'What is new for a filter since it was asked last.',
      params: { id: Text },
      result: ChangesAnswer,
      answer: ({ id }) => filters.changes(id),
    }),
    method({
      name: 'eth_getFilterLogs',
      about: 'All logs of a filter of logs, new or not.',
      params: { id: Text },
      result: LogsAnswer,
      answer: ({ id }) => filters.logs(id),
    }),
    method({
      name: 'eth_uninstallFilter',
      about: 'Ends a filter; false when there is none.',
      params: { id: Text },
      result: t.bool,
      answer: ({ id }) => filters.remove(id),
    }),
  ];
}
