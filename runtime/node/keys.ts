/** The keys a node acts with: its validator's, and those with which convenience methods sign. */

import { validatorsOf } from '../chain/seal.js';
import { type Address, toHex } from '../codec/ids.js';
import { addressOfKey } from '../crypto/address.js';
import { readKeyFile } from '../crypto/keyfile.js';
import { type Signer, signerOf } from '../crypto/signatures.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Log } from '../rpc/method.js';

/** The validator that a node makes blocks as. */
export interface OwnValidator {
  readonly key: Signer;
  /** 64 hex characters. */
  readonly publicKey: string;
  readonly address: Address;
}

/** The validator of the key file; undefined without one, and when the key is of no validator. Logs which it is. */
export async function ownValidator(
  path: string | undefined,
  ledger: Ledger,
  log: Log,
): Promise<OwnValidator | undefined> {
  if (path === undefined) return undefined;
  const key = readSigner(path, log);
  const publicKey = toHex(key.publicKey);
  const view = ledger.view();
  const members = await ledger.read(() => validatorsOf(view, 'next'));
  const member = members.find((one) => one.publicKey === publicKey);
  log('info', 'validator key', { public_key: publicKey, active: member !== undefined });
  return member && { key, publicKey, address: member.address };
}

/** The accounts that the node may sign for. */
export function readWallet(paths: readonly string[], log: Log): ReadonlyMap<Address, Signer> {
  const keys = paths.map((path) => readSigner(path, log));
  return new Map(keys.map((key) => [addressOfKey(key.publicKey), key]));
}

function readSigner(path: string, log: Log): Signer {
  const { secretKey, warning } = readKeyFile(path);
  if (warning) log('warn', warning);
  return signerOf(0, secretKey);
}
