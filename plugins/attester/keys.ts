/** The two keys of an attester: in files that only their owner should be able to read, or where these files say. */

import {
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  type LocalAccount,
  recoverAddress,
  serializeSignature,
  serializeTransaction,
} from 'viem';
import { privateKeyToAccount, publicKeyToAddress, toAccount } from 'viem/accounts';
import type { SigningKey } from '../../rpc-schemas/clients/typescript/index.js';
import {
  CommandProblem,
  findKey,
  fromHex,
  openReferenced,
  readKeyFile,
  readReference,
  toHex,
} from '../../runtime/plugin.js';

/** Key tag of Ed25519. */
const ED25519 = 0;

/** The Ed25519 key. Rejects with KeyFileError, OutsideKeyUnavailable or OutsideKeyDiffers. */
export async function openAttesterKey(
  path: string,
  passphraseFile: string | undefined,
  warn: (text: string) => void,
): Promise<SigningKey> {
  const key = await findKey(path, passphraseFile, (_, message) => warn(message)).open();
  return { keyType: ED25519, publicKey: fromHex(key.publicKey), sign: (digest) => key.sign(digest) };
}

/** The secp256k1 key. Rejects with KeyFileError, CommandProblem, OutsideKeyUnavailable or OutsideKeyDiffers. */
export async function openEvmKey(
  path: string,
  passphraseFile: string | undefined,
  warn: (text: string) => void,
): Promise<EvmAccount> {
  const reference = readReference(path);
  if (reference === undefined) return readEvmKey(path, warn);
  if (reference.warning !== undefined) warn(reference.warning);
  if (reference.key_type !== 'secp256k1') throw new CommandProblem(`${path} names an Ed25519 key, not a secp256k1 key`);
  const key = await openReferenced(path, reference, passphraseFile);
  return outsideAccount(`0x${key.publicKey}`, async (digest) => key.sign(fromHex(digest.slice(2))));
}

/** An account that signs digests. */
export type EvmAccount = LocalAccount & { readonly sign: NonNullable<LocalAccount['sign']> };

function readEvmKey(path: string, warn: (text: string) => void): EvmAccount {
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

/** Order of the curve: contracts accept the lower one of s and its complement. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** An account whose key signs digests elsewhere. */
function outsideAccount(publicKey: Hex, signDigest: (digest: Hex) => Promise<Uint8Array>): EvmAccount {
  const address = publicKeyToAddress(publicKey);
  /** The signature in Ethereum's form: low s, and the parity with which the address can be recovered. */
  const signed = async (hash: Hex) => {
    const bytes = toHex(await signDigest(hash));
    if (bytes.length !== 128) throw new Error('the key gave a false signature');
    const s = BigInt(`0x${bytes.slice(64)}`);
    const low = 2n * s > ORDER ? ORDER - s : s;
    const half = { r: `0x${bytes.slice(0, 64)}`, s: `0x${low.toString(16).padStart(64, '0')}` } as const;
    for (const yParity of [0, 1]) {
      const signature = { ...half, yParity };
      if ((await recoverAddress({ hash, signature }).catch(() => undefined)) === address) return signature;
    }
    throw new Error('the key gave a false signature');
  };
  const sign = async ({ hash }: { readonly hash: Hex }) => serializeSignature(await signed(hash));
  const account = toAccount({
    address,
    sign,
    signMessage: ({ message }) => sign({ hash: hashMessage(message) }),
    signTypedData: (data) => sign({ hash: hashTypedData(data) }),
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      const unsigned = await serializer(transaction);
      return serializer(transaction, await signed(keccak256(unsigned)));
    },
  });
  return { ...account, publicKey, source: 'custom', sign };
}
