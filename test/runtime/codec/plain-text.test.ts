/** Plain text: what people see is what it is, on every node alike. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { t } from '../../../runtime/lib/codec/index.js';
import { oddityOf, shown } from '../../../runtime/lib/codec/plain-text.js';
import { decode, encode, Reader } from '../../../runtime/lib/codec/type.js';
import { texts } from './vocabulary.js';

const Name = t.text(1, 64);

test('words of every script are plain text', () => {
  for (const word of [
    'Müller & Söhne',
    'Ελλάδα',
    'Привет',
    '漢字かな',
    '한국어',
    'தமிழ்',
    'বাংলা',
    'ไทย',
    'العربية',
    '😀 ok',
    'Việt Nam',
  ]) {
    assert.is(oddityOf(word.normalize('NFC')), undefined, word);
  }
});

test('invisible, direction-changing and unassigned characters are rejected, and displayed escaped in stored text', () => {
  const points = [
    0xad, 0x200b, 0x200d, 0x200f, 0x202e, 0x2066, 0x2028, 0xa0, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xe0041, 0xe0100,
  ];
  for (const point of [...points, 0xe000, 0xfffe, 0x10ffff, 0x0378, 0x2800]) {
    const name = `USD${String.fromCodePoint(point)}C`;
    assert.match(oddityOf(name)!, /must not contain U\+/);
    assert.throws(() => Name.fromJson(name, texts), /must not contain/);
    assert.is(Name.toJson(decode(Name, encode(Name, name)), texts), `USD\\u{${point.toString(16)}}C`);
  }
  assert.is(shown('USDC ä'), 'USDC ä');
});

test('text that is not in form NFC is rejected', () => {
  for (const word of [
    'e\u0301',
    '\u00e9\u0323',
    '\u1100\u1161',
    '\uac00\u11a8',
    '\u212b',
    '\u0bc6\u0bbe',
    'a\u0301\u0323',
  ]) {
    assert.is.not(word.normalize('NFC'), word);
    assert.is(oddityOf(`x${word}`), 'must be in Unicode form NFC');
    assert.is(oddityOf(`x${word.normalize('NFC')}`), undefined);
  }
  assert.match(oddityOf(`a${'\u0316'.repeat(31)}`)!, /30 marks/);
  assert.is(oddityOf(`a${'\u0316'.repeat(30)}`), undefined);
});

test('the tables agree with Unicode normalization for every text of permitted characters', () => {
  const pieces = [
    'a',
    'e',
    'o',
    'ư',
    'é',
    'ộ',
    '\u0301',
    '\u0323',
    '\u0316',
    '\u0334',
    '\u031b',
    '\u0308',
    '\u1100',
    '\u1161',
    '\u11a8',
    '가',
    '각',
    '\u09c7',
    '\u09be',
    '\u0dd9',
    '\u0dcf',
    '\u3099',
    'か',
    'が',
    '\u0338',
    '=',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...pieces),
    fc
      .integer({ min: 0xa1, max: 0x1ffff })
      .filter((n) => n < 0xd800 || n > 0xdfff)
      .map((n) => String.fromCodePoint(n)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (all) => {
      const text = all.join('');
      const oddity = oddityOf(text);
      if (oddity?.startsWith('must not')) return;
      assert.is(oddity === undefined, text === text.normalize('NFC'), JSON.stringify(text));
    }),
    { numRuns: 20_000 },
  );
});

test('the tables agree with Unicode normalization for every single character', () => {
  for (let point = 0x20; point < 0x110000; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const one = String.fromCodePoint(point);
    if (oddityOf(one) === 'must be in Unicode form NFC' && one === one.normalize('NFC'))
      assert.unreachable(point.toString(16));
    if (oddityOf(one) === undefined && one !== one.normalize('NFC')) assert.unreachable(point.toString(16));
  }
});

test('external text is checked once, and stored text is decoded without a check', () => {
  const bytes = encode(Name, 'pay\u202epal');
  assert.is(decode(Name, bytes), 'pay\u202epal');
  const reader = new Reader(bytes);
  reader.judges = true;
  Name.read(reader);
  assert.match(reader.oddity!, /U\+202E/);
});

test.run();
