/** Changes to the keys of an account, by operations and by transactions of Ethereum accounts. */

import { type Address, admissibleKey, fail, fromHex, InvalidSignature, verifySignature } from '../../runtime/sdk.js';
import { mayReveal } from './authorize.js';
import { KeyAlreadyPresent, KeyNotAuthorized, LastKey, TooManyKeys, UnsupportedKeyType } from './errors.js';
import {
  type AccountKey,
  ETHEREUM_KEY,
  type Key,
  keptSince,
  keyTypeName,
  MAX_KEYS,
  possessionDigest,
  sameKey,
} from './key.js';
import { accountOf, type Writing } from './shape.js';

/** Length of a stored secp256k1 key, which is only an address. */
const ETHEREUM_BYTES = 20;

/** Adds a key that may sign for the account. The proof is the new key's signature of the `pop/v1` digest. */
export function addKey({ state, emit, chain, height }: Writing, account: Address, key: Key, proof: Uint8Array): void {
  const { nonce, keys } = accountOf(state, account);
  if (keys.length >= MAX_KEYS) fail(TooManyKeys, { max: MAX_KEYS });
  checkNewKey(key, keys, account, chain.chainId, proof);
  state.accounts.put(account, { nonce, keys: [...keys, keptSince(key, height)] });
  emit.KeyAdded({ account, ...key });
}

/** Removes a key from the account; at least one must remain. */
export function removeKey({ state, emit }: Writing, account: Address, key: Key): void {
  const { nonce, keys: known } = accountOf(state, account);
  const keys = withUnshown(known, account, key);
  const kept = keys.filter((one) => !sameKey(one, key));
  if (kept.length === keys.length) fail(KeyNotAuthorized);
  if (kept.length === 0) fail(LastKey);
  state.accounts.put(account, { nonce, keys: kept });
  emit.KeyRemoved({ account, ...key });
}

/** Replaces an old key with a new one. */
export function rotateKey(
  { state, emit, chain, height }: Writing,
  account: Address,
  old_public_key: Uint8Array,
  key: Key,
  proof: Uint8Array,
): void {
  const { nonce, keys: known } = accountOf(state, account);
  const old_type = old_public_key.length === ETHEREUM_BYTES ? ETHEREUM_KEY : key.key_type;
  const keys = withUnshown(known, account, { key_type: old_type, public_key: old_public_key });
  const old = keys.findIndex((one) => sameKey(one, { key_type: one.key_type, public_key: old_public_key }));
  if (old < 0) fail(KeyNotAuthorized);
  checkNewKey(key, keys, account, chain.chainId, proof);
  state.accounts.put(account, { nonce, keys: keys.with(old, keptSince(key, height)) });
  emit.KeyRotated({ account, old_public_key, key_type: key.key_type, new_public_key: key.public_key });
}

/**
 * Keys of an account, including one not revealed yet. The first signature reveals the key that the address is the hash
 * of. A bundle that is only simulated, such as for an estimate, is unsigned, so that key counts as revealed.
 */
const withUnshown = (keys: readonly AccountKey[], account: Address, key: Key): readonly AccountKey[] =>
  keys.length === 0 && mayReveal(key.key_type, key.public_key, account) ? [keptSince(key, 0)] : keys;

/** Rejects a key that is unusable, already present, or without a valid proof of possession. */
function checkNewKey(
  key: Key,
  known: readonly AccountKey[],
  account: Address,
  chainId: number,
  proof: Uint8Array,
): void {
  const { key_type, public_key } = key;
  if (!admissibleKey(key_type, public_key)) fail(UnsupportedKeyType, { key_type: keyTypeName(key_type) });
  if (known.some((one) => sameKey(one, key))) fail(KeyAlreadyPresent);
  const digest = fromHex(possessionDigest(chainId, account, public_key));
  if (!verifySignature(key_type, public_key, digest, proof)) {
    fail(InvalidSignature, {
      field: 'proof_of_possession',
      reason: 'must be made by the new key over its pop/v1 digest',
    });
  }
}
