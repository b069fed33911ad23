/** Ethereum methods for accounts, fees and sending transactions. */

import { evmPort, weiOf, weiPrice } from '../../modules/evm/port.js';
import { type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { after } from './after.js';
import { inGethsWords } from './errors.js';
import { type Receivers, withReceivers } from './receivers.js';
import { sendRaw } from './send.js';
import { estimateGas } from './simulated-call.js';
import { isHead, isPending, readAt } from './state.js';
import { Block, CallObject, Data, EthereumAddress, EthereumHash, Quantity } from './types.js';

/** State of the last 128 blocks can be queried; `pending` includes transactions in the mempool. */
export function accountMethods(node: PluginContext, receivers: Receivers): RpcMethod[] {
  const { ledger, mempool, method } = node;
  const { symbol } = ledger.chain;
  return [
    method({
      name: 'eth_getBalance',
      about: 'Returns the native balance of an account in wei (10^18 wei are one unit).',
      params: { address: t.doc(EthereumAddress, 'Account as a 20-byte address'), block: Block },
      result: Quantity,
      isOfHead: isHead,
      answer: ({ address, block }) =>
        inGethsWords(symbol, () =>
          after(
            withReceivers(receivers, (lookup) => readAt(node, block, (evm) => evm.balance(address, lookup))),
            (raw) => weiOf(raw, ledger.chain),
          ),
        ),
    }),
    method({
      name: 'eth_getTransactionCount',
      about: 'Returns the next nonce of an account; `pending` includes transactions in the mempool of this node.',
      params: { address: t.doc(EthereumAddress, 'Account as a 20-byte address'), block: Block },
      result: Quantity,
      isOfHead: isHead,
      answer: ({ address, block }) =>
        inGethsWords(symbol, () =>
          after(
            isPending(block)
              ? mempool
                  .read((state) => state.port(evmPort)!.accountAt(address))
                  .then((account) => mempool.nextNonce(account))
              : readAt(node, block, (evm) => evm.nonce(address)),
            BigInt,
          ),
        ),
    }),
    method({
      name: 'eth_sendRawTransaction',
      about:
        'Sends a signed transaction. The node simulates it first and rejects one that would fail, with the reason.',
      params: { transaction: t.doc(Data, 'Signed transaction, RLP-encoded') },
      result: EthereumHash,
      submits: 'signed',
      answer: ({ transaction }, request) =>
        inGethsWords(symbol, () => sendRaw(node, transaction, mempool.sources.caller(request))),
    }),
    method({
      name: 'eth_estimateGas',
      about:
        'Estimates the gas of a transaction; a plain payment uses 21000. Fails if sending would fail; nonce and fees are checked if given.',
      params: { transaction: t.doc(CallObject, 'Unsigned call or transaction to simulate'), block: Block },
      result: Quantity,
      answer: ({ transaction }) => inGethsWords(symbol, async () => BigInt(await estimateGas(node, transaction))),
    }),
    method({
      name: 'eth_gasPrice',
      about: 'Returns the price per unit of gas, in wei.',
      params: {},
      result: Quantity,
      answer: () => weiPrice(node.gasPrice()),
    }),
  ];
}
