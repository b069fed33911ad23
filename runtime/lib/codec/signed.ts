/** Signed integers. */

import { sampleNumber } from './samples.js';
import { refuse, type Type } from './type.js';

const SAFE = Number.MAX_SAFE_INTEGER;

/** An integer from -(2^53 - 1) to 2^53 - 1, held as a number; an i64 on the wire. */
export const i64: Type<number> = {
  about: 'i64',
  schema: { type: 'integer', minimum: -SAFE, maximum: SAFE },
  wire: 'i64',
  write: (to, value) => to.signed64(Number.isSafeInteger(value) ? value : refuse('must be a safe integer')),
  read: (from) => from.signed64(),
  toJson: (value) => value,
  fromJson: (json) =>
    typeof json === 'number' && Number.isSafeInteger(json) ? json : refuse('must be a safe integer'),
  sample: (random) => sampleNumber(random, SAFE) * (random(2) === 0 ? 1 : -1) || 0,
};

/** An integer from -2^31 to 2^31 - 1. */
export const i32: Type<number> = {
  about: 'i32',
  schema: { type: 'integer', minimum: -0x80000000, maximum: 0x7fffffff },
  wire: 'i32',
  write: (to, value) => to.u32((value | 0) === value ? value >>> 0 : refuse('must be -2^31 to 2^31 - 1')),
  read: (from) => from.u32() | 0,
  toJson: (value) => value,
  fromJson: (json) =>
    typeof json === 'number' && (json | 0) === json ? json : refuse('must be an integer from -2^31 to 2^31 - 1'),
  sample: (random) => sampleNumber(random, 0x7fffffff) - random(2) * 2,
};
