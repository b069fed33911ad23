/**
 * Pooled memory for short byte arrays. Up to 64 bytes V8 gives each array a heap buffer object twice its size; longer
 * ones it allocates and frees singly, at ten times the cost.
 */

const POOL = 8_192;
/** An array retains its whole pool, so longer ones get their own buffer. */
const LONGEST = POOL / 8;

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

/** A zeroed array. The rest of its buffer belongs to other arrays. */
export function newBytes(length: number): Uint8Array {
  return length > LONGEST ? new Uint8Array(length) : pool.take(length);
}
