/** Messages of the next height, kept until it begins: a few per peer, because they cannot be verified before. */
import type { Message } from '../../kernel/agreement/types.js';
import type { Offer } from './ports.js';

/** Messages kept per peer: its votes of two rounds, a proposal, and their certificates. */
const MAX_PER_PEER = 8;

export type Received<Block> = readonly [peer: string, message: Message, offer: Offer<Block> | undefined];

export class EarlyMessages<Block> {
  readonly #kept = new Map<string, Received<Block>[]>();

  /**
   * Keeps a message while its peer's quota allows, for each of the validators whose messages it sends; of attached blocks
   * only the first.
   */
  keep(peer: string, message: Message, offer: Offer<Block> | undefined, senders = 1): void {
    const others = this.#kept.get(peer) ?? [];
    if (others.length >= MAX_PER_PEER * senders) return;
    const first = others.every((other) => other[2] === undefined);
    this.#kept.set(peer, [...others, [peer, message, first ? offer : undefined]]);
  }

  /** Drops the messages of a disconnected peer. */
  drop(peer: string): void {
    this.#kept.delete(peer);
  }

  drain(): readonly Received<Block>[] {
    const all = [...this.#kept.values()].flat();
    this.#kept.clear();
    return all;
  }
}
