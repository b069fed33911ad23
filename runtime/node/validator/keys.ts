/** Keys of a node: its validator's, and those with which convenience methods sign. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { type Address, toHex } from '../../lib/codec/ids.js';
import { addressOfKey } from '../../lib/crypto/address.js';
import { KeyFileError, readKeyFile, readPassphrase } from '../../lib/crypto/keyfile.js';
import { KEY_TYPES, KeyType, type Signer, signerOf } from '../../lib/crypto/signatures.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { NodeOptions } from '../options/options.js';
import type { OwnValidator } from '../types.js';

/** The validator key of a file; undefined without one. Logs the key. */
export async function ownValidator(
  { validatorKey: path, passphraseFile }: Pick<NodeOptions, 'validatorKey' | 'passphraseFile'>,
  ledger: Ledger,
  log: Log,
): Promise<(OwnValidator & { readonly key: Signer }) | undefined> {
  if (path === undefined) return undefined;
  const key = readSigner(path, passphraseFile, log);
  if (key.keyType !== KeyType.Ed25519) {
    const { name } = KEY_TYPES[key.keyType]!;
    throw new KeyFileError(
      'KEYFILE_WRONG_TYPE',
      `the key file ${path} holds a ${name} key; validators need an Ed25519 key`,
    );
  }
  const publicKey = toHex(key.publicKey);
  const account = async (): Promise<Address | null> => {
    const view = ledger.view();
    const members = await ledger.read(() => validatorsOf(view, 'next'));
    return members.find((one) => one.publicKey === publicKey)?.address ?? null;
  };
  log('info', 'validator key', { public_key: publicKey, active: (await account()) !== null });
  return { key, publicKey, account };
}

/** The accounts for which the node may sign. */
export function readWallet(
  { walletKeys, passphraseFile }: Pick<NodeOptions, 'walletKeys' | 'passphraseFile'>,
  log: Log,
): ReadonlyMap<Address, Signer> {
  const keys = walletKeys.map((path) => readSigner(path, passphraseFile, log));
  return new Map(keys.map((key) => [addressOfKey(key.publicKey), key]));
}

function readSigner(path: string, passphraseFile: string | undefined, log: Log): Signer {
  const { keyType = KeyType.Ed25519, encrypted, warning, open } = readKeyFile(path);
  if (warning) log('warn', warning);
  return signerOf(
    keyType,
    open(encrypted && passphraseFile !== undefined ? readPassphrase(passphraseFile) : undefined),
  );
}
