/** Keys from words: the published vectors of BIP-39 and SLIP-0010, and words that are refused. */

import { mnemonicToSeedSync } from '@scure/bip39';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { KeyType } from '../../../runtime/lib/crypto/key-types.js';
import { mnemonicSecret, newMnemonic, readMnemonic, slip10 } from '../../../runtime/lib/crypto/mnemonic.js';

const ABANDON = `${'abandon '.repeat(11)}about`;

test('the seed is that of BIP-39', () => {
  assert.match(toHex(mnemonicToSeedSync(ABANDON)), /^5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1/);
});

const SEED = '000102030405060708090a0b0c0d0e0f';
const vectors: readonly [path: number[], secret: string][] = [
  [[], '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
  [[0], '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
  [[0, 1], 'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2'],
  [[0, 1, 2, 2, 1_000_000_000], '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'],
];
for (const [path, secret] of vectors) {
  test(`SLIP-0010, test vector 1 for ed25519, m/${path.map((index) => `${index}'`).join('/')}`, () => {
    assert.is(toHex(slip10(fromHex(SEED), path)), secret);
  });
}

test('each account and each key type has its own secret', () => {
  const secrets = [0, 1, 2].flatMap((account) =>
    [KeyType.Ed25519, KeyType.MlDsa65].map((type) => toHex(mnemonicSecret(ABANDON, account, type))),
  );
  assert.is(new Set(secrets).size, 6);
  const path = [44, 1_618_033, 1, KeyType.MlDsa65];
  assert.is(toHex(slip10(mnemonicToSeedSync(ABANDON), path)), secrets[3]);
  const other = [44, 90_210, 1, KeyType.MlDsa65];
  const secret = toHex(slip10(mnemonicToSeedSync(ABANDON), other));
  assert.is(toHex(mnemonicSecret(ABANDON, 1, KeyType.MlDsa65, 90_210)), secret, 'the coin type of another chain');
  assert.throws(() => mnemonicSecret(ABANDON, -1), /0 to 2147483647/);
});

test('new mnemonics have 24 words and are accepted with any spacing', () => {
  const words = newMnemonic();
  assert.is(words.split(' ').length, 24);
  assert.is(readMnemonic(`  ${words.toUpperCase().replaceAll(' ', '\n ')} `), words);
});

test('an invalid mnemonic is rejected without quoting it', () => {
  assert.throws(() => readMnemonic(`abandn ${ABANDON.slice(8)}`), /^word 1 of 12 is not in the English list/);
  assert.throws(() => readMnemonic('abandon '.repeat(12)), /^the checksum of these 12 words is wrong/);
  assert.throws(() => readMnemonic(''), /word 1 of 1 is not/);
});

test.run();
