/**
 * JSON-RPC methods of the faucet, for the node's pages and for callers that reach only the RPC port. Present only if a
 * faucet runs.
 */

import { fail, type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import type { Counter } from './counter.js';
import { FaucetBusy, FaucetEmpty, FaucetLimit, FaucetWork, InvalidGrant } from './errors.js';
import { Given, Proof, Status } from './told.js';

/** For callers whose disconnection the server does not report. */
const STAYS = new AbortController().signal;

/** Methods that use the counter and share its limits. */
export function faucetMethods(node: Pick<PluginContext, 'method' | 'text'>, counter: Counter): RpcMethod[] {
  return [
    node.method({
      name: 'chain_getFaucet',
      about: 'Who gives test money here, how much of it, and what for: a proof of work, or just the asking.',
      params: {},
      result: Status,
      answer: () => counter.status(),
    }),
    node.method({
      name: 'chain_requestFaucet',
      about: 'Ask the faucet for test money. Limits count by account, by IP address and by day.',
      write: true,
      cost: { base: 20 },
      params: {
        address: t.doc(t.address, 'Account that gets it'),
        amount: t.doc(t.option(t.amount), 'Raw native units; what the faucet gives by itself when left out'),
        work: t.doc(t.option(Proof), 'The proof of work, over the account in native form; null where none is wanted'),
      },
      result: Given,
      errors: [FaucetLimit, FaucetBusy, FaucetEmpty, FaucetWork, InvalidGrant],
      async answer({ address, amount, work }, { ip, network, signal = STAYS }) {
        const wanted = { address: node.text.address(address), amount: amount === null ? null : `${amount}`, work };
        return (await counter.grant(wanted, { ip, network, signal })) ?? fail(FaucetBusy, { reason: 'you have left' });
      },
    }),
  ];
}
