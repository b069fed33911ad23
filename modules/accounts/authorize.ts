/** Authorization of bundles: checks the nonce and the signature. Provides the runtime's `authPort`. */

import {
  type Address,
  addressOfKey,
  admissibleKey,
  authPort,
  type BundleView,
  type ChainInfo,
  fail,
  InvalidAddress,
  InvalidSignature,
  NonceGap,
  NonceTooLow,
  SignatureRequired,
  toHex,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { bareForm, isBare, register } from './alias.js';
import { KeyNotAuthorized, PublicKeyMismatch, UnsupportedKeyType } from './errors.js';
import { type AccountKey, ETHEREUM_KEY, type Key, keptSince, keyTypeName, sameKey } from './key.js';
import { accountOf, accounts } from './shape.js';

/** A signature that is present must be valid, even if the network does not require signatures. */
export const auth = accounts.provide(authPort, {
  authorize({ state, emit, chain, height }, bundle) {
    const { from, nonce } = bundle;
    const account = accountOf(state, from);
    if (nonce < account.nonce) fail(NonceTooLow, { expected: account.nonce, got: nonce });
    if (nonce > account.nonce) fail(NonceGap, { expected: account.nonce, got: nonce });
    const shown = checkSigner(bundle, account.keys, chain);
    if (account.nonce === 0) register(state, from);
    if (shown) emit.PublicKeyRevealed({ account: from, ...shown });
    const keys = shown ? [keptSince(shown, height)] : account.keys;
    state.accounts.put(from, { nonce: nonce + 1, keys });
  },

  checkSigner({ state, chain }, bundle) {
    checkSigner(bundle, accountOf(state, bundle.from).keys, chain);
  },

  nonceOf: ({ state }, account) => accountOf(state, account).nonce,
  keysOf: ({ state }, account) => accountOf(state, account).keys,
});

/**
 * Rejects a bundle whose signer is not authorized for its account. Returns the key that this bundle reveals, if any.
 */
function checkSigner(
  { from, signature }: BundleView,
  keys: readonly AccountKey[],
  { enforceSignatures }: ChainInfo,
): Key | undefined {
  if (from === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'the zero address has no key' });
  if (signature === undefined) {
    if (enforceSignatures) fail(SignatureRequired);
    return undefined;
  }
  const named = { key_type: signature.keyType, public_key: signature.publicKey };
  const isFirst = keys.length === 0;
  if (isFirst) checkRevealed(from, named);
  else if (!keys.some((key) => sameKey(key, named))) fail(KeyNotAuthorized, { key_type: keyTypeName(named.key_type) });
  if (!signature.isValid()) fail(InvalidSignature);
  return isFirst ? named : undefined;
}

/** The first signature of an account reveals its key: the account's address must be the hash of that key. */
function checkRevealed(from: Address, { key_type, public_key }: Key): void {
  if (!mayReveal(key_type, public_key, from)) fail(PublicKeyMismatch);
  if (key_type !== ETHEREUM_KEY && !admissibleKey(key_type, public_key)) {
    fail(UnsupportedKeyType, { key_type: keyTypeName(key_type) });
  }
}

/**
 * The account 0 ‖ E belongs to the secp256k1 key whose address is E. A native key whose address ends in E may sign for
 * it too, so that its owner can reach payments made before the key was revealed.
 */
export function mayReveal(keyType: number, publicKey: Uint8Array, from: Address): boolean {
  if (keyType === ETHEREUM_KEY) return toHex(publicKey) === from.slice(24) && isBare(from);
  const owner = addressOfKey(publicKey);
  return owner === from || bareForm(owner) === from;
}
