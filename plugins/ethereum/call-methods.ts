/** Ethereum methods that query contracts: eth_call, and substitutes for contract code and storage. */

import { MULTICALL, stubOf } from '../../modules/evm/port.js';
import { fromHex, type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { after } from './after.js';
import { callAt } from './calls.js';
import { inGethsWords } from './errors.js';
import { MULTICALL_SELECTORS } from './multicall.js';
import type { Receivers } from './receivers.js';
import { isHead, readAt } from './state.js';
import { Block, CallObject, Data, EthereumAddress, StorageKey } from './types.js';

/** Cost units per byte of call data; Multicall3 data has about 200 bytes per inner call. */
const BYTE_UNITS = 2 / 1_024;
/** Cost units per record read while finding another by its index in a list. */
const RECORD_UNITS = 0.02;

const NO_STORAGE = new Uint8Array(32);

/** State of the last 128 blocks can be queried. */
export function callMethods(node: PluginContext, receivers: Receivers): RpcMethod[] {
  const { ledger, method } = node;
  const { symbol } = ledger.chain;
  const bytesOf = (work: () => string | Promise<string>) => inGethsWords(symbol, () => after(work(), fromHex));
  const answerOf = (...call: Parameters<typeof callAt>) => after(callAt(...call), ({ answer }) => answer);
  return [
    method({
      name: 'eth_call',
      about:
        'Executes a call without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, batches through Multicall3.',
      cost: {
        base: 3,
        more: '2 per 1,024 bytes of data, and 0.02 per token skipped to find one by its index',
      },
      params: { transaction: t.doc(CallObject, 'Unsigned call or transaction to simulate'), block: Block },
      result: Data,
      answer({ transaction, block }, request) {
        request.spend(BYTE_UNITS * transaction.data.length);
        const pay = (records: number) => request.spend(RECORD_UNITS * records);
        return after(request.giveWay(), () => bytesOf(() => answerOf({ node, receivers, pay }, transaction, block)));
      },
    }),
    method({
      name: 'eth_getCode',
      about: 'Returns a stub that lists the functions of a contract, so that wallets recognize it; 0x for accounts.',
      params: { address: t.doc(EthereumAddress, 'Account or contract'), block: Block },
      result: Data,
      isOfHead: isHead,
      answer: ({ address, block }) =>
        bytesOf(() =>
          readAt(node, block, (evm) => (address === MULTICALL ? stubOf(MULTICALL_SELECTORS) : evm.code(address))),
        ),
    }),
    method({
      name: 'eth_getStorageAt',
      about: 'Returns zeros: contracts have no EVM storage on this chain.',
      params: {
        address: t.doc(EthereumAddress, 'Address of the contract'),
        key: t.doc(StorageKey, 'Storage key: 0x and up to 64 hex digits'),
        block: Block,
      },
      result: Data,
      answer: ({ block }) => inGethsWords(symbol, () => readAt(node, block, () => NO_STORAGE)),
    }),
  ];
}
