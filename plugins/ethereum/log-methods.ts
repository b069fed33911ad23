/** Ethereum methods for logs and polling filters. */

import { type RpcMethod, t } from '../../runtime/plugin.js';
import { ChangesAnswer, LogsAnswer } from './answers.js';
import type { Filters } from './filters.js';
import { LogFilter } from './log-filter.js';
import { findLogs, type LogSearch, rangeOf } from './logs.js';
import { Text } from './types.js';

const FilterId = t.doc(Text, 'Id that the making of the filter answered with');

const SEARCH_COST = { base: 20, more: '0.1 for each block that is looked at, and for each log that is read' };

/** They return logs of Transfer, Approval, ApprovalForAll, TransferSingle and TransferBatch. */
export function logMethods(search: LogSearch, filters: Filters): RpcMethod[] {
  const { node, most } = search;
  const { method } = node;
  return [
    method({
      name: 'eth_getLogs',
      about: `Logs of tokens and collections in a range of at most ${most.blocks} blocks, by contract and topics.`,
      cost: SEARCH_COST,
      params: { filter: t.doc(LogFilter, 'Which logs to tell') },
      result: LogsAnswer,
      answer: async ({ filter }, request) =>
        findLogs(search, filter, await rangeOf(node, filter, most.blocks), request),
    }),
    method({
      name: 'eth_newFilter',
      about: 'A filter of logs; eth_getFilterChanges tells what came since. Forgotten when not asked for 5 minutes.',
      params: { filter: t.doc(LogFilter, 'Which logs to tell') },
      result: Text,
      answer: ({ filter }, request) => filters.add({ kind: 'logs', wanted: filter }, request),
    }),
    method({
      name: 'eth_newBlockFilter',
      about: 'A filter of blocks: their hashes.',
      params: {},
      result: Text,
      answer: (_, request) => filters.add({ kind: 'blocks' }, request),
    }),
    method({
      name: 'eth_newPendingTransactionFilter',
      about: 'A filter of transactions that this node takes in: their hashes.',
      params: {},
      result: Text,
      answer: (_, request) => filters.add({ kind: 'pending' }, request),
    }),
    method({
      name: 'eth_getFilterChanges',
      about: 'What is new for a filter since it was asked last.',
      cost: SEARCH_COST,
      params: { id: FilterId },
      result: ChangesAnswer,
      answer: ({ id }, request) => filters.changes(id, request),
    }),
    method({
      name: 'eth_getFilterLogs',
      about: 'All logs of a filter of logs, new or not.',
      cost: SEARCH_COST,
      params: { id: FilterId },
      result: LogsAnswer,
      answer: ({ id }, request) => filters.logs(id, request),
    }),
    method({
      name: 'eth_uninstallFilter',
      about: 'Ends a filter; false when there is none.',
      params: { id: FilterId },
      result: t.bool,
      answer: ({ id }) => filters.remove(id),
    }),
  ];
}
