/** Messages of the height after the one in progress, kept until it begins: a few of each peer, as none can be verified before. */
import type { Message } from '../../kernel/agreement/types.js';
import type { Offer } from './ports.js';

/** Messages kept of a peer: its votes of two rounds, a proposal, and what justifies them. */
const PER_PEER = 8;

/** A message as it came in. */
export type Received<Block> = readonly [peer: string, message: Message, offer: Offer<Block> | undefined];

/** The messages that came too early. */
export class EarlyMessages<Block> {
  private readonly kept = new Map<string, Received<Block>[]>();

  /** Keeps a message while there is room for its peer's; of blocks beside them the first. */
  keep(...[peer, message, offer]: Received<Block>): void {
    const others = this.kept.get(peer) ?? [];
    if (others.length >= PER_PEER) return;
    const first = others.every((other) => other[2] === undefined);
    this.kept.set(peer, [...others, [peer, message, first ? offer : undefined]]);
  }

  /** Drops those of a peer that is gone. */
  forget(peer: string): void {
    this.kept.delete(peer);
  }

  /** All that were kept, which are then forgotten. */
  take(): readonly Received<Block>[] {
    const all = [...this.kept.values()].flat();
    this.kept.clear();
    return all;
  }
}
