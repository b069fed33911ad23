/** A compact set of triples that remembers the order of arrival, so that it is also the queue of a breadth-first search. */

const BITS = 17;
const BASE = 2 ** BITS;

export class StateSet {
  size = 0;
  private keys = new Float64Array(1 << 16);
  /** Open addressing: position in `keys` + 1, or 0. */
  private slots = new Int32Array(1 << 17);

  /** Adds a triple of numbers below 2^17 if it is new. */
  add(triple: readonly number[]): void {
    const [a, b, c] = triple as [number, number, number];
    if (a >= BASE || b >= BASE || c >= BASE) throw new RangeError('too many states of one validator');
    const key = (a * BASE + b) * BASE + c;
    const slot = this.slotOf(key, a, b, c);
    if (this.slots[slot] !== 0) return;
    if (this.size === this.keys.length) this.grow();
    this.keys[this.size++] = key;
    this.slots[this.slotOf(key, a, b, c)] = this.size;
  }

  /** The triple that came in at this position. */
  at(position: number): readonly [number, number, number] {
    return split(this.keys[position]!);
  }

  private slotOf(key: number, a: number, b: number, c: number): number {
    const mask = this.slots.length - 1;
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    while (this.slots[slot] !== 0 && this.keys[this.slots[slot]! - 1] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const keys = new Float64Array(2 * this.keys.length);
    keys.set(this.keys);
    this.keys = keys;
    this.slots = new Int32Array(2 * this.slots.length);
    for (let i = 0; i < this.size; i++) {
      const key = this.keys[i]!;
      this.slots[this.slotOf(key, ...split(key))] = i + 1;
    }
  }
}

function split(key: number): readonly [number, number, number] {
  const high = Math.floor(key / BASE);
  return [Math.floor(high / BASE), high % BASE, key % BASE];
}
