/** Keys of a node: its validator's, and those with which convenience methods sign. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { type Address, toHex } from '../../lib/codec/ids.js';
import { addressOfKey } from '../../lib/crypto/address.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { NodeOptions } from '../options/options.js';
import { readSigner, readValidatorKey } from '../signer/key.js';
import type { OwnValidator } from '../types.js';

/** The validator key of a file; undefined without one. Logs the key. */
export async function ownValidator(
  { validatorKey: path, passphraseFile }: Pick<NodeOptions, 'validatorKey' | 'passphraseFile'>,
  ledger: Ledger,
  log: Log,
): Promise<(OwnValidator & { readonly key: Signer }) | undefined> {
  if (path === undefined) return undefined;
  const key = readValidatorKey(path, passphraseFile, log);
  return { key, ...(await validatorOf(toHex(key.publicKey), ledger, log)) };
}

/** A consensus key and its account. Logs the key. */
export async function validatorOf(
  publicKey: string,
  ledger: Ledger,
  log: Log,
): Promise<Pick<OwnValidator, 'publicKey' | 'account'>> {
  const account = async (): Promise<Address | null> => {
    const view = ledger.view();
    const members = await ledger.read(() => validatorsOf(view, 'next'));
    return members.find((one) => one.publicKey === publicKey)?.address ?? null;
  };
  log('info', 'validator key', { public_key: publicKey, active: (await account()) !== null });
  return { publicKey, account };
}

/** The accounts for which the node may sign. */
export function readWallet(
  { walletKeys, passphraseFile }: Pick<NodeOptions, 'walletKeys' | 'passphraseFile'>,
  log: Log,
): ReadonlyMap<Address, Signer> {
  const keys = walletKeys.map((path) => readSigner(path, passphraseFile, log));
  return new Map(keys.map((key) => [addressOfKey(key.publicKey), key]));
}
