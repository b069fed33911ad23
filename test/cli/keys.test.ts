/** Key files and addresses on the command line. */

import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, trellis } from './program.js';

test.after(cleanUp);

const json = (text: string) => JSON.parse(text) as Record<string, string>;

test('a new key is in a file that only its owner can read, and can be shown from it', async () => {
  const file = join(await newDirectory(), 'a.key');
  const made = await trellis('keys', 'new', file, '--output', 'json');
  assert.is(made.code, 0, made.err);
  assert.is(statSync(file).mode & 0o777, 0o600);
  assert.match(readFileSync(file, 'utf8'), /^[0-9a-f]{64}$/);
  const shown = await trellis('keys', 'show', file, '--output', 'json');
  assert.equal(json(shown.out), json(made.out));
  assert.not.match(made.out + made.err, readFileSync(file, 'utf8'), 'the secret is not shown');

  const again = await trellis('keys', 'new', file);
  assert.is(again.code, 1);
  assert.match(again.err, 'KEYFILE_EXISTS');
});

test('each form of an address converts to the others', async () => {
  const { public_key, address, checked, hex, evm_address } = json(
    (await trellis('keys', 'show', 'dev:0', '--output', 'json')).out,
  );
  for (const id of [public_key!, address!, checked!, hex!]) {
    const forms = json((await trellis('keys', 'convert', id, '--output', 'json')).out);
    const given = [forms.address, forms.checked, forms.hex, forms.evm_address];
    assert.equal(given, [address, checked, hex, evm_address], id);
  }
  const evm = json((await trellis('keys', 'convert', evm_address!, '--output', 'json')).out);
  assert.is(evm.hex, `0x${'0'.repeat(24)}${evm_address!.slice(2)}`);
  const wrong = await trellis('keys', 'convert', 'trl123');
  assert.is(wrong.code, 1);
  assert.match(wrong.err, /^error: trl123 is neither an address/);
  const mistyped = await trellis(
    'keys',
    'convert',
    checked!.replace(/.$/, (last) => (last === '2' ? '3' : '2')),
  );
  assert.match(mistyped.err, 'is neither an address');
});

test('one secret makes a key of each type', async () => {
  const [old, now, ed] = await Promise.all(
    ['dilithium3', 'ML-DSA-65', 'ed25519'].map(async (type) =>
      json((await trellis('keys', 'show', 'dev:1', '--key-type', type, '--output', 'json')).out),
    ),
  );
  assert.equal([old!.key_type, now!.key_type, ed!.key_type], ['Dilithium3', 'ML-DSA-65', 'Ed25519']);
  assert.equal([old!.public_key!.length, now!.public_key!.length, ed!.public_key!.length], [3_904, 3_904, 64]);
  assert.is(new Set([old!.address, now!.address, ed!.address]).size, 3);
  const wrong = await trellis('keys', 'show', 'dev:1', '--key-type', 'dilithum3');
  assert.match(wrong.err, 'did you mean Dilithium3?');
});

test('a key file that others can read is used with a warning, and an invalid key file is rejected', async () => {
  const file = join(await newDirectory(), 'b.key');
  writeFileSync(file, 'ab'.repeat(32));
  chmodSync(file, 0o644);
  const open = await trellis('keys', 'show', file);
  assert.is(open.code, 0);
  assert.match(open.err, 'warning:');
  writeFileSync(file, 'no key');
  const broken = await trellis('keys', 'show', file);
  assert.is(broken.code, 1);
  assert.match(broken.err, 'KEYFILE_MALFORMED');
  assert.match((await trellis('keys', 'show', 'ab'.repeat(32))).err, 'store it in a file');
});

test.run();
