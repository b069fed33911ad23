/** Double signs that this node has seen and that wait for a block: the proposer puts them first. */

import { toHex } from '../codec/ids.js';
import { encodeEvidence, MAX_EVIDENCE_PER_BLOCK } from '../consensus/evidence.js';
import type { Evidence } from '../consensus/types.js';

/** More than a block takes, and far more than honest validators ever see. */
const MOST = 256;

export class EvidencePool {
  readonly #waiting = new Map<string, Uint8Array>();

  /** Keeps what is new; the oldest goes when there is too much. */
  add(evidence: Evidence): void {
    const bytes = encodeEvidence(evidence);
    this.#waiting.set(toHex(bytes), bytes);
    if (this.#waiting.size > MOST) this.#waiting.delete(this.#waiting.keys().next().value!);
  }

  /** What the next block may carry. */
  candidates(): readonly Uint8Array[] {
    return [...this.#waiting.values()].slice(0, MAX_EVIDENCE_PER_BLOCK);
  }

  /** Forgets what is in a block, or what no block will take. */
  drop(evidence: readonly Uint8Array[]): void {
    for (const bytes of evidence) this.#waiting.delete(toHex(bytes));
  }
}
