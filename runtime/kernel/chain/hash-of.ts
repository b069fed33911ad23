/** Protocol hashes: Blake3(tag ‖ borsh parts). The tag is raw UTF-8 and separates digests by purpose. */

import { struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import { type Shape, type Type, type Values, Writer } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';

/** `hashOf('token/v1', { owner: t.address, … }, { owner, … })`: the parts in the order of the shape. */
export function hashOf<S extends Shape>(tag: string, shape: S, values: Values<S>): Hash {
  return hashOfType(tag, struct(shape), values);
}

/** The same for one value of a type. */
export function hashOfType<T>(tag: string, type: Type<T>, value: T): Hash {
  const writer = new Writer(256);
  writer.raw(new TextEncoder().encode(tag));
  type.write(writer, value);
  return blake3Hex(writer.done());
}
