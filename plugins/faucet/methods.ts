/**
 * JSON-RPC methods of the faucet, for the node's pages and for callers that reach only the RPC port. Present only if a
 * faucet runs.
 */

import { fail, type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import type { Counter } from './counter.js';
import { FaucetBusy, FaucetEmpty, FaucetLimit, FaucetWork, InvalidGrant } from './errors.js';
import { Given, Proof, Status } from './responses.js';

/** For callers whose disconnection the server does not report. */
const STAYS = new AbortController().signal;

/** Methods that use the counter and share its limits. */
export function faucetMethods(node: Pick<PluginContext, 'method' | 'text'>, counter: Counter): RpcMethod[] {
  return [
    node.method({
      name: 'chain_getFaucet',
      about: 'Returns the account, amounts, limits and proof-of-work challenge of the faucet.',
      params: {},
      result: Status,
      answer: () => counter.status(),
    }),
    node.method({
      name: 'chain_requestFaucet',
      about: 'Requests test tokens from the faucet. Limits apply per account, IP address and day.',
      write: true,
      cost: { base: 20 },
      params: {
        address: t.doc(t.address, 'Recipient'),
        amount: t.doc(t.option(t.amount), 'Amount in raw native units (default the amount of the faucet)'),
        work: t.doc(t.option(Proof), 'Proof of work over the account in native form; null if none is required'),
      },
      result: Given,
      errors: [FaucetLimit, FaucetBusy, FaucetEmpty, FaucetWork, InvalidGrant],
      async answer({ address, amount, work }, { ip, network, signal = STAYS }) {
        const wanted = { address: node.text.address(address), amount: amount === null ? null : `${amount}`, work };
        return (
          (await counter.grant(wanted, { ip, network, signal })) ??
          fail(FaucetBusy, { reason: 'the caller disconnected' })
        );
      },
    }),
  ];
}
