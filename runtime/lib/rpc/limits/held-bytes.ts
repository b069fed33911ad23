/** Bytes that a server holds for its callers: what they have not sent to the end, and answers that they have not taken. */

import { Deadlines, Due } from './deadlines.js';
import type { RpcLimits } from './limits.js';

/** One address may have this part of all that is held. */
const SHARE = 4;

/**
 * What is held for all callers of a server, bounded by address and in all. Who takes nothing for `stalledMs` is cut off;
 * where more is held than may be, whoever has taken nothing for the longest time goes first.
 */
export class HeldBytes {
  private readonly most: number;
  /** Those for whom something is held; who has taken nothing for the longest time is first. */
  private readonly stalled: Deadlines<Holding>;
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  constructor({ heldBytes, stalledMs }: Pick<RpcLimits, 'heldBytes' | 'stalledMs'>) {
    this.most = heldBytes;
    this.stalled = new Deadlines(stalledMs);
  }

  /** All bytes that are held. */
  get bytes(): number {
    return this.total;
  }

  /** Begins to count for a caller. `cut` ends his connection. */
  open(network: string, cut: () => void): Holding {
    return new Holding((holding, grown) => this.changed(holding, grown), network, cut);
  }

  private changed(holding: Holding, grown: number): void {
    const { network, bytes } = holding;
    // What grows ages on: only who takes something is no longer the one who stalls.
    if (grown < 0 || grown === bytes) {
      this.stalled.remove(holding);
      if (bytes > 0) this.stalled.add(holding);
    }
    this.total += grown;
    const ofNetwork = (this.byNetwork.get(network) ?? 0) + grown;
    if (ofNetwork > 0) this.byNetwork.set(network, ofNetwork);
    else this.byNetwork.delete(network);
    if (grown < 0) return;
    while ((this.byNetwork.get(network) ?? 0) > this.most / SHARE) {
      this.stalled.first((one) => one.network === network)!.expire();
    }
    while (this.total > this.most) this.stalled.first(() => true)!.expire();
  }
}

/** What is held for one connection. */
export class Holding extends Due {
  readonly network: string;
  private readonly changed: (holding: Holding, grown: number) => void;
  private readonly cut: () => void;
  private held = 0;
  private ended = false;

  constructor(changed: (holding: Holding, grown: number) => void, network: string, cut: () => void) {
    super();
    this.changed = changed;
    this.network = network;
    this.cut = cut;
  }

  /** What is held now. May cut off this caller, or others, when it is set to more. */
  get bytes(): number {
    return this.held;
  }

  set bytes(bytes: number) {
    const grown = bytes - this.held;
    if (grown === 0 || this.ended) return;
    this.held = bytes;
    this.changed(this, grown);
  }

  /** The caller is answered or gone: nothing is held for him any more. */
  end(): void {
    this.bytes = 0;
    this.ended = true;
  }

  /** Cuts the caller off. */
  expire(): void {
    this.end();
    this.cut();
  }
}
