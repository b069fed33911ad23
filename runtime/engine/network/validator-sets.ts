/** The validator sets of the current block and the next, as keys: their links and messages count. */

import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Ledger } from '../ledger/ledger.js';

export class ValidatorSets {
  /** The set of the height after the head, in index order. */
  current: readonly ValidatorPower[] = [];
  #keys: ReadonlySet<string> = new Set();
  #indexes: ReadonlyMap<string, number> = new Map();

  async load(ledger: Ledger): Promise<void> {
    const view = ledger.view();
    const [current, next] = await ledger.read(() => [validatorsOf(view, 'current'), validatorsOf(view, 'next')]);
    this.#put(current!, next!);
  }

  follow({ validators, nextValidators }: Pick<ExecutedBlock, 'validators' | 'nextValidators'>): void {
    if (nextValidators !== this.current || validators !== nextValidators) this.#put(validators, nextValidators);
  }

  /** Whether a key belongs to a validator now, or did until the last block. */
  has(publicKey: string): boolean {
    return this.#keys.has(publicKey);
  }

  /** Index of a key in the set of the height after the head. */
  indexOf(publicKey: string | undefined): number | undefined {
    return publicKey === undefined ? undefined : this.#indexes.get(publicKey);
  }

  #put(before: readonly ValidatorPower[], current: readonly ValidatorPower[]): void {
    this.current = current;
    this.#indexes = new Map(current.map(({ publicKey }, index) => [publicKey, index]));
    this.#keys = new Set([...before, ...current].map(({ publicKey }) => publicKey));
  }
}
