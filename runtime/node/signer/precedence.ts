/**
 * Which of several nodes the signer serves. Safety is the record's; precedence only keeps two nodes from taking turns
 * away from each other.
 */

import { comparePositions, type SigningPosition } from '../../engine/consensus/watermark.js';

/** Time after which a node that waits replaces an active one that asks for nothing, milliseconds. */
export const TAKEOVER_MS = 1_000;

export class Precedence<Node extends object> {
  #active: Node | undefined;
  /** The last position for which the active node asked. */
  #asked: SigningPosition | undefined;
  /** The first position for which another node asked in vain, and when. */
  #waiting: { readonly position: SigningPosition; readonly sinceMs: number } | undefined;

  /**
   * Whether a node is served now. A node becomes active if none is, or if the active one asked for nothing at a position
   * for which this node asked before: a second ago, or at an earlier height.
   */
  admits(node: Node, position: SigningPosition, nowMs: number): boolean {
    this.#active ??= node;
    if (this.#active !== node) {
      if (this.#asked !== undefined && comparePositions(this.#asked, position) >= 0) return false;
      this.#waiting ??= { position, sinceMs: nowMs };
      const { position: first, sinceMs } = this.#waiting;
      if (nowMs - sinceMs < TAKEOVER_MS && position.height <= first.height) return false;
      this.#active = node;
    }
    if (this.#asked === undefined || comparePositions(position, this.#asked) > 0) this.#asked = position;
    if (this.#waiting !== undefined && comparePositions(this.#asked, this.#waiting.position) >= 0)
      this.#waiting = undefined;
    return true;
  }

  isActive(node: Node): boolean {
    return this.#active === undefined || this.#active === node;
  }

  /** A node has disconnected: the next one that asks becomes active. */
  left(node: Node): void {
    if (this.#active === node) this.#active = undefined;
  }
}
