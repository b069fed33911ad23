/** The bundles of proposed blocks, parsed once for checking their order and for execution. */

import type { Block } from '../../kernel/chain/block.js';
import { type Envelope, openEnvelope } from '../../kernel/chain/bundle.js';
import { Failure } from '../../lib/errors.js';
import { InvalidBlock, type Ledger } from '../ledger/ledger.js';
import type { BundlePool } from '../mempool/pool.js';

export class ParsedBundles {
  readonly #parts: { readonly ledger: Ledger; readonly mempool: BundlePool };
  readonly #parsed = new WeakMap<Block['bundles'], readonly Envelope[]>();

  constructor(parts: { readonly ledger: Ledger; readonly mempool: BundlePool }) {
    this.#parts = parts;
  }

  /** The bundles of a block; those from the mempool are already parsed and verified. Throws InvalidBlock. */
  of({ bundles }: Block): readonly Envelope[] {
    let envelopes = this.#parsed.get(bundles);
    if (envelopes === undefined) {
      const waiting = bundles.length === 0 ? [] : this.#parts.mempool.list();
      const atHand = new Map(waiting.map(({ envelope }) => [envelope.bytes, envelope]));
      envelopes = bundles.map((bytes) => atHand.get(bytes) ?? this.#parse(bytes));
      this.#parsed.set(bundles, envelopes);
    }
    return envelopes;
  }

  #parse(bytes: Uint8Array): Envelope {
    try {
      return openEnvelope(bytes, this.#parts.ledger.set.operations);
    } catch (cause) {
      if (cause instanceof Failure) throw new InvalidBlock(`malformed bundle: ${cause}`);
      throw cause;
    }
  }
}
