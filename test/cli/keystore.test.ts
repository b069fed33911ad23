/** Keys with a type, a name, a passphrase, words; and that nothing secret is told. */

import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp, type Ended, MAIN, newDirectory, startProcess, trellis } from './program.js';
import { onTerminal } from './terminal.js';

let folder: string;
let keystore: string[];

test.before(async () => {
  folder = await newDirectory();
  keystore = ['--keystore', join(folder, 'keys')];
});
test.after(cleanUp);

const json = (text: string) => JSON.parse(text) as Record<string, string>;
const shown = async (...args: string[]) => {
  const { code, out, err } = await trellis('keys', 'show', ...args, '--output', 'json');
  assert.is(code, 0, err);
  return json(out);
};

/** A file that holds a line. */
function lineFile(name: string, line: string): string {
  const path = join(folder, name);
  writeFileSync(path, `${line}\n`, { mode: 0o600 });
  return path;
}

test('the key type is in the file: show and sign need no type and reject a different one', async () => {
  const file = join(folder, 'quantum.key');
  const made = await trellis('keys', 'new', file, '--key-type', 'ML-DSA-65', '--output', 'json');
  assert.is(made.code, 0, made.err);
  assert.is((await shown(file)).address, json(made.out).address);
  assert.is((await shown(file)).key_type, 'ML-DSA-65');
  const wrong = await trellis('keys', 'show', file, '--key-type', 'Dilithium3');
  assert.match(wrong.err, /the key in .* is ML-DSA-65: omit --key-type/);
});

test('an old file of 64 hex characters is an Ed25519 key, or the type given by --key-type', async () => {
  const file = lineFile('old.key', 'ab'.repeat(32));
  assert.is((await shown(file)).key_type, 'Ed25519');
  assert.is((await shown(file, '--key-type', 'Dilithium3')).key_type, 'Dilithium3');
});

test('a named key is stored in the keystore, readable by its owner only, and signs by its name', async () => {
  const made = await trellis('keys', 'new', 'alice', ...keystore, '--output', 'json');
  assert.is(made.code, 0, made.err);
  assert.is(statSync(join(folder, 'keys')).mode & 0o777, 0o700);
  assert.is(statSync(join(folder, 'keys/alice.key')).mode & 0o777, 0o600);
  assert.is((await shown('alice', ...keystore)).address, json(made.out).address);
  const listed = await trellis('keys', 'list', ...keystore);
  assert.match(listed.out, new RegExp(`^alice +Ed25519 +no +${json(made.out).address}$`, 'm'));
  const node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  const funded = await trellis('send', 'dev:0', json(made.out).address!, '5', '--node', node.url);
  assert.is(funded.code, 0, funded.err);
  const sent = await trellis('send', 'alice', 'dev:1', '1', ...keystore, '--node', node.url);
  assert.is(sent.code, 0, sent.err);
  assert.match(sent.out, `from    ${json(made.out).address}`);
  await node.stop();
  const nobody = await trellis('keys', 'show', 'bob', ...keystore);
  assert.match(nobody.err, /no key bob in .*keys or the working directory; create one: keys new bob/);
});

test('an encrypted key opens only with its passphrase, and its secret is nowhere in plain text', async () => {
  const passphrase = lineFile('pass', 'correct horse');
  const file = join(folder, 'vault.key');
  const made = await trellis('keys', 'new', file, '--passphrase-file', passphrase, '--output', 'json');
  assert.is(made.code, 0, made.err);
  const held = JSON.parse(readFileSync(file, 'utf8')) as { secret?: string; encrypted: { kdf: string } };
  assert.equal([held.secret, held.encrypted.kdf], [undefined, 'argon2id13']);
  assert.is((await shown(file, '--passphrase-file', passphrase)).address, json(made.out).address);
  const wrong = await trellis('keys', 'show', file, '--passphrase-file', lineFile('wrong', 'horse'));
  assert.match(wrong.err, /^error KEYFILE_WRONG_PASSPHRASE: /);
  const none = await trellis('keys', 'show', file);
  assert.match(none.err, /^error KEYFILE_ENCRYPTED: .*--passphrase-file PATH/);
  assert.not.match(made.out + made.err + wrong.err + none.err, /horse/);
});

test('a key can be encrypted later, get another passphrase, and be decrypted permanently', async () => {
  const file = lineFile('later.key', 'cd'.repeat(32));
  const [first, second] = [lineFile('first', 'one'), lineFile('second', 'two')];
  const { address } = await shown(file);
  const steps: string[][] = [
    ['--new-passphrase-file', first],
    ['--passphrase-file', first, '--new-passphrase-file', second],
  ];
  for (const step of steps) assert.is((await trellis('keys', 'encrypt', file, ...step)).code, 0);
  assert.is(statSync(file).mode & 0o777, 0o600);
  assert.is((await shown(file, '--passphrase-file', second)).address, address);
  assert.is((await trellis('keys', 'encrypt', file, '--decrypt', '--passphrase-file', second)).code, 0);
  assert.is(readFileSync(file, 'utf8'), 'cd'.repeat(32));
});

test('24 words recover the same key, and other keys by number, and never appear in the output', async () => {
  const words = join(folder, 'words');
  const made = await trellis(
    'keys',
    'new',
    'carol',
    '--mnemonic',
    '--mnemonic-file',
    words,
    ...keystore,
    '--output',
    'json',
  );
  assert.is(made.code, 0, made.err);
  assert.is(statSync(words).mode & 0o777, 0o600);
  const phrase = readFileSync(words, 'utf8').trim();
  assert.is(phrase.split(' ').length, 24);
  assert.not.match(made.out + made.err, phrase.split(' ').slice(0, 3).join(' '));
  const again = await trellis('keys', 'restore', 'carol2', '--mnemonic-file', words, ...keystore, '--output', 'json');
  assert.is(json(again.out).address, json(made.out).address);
  const other = await trellis('keys', 'restore', 'carol3', '--account', '1', '--mnemonic-file', words, ...keystore);
  assert.is(other.code, 0, other.err);
  assert.not.match(other.out, json(made.out).address!);
  const unseen = await trellis('keys', 'new', 'dave', '--mnemonic', ...keystore);
  assert.match(unseen.err, /shown only on a terminal/);
  const broken = await trellis(
    'keys',
    'restore',
    'x',
    '--mnemonic-file',
    lineFile('broken', 'qwerty two'),
    ...keystore,
  );
  assert.match(broken.err, /^error: word 1 of 2 is not in the English list/);
});

test('a node opens its encrypted validator key with a passphrase from a file and rejects a key of another type', async () => {
  const data = join(folder, 'data');
  const [key, passphrase] = [join(folder, 'v.key'), lineFile('vpass', 'validator')];
  const made = await trellis('keys', 'new', key, '--passphrase-file', passphrase, '--output', 'json');
  const genesis = ['genesis', 'new', 'dev', '--data-dir', data, '--validators', json(made.out).public_key!];
  assert.is((await trellis(...genesis, '--upgrade-authority', json(made.out).public_key!)).code, 0);
  const own = ['start', '--data-dir', data, '--p2p-port', 'off', '--rpc-port', '0'];
  const none = await trellis(...own, '--validator-key', key);
  assert.is(none.code, 64);
  assert.match(none.err, /KEYFILE_ENCRYPTED/);
  const quantum = await trellis(...own, '--validator-key', join(folder, 'quantum.key'));
  assert.match(quantum.err, /KEYFILE_WRONG_TYPE: .*an Ed25519 key is needed/);
  const node = await startProcess('start', '--data-dir', data, '--validator-key', key, '--passphrase-file', passphrase);
  const ended = await node.stop();
  assert.match(ended.err, json(made.out).public_key!);
  assert.not.match(ended.err, /validator"? *:? *validator$/m);
});

test('a passphrase prompt does not echo the typed text', async () => {
  const file = join(folder, 'typed.key');
  const made = await onTerminal(['sesame', 'sesame'], 'keys', 'new', file, '--encrypt');
  assert.match(made, /New passphrase for .*: /);
  const opened = await onTerminal(['sesame'], 'keys', 'show', file);
  assert.match(opened, /public key +[0-9a-f]{64}/);
  assert.not.match(made + opened, /sesame/);
  const differ = await onTerminal(['one', 'two'], 'keys', 'new', join(folder, 'differ.key'), '--encrypt');
  assert.match(differ, /the passphrases differ; nothing was written/);
});

test('without a home directory unnamed keys still work, and a named key is rejected with a remedy', async () => {
  // For the user 54321, whom no system knows, there is no other place than HOME.
  const stranger = process.getuid?.() === 0 ? { uid: 54_321, HOME: undefined } : { uid: undefined, HOME: '' };
  const { uid, HOME } = stranger;
  const env = { ...process.env, ...ALONE, XDG_CONFIG_HOME: undefined, HOME };
  const homeless = (...args: readonly string[]): Ended => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      ...{ env, encoding: 'utf8', cwd: '/' },
      ...(uid === undefined ? {} : { uid }),
    });
    return { code: status, out: stdout, err: stderr };
  };
  assert.match(homeless('config', 'show', 'start').out, '--rpc-port');
  assert.match(homeless('keys', 'show', 'dev:0').out, /^address +trl/m);
  for (const words of [
    ['keys', 'new', 'alice'],
    ['keys', 'show', 'alice'],
    ['keys', 'list'],
  ]) {
    const { code, err } = homeless(...words);
    assert.is(code, 1, words.join(' '));
    assert.match(err, 'set HOME');
    assert.match(err, '--keystore');
  }
});

test.run();
