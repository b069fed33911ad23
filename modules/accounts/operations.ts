/** Operations on an account's own keys, and the memo. */

import { dearerSignatureGas, t } from '../../runtime/sdk.js';
import { KeyType, Proof, PublicKey } from './key.js';
import { addKey, removeKey, rotateKey } from './keys.js';
import { accountsPort } from './port.js';
import { accounts } from './shape.js';

/** Command-line flags: `--key-type` already means the type of the signing key. */
const NEW_KEY = { key_type: 'new-key-type', proof_of_possession: 'proof' };

export const Memo = accounts.operation({
  id: 2,
  about: 'Publishes up to 1,024 bytes. They are part of the block, not of the state.',
  params: {
    data: t.doc(t.bytes(0, 1_024), 'Data in hex, at most 1,024 bytes; the chain does not interpret it'),
  },
  logs: [],
  gas: 40_000,
  takes: [],
  execute() {},
});

export const AddKey = accounts.operation({
  id: 116,
  about: 'Adds a key to the account of the sender. Each key alone can sign for the account.',
  sentence: 'Added a {key_type} key',
  params: { key_type: KeyType, public_key: PublicKey, proof_of_possession: Proof },
  logs: ['KeyAdded'],
  gas: { base: 40_000, of: ({ key_type }, _, base) => base + dearerSignatureGas(key_type) },
  cli: { words: 'account add-key', flags: { ...NEW_KEY, public_key: 'new-key' } },
  errors: accountsPort.refusals('addKey'),
  nestable: false,
  changesKeys: () => true,
  execute: (c, { proof_of_possession, ...key }) => addKey(c, c.sender, key, proof_of_possession),
});

export const RemoveKey = accounts.operation({
  id: 117,
  about: 'Removes a key from the account of the sender. At least one key must remain.',
  sentence: 'Removed a {key_type} key',
  params: { key_type: KeyType, public_key: PublicKey },
  logs: ['KeyRemoved'],
  gas: 40_000,
  cli: { words: 'account remove-key', flags: { public_key: 'old-key', key_type: 'old-key-type' } },
  errors: accountsPort.refusals('removeKey'),
  nestable: false,
  changesKeys: () => true,
  execute: (c, key) => removeKey(c, c.sender, key),
});

export const RotateKey = accounts.operation({
  id: 118,
  about: 'Replaces a key of the account of the sender with a new one.',
  sentence: 'Replaced a key with a {key_type} key',
  params: {
    old_public_key: t.doc(PublicKey, 'Public key to replace, in hex'),
    key_type: KeyType,
    new_public_key: PublicKey,
    proof_of_possession: Proof,
  },
  logs: ['KeyRotated'],
  gas: { base: 40_000, of: ({ key_type }, _, base) => base + dearerSignatureGas(key_type) },
  cli: { words: 'account rotate-key', flags: { ...NEW_KEY, old_public_key: 'old-key', new_public_key: 'new-key' } },
  errors: accountsPort.refusals('rotateKey'),
  nestable: false,
  changesKeys: () => true,
  execute: (c, { old_public_key, key_type, new_public_key, proof_of_possession }) =>
    rotateKey(c, c.sender, old_public_key, { key_type, public_key: new_public_key }, proof_of_possession),
});
