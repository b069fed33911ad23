/** Double signs that this node has seen and that wait for a block: the proposer puts them first. */

import type { Evidence } from '../../kernel/agreement/types.js';
import { toHex } from '../../lib/codec/ids.js';
import { encodeEvidence, MAX_EVIDENCE_PER_BLOCK } from '../consensus/evidence.js';

/** More than a block takes, and far more than honest validators ever see. */
const MOST = 256;

export class EvidencePool {
  /** By height and validator: one who signs a hundred things at a height takes one place. */
  readonly #waiting = new Map<string, Uint8Array>();

  /** Keeps what is new, and says whether it is; the oldest goes when there is too much. */
  add(evidence: Evidence): boolean {
    const { height, validator } = evidence.first;
    const place = `${height}/${validator}`;
    if (this.#waiting.has(place)) return false;
    this.#waiting.set(place, encodeEvidence(evidence));
    if (this.#waiting.size > MOST) this.#waiting.delete(this.#waiting.keys().next().value!);
    return true;
  }

  /** What the next block may carry. */
  candidates(): readonly Uint8Array[] {
    return [...this.#waiting.values()].slice(0, MAX_EVIDENCE_PER_BLOCK);
  }

  /** Forgets what is in a block, or what no block will take. */
  drop(evidence: readonly Uint8Array[]): void {
    const gone = new Set(evidence.map(toHex));
    for (const [place, bytes] of this.#waiting) if (gone.has(toHex(bytes))) this.#waiting.delete(place);
  }
}
