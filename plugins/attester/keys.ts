/** The two keys of an attester, from files that only their owner should be able to read. */

import type { PrivateKeyAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ed25519Key, type SigningKey } from '../../rpc-schemas/clients/typescript/index.js';
import { CommandProblem, readKeyFile, readPassphrase, toHex } from '../../runtime/plugin.js';

/** The Ed25519 key. Throws KeyFileError, CommandProblem. */
export function readAttesterKey(
  path: string,
  passphraseFile: string | undefined,
  warn: (text: string) => void,
): SigningKey {
  const { keyType, encrypted, warning, open } = readKeyFile(path);
  if (warning !== undefined) warn(warning);
  if (keyType !== undefined && keyType !== 0) throw new CommandProblem(`the key in ${path} is not an Ed25519 key`);
  return ed25519Key(open(encrypted && passphraseFile !== undefined ? readPassphrase(passphraseFile) : undefined));
}

/** The secp256k1 key. Throws KeyFileError, CommandProblem. */
export function readEvmKey(path: string, warn: (text: string) => void): PrivateKeyAccount {
  const { keyType, warning, open } = readKeyFile(path);
  if (warning !== undefined) warn(warning);
  if (keyType !== undefined) {
    throw new CommandProblem(
      `${path} is a Trellis key file; an EVM key is 64 hex characters: create one with attest key FILE`,
    );
  }
  try {
    return privateKeyToAccount(`0x${toHex(open())}`);
  } catch {
    throw new CommandProblem(`${path} is not a secp256k1 key: create one with attest key FILE`);
  }
}
