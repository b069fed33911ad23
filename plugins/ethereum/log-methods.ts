/** Ethereum methods for logs and polling filters. */

import { type RpcMethod, t } from '../../runtime/plugin.js';
import { ChangesAnswer, LogsAnswer } from './answers.js';
import type { Filters } from './filters.js';
import { LogFilter } from './log-filter.js';
import { findLogs, type LogSearch, rangeOf } from './logs.js';
import { Text } from './types.js';

const FilterId = t.doc(Text, 'Id that the creation of the filter returned');

const SEARCH_COST = { base: 20, more: '0.1 per block examined and per log read' };

/** They return logs of Transfer, Approval, ApprovalForAll, TransferSingle and TransferBatch. */
export function logMethods(search: LogSearch, filters: Filters): RpcMethod[] {
  const { node, most } = search;
  const { method } = node;
  return [
    method({
      name: 'eth_getLogs',
      about: `Returns logs of tokens and collections by contract and topics, from at most ${most.blocks} blocks.`,
      cost: SEARCH_COST,
      params: { filter: t.doc(LogFilter, 'Blocks, contracts and topics of the wanted logs') },
      result: LogsAnswer,
      answer: async ({ filter }, request) =>
        findLogs(search, filter, await rangeOf(node, filter, most.blocks), request),
    }),
    method({
      name: 'eth_newFilter',
      about: 'Creates a log filter for eth_getFilterChanges. A filter expires after 5 minutes without a call.',
      params: { filter: t.doc(LogFilter, 'Blocks, contracts and topics of the wanted logs') },
      result: Text,
      answer: ({ filter }, request) => filters.add({ kind: 'logs', wanted: filter }, request),
    }),
    method({
      name: 'eth_newBlockFilter',
      about: 'Creates a filter for hashes of new blocks.',
      params: {},
      result: Text,
      answer: (_, request) => filters.add({ kind: 'blocks' }, request),
    }),
    method({
      name: 'eth_newPendingTransactionFilter',
      about: 'Creates a filter for hashes of transactions that this node accepts.',
      params: {},
      result: Text,
      answer: (_, request) => filters.add({ kind: 'pending' }, request),
    }),
    method({
      name: 'eth_getFilterChanges',
      about: 'Returns the new logs or hashes since the previous call.',
      cost: SEARCH_COST,
      params: { id: FilterId },
      result: ChangesAnswer,
      answer: ({ id }, request) => filters.changes(id, request),
    }),
    method({
      name: 'eth_getFilterLogs',
      about: 'Returns all logs of a log filter.',
      cost: SEARCH_COST,
      params: { id: FilterId },
      result: LogsAnswer,
      answer: ({ id }, request) => filters.logs(id, request),
    }),
    method({
      name: 'eth_uninstallFilter',
      about: 'Removes a filter; false if it does not exist.',
      params: { id: FilterId },
      result: t.bool,
      answer: ({ id }) => filters.remove(id),
    }),
  ];
}
