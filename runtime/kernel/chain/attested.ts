/**
 * Attestations referenced by a block, as execution handles them. Each validator is credited once per height, up to
 * three heights later. Validators that attest twice, and proposers that omitted many attestations, are reported
 * (consensus 2.10).
 */

import { list, struct } from '../../lib/codec/composites.js';
import type { Address } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { ValueOf } from '../../lib/codec/type.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import type { AttestationRef } from './block.js';
import { epochOf } from './epoch.js';

/** Raised while a block is built or checked, never by a bundle. */
export const InvalidAttestation = error(3103, 'InvalidAttestation', 'A block cannot refer to this attestation', {
  details: { ...sharedDetails('reason', 'validator'), age: 'Number of heights that it is behind' },
});

/** Maximum age of an attestation that a block may reference, in heights. */
export const LATEST_AGE = 3;

/** A height whose attestations may still be referenced. */
export const AttestedHeight = struct({
  height: scalar.height,
  proposer: scalar.address,
  /** Indices of the credited validators. */
  credited: list(scalar.range(0, 99, 'index of a validator'), 100),
  /** Power of the validators that only later blocks credited. */
  late_power: scalar.count,
});
export type AttestedHeight = ValueOf<typeof AttestedHeight>;

/** The most recent heights, oldest first. */
export const AttestedWindow = list(AttestedHeight, LATEST_AGE + 1);

/** Result of counting the references of a block. */
export interface Attested {
  /** Validators credited by this block, and how many heights late. */
  readonly credited: readonly { readonly validator: Address; readonly age: number }[];
  /** Validators with two different known attestations for one height. */
  readonly conflicting: readonly Address[];
  /** Proposers that omitted a third of the power of their height, which later blocks had to credit. */
  readonly omitting: readonly Address[];
}

/** The result, with the state that the next blocks need. */
export interface CountedAttestations extends Attested {
  readonly window: readonly AttestedHeight[];
}

/** Block data needed for counting. */
export interface AttestedEnv {
  readonly height: number;
  readonly proposer: Address;
  readonly epochBlocks: number;
  readonly set: readonly { readonly address: Address; readonly power: number }[];
}

/** Counts the references of one block. */
export class AttestationCount implements CountedAttestations {
  readonly credited: { validator: Address; age: number }[] = [];
  readonly conflicting: Address[] = [];
  readonly omitting: Address[] = [];
  readonly #env: AttestedEnv;
  readonly #window: Map<number, AttestedHeight>;
  #last: AttestationRef | undefined;

  constructor(env: AttestedEnv, before: readonly AttestedHeight[]) {
    this.#env = env;
    const { height, proposer } = env;
    this.#window = new Map(before.map((one) => [one.height, one]));
    this.#window.delete(height - LATEST_AGE - 1);
    this.#window.set(height, { height, proposer, credited: [], late_power: 0 });
  }

  /** Adds a reference, or rejects it without any change. References ascend by age, validator, hash. */
  take(ref: AttestationRef): void {
    const { height, epochBlocks, set } = this.#env;
    const { age, validator } = ref;
    const refuse = (reason: string): never => fail(InvalidAttestation, { reason, age, validator });
    if (this.#last !== undefined && compareRefs(this.#last, ref) >= 0) refuse('references must be in ascending order');
    const about = this.#window.get(height - age) ?? refuse('the height cannot be attested');
    const member = set[validator] ?? refuse('no such validator in the set');
    if (epochOf(about.height, epochBlocks) !== epochOf(height, epochBlocks)) refuse('its epoch is over');
    if (about.credited.includes(validator)) {
      if (this.conflicting.includes(member.address)) refuse('the conflict is already known');
      this.conflicting.push(member.address);
    } else this.#credit(about, validator, member, age);
    this.#last = ref;
  }

  get window(): readonly AttestedHeight[] {
    return [...this.#window.values()];
  }

  #credit(
    about: AttestedHeight,
    validator: number,
    { address, power }: { address: Address; power: number },
    age: number,
  ) {
    const total = this.#env.set.reduce((sum, one) => sum + one.power, 0);
    const before = about.late_power;
    const late_power = before + (age > 0 ? power : 0);
    const credited = [...about.credited, validator].sort((a, b) => a - b);
    this.#window.set(about.height, { ...about, credited, late_power });
    this.credited.push({ validator: address, age });
    if (3 * before < total && 3 * late_power >= total) this.omitting.push(about.proposer);
  }
}

/** The order of references in a block. */
export function compareRefs(a: AttestationRef, b: AttestationRef): number {
  if (a.age !== b.age) return a.age - b.age;
  if (a.validator !== b.validator) return a.validator - b.validator;
  return a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0;
}
