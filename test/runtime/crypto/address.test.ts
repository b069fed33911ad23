/** Addresses and hashes as text: round trips, fixed examples, and refusal of everything else. */

import { base58 } from '@scure/base';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Address, fromHex, type Hash, toHex, ZERO_ADDRESS } from '../../../runtime/lib/codec/ids.js';
import {
  addressOfKey,
  addressText,
  checkedAddressText,
  hashText,
  parseAddress,
  parseHash,
  shortForm,
} from '../../../runtime/lib/crypto/address.js';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const id = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes) as Address);

test('text and id convert to each other, for addresses and hashes', () => {
  fc.assert(
    fc.property(id, (address) => {
      assert.is(parseAddress(addressText(address, 'trl'), 'trl'), address);
      assert.is(parseHash(hashText(address as string as Hash, 'trh'), 'trh'), address as string);
      assert.is(addressText(address, 'trl'), `trl${base58.encode(fromHex(address))}`);
    }),
  );
});

test('an address with a checksum is the same account, and no single typing error is accepted', () => {
  fc.assert(
    fc.property(id, fc.nat(), fc.nat(), (address, where, which) => {
      const text = checkedAddressText(address, 'trl');
      assert.is(parseAddress(text, 'trl'), address);
      assert.is(parseHash(text, 'trl'), undefined);
      const at = 3 + (where % (text.length - 3));
      const other = ALPHABET[which % 58]!;
      if (other === text[at]) return;
      assert.is(parseAddress(text.slice(0, at) + other + text.slice(at + 1), 'trl'), undefined, 'another character');
      assert.is(parseAddress(text.slice(0, at) + text.slice(at + 1), 'trl'), undefined, 'a character too few');
      assert.is(parseAddress(text.slice(0, at) + other + text.slice(at), 'trl'), undefined, 'a character too many');
      const swapped = text.slice(0, at - 1) + text[at]! + text[at - 1]! + text.slice(at + 1);
      if (at > 3 && swapped !== text) assert.is(parseAddress(swapped, 'trl'), undefined, 'two characters swapped');
    }),
  );
});

test('the shortest and longest addresses have a checksum too', () => {
  for (const digits of ['0'.repeat(64), 'f'.repeat(64), `${'0'.repeat(24)}${'9'.repeat(40)}`]) {
    assert.is(parseAddress(checkedAddressText(digits as Address, 'trl'), 'trl'), digits);
  }
});

test('0x hex of either case is accepted', () => {
  fc.assert(
    fc.property(id, (address) => {
      assert.is(parseAddress(`0x${address}`, 'trl'), address);
      assert.is(parseAddress(`0x${address.toUpperCase()}`, 'trl'), address);
    }),
  );
});

test('leading zero bytes are preserved', () => {
  assert.is(addressText(ZERO_ADDRESS, 'trl'), `trl${'1'.repeat(32)}`);
  assert.is(parseAddress(`trl${'1'.repeat(32)}`, 'trl'), ZERO_ADDRESS);
});

test('other prefixes, lengths and characters are rejected', () => {
  const address = addressOfKey(new Uint8Array(32));
  const text = addressText(address, 'trl');
  const refused = [
    '',
    'trl',
    '0x',
    address,
    `0x${address.slice(2)}`,
    `0x${address}00`,
    `0x${address.slice(1)}g`,
    text.slice(3),
    `trh${text.slice(3)}`,
    `TRL${text.slice(3)}`,
    ` ${text}`,
    `${text}\n`,
    `${text}1`,
    text.slice(0, -3),
    `trl1${text.slice(3)}`,
    `trl${base58.encode(new Uint8Array(31).fill(9))}`,
    `trl${base58.encode(new Uint8Array(33).fill(9))}`,
    `trl${'1'.repeat(33)}`,
    `trl${'z'.repeat(44)}`,
    `trl${'z'.repeat(1_000_000)}`,
    ...['0', 'O', 'I', 'l', '+', 'é'].map((character) => text.slice(0, -1) + character),
  ];
  for (const wrong of refused) assert.is(parseAddress(wrong, 'trl'), undefined, wrong.slice(0, 80));
});

test('any string is parsed or rejected without an exception, and parsed ones are written back', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 70 }), (tail) => {
      const parsed = parseAddress(`trl${tail}`, 'trl');
      if (parsed) assert.is(addressText(parsed, 'trl'), `trl${tail}`);
    }),
  );
});

test('texts stay correct when more ids are converted than the cache holds', () => {
  const ids = Array.from({ length: 10_000 }, (_, i) => addressOfKey(Uint8Array.of(i & 255, i >> 8)));
  const texts = ids.map((address) => addressText(address, 'trl'));
  assert.is(new Set(texts).size, ids.length);
  for (const [i, address] of ids.entries()) assert.is(addressText(address, 'trl'), texts[i]);
});

test('the address of a key is its SHA-256, and its Ethereum form the last 20 bytes', () => {
  const key = fromHex('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  const address = addressOfKey(key);
  assert.is(address, '21fe31dfa154a261626bf854046fd2271b7bed4b6abe45aa58877ef47f9721b9');
  assert.is(shortForm(address), '0x046fd2271b7bed4b6abe45aa58877ef47f9721b9');
});

test.run();
