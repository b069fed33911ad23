/** Ethereum methods for the network and the node. */

import { type Json, keccak256, type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { SyncingAnswer } from './answers.js';
import { Data, hexOf, Quantity, Text } from './types.js';

/** Properties that clients request first. */
export function networkMethods({ ledger, method, agent, network }: PluginContext): RpcMethod[] {
  const { chainId } = ledger.chain;
  const startedAt = ledger.head.height;
  return [
    method({
      name: 'eth_chainId',
      about: 'Returns the chain id for signatures.',
      params: {},
      isFixed: true,
      result: Quantity,
      answer: () => BigInt(chainId),
    }),
    method({
      name: 'eth_blockNumber',
      about: 'Returns the height of the latest block, which is final.',
      params: {},
      isOfHead: () => true,
      result: Quantity,
      answer: () => BigInt(ledger.head.height),
    }),
    method({
      name: 'net_version',
      about: 'Returns the network id, in decimal.',
      params: {},
      isFixed: true,
      result: Text,
      answer: () => `${chainId}`,
    }),
    method({
      name: 'net_listening',
      about: 'Returns true: the node accepts connections.',
      params: {},
      isFixed: true,
      result: t.bool,
      answer: () => true,
    }),
    method({
      name: 'net_peerCount',
      about: 'Returns the number of linked peers.',
      params: {},
      result: Quantity,
      answer: () => BigInt(network?.peers().length ?? 0),
    }),
    method({
      name: 'eth_syncing',
      about: 'Returns false, or the progress while the node is syncing.',
      params: {},
      result: SyncingAnswer,
      answer: (): Json =>
        network?.syncing === true && {
          startingBlock: hexOf(startedAt),
          currentBlock: hexOf(ledger.head.height),
          highestBlock: hexOf(Math.max(network.highest, ledger.head.height)),
        },
    }),
    method({
      name: 'eth_accounts',
      about: 'Returns an empty list: the node holds no keys of Ethereum accounts.',
      params: {},
      isFixed: true,
      result: t.list(Text, 0),
      answer: () => [],
    }),
    method({
      name: 'web3_sha3',
      about: 'Hashes bytes with Keccak-256.',
      params: { data: t.doc(Data, 'Bytes to hash') },
      result: Data,
      answer: ({ data }) => keccak256(data),
    }),
    method({
      name: 'web3_clientVersion',
      about: 'Returns name and version of the node.',
      params: {},
      isFixed: true,
      result: Text,
      answer: () => agent,
    }),
  ];
}
