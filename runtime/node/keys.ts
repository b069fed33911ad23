/** The keys a node acts with: its validator's, and those with which convenience methods sign. */

import type { Ledger } from '../engine/ledger/ledger.js';
import { validatorsOf } from '../kernel/chain/validators.js';
import { type Address, toHex } from '../lib/codec/ids.js';
import { addressOfKey } from '../lib/crypto/address.js';
import { readKeyFile } from '../lib/crypto/keyfile.js';
import { type Signer, signerOf } from '../lib/crypto/signatures.js';
import type { Log } from '../lib/rpc/method.js';

/** The consensus key of a node. */
export interface OwnValidator {
  readonly key: Signer;
  /** 64 hex characters. */
  readonly publicKey: string;
  /** The account whose validator has this key at the next height; null while there is none. */
  account(): Promise<Address | null>;
}

/** The validator key of a file; undefined without one. Logs which it is. */
export async function ownValidator(
  path: string | undefined,
  ledger: Ledger,
  log: Log,
): Promise<OwnValidator | undefined> {
  if (path === undefined) return undefined;
  const key = readSigner(path, log);
  const publicKey = toHex(key.publicKey);
  const account = async (): Promise<Address | null> => {
    const view = ledger.view();
    const members = await ledger.read(() => validatorsOf(view, 'next'));
    return members.find((one) => one.publicKey === publicKey)?.address ?? null;
  };
  log('info', 'validator key', { public_key: publicKey, active: (await account()) !== null });
  return { key, publicKey, account };
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
