/** Keys outside of files, in a hardware module (SoftHSM) or behind a key module: they sign, and failures are named. */

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import koffi from 'koffi';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { publicKeyOf, verify } from '../../runtime/lib/crypto/ed25519.js';
import { KeyFileError } from '../../runtime/lib/crypto/keyfile.js';
import { type ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { findKey, readValidatorKey } from '../../runtime/node/signer/key.js';
import { createReference, OutsideKeyDiffers, OutsideKeyUnavailable } from '../../runtime/node/signer/key-reference.js';
import { openPkcs11Key } from '../../runtime/node/signer/pkcs11.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { SoftHsm } from './soft-hsm.js';

test.after(cleanUp);

const SECRET = new Uint8Array(32).fill(3);
const PUBLIC_KEY = toHex(publicKeyOf(SECRET));
const MESSAGE = new TextEncoder().encode('a message of any length, because Ed25519 hashes it itself');
const silent = () => undefined;
const hsm = await SoftHsm.create();
const file = join(hsm.directory, 'validator.key');
await hsm.keyFile(file, 'consensus', 'Ed25519', SECRET);
const open = (path = file, pin: string | undefined = hsm.pinFile) => findKey(path, pin, silent).open();

async function rejects(work: Promise<unknown>, error: ErrorDef, reason: RegExp): Promise<void> {
  const cause: unknown = await work.then(
    () => undefined,
    (thrown) => thrown,
  );
  assert.ok(cause instanceof Failure && cause.error === error, String(cause));
  assert.match(JSON.stringify(cause.details), reason);
}

test('a key file names a key in a hardware module, which signs', async () => {
  assert.is(findKey(file, undefined, silent).publicKey, PUBLIC_KEY, 'without opening the module');
  const key = await open();
  for (let i = 0; i < 20; i++) assert.ok(verify(fromHex(PUBLIC_KEY), MESSAGE, await key.sign(MESSAGE)));
});

/** Ends all sessions of the process, as a module does that was away. */
function loseSessions(): void {
  const library = koffi.load(hsm.library);
  const list = Buffer.alloc(80);
  const count = [10];
  const [word, any] = ['unsigned long', 'void *'];
  library.func('C_GetSlotList', word, ['uint8_t', any, koffi.inout(koffi.pointer(word))])(1, list, count);
  const closeAll = library.func('C_CloseAllSessions', word, [word]);
  for (let i = 0; i < count[0]!; i++) closeAll(Number(list.readBigUInt64LE(8 * i)));
}

const failureOf = (work: Uint8Array | Promise<Uint8Array>): Promise<string> =>
  Promise.resolve(work).then(
    () => 'signed',
    (cause) => String(cause),
  );

test('a module that lost its sessions signs again from the second request on', async () => {
  const key = await open();
  loseSessions();
  assert.match(await failureOf(key.sign(MESSAGE)), 'C_SignInit failed: CKR_SESSION_HANDLE_INVALID');
  assert.ok(verify(fromHex(PUBLIC_KEY), MESSAGE, await key.sign(MESSAGE)));
});

test('a PIN that the module rejects is tried once, because modules lock after some wrong ones', async () => {
  const pin = Buffer.from('1234');
  const key = await openPkcs11Key(hsm.place('consensus').pkcs11, 'Ed25519', pin);
  pin.write('4321');
  loseSessions();
  assert.match(await failureOf(key.sign(MESSAGE)), 'CKR_SESSION_HANDLE_INVALID');
  assert.match(await failureOf(key.sign(MESSAGE)), 'C_Login failed: CKR_PIN_INCORRECT');
  pin.write('1234');
  assert.match(await failureOf(key.sign(MESSAGE)), 'C_Login failed: CKR_PIN_INCORRECT');
});

test('one request at a time: a second one fails instead of waiting for a thread', async () => {
  const key = await open();
  const [first, second] = await Promise.allSettled([key.sign(MESSAGE), key.sign(MESSAGE)]);
  assert.is(first.status, 'fulfilled');
  assert.match(String((second as PromiseRejectedResult).reason), 'has not answered the previous request');
  assert.ok(verify(fromHex(PUBLIC_KEY), MESSAGE, await key.sign(MESSAGE)));
});

test('a key that cannot be opened is refused with the reason', async () => {
  const at = join(await newDirectory(), 'new.key');
  const refer = (place: Parameters<typeof createReference>[1], pin: string | undefined = hsm.pinFile) =>
    createReference(at, place, 'Ed25519', pin);
  const { library } = hsm;
  const pkcs11 = (change: object) => ({
    pkcs11: { library, token: 'validator', label: 'consensus', ...change },
    module: null,
  });
  await rejects(
    refer(pkcs11({ library: '/nowhere.so' })),
    OutsideKeyUnavailable,
    /cannot open shared object|no such file/i,
  );
  await rejects(refer(pkcs11({ token: 'other' })), OutsideKeyUnavailable, /no tokens with the label other/);
  await rejects(refer(pkcs11({ label: 'other' })), OutsideKeyUnavailable, /no private keys with the label other/);
  await hsm.store('twice', 'Ed25519', new Uint8Array(32).fill(4));
  await hsm.store('twice', 'Ed25519', new Uint8Array(32).fill(5));
  await rejects(refer(pkcs11({ label: 'twice' })), OutsideKeyUnavailable, /several private keys with the label twice/);
  await hsm.store('evm', 'secp256k1', new Uint8Array(32).fill(6));
  await rejects(refer(pkcs11({ label: 'evm' })), OutsideKeyUnavailable, /not of type Ed25519/);
  await refer(pkcs11({}));
  const twice: unknown = await refer(pkcs11({})).catch((cause: unknown) => cause);
  assert.ok(twice instanceof KeyFileError && twice.code === 'KEYFILE_EXISTS', String(twice));
});

test('a file that names another public key than the module has is refused', async () => {
  const other = join(await newDirectory(), 'other.key');
  await writeFile(other, readFileSync(file, 'utf8').replace(PUBLIC_KEY, 'ab'.repeat(32)), { mode: 0o600 });
  await rejects(open(other), OutsideKeyDiffers, new RegExp(PUBLIC_KEY));
});

test('an invalid key file is refused with its field, and a node refuses a valid one', async () => {
  const bad = join(await newDirectory(), 'bad.key');
  const whole = JSON.parse(readFileSync(file, 'utf8')) as object;
  for (const [change, reason] of [
    [{ pkcs11: undefined }, /needs pkcs11 or module/],
    [{ module: { path: 'a.mjs', setting: 'k' } }, /needs pkcs11 or module/],
    [{ public_key: 'abcd' }, /public_key must NOT have fewer than 64/],
    [{ public_key: 'ab'.repeat(33) }, /public key is invalid/],
    [{ secret: '00' }, /secret/],
    [{ key_type: 'RSA' }, /Ed25519/],
  ] as const) {
    await writeFile(bad, JSON.stringify({ ...whole, ...change }), { mode: 0o600 });
    const refused = (cause: Error) => cause instanceof KeyFileError && reason.test(cause.message);
    assert.throws(() => findKey(bad, undefined, silent), refused, String(reason));
  }
  assert.throws(() => readValidatorKey(file, undefined, silent), /a node gets signatures with --signer/);
});

test('a key module without a function, a key or an answer is refused', async () => {
  const directory = await newDirectory();
  const refer = async (name: string, text: string) => {
    const path = join(directory, `${name}.mjs`);
    await writeFile(path, text);
    return createReference(
      join(directory, `${name}.key`),
      { pkcs11: null, module: { path, setting: 'key-1' } },
      'Ed25519',
      undefined,
    );
  };
  for (const [name, text, reason] of [
    ['none', 'export const close = 1;', /exports no function open/],
    ['syntax', 'export const open = (', /Unexpected/],
    ['empty', 'export const open = () => ({});', /no object with a function sign/],
    ['key', 'export const open = () => ({ publicKey: "AB", sign() {} });', /no public key of type Ed25519/],
    ['down', 'export async function open(key) { throw new Error(key + " is disabled"); }', /key-1 is disabled/],
  ] as const)
    await rejects(refer(name, text), OutsideKeyUnavailable, reason);
  const made = await refer(
    'good',
    `export const open = () => ({ publicKey: '${PUBLIC_KEY}', sign: (bytes) => bytes });`,
  );
  assert.is(made.public_key, PUBLIC_KEY);
  assert.equal(await (await open(join(directory, 'good.key'), undefined)).sign(MESSAGE), MESSAGE);
});

test.run();
