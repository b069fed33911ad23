/** The key file of a validator: read, and locked for one process. */

import { KeyFileError, readKeyFile, readPassphrase } from '../../lib/crypto/keyfile.js';
import { KEY_TYPES, KeyType, type Signer, signerOf } from '../../lib/crypto/signatures.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { ValidatorKeyLocked } from '../../lib/storage/errors.js';
import { lockFile, type Unlock } from '../../lib/storage/lock-file.js';

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
  const { name } = KEY_TYPES[key.keyType]!;
  throw new KeyFileError(
    'KEYFILE_WRONG_TYPE',
    `the key file ${path} holds a ${name} key; validators need an Ed25519 key`,
  );
}

/** One process per key file. A read-only key cannot be locked against others that can only read it. */
export async function lockKey(path: string, log: Log): Promise<Unlock> {
  const { unlock, shared } = await lockFile(path, ValidatorKeyLocked);
  if (shared)
    log('warn', 'validator key not locked, the file is read-only: make sure that no other node uses it', { path });
  return unlock;
}
