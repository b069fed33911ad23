/** Attests for a validator: once per height, after six tenths of the pause before it (consensus 2.10). */

import type { ValidatorPower } from '../../kernel/ports.js';
import type { Clock } from '../../lib/clock.js';
import { fromHex } from '../../lib/codec/ids.js';
import { shortIds } from '../../lib/crypto/short-id.js';
import {
  type Attestation,
  type AttestationBody,
  attested,
  MAX_ENTRIES,
  packEntries,
} from '../consensus/attestation.js';
import type { Head } from '../ledger/ledger.js';
import type { BundlePool } from '../mempool/pool.js';
import type { Pending } from '../mempool/queue.js';
import { orderCommittee } from './committee.js';
import type { AttestationPool } from './pool.js';

export interface AttesterParts {
  readonly pool: AttestationPool;
  readonly mempool: Pick<BundlePool, 'pending'>;
  readonly clock: Clock;
  readonly head: () => Head;
  /** The set of the height after the head. */
  readonly set: () => Promise<readonly ValidatorPower[]>;
  /** Whether arrivals order bundles on this chain. */
  readonly isOrdering: () => Promise<boolean>;
  /** 64 hex characters. */
  readonly publicKey: string;
  /** Signs an attestation; null if the signer refuses or is absent. */
  readonly sign: (body: AttestationBody) => Promise<Uint8Array | null>;
  readonly maySign: () => boolean;
  readonly publish: (attestation: Attestation) => void;
}

/** Part of the pause after which it attests, in tenths. */
const TENTHS = 6;

export class Attester {
  readonly #parts: AttesterParts;
  /** The last attested height. After a start it skips the first height, which it may have attested before. */
  #attested: number;
  #receivedMs: number;
  #cancel: () => void = () => undefined;

  constructor(parts: AttesterParts) {
    this.#parts = parts;
    this.#attested = parts.head().height + 1;
    this.#receivedMs = parts.clock.now();
  }

  /** Follows a final block: records its time and schedules the attestation of the next height. */
  follow(): void {
    const { clock, head } = this.#parts;
    const { timestamp_ms, interval_ms } = head().header;
    this.#receivedMs = clock.now();
    this.#cancel();
    const dueMs = timestamp_ms + Math.trunc((interval_ms * TENTHS) / 10);
    this.#cancel = clock.schedule(Math.max(0, dueMs - this.#receivedMs), () => void this.attest());
  }

  /** Attests the height after the head, once; a proposer does this before it builds. */
  async attest(): Promise<void> {
    const { head, set, isOrdering, publicKey, maySign, pool, publish } = this.#parts;
    const { height, hash } = head();
    const [members, ordering] = await Promise.all([set(), isOrdering()]);
    const self = members.findIndex((member) => member.publicKey === publicKey);
    if (self < 0 || !maySign() || this.#attested > height || head().hash !== hash) return;
    this.#attested = height + 1;
    const committee = orderCommittee(
      members.map(({ power }) => power),
      hash,
    );
    const body = this.#make(self, ordering && committee.includes(self));
    const signature = await this.#parts.sign(body);
    if (signature === null) return;
    const attestation = attested(body, signature);
    pool.add(attestation);
    publish(attestation);
  }

  stop(): void {
    this.#cancel();
  }

  #make(validator: number, listing: boolean): AttestationBody {
    const { pool, mempool, clock, head } = this.#parts;
    const { height, hash } = head();
    const made_ms = clock.now();
    return {
      height: height + 1,
      parent: hash,
      validator,
      received_ms: this.#receivedMs,
      made_ms,
      parents: pool.unreferred(),
      entries: listing ? entriesOf(mempool.pending(), fromHex(hash), made_ms) : new Uint8Array(),
    };
  }
}

/** Pending bundles, in the order in which they became pending, as entries of an attestation made at `madeMs`. */
function entriesOf(pending: Iterable<Pending>, parent: Uint8Array, madeMs: number): Uint8Array {
  const listed = [...pending].sort((a, b) => a.addedMs - b.addedMs).slice(0, MAX_ENTRIES);
  const idOf = shortIds(parent);
  return packEntries(listed.map(({ envelope, addedMs }) => [idOf(envelope.bytes), madeMs - addedMs]));
}
