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
      about: 'What an account holds of the native token, in wei: 10^18 of them are a whole unit.',
      params: { address: t.doc(EthereumAddress, 'Account whose balance to tell'), block: Block },
      result: Quantity,
      isOfHead: isHead,
      answer: ({ address, block }) =>
        inGethsWords(symbol, () =>
          after(
            isPending(block)
              ? mempool.read((state) => state.port(evmPort)!.balance(address))
              : withReceivers(receivers, (lookup) => readAt(node, block, (evm) => evm.balance(address, lookup))),
            (raw) => weiOf(raw, ledger.chain),
          ),
        ),
    }),
    method({
      name: 'eth_getTransactionCount',
      about: 'The nonce of the next transaction of an account; `pending` counts those that wait on this node.',
      params: { address: t.doc(EthereumAddress, 'Account whose transactions to count'), block: Block },
      result: Quantity,
      isOfHead: isHead,
      answer: ({ address, block }) =>
        inGethsWords(symbol, () =>
          after(
            isPending(block)
              ? mempool
                  .read((state) => state.port(evmPort)!.accountShown(address))
                  .then((account) => mempool.nextNonce(account))
              : readAt(node, block, (evm) => evm.nonce(address)),
            BigInt,
          ),
        ),
    }),
    method({
      name: 'eth_sendRawTransaction',
      about: 'Send a signed transaction. It is tried at once: one that would fail is refused with the reason.',
      params: { transaction: t.doc(Data, 'The signed transaction, RLP-encoded') },
      result: EthereumHash,
      submits: true,
      answer: ({ transaction }, request) =>
        inGethsWords(symbol, () => sendRaw(node, transaction, mempool.sources.caller(request))),
    }),
    method({
      name: 'eth_estimateGas',
      about:
        'Gas that a transaction would use now; a plain payment uses 21000. What sending would refuse is refused: pass nonce and fees to have them looked at.',
      params: { transaction: t.doc(CallObject, 'Call or transaction to try, which nobody has to sign'), block: Block },
      result: Quantity,
      answer: ({ transaction }) => inGethsWords(symbol, async () => BigInt(await estimateGas(node, transaction))),
    }),
    method({
      name: 'eth_gasPrice',
      about: 'What a unit of gas costs, in wei.',
      params: {},
      result: Quantity,
      answer: () => weiPrice(node.gasPrice()),
    }),
  ];
}
