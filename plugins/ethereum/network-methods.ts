/** Methods about the network and the node. */

import { type PluginContext, type RpcMethod, t } from '../../runtime/sdk.js';
import { Quantity, Text } from './types.js';

/** Facts that clients ask for first. */
export function networkMethods({ ledger, method, agent }: PluginContext): RpcMethod[] {
  const { chainId } = ledger.chain;
  return [
    method({
      name: 'eth_chainId',
      about: 'The id of the chain that transactions are signed for.',
      params: {},
      result: Quantity,
      answer: () => BigInt(chainId),
    }),
    method({
      name: 'eth_blockNumber',
      about: 'The height of the newest block, which is final.',
      params: {},
      result: Quantity,
      answer: () => BigInt(ledger.head.height),
    }),
    method({
      name: 'net_version',
      about: 'The id of the network, in decimal digits.',
      params: {},
      result: Text,
      answer: () => `${chainId}`,
    }),
    method({
      name: 'net_listening',
      about: 'True: the node accepts connections.',
      params: {},
      result: t.bool,
      answer: () => true,
    }),
    method({
      name: 'web3_clientVersion',
      about: 'Name and version of the node.',
      params: {},
      result: Text,
      answer: () => agent,
    }),
  ];
}
