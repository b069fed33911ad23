/**
 * Attestations of the last heights on this node: those that blocks may reference, and those that blocks have
 * referenced.
 */

import { compareRefs, LATEST_AGE } from '../../kernel/chain/attested.js';
import { type AttestationRef, MAX_ATTESTATIONS } from '../../kernel/chain/block.js';
import type { Hash } from '../../lib/codec/ids.js';
import { type Attestation, MAX_PARENTS } from '../consensus/attestation.js';

/** A second one proves the conflict; more add nothing. */
const PER_VALIDATOR = 2;

interface Referred {
  readonly parent: Hash;
  readonly refs: readonly AttestationRef[];
}

export class AttestationPool {
  /** Height of the newest block, and its hash. */
  #head = { height: 0, hash: '' as Hash };
  readonly #held = new Map<Hash, Attestation>();
  readonly #blocks = new Map<number, Referred>();

  get size(): number {
    return this.#held.size;
  }

  get(hash: Hash): Attestation | undefined {
    return this.#held.get(hash);
  }

  /** Adds a valid attestation of a recent height; false if it is known or not needed. */
  add(attestation: Attestation): boolean {
    const { hash, body } = attestation;
    if (this.#held.has(hash) || !this.isRecent(body.height)) return false;
    const others = this.#of(body.height).filter((other) => other.body.validator === body.validator);
    if (others.length >= PER_VALIDATOR) return false;
    this.#held.set(hash, attestation);
    return true;
  }

  /** Whether future blocks may reference attestations of a height, also for nodes one block ahead. */
  isRecent(height: number): boolean {
    return height > this.#head.height - LATEST_AGE && height <= this.#head.height + 2;
  }

  /** Follows a final block: its referenced attestations stop waiting, and expired ones are dropped. */
  follow(height: number, hash: Hash, parent: Hash, refs: readonly AttestationRef[]): void {
    this.#head = { height, hash };
    this.#blocks.set(height, { parent, refs });
    this.#blocks.delete(height - LATEST_AGE - 1);
    for (const [key, { body }] of this.#held) if (body.height <= height - LATEST_AGE) this.#held.delete(key);
  }

  /**
   * References for the next block: its own height first, then those missing in earlier blocks; ascending, as many as
   * fit.
   */
  offered(): readonly AttestationRef[] {
    const next = this.#head.height + 1;
    const refs = [...this.#held.values()].flatMap(({ hash, body }): AttestationRef[] => {
      const age = next - body.height;
      const known = this.referred(body.height, body.validator);
      const fits = age >= 0 && age <= LATEST_AGE && body.parent === this.parentAt(body.height);
      return fits && !known.includes(hash) && known.length < PER_VALIDATOR
        ? [{ age, validator: body.validator, hash }]
        : [];
    });
    return refs.sort(compareRefs).slice(0, MAX_ATTESTATIONS);
  }

  /** Attestations of earlier heights that no block references; an attestation of the next height lists them. */
  unreferred(): readonly Hash[] {
    const next = this.#head.height + 1;
    return [...this.#held.values()]
      .filter(({ hash, body }) => body.height < next && !this.referred(body.height, body.validator).includes(hash))
      .map(({ hash }) => hash)
      .slice(0, MAX_PARENTS);
  }

  /** References in blocks to a validator's attestations of a height, first to last. */
  referred(height: number, validator: number): readonly Hash[] {
    return [...this.#blocks].flatMap(([at, { refs }]) =>
      refs.filter((ref) => ref.validator === validator && at - ref.age === height).map(({ hash }) => hash),
    );
  }

  /** The block before a height, as an attestation of that height records it; undefined if it is not recent. */
  parentAt(height: number): Hash | undefined {
    return height === this.#head.height + 1 ? this.#head.hash : this.#blocks.get(height)?.parent;
  }

  #of(height: number): readonly Attestation[] {
    return [...this.#held.values()].filter(({ body }) => body.height === height);
  }
}
