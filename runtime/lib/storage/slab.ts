/** Small pieces of one large buffer, which cross into native code faster than rows with memory of their own. */

const SIZE = 65_536;

/** Memory for bytes until they are written. The buffer is freed when none of its pieces is referenced. */
export class Slab {
  #buffer = Buffer.alloc(0);
  #used = 0;

  /** The bytes of an even-length hex string. Throws RangeError on anything else. */
  hex(hex: string): Uint8Array {
    const piece = this.#take(hex.length / 2);
    if (piece.write(hex, 'hex') * 2 !== hex.length) throw new RangeError('not a hex string of whole bytes');
    return piece;
  }

  copy(bytes: Uint8Array): Uint8Array {
    const piece = this.#take(bytes.length);
    piece.set(bytes);
    return piece;
  }

  #take(length: number): Buffer {
    if (this.#used + length > this.#buffer.length) {
      this.#buffer = Buffer.allocUnsafeSlow(Math.max(SIZE, length));
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += length;
    return this.#buffer.subarray(from, this.#used);
  }
}
