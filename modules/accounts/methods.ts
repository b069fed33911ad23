/** Read methods about accounts. */

import { addressOfKey, fn, type Hash, KEY_TYPES, shortForm, type Type, t } from '../../runtime/sdk.js';
import { AccountKey, KeyType, MAX_KEYS } from './key.js';
import { Recovery, recoveryView } from './recovery.js';
import { accountOf, accounts } from './shape.js';

const Hex = t.hex32;
const EvmAddress = t.text(42, 42);

export const getAccount = accounts.method({
  cli: { words: 'account show', flags: { address: 'account' } },
  about: 'Returns the nonces and keys of an account. An account that was never used has nonce 0 and no keys.',
  signature: fn(
    { address: t.doc(t.address, 'Account in native form, or as 0x and 64 hex digits') },
    t.struct({
      address: t.doc(t.address, 'Account in native form'),
      hex: t.doc(Hex, 'Account as 0x and 64 hex digits'),
      evm_address: t.doc(EvmAddress, 'Last 20 bytes of the account: its address for Ethereum clients'),
      nonce: t.doc(t.nonce, 'Nonce of the next bundle by the final state'),
      pending_nonce: t.doc(t.nonce, 'Nonce of the next bundle after those pending on this node'),
      keys: t.doc(t.list(AccountKey, MAX_KEYS), 'Keys that may sign for the account; empty before its first signature'),
      is_multisig: t.doc(t.bool, 'True if the account acts only by decision of its signers, or of the voters of a DAO'),
      recovery: t.doc(
        t.option(Recovery),
        'Recovery settings and a recovery in progress; null without guardians, or if the chain has no recovery',
      ),
    }),
  ),
  read: ({ state, pendingNonce, ask }, { address }) => ({
    address,
    hex: address as string as Hash,
    evm_address: shortForm(address),
    pending_nonce: pendingNonce(address),
    ...accountOf(state, address),
    is_multisig: state.multiSigs.has(address),
    recovery: ask(recoveryView, address)[0] ?? null,
  }),
});

export const getNonce = accounts.method({
  about: 'Returns the nonce of the next bundle of an account by the final state, and after those pending on this node.',
  signature: fn(
    { address: t.doc(t.address, 'Account that sends the bundle') },
    t.struct({
      address: t.doc(t.address, 'The requested account'),
      confirmed: t.doc(t.nonce, 'Nonce of the next bundle by the final state'),
      pending: t.doc(t.nonce, 'Nonce of the next bundle after those pending on this node'),
    }),
  ),
  read: ({ state, pendingNonce }, { address }) => ({
    address,
    confirmed: accountOf(state, address).nonce,
    pending: pendingNonce(address),
  }),
});

const ed25519 = t.bytes(32, 32, 'bare');
const postQuantum = t.bytes(1_952, 1_952, 'bare');

/** A public key as hex; its length determines the type. */
const PublicKeyHex: Type<Uint8Array> = {
  ...t.bytes(32, 1_952, 'bare'),
  about: 'a public key: 64 hex digits (Ed25519) or 3,904 (Dilithium3, ML-DSA-65)',
  schema: { type: 'string', pattern: '^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{3904})$' },
  fromJson: (json, text) => (typeof json === 'string' && json.length > 66 ? postQuantum : ed25519).fromJson(json, text),
  sample: (random) => (random(2) === 0 ? ed25519 : postQuantum).sample(random),
};

export const deriveAddress = accounts.method({
  about: 'Returns the address of a public key. An account keeps its address when its keys change.',
  signature: fn(
    { pubkey_hex: t.doc(PublicKeyHex, 'Public key in hex: 64 digits for Ed25519, 3,904 for Dilithium3 or ML-DSA-65') },
    t.struct({
      address: t.doc(t.address, 'Account of the key, in native form'),
      hex: t.doc(Hex, 'Account as 0x and 64 hex digits'),
      evm_address: t.doc(EvmAddress, 'Last 20 bytes of the account: its address for Ethereum clients'),
      key_type: KeyType,
    }),
  ),
  read(_, { pubkey_hex }) {
    const address = addressOfKey(pubkey_hex);
    const { keyType } = KEY_TYPES.find(({ publicKeyLength }) => publicKeyLength === pubkey_hex.length)!;
    return { address, hex: address as string as Hash, evm_address: shortForm(address), key_type: keyType };
  },
});
