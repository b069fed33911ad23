/** Keys on the command line: key files, and the ten keys of the dev chain that everybody knows. */

import { addressOfKey } from '../runtime/lib/crypto/address.js';
import { blake3 } from '../runtime/lib/crypto/hash.js';
import { readKeyFile } from '../runtime/lib/crypto/keyfile.js';
import { KEY_TYPES, KeyType, type Signer, signerOf } from '../runtime/lib/crypto/signatures.js';
import { Problem } from './problem.js';
import { suggestion } from './suggest.js';

/** How many accounts `dev` gives money to. */
export const DEV_ACCOUNTS = 10;

const secretOf = (name: string): Uint8Array => blake3(new TextEncoder().encode(`dev chain: ${name}`));

/** The secret key of a dev account, `dev:0` to `dev:9`. */
export const devSecret = (index: number): Uint8Array => secretOf(`account ${index}`);

/** The secret key of the dev chain's validator. */
export const devValidatorSecret = (): Uint8Array => secretOf('validator');

/** The key type of a name, in any case. */
export function keyTypeNamed(name = 'Ed25519'): KeyType {
  const usable = KEY_TYPES.filter(({ signsBundles }) => signsBundles);
  const found = usable.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const names = usable.map((one) => one.name);
  if (!found) throw new Problem(`there is no key type ${name}${suggestion(name, names)}; choose: ${names.join(', ')}`);
  return found.keyType;
}

/** The key of a dev account by its name `dev:N`; undefined for another name. Throws Problem when there is no such account. */
export function devKey(name: string, keyType: KeyType = KeyType.Ed25519): Signer | undefined {
  const dev = /^dev:(\d+)$/.exec(name);
  if (!dev) return undefined;
  if (Number(dev[1]) >= DEV_ACCOUNTS)
    throw new Problem(`the dev chain has dev:0 to dev:${DEV_ACCOUNTS - 1}, not ${name}`);
  return signerOf(keyType, devSecret(Number(dev[1])));
}

/** A key as commands name it: the path of a key file, or `dev:N`. `warn` hears when others can read the file. */
export function readKey(name: string, keyType: KeyType, warn: (text: string) => void): Signer {
  const dev = devKey(name, keyType);
  if (dev) return dev;
  if (/^(0x)?[0-9a-fA-F]{64}$/.test(name)) {
    throw new Problem(
      'a secret key on the command line is seen by others; put it into a file with mode 600 and name the file',
    );
  }
  const { secretKey, warning } = readKeyFile(name);
  if (warning !== undefined) warn(`warning: ${warning}`);
  return signerOf(keyType, secretKey);
}

/** The account that a key makes by itself. */
export const addressOf = ({ publicKey }: Signer) => addressOfKey(publicKey);
