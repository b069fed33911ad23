/**
 * Memory for short byte arrays: up to 64 bytes V8 would give each a buffer object in the heap of JavaScript, twice as large as
 * the array itself; longer ones it would allocate and free one by one, at ten times the cost.
 */

const POOL = 8_192;
/** A piece keeps its whole pool: longer ones are on their own. */
const LONGEST = POOL / 8;

/** Hands out memory piece by piece, each once. */
class Pool {
  #buffer = new ArrayBuffer(0);
  #used = 0;

  take(length: number): Uint8Array {
    if (this.#used + length > this.#buffer.byteLength) {
      this.#buffer = new ArrayBuffer(POOL);
      this.#used = 0;
    }
    const piece = new Uint8Array(this.#buffer, this.#used, length);
    this.#used += length;
    return piece;
  }
}

const pool = new Pool();

/** A new array of zeros. What lies around it in its buffer is of others. */
export function newBytes(length: number): Uint8Array {
  return length > LONGEST ? new Uint8Array(length) : pool.take(length);
}
