/** The operations on an account's own keys, and the memo. */

import { type Address, admissibleKey, fail, fromHex, InvalidSignature, t, verifySignature } from '../../runtime/sdk.js';
import { KeyAlreadyPresent, KeyNotAuthorized, LastKey, TooManyKeys, UnsupportedKeyType } from './errors.js';
import {
  type AccountKey,
  type Key,
  KeyType,
  keyTypeName,
  MAX_KEYS,
  Proof,
  PublicKey,
  possessionDigest,
  sameKey,
} from './key.js';
import { accountOf, accounts } from './shape.js';

/** Flags of commands: `--key-type` is that of the key which signs. */
const NEW_KEY = { key_type: 'new-key-type', proof_of_possession: 'proof' };

export const Memo = accounts.operation({
  id: 2,
  about: 'Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.',
  params: { data: t.bytes(0, 1_024) },
  gas: 40_000,
  execute() {},
});

export const AddKey = accounts.operation({
  id: 116,
  about: 'Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.',
  params: { key_type: KeyType, public_key: PublicKey, proof_of_possession: Proof },
  gas: 40_000,
  cli: { words: 'account add-key', flags: { ...NEW_KEY, public_key: 'new-key' } },
  errors: [KeyAlreadyPresent, TooManyKeys, UnsupportedKeyType, InvalidSignature],
  nestable: false,
  execute({ state, emit, chain, sender, height }, { proof_of_possession, ...key }) {
    const { nonce, keys } = accountOf(state, sender);
    if (keys.length >= MAX_KEYS) fail(TooManyKeys, { max: MAX_KEYS });
    checkNewKey(key, keys, sender, chain.chainId, proof_of_possession);
    state.accounts.put(sender, { nonce, keys: [...keys, { ...key, added_at_height: height }] });
    emit.KeyAdded({ account: sender, ...key });
  },
});

export const RemoveKey = accounts.operation({
  id: 117,
  about: 'Take a key from the account. At least one must remain.',
  params: { key_type: KeyType, public_key: PublicKey },
  gas: 40_000,
  cli: { words: 'account remove-key', flags: { public_key: 'old-key', key_type: 'old-key-type' } },
  errors: [KeyNotAuthorized, LastKey],
  nestable: false,
  execute({ state, emit, sender }, key) {
    const { nonce, keys } = accountOf(state, sender);
    const kept = keys.filter((one) => !sameKey(one, key));
    if (kept.length === keys.length) fail(KeyNotAuthorized);
    if (kept.length === 0) fail(LastKey);
    state.accounts.put(sender, { nonce, keys: kept });
    emit.KeyRemoved({ account: sender, ...key });
  },
});

export const RotateKey = accounts.operation({
  id: 118,
  about: 'Put a new key in the place of an old one, at once.',
  params: { old_public_key: PublicKey, key_type: KeyType, new_public_key: PublicKey, proof_of_possession: Proof },
  gas: 40_000,
  cli: { words: 'account rotate-key', flags: { ...NEW_KEY, old_public_key: 'old-key', new_public_key: 'new-key' } },
  errors: [KeyNotAuthorized, KeyAlreadyPresent, UnsupportedKeyType, InvalidSignature],
  nestable: false,
  execute({ state, emit, chain, sender, height }, { old_public_key, key_type, new_public_key, proof_of_possession }) {
    const { nonce, keys } = accountOf(state, sender);
    const old = keys.findIndex((key) => sameKey(key, { key_type: key.key_type, public_key: old_public_key }));
    if (old < 0) fail(KeyNotAuthorized);
    const key = { key_type, public_key: new_public_key };
    checkNewKey(key, keys, sender, chain.chainId, proof_of_possession);
    state.accounts.put(sender, { nonce, keys: keys.with(old, { ...key, added_at_height: height }) });
    emit.KeyRotated({ account: sender, old_public_key, key_type, new_public_key });
  },
});

/** Refuses a key that is unusable, known, or that the sender does not prove to hold. */
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
