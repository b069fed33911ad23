/**
 * Accounts: nonces, signing keys and authorization. Read this first; the rules are in authorize.ts and operations.ts.
 */

import { type Address, admissibleKey, fail, InvalidGenesis, NotAuthorized, t } from '../../runtime/sdk.js';
import { declareContract, ownedAt, register } from './alias.js';
import { auth } from './authorize.js';
import { PublicKeyMismatch, UnsupportedKeyType } from './errors.js';
import { Key, keptSince, keyTypeName, MAX_KEYS } from './key.js';
import { addKey, removeKey, rotateKey } from './keys.js';
import { deriveAddress, getAccount, getNonce } from './methods.js';
import { AddKey, Memo, RemoveKey, RotateKey } from './operations.js';
import { accountsPort } from './port.js';
import { accountOf, accounts } from './shape.js';

export * from './errors.js';

export default accounts.define({
  refuses: [PublicKeyMismatch],
  operations: { Memo, AddKey, RemoveKey, RotateKey },
  methods: { getAccount, getNonce, deriveAddress },

  provides: [
    auth,
    accounts.provide(accountsPort, {
      replaceKeys({ state, emit, height }, account, { key_type, public_key }) {
        if (!admissibleKey(key_type, public_key)) fail(UnsupportedKeyType, { key_type: keyTypeName(key_type) });
        if (state.multiSigs.has(account)) fail(NotAuthorized, { reason: 'a multi-signature account has no keys' });
        const { nonce, keys } = accountOf(state, account);
        for (const { key_type, public_key } of keys) emit.KeyRemoved({ account, key_type, public_key });
        state.accounts.put(account, { nonce, keys: [{ key_type, public_key, added_at_height: height }] });
        emit.KeyAdded({ account, key_type, public_key });
      },
      addKey(c, account, key, proof) {
        c.actFor(account);
        addKey(c, account, key, proof);
      },
      removeKey(c, account, key) {
        c.actFor(account);
        removeKey(c, account, key);
      },
      rotateKey(c, account, oldPublicKey, key, proof) {
        c.actFor(account);
        rotateKey(c, account, oldPublicKey, key, proof);
      },
      declareMultiSig({ state, emit }, account) {
        const { nonce, keys } = accountOf(state, account);
        for (const { key_type, public_key } of keys) emit.KeyRemoved({ account, key_type, public_key });
        if (keys.length > 0) state.accounts.put(account, { nonce, keys: [] });
        state.multiSigs.put(account, true);
      },
      isMultiSig: ({ state }, account) => state.multiSigs.has(account),
      declareContract: ({ state }, contract) => declareContract(state, contract),
      contractAt: ({ state }, bare) => state.contracts.get(bare),
      ownedAt: ({ state }, bare) => ownedAt(state, bare),
    }),
  ],

  hooks: {
    admit({ state }, { sender }) {
      // An account with keys is never a multi-signature account, so the lookup is skipped.
      if (accountOf(state, sender).keys.length > 0 || !state.multiSigs.has(sender)) return;
      fail(NotAuthorized, {
        reason: 'a multi-signature account acts only by decision of its signers or voters',
      });
    },
  },

  /** Accounts that have keys from genesis, whatever their address: no key hashes to the address of a system account. */
  genesis: {
    data: t.list(
      t.struct({
        address: t.doc(t.address, 'Account that has keys from genesis'),
        keys: t.doc(t.list(Key, MAX_KEYS, 1), 'Keys that may sign for the account, 1 to 16'),
      }),
      10_000,
    ),
    standard: [],
    load({ state }, seeds) {
      const seen = new Set<Address>();
      for (const { address, keys } of seeds) {
        if (seen.has(address)) fail(InvalidGenesis, { at: 'data.accounts', reason: `0x${address} is listed twice` });
        seen.add(address);
        if (!keys.every(({ key_type, public_key }) => admissibleKey(key_type, public_key))) {
          fail(InvalidGenesis, {
            at: 'data.accounts',
            reason: `0x${address} has a key that the chain does not accept`,
          });
        }
        state.accounts.put(address, { nonce: 0, keys: keys.map((key) => keptSince(key, 0)) });
        register(state, address);
      }
    },
  },
});
