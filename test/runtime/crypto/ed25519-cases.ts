/** Adversarial Ed25519 cases: everything in which libraries are known to differ, built from noble's points. */

import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';

/** A key, a message and 64 bytes that may be a signature. */
export interface Case {
  readonly why: string;
  readonly publicKey: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

const { Point } = ed25519;
const L = Point.Fn.ORDER;
const P = 2n ** 255n - 19n;
const SIGN = 2n ** 255n;

const text = (value: string) => new TextEncoder().encode(value);
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

function number(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** 32 bytes, little-endian. */
function bytes32(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 255n));
}

const scalar = (seed: string) => number(sha512(text(seed))) % L;

/** The eight points of small order. */
const TORSION = ED25519_TORSION_SUBGROUP.map((hex) => Point.fromHex(hex));

/** Encodings with y ≥ p (19 values of y, both signs) or with x = 0 and the sign bit: no point has them. */
export const NON_CANONICAL: readonly Uint8Array[] = [
  ...Array.from({ length: 19 }, (_, i) => [P + BigInt(i), P + BigInt(i) + SIGN]).flat(),
  1n + SIGN,
  P - 1n + SIGN,
].map(bytes32);

/** The fourteen encodings that ZIP 215 takes for points of small order: eight canonical, six not. */
export const SMALL_ORDER: readonly Uint8Array[] = [
  ...ED25519_TORSION_SUBGROUP.map((hex) => fromHex(hex)),
  ...[P, P + SIGN, P + 1n, P + 1n + SIGN, 1n + SIGN, P - 1n + SIGN].map(bytes32),
];

/** Keys plus every point of small order but the identity. */
export const MIXED_ORDER: readonly Uint8Array[] = ['a', 'b'].flatMap((seed) =>
  TORSION.slice(1).map((torsion) => Point.BASE.multiply(scalar(seed)).add(torsion).toBytes()),
);

/** R as given, and the S that satisfies the equation in the prime-order subgroup, plus `extra`. */
function solve(secret: bigint, publicKey: Uint8Array, R: Uint8Array, r: bigint, message: Uint8Array, extra = 0n) {
  const k = number(sha512(join(R, publicKey, message))) % L;
  return join(R, bytes32(((r + k * secret) % L) + extra));
}

/** Cases under one admissible key. */
function underKey(seed: string): Case[] {
  const secret = scalar(seed);
  const publicKey = Point.BASE.multiply(secret).toBytes();
  const message = text(`message of ${seed}`);
  const r = scalar(`${seed} r`);
  const R = Point.BASE.multiply(r);
  const make = (why: string, encoding: Uint8Array, dlog: bigint, extra = 0n): Case => ({
    why,
    publicKey,
    message,
    signature: solve(secret, publicKey, encoding, dlog, message, extra),
  });
  const good = make('an ordinary signature', R.toBytes(), r);
  const flips = Array.from({ length: 64 }, (_, i) => ({
    ...good,
    why: `bit ${i % 8} of byte ${i} flipped`,
    signature: good.signature.map((byte, at) => (at === i ? byte ^ (1 << (i % 8)) : byte)),
  }));
  return [
    good,
    ...flips,
    { ...good, why: 'another message', message: join(message, text('.')) },
    { ...good, why: 'all zero', signature: new Uint8Array(64) },
    { ...good, why: 'all ones', signature: new Uint8Array(64).fill(255) },
    { ...good, why: 'negated S', signature: join(R.toBytes(), bytes32(L - (number(good.signature.subarray(32)) % L))) },
    ...[1n, 2n, 3n, 4n, 6n, 7n, 8n, 14n].map((n) => make(`S + ${n}L`, R.toBytes(), r, n * L)),
    ...TORSION.map((torsion, i) => make(`R plus point ${i} of small order`, R.add(torsion).toBytes(), r)),
    ...SMALL_ORDER.map((encoding) => make(`R = small order ${toHex(encoding)}`, encoding, 0n)),
    ...NON_CANONICAL.map((encoding) => make(`R = non-canonical ${toHex(encoding)}`, encoding, 0n)),
    make('R of a point that is its own sign twin', R.negate().toBytes(), r),
  ];
}

/** The 196 pairs of ZIP 215: A and R of small order, S = 0. */
const zip215: Case[] = SMALL_ORDER.flatMap((publicKey) =>
  SMALL_ORDER.map((R) => ({
    why: `ZIP 215: A ${toHex(publicKey)}, R ${toHex(R)}`,
    publicKey,
    message: text('Zcash'),
    signature: join(R, new Uint8Array(32)),
  })),
);

/** Keys of mixed order, with signatures that satisfy the cofactored equation. */
const mixedKeys: Case[] = ['a', 'b'].flatMap((seed) =>
  TORSION.slice(1).map((torsion, i) => {
    const publicKey = Point.BASE.multiply(scalar(seed)).add(torsion).toBytes();
    const r = scalar(`${seed} r`);
    const signature = solve(scalar(seed), publicKey, Point.BASE.multiply(r).toBytes(), r, text('mixed'));
    return { why: `a key plus point ${i + 1} of small order`, publicKey, message: text('mixed'), signature };
  }),
);

/** The twelve cases of "Taming the many EdDSAs" (Chalkias, Garillot, Nikolaenko 2020): message, key, signature. */
const SPECCHECK: readonly (readonly [string, string, string])[] = [
  [
    '8c93255d71dcab10e8f379c26200f3c7bd5f09d9bc3068d3ef4edeb4853022b6',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a0000000000000000000000000000000000000000000000000000000000000000',
  ],
  [
    '9bd9f44f4dcc75bd531b56b2cd280b0bb38fc1cd6d1230e14861d861de092e79',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
    'f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43a5bb704786be79fc476f91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04',
  ],
  [
    'aebf3f2601a0c8c5d39cc7d8911642f740b78168218da8471772b35f9d35b9ab',
    'f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa8c4bd45aecaca5b24fb97bc10ac27ac8751a7dfe1baff8b953ec9f5833ca260e',
  ],
  [
    '9bd9f44f4dcc75bd531b56b2cd280b0bb38fc1cd6d1230e14861d861de092e79',
    'cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d',
    '9046a64750444938de19f227bb80485e92b83fdb4b6506c160484c016cc1852f87909e14428a7a1d62e9f22f3d3ad7802db02eb2e688b6c52fcd6648a98bd009',
  ],
  [
    'e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec4011eaccd55b53f56c',
    'cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d',
    '160a1cb0dc9c0258cd0a7d23e94d8fa878bcb1925f2c64246b2dee1796bed5125ec6bc982a269b723e0668e540911a9a6a58921d6925e434ab10aa7940551a09',
  ],
  [
    'e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec4011eaccd55b53f56c',
    'cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d',
    '21122a84e0b5fca4052f5b1235c80a537878b38f3142356b2c2384ebad4668b7e40bc836dac0f71076f9abe3a53f9c03c1ceeeddb658d0030494ace586687405',
  ],
  [
    '85e241a07d148b41e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec40',
    '442aad9f089ad9e14647b1ef9099a1ff4798d78589e66f28eca69c11f582a623',
    'e96f66be976d82e60150baecff9906684aebb1ef181f67a7189ac78ea23b6c0e547f7690a0e2ddcd04d87dbc3490dc19b3b3052f7ff0538cb68afb369ba3a514',
  ],
  [
    '85e241a07d148b41e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec40',
    '442aad9f089ad9e14647b1ef9099a1ff4798d78589e66f28eca69c11f582a623',
    '8ce5b96c8f26d0ab6c47958c9e68b937104cd36e13c33566acd2fe8d38aa19427e71f98a473474f2f13f06f97c20d58cc3f54b8bd0d272f42b695dd7e89a8c22',
  ],
  [
    '9bedc267423725d473888631ebf45988bad3db83851ee85c85e241a07d148b41',
    'f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff03be9678ac102edcd92b0210bb34d7428d12ffc5df5f37e359941266a4e35f0f',
  ],
  [
    '9bedc267423725d473888631ebf45988bad3db83851ee85c85e241a07d148b41',
    'f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffca8c5b64cd208982aa38d4936621a4775aa233aa0505711d8fdcfdaa943d4908',
  ],
  [
    'e96b7021eb39c1a163b6da4e3093dcd3f21387da4cc4572be588fafae23c155b',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'a9d55260f765261eb9b84e106f665e00b867287a761990d7135963ee0a7d59dca5bb704786be79fc476f91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04',
  ],
  [
    '39a591f5321bbe07fd5a23dc2f39d025d74526615746727ceefd6e82ae65c06f',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'a9d55260f765261eb9b84e106f665e00b867287a761990d7135963ee0a7d59dca5bb704786be79fc476f91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04',
  ],
];

/** All of them. */
export const CASES: readonly Case[] = [
  ...['a', 'b', 'c', 'd'].flatMap(underKey),
  ...zip215,
  ...mixedKeys,
  ...SPECCHECK.map(([message, publicKey, signature], i) => ({
    why: `speccheck ${i}`,
    message: fromHex(message),
    publicKey: fromHex(publicKey),
    signature: fromHex(signature),
  })),
];
