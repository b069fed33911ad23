/** Memory held for callers of a server: incomplete requests and unsent responses (decision 0102). */

import { Deadlines, Due } from './deadlines.js';
import type { RpcLimits } from './limits.js';

/** One address may hold 1/SHARE of the total. */
const SHARE = 4;

/**
 * The held bytes of all callers, limited per address and in total. A caller that reads nothing for `stalledMs` is
 * disconnected. Above a limit, the caller that has stalled longest is disconnected first.
 */
export class HeldBytes {
  private readonly most: number;
  /** Callers with held bytes; the one that has stalled longest is first. */
  private readonly stalled: Deadlines<Holding>;
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  constructor({ heldBytes, stalledMs }: Pick<RpcLimits, 'heldBytes' | 'stalledMs'>) {
    this.most = heldBytes;
    this.stalled = new Deadlines(stalledMs);
  }

  get bytes(): number {
    return this.total;
  }

  /** Starts counting for a caller. `cut` closes its connection. */
  openHolding(network: string, cut: () => void): Holding {
    return new Holding((holding, grown) => this.changed(holding, grown), network, cut);
  }

  private changed(holding: Holding, grown: number): void {
    const { network, bytes } = holding;
    // Growth does not reset the stall time: only a caller that reads stops stalling.
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

  /** Bytes held now. Raising it may disconnect this caller or others. */
  get bytes(): number {
    return this.held;
  }

  set bytes(bytes: number) {
    const grown = bytes - this.held;
    if (grown === 0 || this.ended) return;
    this.held = bytes;
    this.changed(this, grown);
  }

  /** Releases the bytes: the caller was answered or disconnected. */
  end(): void {
    this.bytes = 0;
    this.ended = true;
  }

  expire(): void {
    this.end();
    this.cut();
  }
}
