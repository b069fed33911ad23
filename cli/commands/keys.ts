/** `keys …`: key files, named keys, recovery words, and the forms of addresses. */

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Action, type Flags, type Invocation, PASSPHRASE } from '../command-line/command.js';
import { numberFlag } from '../command-line/options.js';
import { keyTypeNamed, newPassphrase, readKey, readSecret } from '../keys/keys.js';
import { keyNames, keyPath, keystoreOf, newKeyPath } from '../keys/keystore.js';
import {
  type Address,
  fromHex,
  readKeyFile,
  readPassphrase,
  rewriteKeyFile,
  scalar,
  toHex,
  writeKeyFile,
} from '../runtime/common.js';
import {
  addressOfKey,
  addressText,
  KEY_TYPES,
  KeyType,
  loadMnemonic,
  parseAddress,
  type Signer,
  shortForm,
  signerOf,
} from '../runtime/keys.js';
import { Problem } from '../terminal/command-error.js';
import { askSecret, isInteractive } from '../terminal/prompt.js';

/** Creates and writes a key: random, or from 24 new recovery words. */
export const newKey: Action = async (call) => {
  const { flags, out } = call;
  const keyType = keyTypeNamed(flags.text('key-type'));
  const words = flags.on('mnemonic') ? (await loadMnemonic()).newMnemonic() : undefined;
  if (words !== undefined && !isInteractive() && !flags.has('mnemonic-file')) {
    throw new Problem('the words are shown to who types alone: name a new file for them, --mnemonic-file PATH');
  }
  const secret = words === undefined ? randomBytes(32) : await secretOfWords(words, flags, keyType);
  const path = await write(call, secret, keyType);
  if (words !== undefined) tellWords(call, words);
  show(call, { file: path, ...describe(call, signerOf(keyType, secret)) });
  if (!out.json) out.note('Keep this file: nobody can make it again, and whoever reads it can spend.');
  return 0;
};

/** Restores a key from its words. They are typed or read from a file: on the command line others would see them. */
export const restoreKey: Action = async (call) => {
  const { flags } = call;
  const file = flags.text('mnemonic-file');
  if (file === undefined && !isInteractive()) {
    throw new Problem('nobody types the words here: name a file that holds them, --mnemonic-file PATH');
  }
  const text = file === undefined ? await askSecret('Words: ', '--mnemonic-file PATH') : await readFile(file, 'utf8');
  const keyType = keyTypeNamed(flags.text('key-type'));
  const secret = await secretOfWords(text, flags, keyType);
  const path = await write(call, secret, keyType);
  show(call, { file: path, ...describe(call, signerOf(keyType, secret)) });
  return 0;
};

/** Encrypts a key file, changes its passphrase, or removes it with --decrypt. */
export const encryptKey: Action = async (call) => {
  const { args, flags, out } = call;
  const [name] = args;
  const { path, secretKey, keyType } = await readSecret(call, name!);
  const fresh = flags.text('new-passphrase-file');
  const passphrase = flags.on('decrypt')
    ? undefined
    : fresh === undefined
      ? await newPassphrase(call, name!)
      : readPassphrase(fresh);
  if (passphrase === undefined && !flags.on('decrypt')) throw new Problem('an empty passphrase protects nothing');
  rewriteKeyFile(path, secretKey, { keyType, passphrase });
  out.line(`${path} is ${passphrase === undefined ? 'no longer encrypted' : 'encrypted'}`);
  return 0;
};

/** Lists the named keys without opening encrypted ones. */
export const listKeys: Action = async (call) => {
  const { out } = call;
  const directory = keystoreOf(call);
  const keys = keyNames(call).map((name) => {
    const { keyType = KeyType.Ed25519, encrypted, open } = readKeyFile(keyPath(call, name));
    const { address = '-' } = encrypted ? {} : describe(call, signerOf(keyType, open()));
    return { name, key_type: KEY_TYPES[keyType]!.name, encrypted, address };
  });
  out.result({ directory, keys }, () => {
    if (keys.length === 0) return out.line(`no keys in ${directory}; make one: keys new NAME`);
    out.table(
      ['name', 'type', 'encrypted', 'address'].map((title) => ({ title })),
      keys.map(({ name, key_type, encrypted, address }) => [name, key_type, encrypted ? 'yes' : 'no', address]),
    );
  });
  return 0;
};

async function write(call: Invocation, secret: Uint8Array, keyType: KeyType): Promise<string> {
  const { args, flags } = call;
  const path = newKeyPath(call, args[0]!);
  const encrypted = flags.on('encrypt') || flags.has(PASSPHRASE.name);
  const passphrase = encrypted ? await newPassphrase(call, args[0]!) : undefined;
  if (flags.on('encrypt') && passphrase === undefined) throw new Problem('an empty passphrase protects nothing');
  writeKeyFile(path, secret, { keyType, passphrase });
  return path;
}

async function secretOfWords(text: string, flags: Flags, keyType: KeyType): Promise<Uint8Array> {
  const { MAX_ACCOUNT, mnemonicSecret } = await loadMnemonic();
  const account = numberFlag(flags, 'account', scalar.range(0, MAX_ACCOUNT), 0);
  try {
    return mnemonicSecret(text, account, keyType);
  } catch (cause) {
    if (cause instanceof RangeError) throw new Problem(cause.message);
    throw cause;
  }
}

/**
 * Writes the words only to the terminal, or into a file readable by its owner alone; never into output that is stored.
 */
function tellWords({ flags, out }: Invocation, words: string): void {
  const file = flags.text('mnemonic-file');
  if (file !== undefined) {
    writeFileSync(file, `${words}\n`, { flag: 'wx', mode: 0o600 });
    out.note(`the words are in ${file}`);
    return;
  }
  out.note('Write these words down, in this order. Whoever has them has the key:');
  const numbered = words.split(' ').map((word, i) => `${`${i + 1}`.padStart(2)} ${word.padEnd(10)}`);
  for (let i = 0; i < numbered.length; i += 6)
    out.note(
      numbered
        .slice(i, i + 6)
        .join(' ')
        .trimEnd(),
    );
}

/** Shows the public data of a key file. */
export const showKey: Action = async (call) => {
  const [name] = call.args;
  const signer = await readKey(call, name!);
  show(call, { file: name!, ...describe(call, signer) });
  return 0;
};

/** Shows all forms of an address, an EVM address or a public key. */
export const convert: Action = async (call) => {
  const [id] = call.args;
  const { distribution } = call;
  const bare = id!.replace(/^0x/, '');
  const address = parseAddress(id!, distribution.addressPrefix);
  if (address !== undefined) show(call, formsOf(call, address));
  else if (/^0x[0-9a-fA-F]{40}$/.test(id!)) show(call, formsOf(call, bare.toLowerCase().padStart(64, '0') as Address));
  else if (/^[0-9a-fA-F]{64}$/.test(id!) || /^[0-9a-fA-F]{3904}$/.test(bare)) {
    const types = KEY_TYPES.filter((one) => one.signsBundles && one.publicKeyLength * 2 === bare.length);
    const key_type = types.map(({ name }) => name).join(' or ');
    show(call, { key_type, public_key: bare, ...formsOf(call, addressOfKey(fromHex(bare))) });
  } else {
    throw new Problem(
      `${id} is none of: an address ${distribution.addressPrefix}…, 0x and 64 or 40 hex digits, a public key of 64 or 3904 hex digits`,
    );
  }
  return 0;
};

type Forms = Readonly<Record<string, string>>;

function formsOf({ distribution }: Invocation, address: Address): Forms {
  return {
    address: addressText(address, distribution.addressPrefix),
    hex: `0x${address}`,
    evm_address: shortForm(address),
  };
}

function describe(call: Invocation, { keyType, publicKey }: Signer): Forms {
  const { name } = KEY_TYPES[keyType]!;
  return { key_type: name, ...formsOf(call, addressOfKey(publicKey)), public_key: toHex(publicKey) };
}

function show({ out }: Invocation, fields: Forms): void {
  out.result(fields, () =>
    out.record(Object.entries(fields).map(([name, value]) => [name.replaceAll('_', ' '), value])),
  );
}
