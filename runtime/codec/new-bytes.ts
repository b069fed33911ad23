/** Memory for byte arrays that are short, but too long for the heap of JavaScript: there each would be allocated and freed on its own, at ten times the cost. */

/** Up to so many bytes V8 keeps in its heap. */
const IN_HEAP = 64;
const POOL = 8_192;
/** A piece keeps its whole pool: longer ones are on their own. */
const LONGEST = POOL / 8;

let pool = new ArrayBuffer(0);
let used = 0;

/** A new array of zeros. What lies around it in its buffer is of others. */
export function newBytes(length: number): Uint8Array {
  if (length <= IN_HEAP || length > LONGEST) return new Uint8Array(length);
  if (used + length > pool.byteLength) {
    pool = new ArrayBuffer(POOL);
    used = 0;
  }
  const bytes = new Uint8Array(pool, used, length);
  used += length;
  return bytes;
}
