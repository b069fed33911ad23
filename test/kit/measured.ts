/** A run that holds every operation to what its least gas pays for: governance may set it so low. */

import { ExecutionContext, GAS_PER_ACCESS } from '../../runtime/kernel/chain/execution-context.js';
import type { Operation } from '../../runtime/kernel/chain/operation.js';
import { leastGas, settableGas } from '../../runtime/kernel/chain/parameters.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import type { Shape, Values } from '../../runtime/lib/codec/type.js';

interface Spent {
  readonly accesses: number;
  readonly gas: number;
}

export class MeasuredContext extends ExecutionContext {
  /** Since when accesses count for the next operation: authorizing the bundle counts for its first one. */
  #since = 0;
  /** What operations inside the present one spent: they pay for themselves. */
  #inside: Spent = { accesses: 0, gas: 0 };
  #depth = 0;

  override begin(sender: Address, bundleHash: Hash, nonce: number, gasLimit: number): void {
    super.begin(sender, bundleHash, nonce, gasLimit);
    this.#since = this.#accesses;
    this.#inside = { accesses: 0, gas: 0 };
    this.#depth = 0;
  }

  override execute(operation: Operation, position: number): Values<Shape> | undefined {
    const outside = this.#inside;
    const from = { accesses: this.#depth === 0 ? this.#since : this.#accesses, gas: this.bundle.gas };
    this.#inside = { accesses: 0, gas: 0 };
    this.#depth++;
    try {
      const returned = super.execute(operation, position);
      const spent = { accesses: this.#accesses - from.accesses, gas: this.bundle.gas - from.gas };
      this.#hold(operation, position, spent);
      this.#inside = { accesses: outside.accesses + spent.accesses, gas: outside.gas + spent.gas };
      return returned;
    } catch (cause) {
      this.#inside = outside;
      throw cause;
    } finally {
      this.#depth--;
      this.#since = this.#accesses;
    }
  }

  get #accesses(): number {
    return this.journal?.accesses ?? 0;
  }

  #hold({ type, params }: Operation, position: number, { accesses, gas }: Spent): void {
    const own = accesses - this.#inside.accesses;
    const charged = gas - this.#inside.gas - this.gasOf(type, params, position);
    const base = settableGas(type.definition);
    const least = this.gasOf(type, params, position, base === undefined ? undefined : leastGas(base));
    const paid = Math.trunc((least + charged) / GAS_PER_ACCESS);
    if (own > paid) throw new TypeError(`${type.name} touches ${own} records, and its least gas pays for ${paid}`);
  }
}
