/** Authorisation of bundles: the nonce is the next one, and keys of the account signed. Provides the runtime's `authPort`. */

import {
  type Address,
  addressOfKey,
  admissibleKey,
  authPort,
  fail,
  InvalidAddress,
  InvalidSignature,
  NonceGap,
  NonceTooLow,
  SignatureRequired,
  type SignatureView,
  toHex,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { bareForm, isBare, register } from './alias.js';
import { KeyNotAuthorized, PublicKeyMismatch, UnsupportedKeyType } from './errors.js';
import { type AccountKey, ETHEREUM_KEY, type Key, keptSince, keyTypeName, sameKey } from './key.js';
import { accountOf, accounts } from './shape.js';

/** Everything that is signed must be right, also where the network does not ask for signatures. */
export const auth = accounts.provide(authPort, {
  authorize({ state, emit, chain, height }, bundle) {
    const { from, nonce, signature } = bundle;
    if (from === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'nobody holds a key of the zero address' });
    const account = accountOf(state, from);
    if (nonce < account.nonce) fail(NonceTooLow, { expected: account.nonce, got: nonce });
    if (nonce > account.nonce) fail(NonceGap, { expected: account.nonce, got: nonce });
    if (account.nonce === 0) register(state, from);
    let { keys } = account;
    if (signature === undefined) {
      if (chain.enforceSignatures) fail(SignatureRequired);
    } else {
      if (keys.length === 0) {
        const revealed = revealedKey(from, signature);
        keys = [keptSince(revealed, height)];
        emit.PublicKeyRevealed({ account: from, ...revealed });
      }
      checkSignature(signature, keys);
    }
    state.accounts.put(from, { nonce: nonce + 1, keys });
  },

  nonceOf: ({ state }, account) => accountOf(state, account).nonce,
  keysOf: ({ state }, account) => accountOf(state, account).keys,
});

/** The key that an account shows with its first signature: the one that its address is the hash of. */
function revealedKey(from: Address, { keyType, publicKey }: SignatureView): Key {
  if (!mayReveal(keyType, publicKey, from)) fail(PublicKeyMismatch);
  if (keyType !== ETHEREUM_KEY && !admissibleKey(keyType, publicKey)) {
    fail(UnsupportedKeyType, { key_type: keyTypeName(keyType) });
  }
  return { key_type: keyType, public_key: publicKey };
}

/**
 * An account 0 ‖ E is of the secp256k1 key whose address is E; what was sent to it before a native account that ends in
 * E showed its key is for that one.
 */
function mayReveal(keyType: number, publicKey: Uint8Array, from: Address): boolean {
  if (keyType === ETHEREUM_KEY) return toHex(publicKey) === from.slice(24) && isBare(from);
  const owner = addressOfKey(publicKey);
  return owner === from || bareForm(owner) === from;
}

/** Refuses unless one of the keys made the signature. */
function checkSignature(signature: SignatureView, keys: readonly AccountKey[]): void {
  const named = { key_type: signature.keyType, public_key: signature.publicKey };
  if (!keys.some((key) => sameKey(key, named))) fail(KeyNotAuthorized, { key_type: keyTypeName(named.key_type) });
  if (!signature.isValid()) fail(InvalidSignature);
}
