/** The key of a validator: opened from its file or where the file says, and locked for one process. */

import { toHex } from '../../lib/codec/ids.js';
import { KeyFileError, readKeyFile, readPassphrase } from '../../lib/crypto/keyfile.js';
import { KEY_TYPES, KeyType, type Signer, signerOf } from '../../lib/crypto/signatures.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { ValidatorKeyLocked } from '../../lib/storage/errors.js';
import { lockFile, type Unlock } from '../../lib/storage/lock-file.js';
import { openReferenced, readReference } from './key-reference.js';
import type { SigningKey } from './signing-key.js';

/** Reads a key of any type. Throws KeyFileError. */
export function readSigner(path: string, passphraseFile: string | undefined, log: Log): Signer {
  const { keyType = KeyType.Ed25519, encrypted, warning, open } = readKeyFile(path);
  if (warning) log('warn', warning);
  return signerOf(
    keyType,
    open(encrypted && passphraseFile !== undefined ? readPassphrase(passphraseFile) : undefined),
  );
}

/** Reads the Ed25519 key of a validator. Throws KeyFileError. */
export function readValidatorKey(path: string, passphraseFile: string | undefined, log: Log): Signer {
  const key = readSigner(path, passphraseFile, log);
  if (key.keyType === KeyType.Ed25519) return key;
  throw wrongType(path, KEY_TYPES[key.keyType]!.name);
}

const wrongType = (path: string, name: string): KeyFileError =>
  new KeyFileError('KEYFILE_WRONG_TYPE', `the key file ${path} is of a ${name} key; an Ed25519 key is needed`);

/** A key in a file as its users see it. */
const fileKey = (key: Signer): SigningKey => ({
  publicKey: toHex(key.publicKey),
  sign: (bytes) => key.sign(bytes),
});

/** An Ed25519 key without opening it, if that needs no passphrase: its public key, and a function that opens it. */
export interface FoundKey {
  readonly publicKey: string;
  /** Rejects with OutsideKeyUnavailable, OutsideKeyDiffers or MissingPackage. */
  open(): Promise<SigningKey>;
}

/**
 * Finds the Ed25519 key of a validator or attester in a file, or where the file says. Only `open` needs the hardware module
 * or key service. Throws KeyFileError.
 */
export function findKey(path: string, passphraseFile: string | undefined, log: Log): FoundKey {
  const reference = readReference(path);
  if (reference === undefined) {
    const key = fileKey(readValidatorKey(path, passphraseFile, log));
    return { publicKey: key.publicKey, open: async () => key };
  }
  const { key_type, public_key, warning } = reference;
  if (key_type !== 'Ed25519') throw wrongType(path, key_type);
  if (warning) log('warn', warning);
  return { publicKey: public_key, open: () => openReferenced(path, reference, passphraseFile) };
}

/** One process per key file. A read-only key cannot be locked against others that can only read it. */
export async function lockKey(path: string, log: Log): Promise<Unlock> {
  const { unlock, shared } = await lockFile(path, ValidatorKeyLocked);
  if (shared)
    log('warn', 'validator key not locked, the file is read-only: make sure that no other node uses it', { path });
  return unlock;
}
