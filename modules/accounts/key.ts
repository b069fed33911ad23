/** Account keys: their stored form, and the digest that a new key signs to prove possession. */

import { type Address, type Hash, hashOf, KEY_TYPES, type Type, t, type ValueOf } from '../../runtime/sdk.js';

const names: readonly string[] = KEY_TYPES.map(({ name }) => name);
const name = t.choice(...names);
const tag = t.range(0, names.length - 1, 'key type');

/** The one-byte tag of a key type. JSON uses the name ('Ed25519'); the number is accepted too. */
export const KeyType: Type<number> = {
  ...tag,
  schema: {
    description: 'Signature scheme of the key, by name or number',
    anyOf: [name.schema, tag.schema],
  },
  wire: ['first', [['choice', names], 'u8']],
  toJson: (value) => names[value]!,
  fromJson: (json, text) =>
    typeof json === 'number' ? tag.fromJson(json, text) : names.indexOf(name.fromJson(json, text)),
};

/** Tag of secp256k1: keys of Ethereum accounts, which sign transactions in their own format. */
export const ETHEREUM_KEY = names.indexOf('secp256k1');

/**
 * A public key of any type: 32 bytes (Ed25519), 1,952 (Dilithium3, ML-DSA-65), or the 20-byte address of a secp256k1
 * key.
 */
export const PublicKey = t.doc(
  t.bytes(20, 1_952, 'bare'),
  'Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key',
);

export const Proof = t.doc(
  t.bytes(64, 3_309, 'bare'),
  'Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key)',
);

/** A key as operations name it. */
export const Key = t.struct({ key_type: KeyType, public_key: PublicKey });
export type Key = ValueOf<typeof Key>;

/** A key that may sign for an account. */
export const AccountKey = t.struct({
  key_type: KeyType,
  public_key: PublicKey,
  added_at_height: t.doc(t.height, 'Height at which the key was added; 0 for genesis'),
});
export type AccountKey = ValueOf<typeof AccountKey>;

/** Copies a key for storage: the key in a signature is a view that would keep its whole bundle in memory. */
export const keptSince = ({ key_type, public_key }: Key, added_at_height: number): AccountKey => ({
  key_type,
  public_key: public_key.slice(),
  added_at_height,
});

/** Maximum keys of an account. */
export const MAX_KEYS = 16;

/** Name of a key type, for messages. */
export const keyTypeName = (keyType: number): string => names[keyType] ?? `type ${keyType}`;

/** True if both are the same key. The type is compared too, because two types have keys of equal length. */
export function sameKey(a: Key, b: Key): boolean {
  if (a.key_type !== b.key_type || a.public_key.length !== b.public_key.length) return false;
  for (let i = 0; i < a.public_key.length; i++) if (a.public_key[i] !== b.public_key[i]) return false;
  return true;
}

/**
 * Digest that a new key signs to prove that its owner wants it on this account: Blake3("pop/v1" ‖ chain id ‖ account ‖
 * public key).
 */
export function possessionDigest(chainId: number, account: Address, publicKey: Uint8Array): Hash {
  const bare = t.bytes(publicKey.length, publicKey.length);
  return hashOf(
    'pop/v1',
    { chain_id: t.count, account: t.address, public_key: bare },
    { chain_id: chainId, account, public_key: publicKey },
  );
}
