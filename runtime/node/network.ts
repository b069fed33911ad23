/** The network part of a node, on its chain; none where the node keeps to itself. */

import { PeerToPeer } from '../network/peer-to-peer.js';
import type { Assembly, Chain } from './chain.js';
import type { OwnValidator } from './keys.js';

/** Makes it; nothing is sent before it starts. */
export async function createNetwork(
  version: string,
  { ledger, blocks, blockLog, mempool }: Chain,
  { options, directory, genesis, get, hooks }: Assembly,
  validator: OwnValidator | undefined,
): Promise<PeerToPeer | undefined> {
  if (options.p2pPort === undefined) return undefined;
  const network = await PeerToPeer.create({
    options,
    directory: directory.path,
    version,
    ledger,
    blocks,
    blockLog,
    mempool,
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    validator,
    open: get('Transport'),
    log: get('Log'),
    now: () => get('Clock').now(),
  });
  hooks.finalized.tap('network', (block) => {
    network.finalized(block);
    return undefined;
  });
  return network;
}
