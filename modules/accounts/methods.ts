/** The questions about accounts. */

import { addressOfKey, fn, type Hash, KEY_TYPES, shortForm, type Type, t } from '../../runtime/sdk.js';
import { AccountKey, KeyType, MAX_KEYS } from './key.js';
import { Recovery, recoveryView } from './recovery.js';
import { accountOf, accounts } from './shape.js';

/** The same 32 bytes as an address, as `0x` hex. */
const Hex = t.hex32;
const EvmAddress = t.text(42, 42);

export const getAccount = accounts.method({
  cli: { words: 'account show', flags: { address: 'account' } },
  about: 'The nonce and the keys of an account. One that was never used has nonce 0 and no keys.',
  signature: fn(
    { address: t.address },
    t.struct({
      address: t.address,
      hex: Hex,
      evm_address: EvmAddress,
      nonce: t.nonce,
      pending_nonce: t.nonce,
      keys: t.list(AccountKey, MAX_KEYS),
      is_multisig: t.bool,
      /** Null without guardians, and on chains without recovery. */
      recovery: t.option(Recovery),
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
  about:
    'The nonce for the next bundle of an account: by the final state, and counting bundles in flight on this node.',
  signature: fn({ address: t.address }, t.struct({ address: t.address, confirmed: t.nonce, pending: t.nonce })),
  read: ({ state, pendingNonce }, { address }) => ({
    address,
    confirmed: accountOf(state, address).nonce,
    pending: pendingNonce(address),
  }),
});

const ed25519 = t.bytes(32, 32, 'bare');
const postQuantum = t.bytes(1_952, 1_952, 'bare');

/** A public key as hex; the length tells the type. */
const PublicKeyHex: Type<Uint8Array> = {
  ...t.bytes(32, 1_952, 'bare'),
  about: 'a public key: 64 hex characters (Ed25519) or 3,904 (Dilithium3)',
  schema: { type: 'string', pattern: '^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{3904})$' },
  fromJson: (json, text) => (typeof json === 'string' && json.length > 66 ? postQuantum : ed25519).fromJson(json, text),
  sample: (random) => (random(2) === 0 ? ed25519 : postQuantum).sample(random),
};

export const deriveAddress = accounts.method({
  about: 'The address of a public key. The address stays when the keys of the account change.',
  signature: fn(
    { pubkey_hex: PublicKeyHex },
    t.struct({ address: t.address, hex: Hex, evm_address: EvmAddress, key_type: KeyType }),
  ),
  read(_, { pubkey_hex }) {
    const address = addressOfKey(pubkey_hex);
    const { keyType } = KEY_TYPES.find(({ publicKeyLength }) => publicKeyLength === pubkey_hex.length)!;
    return { address, hex: address as string as Hash, evm_address: shortForm(address), key_type: keyType };
  },
});
