/**
 * Keys from mnemonics: BIP-39, then SLIP-0010 on the path m/44'/coin'/account'/type' with the coin type of the chain and the
 * tag of the key type.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { generateMnemonic, mnemonicToSeedSync, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { COIN_TYPE } from './coin-type.js';
import { KeyType } from './key-types.js';

const PURPOSE = 44;
const HARDENED = 0x80000000;
/** Highest account of a mnemonic. */
export const MAX_ACCOUNT = HARDENED - 1;

/** 24 new English words. */
export const newMnemonic = (): string => generateMnemonic(wordlist, 256);

/**
 * The words in canonical form: lower case, single spaces. Throws RangeError if they are not a mnemonic; the message
 * does not repeat them.
 */
export function readMnemonic(text: string): string {
  const words = text.trim().toLowerCase().split(/\s+/);
  const phrase = words.join(' ');
  if (validateMnemonic(phrase, wordlist)) return phrase;
  const strange = words.findIndex((word) => !wordlist.includes(word));
  if (strange >= 0) throw new RangeError(`word ${strange + 1} of ${words.length} is not in the English list of BIP-39`);
  throw new RangeError(`the checksum of these ${words.length} words is wrong: a word is wrong, missing or misplaced`);
}

/**
 * The 32-byte secret of an account, for the coin type that `chain_nodeInfo` reports. Throws RangeError for an invalid
 * mnemonic or account.
 */
export function mnemonicSecret(
  words: string,
  account = 0,
  keyType: KeyType = KeyType.Ed25519,
  coinType = COIN_TYPE,
): Uint8Array {
  if (!Number.isInteger(account) || account < 0 || account > MAX_ACCOUNT) {
    throw new RangeError(`an account of a mnemonic is 0 to ${MAX_ACCOUNT}`);
  }
  return slip10(mnemonicToSeedSync(readMnemonic(words)), [PURPOSE, coinType, account, keyType]);
}

/** SLIP-0010 for ed25519. Every index is hardened, because this curve has no others. */
export function slip10(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed);
  for (const index of path) {
    const data = new Uint8Array(37);
    data.set(node.subarray(0, 32), 1);
    new DataView(data.buffer).setUint32(33, index + HARDENED);
    node = hmac(sha512, node.subarray(32), data);
  }
  return node.slice(0, 32);
}
