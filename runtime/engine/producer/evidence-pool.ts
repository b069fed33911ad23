/** Observed double signs that wait for a block: the proposer includes them first. */

import type { Evidence } from '../../kernel/agreement/types.js';
import { toHex } from '../../lib/codec/ids.js';
import { encodeEvidence, MAX_EVIDENCE_PER_BLOCK } from '../consensus/evidence.js';

/** Maximum waiting evidence: more than a block takes, and far more than honest validators ever see. */
const MAX_PENDING = 256;

export class EvidencePool {
  /** By height and validator: many double signs of one validator at a height take one place. */
  readonly #pending = new Map<string, Uint8Array>();

  /** Adds evidence and returns whether it is new; drops the oldest if there is too much. */
  add(evidence: Evidence): boolean {
    const { height, validator } = evidence.first;
    const place = `${height}/${validator}`;
    if (this.#pending.has(place)) return false;
    this.#pending.set(place, encodeEvidence(evidence));
    if (this.#pending.size > MAX_PENDING) this.#pending.delete(this.#pending.keys().next().value!);
    return true;
  }

  candidates(): readonly Uint8Array[] {
    return [...this.#pending.values()].slice(0, MAX_EVIDENCE_PER_BLOCK);
  }

  /** Drops evidence that is in a block, or that no block will accept. */
  drop(evidence: readonly Uint8Array[]): void {
    const gone = new Set(evidence.map(toHex));
    for (const [place, bytes] of this.#pending) if (gone.has(toHex(bytes))) this.#pending.delete(place);
  }
}
