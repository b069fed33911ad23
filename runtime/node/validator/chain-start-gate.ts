/** Whether the chain has started: a validator without any record must learn that before it signs the first block. */

import type { ConsensusDriver } from '../../engine/consensus/driver.js';
import { isQuorum } from '../../engine/consensus/weights.js';
import type { PeerToPeer } from '../../engine/network/peer-to-peer.js';
import type { Block } from '../../kernel/chain/block.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { OwnSigner } from './signer.js';

/**
 * Lets the validator start when more than two thirds of the power, including its own, prove on their links that they
 * have no block. A validator behind sentries sees no other; it believes its own sentries about them. One lying validator can neither start nor stop it: if the chain has started, no two thirds claim that
 * it has not; if a block arrives first, the signer stays guarded.
 */
export function watchChainStart(
  { sentries, sets }: PeerToPeer,
  { publicKey, signer }: OwnSigner,
  driver: ConsensusDriver<Block>,
  log: Log,
): void {
  const look = (): void => {
    if (!signer.waitsAt(driver.status().height)) return;
    const empty = new Set([publicKey]);
    for (const [key, isEmpty] of sentries.reach()) if (isEmpty) empty.add(key);
    const powerOf = (keep: (publicKey: string) => boolean) =>
      sets.current.reduce((sum, one) => sum + (keep(one.publicKey) ? one.power : 0), 0);
    const here = powerOf((key) => empty.has(key));
    if (
      !isQuorum(
        here,
        powerOf(() => true),
      )
    )
      return;
    log('info', 'chain starts, no validator has a block', { validators: empty.size });
    driver.endWaiting();
  };
  sentries.onReach(look);
}
