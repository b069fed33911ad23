/** Small functions of the codec that larger tests reach only by chance: letter case, characters of numbers, named accounts. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lowerCase, upperCase } from '../../../runtime/lib/codec/ascii.js';
import type { Address } from '../../../runtime/lib/codec/ids.js';
import { isNumeric } from '../../../runtime/lib/codec/json-scan.js';
import { namingOfAny } from '../../../runtime/lib/codec/naming.js';
import { address, u8 } from '../../../runtime/lib/codec/scalars.js';

test('letter case changes ASCII letters and nothing else', () => {
  const all = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
  for (const one of all) {
    const code = one.charCodeAt(0);
    const isUpper = code >= 0x41 && code <= 0x5a;
    const isLower = code >= 0x61 && code <= 0x7a;
    assert.is(lowerCase(one).charCodeAt(0), isUpper ? code + 32 : code);
    assert.is(upperCase(one).charCodeAt(0), isLower ? code - 32 : code);
  }
});

test('a number continues with a dot, a sign or an exponent and with no other character', () => {
  const numeric = Array.from({ length: 0x100 }, (_, code) => code).filter(isNumeric);
  assert.is(String.fromCharCode(...numeric), '+-.Ee');
});

test('an alternative names its account, and alternatives without accounts name none', () => {
  const of = (value: readonly [string, unknown]) => value;
  assert.equal(namingOfAny({ a: u8, b: u8 }, of), {});
  const { accounts } = namingOfAny({ a: u8, b: address }, of);
  const found: Address[] = [];
  const account = 'ab'.repeat(32) as Address;
  accounts!(['b', account], (one) => found.push(one));
  accounts!(['a', 1], (one) => found.push(one));
  assert.equal(found, [account]);
});

test.run();
