/** Key files: created for their owner alone, never overwritten, and refused with a reason when they hold anything else. */

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generate } from '../../../runtime/lib/crypto/ed25519.js';
import { KeyType } from '../../../runtime/lib/crypto/key-types.js';
import { KeyFileError, readKeyFile, writeKeyFile } from '../../../runtime/lib/crypto/keyfile.js';

const test = suite<{ path: string; folder: string }>('key files');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'keyfile-'));
  context.path = join(context.folder, 'validator.key');
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const refusal = (code: KeyFileError['code'], words: RegExp) => (error: unknown) =>
  error instanceof KeyFileError && error.code === code && words.test(error.message);

test('a key is written as 64 hex characters with mode 0600 and read back without a warning', ({ path }) => {
  const { secretKey } = generate();
  writeKeyFile(path, secretKey);
  assert.match(readFileSync(path, 'latin1'), /^[0-9a-f]{64}$/);
  assert.is(statSync(path).mode & 0o777, 0o600);
  const { open, ...facts } = readKeyFile(path);
  assert.equal(open(), secretKey);
  assert.equal(facts, { keyType: undefined, encrypted: false, warning: undefined });
});

test('whitespace around the key and uppercase digits are accepted', ({ path }) => {
  writeFileSync(path, `\n ${'AB'.repeat(32)}\r\n`, { mode: 0o600 });
  assert.equal(readKeyFile(path).open(), new Uint8Array(32).fill(0xab));
});

test('a key file readable by others is accepted with a warning that says what to do', ({ path }) => {
  writeKeyFile(path, new Uint8Array(32));
  for (const mode of [0o644, 0o640, 0o604]) {
    chmodSync(path, mode);
    assert.match(readKeyFile(path).warning!, new RegExp(`mode 0${mode.toString(8)}.*chmod 600 ${path}`));
  }
});

test('an existing file is never overwritten', ({ path }) => {
  writeFileSync(path, 'precious');
  assert.throws(() => writeKeyFile(path, new Uint8Array(32)), refusal('KEYFILE_EXISTS', /choose another path/));
  assert.is(readFileSync(path, 'utf8'), 'precious');
});

test('a missing file, a directory and an unwritable path are each reported as such', ({ path, folder }) => {
  assert.throws(() => readKeyFile(path), refusal('KEYFILE_MISSING', /there is no key file/));
  assert.throws(() => readKeyFile(folder), refusal('KEYFILE_UNREADABLE', /cannot be read/));
  const nowhere = join(folder, 'no', 'such', 'folder');
  assert.throws(() => writeKeyFile(nowhere, new Uint8Array(32)), refusal('KEYFILE_UNWRITABLE', /cannot be written/));
});

test('other contents are rejected with the reason and never shown', ({ path }) => {
  const faults: readonly (readonly [string, RegExp])[] = [
    ['', /it is empty/],
    ['ab'.repeat(31), /holds 62 hex characters/],
    ['ab'.repeat(33), /holds 66 hex characters/],
    ['ab'.repeat(64), /keep the first 64/],
    [`0x${'ab'.repeat(32)}`, /remove these two characters/],
    [`${'ab'.repeat(31)}zz`, /not hex digits/],
    [`${'ab'.repeat(16)}\n${'ab'.repeat(16)}`, /not hex digits/],
    ['ab'.repeat(100_000), /hex characters/],
  ];
  for (const [contents, words] of faults) {
    writeFileSync(path, contents);
    assert.throws(() => readKeyFile(path), refusal('KEYFILE_MALFORMED', words));
    assert.throws(
      () => readKeyFile(path),
      (error: Error) => !error.message.includes('abab'),
    );
  }
});

test('a secret key of another length is not written', ({ path }) => {
  assert.throws(() => writeKeyFile(path, new Uint8Array(64)), /32 bytes, not 64/);
  assert.throws(() => readKeyFile(path), refusal('KEYFILE_MISSING', /no key file/));
});

test('an encrypted file opens only with its passphrase and keeps its key type', ({ path }) => {
  const secret = new Uint8Array(32).fill(7);
  const passphrase = Uint8Array.of(1, 2, 3);
  writeKeyFile(path, secret, { keyType: KeyType.MlDsa65, passphrase });
  const { open, ...facts } = readKeyFile(path);
  assert.equal(facts, { keyType: KeyType.MlDsa65, encrypted: true, warning: undefined });
  assert.equal(Uint8Array.from(open(passphrase)), secret);
  assert.throws(() => open(), refusal('KEYFILE_ENCRYPTED', /--passphrase-file/));
  assert.throws(() => open(Uint8Array.of(1)), refusal('KEYFILE_WRONG_PASSPHRASE', /does not open/));
});

test('an invalid box, or one that would take gigabytes or hours to open, is rejected at once', ({ path }) => {
  writeKeyFile(path, new Uint8Array(32), { passphrase: Uint8Array.of(1) });
  const whole = JSON.parse(readFileSync(path, 'utf8')) as { encrypted: object };
  const wrong = [
    { memory_kib: 4_000_000 },
    { ops: 1_000_000 },
    { ops: -1 },
    { kdf: 'md5' },
    { salt: '00' },
    { box: 5 },
  ];
  for (const change of wrong) {
    writeFileSync(path, JSON.stringify({ ...whole, encrypted: { ...whole.encrypted, ...change } }), { mode: 0o600 });
    const refused = refusal('KEYFILE_WRONG_PASSPHRASE', /does not open/);
    assert.throws(() => readKeyFile(path).open(Uint8Array.of(1)), refused, JSON.stringify(change));
  }
});

test('JSON that is not a key file is rejected without quoting it', ({ path }) => {
  for (const json of ['{}', '{"format":"trellis-key-1","key_type":"RSA","secret":"00"}', '{"format":', 'null']) {
    writeFileSync(path, json, { mode: 0o600 });
    assert.throws(() => readKeyFile(path), refusal('KEYFILE_MALFORMED', /is invalid/), json);
  }
});

test.run();
