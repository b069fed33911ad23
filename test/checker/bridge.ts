/** Law of the bridge: a bundle mints what a deposit names, burns what a withdrawal names, and no log is credited twice. */

import type { ChainEvent, Receipt } from './chain.js';
import { Difference, same } from './difference.js';

const textOf = (value: unknown): string => `${value as string}`;
const amountsOf = (
  events: readonly ChainEvent[],
  module: string,
  name: string,
  of: (data: ChainEvent['data']) => bigint,
): bigint =>
  events.filter((one) => one.module === module && one.name === name).reduce((total, { data }) => total + of(data), 0n);

/** Deposits of a chain since the checker began. */
export class Bridge {
  readonly #logs = new Set<string>();

  /** Checks the bridge events of a bundle. Holds for bundles that mint and burn nothing else. */
  check({ bundle_hash, block_height, events }: Receipt): void {
    const bridged = events.filter(({ module }) => module === 'bridge');
    if (bridged.length === 0) return;
    const record = `of receipt ${bundle_hash}`;
    for (const { name, data } of bridged) {
      if (name !== 'BridgeDeposited') continue;
      const log = `${textOf(data.chain)} ${textOf(data.tx_hash)} ${textOf(data.log_index)}`;
      if (this.#logs.has(log)) throw new Difference(block_height, `deposit of ${log}`, 'one credit', 'a second one');
      this.#logs.add(log);
    }
    const amount = ({ amount: given }: ChainEvent['data']): bigint => BigInt(textOf(given));
    const deposited = amountsOf(events, 'bridge', 'BridgeDeposited', amount);
    const refunded = amountsOf(events, 'bridge', 'BridgeRefunded', amount);
    const withdrawn = amountsOf(
      events,
      'bridge',
      'BridgeWithdrawn',
      (data) => amount(data) + BigInt(textOf(data.release_fee)),
    );
    if (deposited + refunded > 0n)
      same(
        block_height,
        `tokens minted for deposits ${record}`,
        deposited + refunded,
        amountsOf(events, 'tokens', 'TokenMinted', amount),
      );
    if (withdrawn > 0n)
      same(
        block_height,
        `tokens burned for withdrawals ${record}`,
        withdrawn,
        amountsOf(events, 'tokens', 'TokenBurned', amount),
      );
  }
}
