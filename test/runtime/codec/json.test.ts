/** The JSON of every type: it comes back, it stays within its bounds, and its schema says the same as its codec. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Hash, ZERO_HASH } from '../../../runtime/lib/codec/ids.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { CodecError, flaw, type Json, type Type } from '../../../runtime/lib/codec/type.js';
import { disagreement, mutate, validators } from './agreement.js';
import { seeded, texts, vocabulary } from './vocabulary.js';

const validatorOf = validators(Object.fromEntries(vocabulary.map(({ name, type }) => [name, type.schema])));

test('values survive a round trip through JSON and through JSON text', () => {
  for (const { name, type } of vocabulary) {
    for (let seed = 0; seed < 200; seed++) {
      const value = type.sample(seeded(seed));
      const json = JSON.parse(JSON.stringify(type.toJson(value, texts)));
      assert.equal(type.fromJson(json, texts), value, `${name}, seed ${seed}`);
    }
  }
});

test('ajv and the codec agree on valid and on corrupted JSON', () => {
  for (const { name, type } of vocabulary) {
    if (name === 'jsonSource') continue; // its JSON may have white space that its bytes lack: the codec alone knows its length
    const validate = validatorOf(name);
    for (let seed = 0; seed < 500; seed++) {
      const random = seeded(seed);
      const json: Json = JSON.parse(JSON.stringify(type.toJson(type.sample(random), texts)));
      assert.ok(validate(json), `${name}, seed ${seed}: ajv refuses ${JSON.stringify(json)}`);
      assert.is(disagreement(type, validate, mutate(json, random), texts), undefined, `${name}, seed ${seed}`);
    }
  }
});

function refuses<T>(type: Type<T>, json: unknown, reason: RegExp, path = ''): void {
  try {
    type.fromJson(json, texts);
  } catch (cause) {
    assert.ok(cause instanceof CodecError, String(cause));
    assert.match(cause.message, reason);
    assert.is(cause.path, path);
    return;
  }
  assert.unreachable(`read: ${JSON.stringify(json)}`);
}

test('amounts are decimal strings; integers are accepted while they are safe', () => {
  assert.is(t.amount.fromJson('340282366920938463463374607431768211455', texts), 2n ** 128n - 1n);
  assert.is(t.amount.fromJson(2 ** 53 - 1, texts), 2n ** 53n - 1n);
  assert.is(t.amount.toJson(5n, texts), '5');
  refuses(t.amount, '340282366920938463463374607431768211456', /2\^128/);
  for (const wrong of [2 ** 53, -1, 0.5, '007', '+1', '1.0', '1e3', ' 1', '0x10', '', null, true]) {
    assert.throws(
      () => t.amount.fromJson(wrong, texts),
      (cause: unknown) => cause instanceof CodecError,
      String(wrong),
    );
  }
});

test('an integer that JSON already rounded is rejected', () => {
  refuses(t.height, JSON.parse('9007199254740993'), /must be <= 9007199254740991/);
  refuses(t.height, '5', /must be integer/);
  refuses(t.u8, 256, /<= 255/);
});

test('addresses and hashes are accepted in native form and as 0x hex, and returned in native form', () => {
  const address = t.address.sample(seeded(1));
  const hash = t.hash.sample(seeded(2));
  assert.match(t.address.toJson(address, texts) as string, /^trl/);
  assert.match(t.hash.toJson(hash, texts) as string, /^trh/);
  assert.is(t.address.fromJson(`0x${address.toUpperCase()}`, texts), address);
  refuses(t.address, t.hash.toJson(hash, texts), /must be an address/);
  refuses(t.address, address, /0x and 64 hex/);
  refuses(t.address, `0x${address.slice(2)}`, /must be an address/);
});

test('mints are hex without a prefix', () => {
  const mint = t.mint.sample(seeded(3));
  assert.is(t.mint.toJson(mint, texts), `0x${mint}`);
  assert.is(t.mint.fromJson(mint.toUpperCase(), texts), mint);
});

test('byte strings are hex of whole bytes within their bounds', () => {
  const bytes = t.bytes(2, 3);
  assert.equal(bytes.fromJson('0xABcd', texts), Uint8Array.of(0xab, 0xcd));
  assert.is(t.bytes(0, 4, 'bare').toJson(Uint8Array.of(1, 2), texts), '0102');
  for (const wrong of ['0xabc', '0xab', '0xabcdef01', 'xyz', '0xgg00', 5]) refuses(bytes, wrong, /2 to 3 bytes/);
});

test('long byte strings are parsed quickly', () => {
  const json = 'ab'.repeat(131_072);
  const before = process.cpuUsage();
  assert.is(t.bytes(1, 131_072).fromJson(json, texts).length, 131_072);
  assert.ok(process.cpuUsage(before).user < 600_000, 'microseconds of computing, some ten times of what it takes');
});

test('a URI is visible ASCII, and a link has no scheme that a browser executes', () => {
  for (const none of ['', 'a b', 'ipfs://ä', 'javascript:alert(1)', 'http://x.example', 'https://']) {
    refuses(t.link(), none, /must/);
  }
  assert.is(t.link(9).fromJson('https://a', texts), 'https://a');
  refuses(t.link(8), 'https://a', /more than 8/);
  assert.is(t.uri().fromJson('', texts), '');
  refuses(t.uri(), 'ipfs://ä', /must match/);
});

test('text counts characters and rejects control characters and lone surrogates', () => {
  const text = t.text(1, 2);
  assert.is(text.fromJson('😀😀', texts), '😀😀');
  refuses(text, '', /fewer than 1/);
  refuses(text, 'abc', /more than 2/);
  refuses(text, 'a\n', /control/);
  refuses(text, '\ud83d', /control/);
  refuses(text, 7, /must be string/);
});

test('an object has the fields of its type and no others', () => {
  const type = t.struct({ to: t.u8, memo: t.option(t.text(0, 8)), flag: t.defaulted(t.bool, true) });
  assert.equal(type.fromJson({ to: 1 }, texts), { to: 1, memo: null, flag: true });
  refuses(type, {}, /required/, 'to');
  refuses(type, { to: 1, from: 2 }, /fields are to, memo, flag/, 'from');
  refuses(type, JSON.parse('{"to":1,"__proto__":{"flag":false}}'), /not a field/, '__proto__');
  refuses(type, Object.create({ to: 1 }), /required/, 'to');
  refuses(type, [], /must be object/);
  refuses(type, null, /must be object/);
});

test('an error names the path within the value', () => {
  const type = t.struct({ list: t.list(t.struct({ flag: t.bool }), 3), names: t.dictionary(t.u8, 2) });
  refuses(type, { list: [{ flag: true }, { flag: 1 }], names: {} }, /boolean/, 'list[1].flag');
  refuses(type, { list: [], names: { a: 300 } }, /<= 255/, 'names.a');
  refuses(type, { list: [], names: { a: 1, b: 2, c: 3 } }, /at most 2/, 'names');
});

test('a value names exactly one variant', () => {
  const either = t.oneOf({ a: t.u8, b: t.bool });
  assert.equal(either.fromJson({ b: true }, texts), { b: true });
  refuses(either, {}, /exactly one of a, b/);
  refuses(either, { a: 1, b: true }, /exactly one of a, b/);
  refuses(either, { c: 1 }, /exactly one of a, b/);
});

test('list limits have a default and a maximum', () => {
  assert.is(t.limit(500).fromJson(undefined, texts), 100);
  refuses(t.limit(500), 501, /1 to 500/);
  refuses(t.limit(500), 0, /1 to 500/);
});

test('the count of a page is the number of its items', () => {
  const page = t.page('names', t.text(1, 8));
  assert.equal(page.toJson({ items: ['a'], next: 'ff' }, texts), { names: ['a'], count: 1, next_cursor: 'ff' });
  refuses(page, { names: ['a'], count: 2, next_cursor: null }, /must be 1/, 'count');
});

test('JSON passed as text parses to the same value, and an error locates the fault in the text', () => {
  const type = t.jsonText(t.list(t.struct({ flag: t.bool }), 2));
  assert.equal(type.fromJson('[{"flag":true}]', texts), type.fromJson([{ flag: true }], texts));
  assert.equal(type.toJson([{ flag: true }], texts), [{ flag: true }]);
  refuses(type, '[{"flag":1}]', /^in the text of JSON: must be boolean/, '[0].flag');
  refuses(type, '{}', /^in the text of JSON: must be array/);
  refuses(type, '[{"flag":true}', /must be JSON/);
  refuses(type, `${'['.repeat(65)}${']'.repeat(65)}`, /nested deeper than 64 levels/);
  refuses(type, 7, /must be array/);
});

test('a check returns the path and message of a fault, or undefined', () => {
  assert.is(flaw(t.text(1, 3, /^a/), 'abc'), undefined);
  const { path, message } = flaw(t.struct({ name: t.text(1, 3, /^a/) }), { name: 'bcd' })!;
  assert.equal([path, message], ['name', 'must match ^a']);
  assert.throws(() => flaw(t.text(0, 1), undefined as never), TypeError);
});

test('the types for arbitrary JSON and for display numbers convert from JSON only', () => {
  assert.equal(t.json.fromJson({ a: [1] }, texts), { a: [1] });
  assert.is(t.number.fromJson(0.25, texts), 0.25);
  refuses(t.number, '1', /must be number/);
});

test('a missing bundle hash is null in JSON and zeros in bytes, also inside an option', () => {
  for (const type of [t.bundleHash, t.option(t.bundleHash)]) {
    assert.is(type.toJson(ZERO_HASH, texts), null);
    const caused = 'ab'.repeat(32) as Hash;
    assert.is(type.fromJson(type.toJson(caused, texts)!, texts), caused);
  }
  assert.is(t.bundleHash.fromJson(null, texts), ZERO_HASH);
  assert.equal(t.option(t.bundleHash).schema, t.bundleHash.schema);
});

test.run();
