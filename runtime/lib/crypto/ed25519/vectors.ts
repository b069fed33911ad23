/** Start-up check of an Ed25519 back end: one case for each known difference of libraries from the rule. */

import { fromHex, toHex } from '../../codec/ids.js';
import type { Ed25519Backend } from './backend.js';

/** Key, message and signature in hex; whether the rule accepts it; the reason for the case. Every key is admissible. */
export const SIGNATURES: readonly (readonly [
  key: string,
  message: string,
  signature: string,
  valid: boolean,
  why: string,
])[] = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    true,
    'RFC 8032 test 1',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    true,
    'RFC 8032 test 3',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00c56af9adb532f6a7ed5e5baad7174f27a4893fdf8274406c27186fd0f071760b',
    true,
    'an ordinary signature',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5572656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00c56af9adb532f6a7ed5e5baad7174f27a4893fdf8274406c27186fd0f071760b',
    false,
    'a bit of M flipped',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2f2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00c56af9adb532f6a7ed5e5baad7174f27a4893fdf8274406c27186fd0f071760b',
    false,
    'a bit of R flipped',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00c46af9adb532f6a7ed5e5baad7174f27a4893fdf8274406c27186fd0f071760b',
    false,
    'a bit of S flipped',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00b23eef0ad0950800c4fb524db6112e3ca4893fdf8274406c27186fd0f071761b',
    false,
    'S + 1L',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b009f12e567eaf81a589a984af0940b0d51a4893fdf8274406c27186fd0f071762b',
    false,
    'S + 2L',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b004036b2386ee87610caa8201feeec67b9a4893fdf8274406c27186fd0f071767b',
    false,
    'S + 7L',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00bb016bc3269ef778a6f2e59304c2804ba5893fdf8274406c27186fd0f07176eb',
    false,
    'S + 14L',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '41d0c90c9419096245de2976c3b94c221d3b2fcb9cbe9c5f546bf5ce76ad0e8770dcac15ceb7bb99631e2408e0144ddede7c9e95117ffcd7cb5f68083913ea01',
    false,
    'R plus a point of order 8',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    'e6fc65ee381ef4d6161509e66c7a8e6c6ac90ad144862fbdaa62921aeee9ce5d0de793290d6d3955bc886b80ff6aaf40de021fdf1e42e35cd91c7dc6cb0cf604',
    false,
    'R plus a point of order 4',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    'bfd02e9a952ba654426b28f8f23db23ba8f630f08ed22edafde45f81521064ffa3e2878f5d6abd89a46584834e760055c00a9686a6aaa80513e801922bbe7108',
    false,
    'R plus a point of order 2',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '010000000000000000000000000000000000000000000000000000000000000028b35e10a2b6db791166b58d4de94b2825d492c74daf128bcdbb1b3c5de5970a',
    true,
    'R is the identity',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '01000000000000000000000000000000000000000000000000000000000000805513884b16758ee87d8784fbe48a4f30596440a469785e88a02b00117f1e0b07',
    false,
    'R is the identity, sign bit set',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f78e4b8444afe9bed15347ce45c51b57655248d35a80a8be6b2a9eaee0b177205',
    false,
    'R is the identity as y = p + 1',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a4ca6aac6b3df0e0b94f089b87e758cf1b3fc036f45ea3a19275c959f20cc6e00',
    false,
    'R has order 8',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    '00000000000000000000000000000000000000000000000000000000000000808d6ec325e337d07fdb4909f927c56ba4442802ed9fce40a2b0192ba66359680c',
    false,
    'R has order 4',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0be35',
    '5472656c6c6973',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f323ed7840baf6510f6883002128ca3a6b1d457878508378c688a08e2fac7fc0e',
    false,
    'R has order 2',
  ],
  [
    '8518ad8e20d4397133c31bb67ae621508608cafe9c5a7f582c0d9da6dfd0beb5',
    '5472656c6c6973',
    '2e2fd1656ad459abbd94d7070dc24dc45709cf0f712dd125021ba07eadef9b00c56af9adb532f6a7ed5e5baad7174f27a4893fdf8274406c27186fd0f071760b',
    false,
    'the negated key',
  ],
];

/** Keys that must never enter state, with the reason. */
export const INADMISSIBLE_KEYS: readonly (readonly [key: string, why: string])[] = [
  ['0100000000000000000000000000000000000000000000000000000000000000', 'the identity'],
  ['c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'order 8'],
  ['0000000000000000000000000000000000000000000000000000000000000080', 'order 4'],
  ['ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'order 2'],
  ['0000000000000000000000000000000000000000000000000000000000000000', 'order 4, canonical'],
  ['0100000000000000000000000000000000000000000000000000000000000080', 'identity, sign bit set'],
  ['edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'y = p'],
  ['f0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'y = p + 3'],
  ['ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'y = 2^255 - 1'],
  ['1896caa97699ba75e38950674eed3ab18a0eaaa400e46db1c560a07efff320e3', 'of mixed order: plus a point of order 8'],
  ['68e75271df2bc68ecc3ce4498519deaf79f7350163a580a7d3f26259202f41ca', 'of mixed order: plus a point of order 2'],
  ['0700000000000000000000000000000000000000000000000000000000000000', 'not on the curve'],
];

const SECRET = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';

/** Whether the back end judges every case as the rule does, and signs RFC 8032's first test as published. */
export function passesVectors(backend: Ed25519Backend): boolean {
  const [publicKey, , expected] = SIGNATURES[0]!;
  const signer = backend.signer(fromHex(SECRET));
  return (
    SIGNATURES.every(
      ([key, message, signature, valid]) =>
        backend.admissible(fromHex(key)) &&
        backend.verify(fromHex(key), fromHex(message), fromHex(signature)) === valid,
    ) &&
    INADMISSIBLE_KEYS.every(([key]) => !backend.admissible(fromHex(key))) &&
    toHex(signer.publicKey) === publicKey &&
    toHex(signer.sign(new Uint8Array(0))) === expected
  );
}
