/** Keys on the command line: key files, and the ten public keys of the dev chain. */

import type { Invocation } from '../command-line/command.js';
import { PASSPHRASE } from '../command-line/flags.js';
import { readKeyFile, readPassphrase, suggestion } from '../runtime/common.js';
import { addressOfKey, blake3, KEY_TYPES, KeyType, type Signer, signerOf } from '../runtime/keys.js';
import { Problem } from '../terminal/command-error.js';
import { askSecret, isInteractive } from '../terminal/prompt.js';
import { keyPath } from './keystore.js';

/** Number of accounts that `dev` funds. */
export const DEV_ACCOUNTS = 10;

const secretOf = (name: string): Uint8Array => blake3(new TextEncoder().encode(`dev chain: ${name}`));

/** The secret key of a dev account, `dev:0` to `dev:9`. */
export const devSecret = (index: number): Uint8Array => secretOf(`account ${index}`);

/** The secret key of the dev chain's validator. */
export const devValidatorSecret = (): Uint8Array => secretOf('validator');

/** The key type of a name; ignores case. */
export function keyTypeNamed(name = 'Ed25519'): KeyType {
  const usable = KEY_TYPES.filter(({ signsBundles }) => signsBundles);
  const found = usable.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const names = usable.map((one) => one.name);
  if (!found)
    throw new Problem(`unknown key type ${name}${suggestion(name, names) || `; choose one of: ${names.join(', ')}`}`);
  return found.keyType;
}

/**
 * The key of a dev account by its name `dev:N`; undefined for another name. Throws Problem if there is no such account.
 */
export function devKey(name: string, keyType: KeyType = KeyType.Ed25519): Signer | undefined {
  const dev = /^dev:(\d+)$/.exec(name);
  if (!dev) return undefined;
  if (Number(dev[1]) >= DEV_ACCOUNTS)
    throw new Problem(`there is no account ${name}: the dev chain has dev:0 to dev:${DEV_ACCOUNTS - 1}`);
  return signerOf(keyType, devSecret(Number(dev[1])));
}

/** Flag that supplies the passphrase without a prompt. */
const BY_FILE = `--${PASSPHRASE.name} PATH`;

/** A key that another machine holds: `--unsigned` needs its type and its account only. */
interface AbsentKey extends Signer {
  /** The account as the command names it. */
  readonly account: string;
}

export const isAbsent = (signer: Signer): signer is AbsentKey => 'account' in signer;

const absentKey = (keyType: KeyType, account: string): AbsentKey => ({
  keyType,
  publicKey: new Uint8Array(),
  account,
  sign: () => {
    throw new Problem('nothing is signed: the key is on another machine');
  },
});

type KeyContext = Pick<Invocation, 'flags' | 'distribution' | 'out'>;

/**
 * A key as commands name it: `dev:N`, a name in the keystore, or the path of a key file. An encrypted key needs its
 * passphrase.
 */
export async function readKey(call: KeyContext, name: string): Promise<Signer> {
  const given = call.flags.text('key-type');
  if (call.flags.has('unsigned')) return absentKey(keyTypeNamed(given), name);
  const dev = devKey(name, keyTypeNamed(given));
  return dev ?? signer(await readSecret(call, name));
}

/** The key given by `--key`. */
export async function signingKey(call: KeyContext): Promise<Signer> {
  const { flags } = call;
  const name = flags.text('key') ?? (flags.has('unsigned') ? flags.text('from') : undefined);
  if (name !== undefined) return readKey(call, name);
  if (flags.has('unsigned')) throw new Problem('--from is missing: the account that signs on another machine');
  throw new Problem('--key is missing: the signing key: a name, a key file, or dev:0 to dev:9 on a dev chain');
}

/** An Ed25519 key that needs no prompt: `dev:N`, or an unencrypted key file. */
export function plainKey(name: string, warn: (text: string) => void): Signer {
  const dev = devKey(name);
  if (dev) return dev;
  const { keyType = KeyType.Ed25519, warning, open } = readKeyFile(name);
  if (warning !== undefined) warn(`warning: ${warning}`);
  if (keyType !== KeyType.Ed25519) throw new Problem(`the key in ${name} is ${KEY_TYPES[keyType]!.name}, not Ed25519`);
  return signerOf(keyType, open());
}

const signer = ({ keyType, secretKey }: Secret): Signer => signerOf(keyType, secretKey);

export interface Secret {
  readonly path: string;
  readonly keyType: KeyType;
  readonly secretKey: Uint8Array;
}

/** The secret of a name or a key file. Throws if `--key-type` contradicts the file. */
export async function readSecret(call: KeyContext, name: string): Promise<Secret> {
  if (/^(0x)?[0-9a-fA-F]{64}$/.test(name)) {
    throw new Problem(
      'a secret key on the command line is visible to other users: store it in a file with mode 600 and name the file',
    );
  }
  const path = keyPath(call, name);
  const file = readKeyFile(path);
  if (file.warning !== undefined) call.out.warn(file.warning);
  const given = call.flags.text('key-type');
  const keyType = file.keyType ?? keyTypeNamed(given);
  if (given !== undefined && keyTypeNamed(given) !== keyType) {
    throw new Problem(`the key in ${path} is ${KEY_TYPES[keyType]!.name}: omit --key-type ${given}`);
  }
  return { path, keyType, secretKey: file.open(file.encrypted ? await passphraseOf(call, name) : undefined) };
}

/** The passphrase of a key: from the file of `--passphrase-file`, otherwise typed; undefined without a terminal. */
async function passphraseOf({ flags }: KeyContext, name: string): Promise<Uint8Array | undefined> {
  const path = flags.text(PASSPHRASE.name);
  if (path !== undefined) return readPassphrase(path);
  if (!isInteractive()) return undefined;
  return new TextEncoder().encode(await askSecret(`Passphrase for ${name}: `, BY_FILE));
}

/** A new passphrase for a key, typed twice; undefined if it is left empty. */
export async function newPassphrase({ flags }: KeyContext, name: string): Promise<Uint8Array | undefined> {
  const path = flags.text(PASSPHRASE.name);
  if (path !== undefined) return readPassphrase(path);
  if (!isInteractive()) {
    throw new Problem('a passphrase cannot be typed without a terminal: give its file with --passphrase-file PATH');
  }
  const once = await askSecret(`New passphrase for ${name} (empty for none): `, BY_FILE);
  if (once === '') return undefined;
  if ((await askSecret('Repeat the passphrase: ', BY_FILE)) !== once)
    throw new Problem('the passphrases differ; nothing was written');
  return new TextEncoder().encode(once);
}

export const addressOf = ({ publicKey }: Signer) => addressOfKey(publicKey);
