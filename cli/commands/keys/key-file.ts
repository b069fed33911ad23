/** Shared by the commands about keys: writing a key file, and the public data of a key. */

import type { Invocation } from '../../command-line/command.js';
import { PASSPHRASE } from '../../command-line/flags.js';
import { numberFlag } from '../../command-line/options.js';
import { newPassphrase } from '../../keys/keys.js';
import { newKeyPath } from '../../keys/keystore.js';
import { type Address, scalar, toHex, writeKeyFile } from '../../runtime/common.js';
import {
  addressOfKey,
  addressText,
  checkedAddressText,
  KEY_TYPES,
  type KeyType,
  loadMnemonic,
  type Signer,
  shortForm,
} from '../../runtime/keys.js';
import { Problem } from '../../terminal/command-error.js';

/** Writes the file of the key named by the first argument, encrypted if requested; returns its path. */
export async function writeKey(call: Invocation, secret: Uint8Array, keyType: KeyType): Promise<string> {
  const { flags } = call;
  const [name] = call.args as [string];
  const path = newKeyPath(call, name);
  const encrypted = flags.on('encrypt') || flags.has(PASSPHRASE.name);
  const passphrase = encrypted ? await newPassphrase(call, name) : undefined;
  if (flags.on('encrypt') && passphrase === undefined) throw new Problem('the passphrase must not be empty');
  writeKeyFile(path, secret, { keyType, passphrase });
  return path;
}

/** The secret of recovery words and of the number given by --account. */
export async function secretOfWords(
  text: string,
  { flags, distribution }: Pick<Invocation, 'flags' | 'distribution'>,
  keyType: KeyType,
): Promise<Uint8Array> {
  const { MAX_ACCOUNT, mnemonicSecret } = await loadMnemonic();
  const account = numberFlag(flags, 'account', scalar.range(0, MAX_ACCOUNT), 0);
  try {
    return mnemonicSecret(text, account, keyType, distribution.coinType);
  } catch (cause) {
    if (cause instanceof RangeError) throw new Problem(cause.message);
    throw cause;
  }
}

type Fields = Readonly<Record<string, string>>;

export function formsOf({ distribution }: Invocation, address: Address): Fields {
  return {
    address: addressText(address, distribution.addressPrefix),
    checked: checkedAddressText(address, distribution.addressPrefix),
    hex: `0x${address}`,
    evm_address: shortForm(address),
  };
}

export function describeKey(call: Invocation, { keyType, publicKey }: Signer): Fields {
  const { name } = KEY_TYPES[keyType]!;
  return { key_type: name, ...formsOf(call, addressOfKey(publicKey)), public_key: toHex(publicKey) };
}
