/** An Ethereum account takes a key of the chain by a transaction of its wallet, and then does what no wallet can sign. */

import { Interface } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  KeyNotAuthorized,
  LastKey,
  PublicKeyMismatch,
  TooManyKeys,
  UnsupportedKeyType,
} from '../../../modules/accounts/index.js';
import { possessionDigest } from '../../../modules/accounts/port.js';
import { ExecutionReverted } from '../../../modules/evm/index.js';
import { PqSignatureRequired } from '../../../modules/tokens/index.js';
import { InvalidSignature } from '../../../runtime/kernel/chain/common-errors.js';
import { KeyType } from '../../../runtime/lib/crypto/signatures.js';
import { type Address, fromHex } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, type TestChain } from '../../kit/index.js';
import { eve, evmChain, fund, GWEI, mallory, transact } from './ethereum.js';

const KEYS = `0x${'f'.repeat(40)}`;
const functions = new Interface([
  'function addKey(uint8 keyType, bytes publicKey, bytes proof)',
  'function removeKey(uint8 keyType, bytes publicKey)',
  'function rotateKey(bytes oldKey, uint8 keyType, bytes newKey, bytes proof)',
]);

const proofOf = (c: TestChain, key: Actor, account: Address) =>
  key.sign(fromHex(possessionDigest(c.info.chainId, account, key.publicKey)));

const send = (c: TestChain, who: typeof eve, name: string, ...args: unknown[]) =>
  transact(c, who, { to: KEYS, data: functions.encodeFunctionData(name, args) });

const start = () => {
  const c = evmChain({ enforceSignatures: true });
  fund(c, eve);
  return c;
};

const add = (c: TestChain, key: Actor, proof = proofOf(c, key, eve.account)) =>
  send(c, eve, 'addKey', 0, key.publicKey, proof);

test('a wallet adds a native key to its account, and that key then signs native operations', () => {
  const c = start();
  const pay = { to: carol, token_symbol: 'TRL', amount: 4n };
  c.run(eve.account, 'Transfer', pay, { signedBy: [bob] }).fails(PublicKeyMismatch);
  add(c, bob).emits('KeyAdded', { account: eve.account, key_type: 0 });
  c.run(eve.account, 'Transfer', pay, { signedBy: [bob] });
  c.run(eve.account, 'Transfer', pay, { signedBy: [alice] }).fails(KeyNotAuthorized);
  // The wallet goes on to sign, and the account is found where it was.
  transact(c, eve, { to: mallory.address, value: 3n * GWEI });
  assert.is(c.balance(mallory.account), 3n);
});

test('a native key can remove the Ethereum key and the wallet the native key, but never the last key', () => {
  const c = start();
  add(c, bob);
  send(c, eve, 'removeKey', 0, bob.publicKey).emits('KeyRemoved', { account: eve.account });
  c.run(eve.account, 'Memo', { data: new Uint8Array(1) }, { signedBy: [bob] }).fails(KeyNotAuthorized);
  send(c, eve, 'removeKey', 3, eve.address).fails(LastKey);
  add(c, bob);
  c.run(eve.account, 'RemoveKey', { key_type: 3, public_key: fromHex(eve.address.slice(2)) }, { signedBy: [bob] });
  transact(c, eve, { to: mallory.address, value: GWEI }).fails(KeyNotAuthorized);
});

test('a wallet replaces a native key or its own key with another native key', () => {
  const c = start();
  add(c, bob);
  send(c, eve, 'rotateKey', bob.publicKey, 0, carol.publicKey, proofOf(c, carol, eve.account)).emits('KeyRotated');
  c.run(eve.account, 'Memo', { data: new Uint8Array(1) }, { signedBy: [carol] });
  send(c, eve, 'rotateKey', eve.address, 0, bob.publicKey, proofOf(c, bob, eve.account));
  transact(c, eve, { to: mallory.address, value: GWEI }).fails(KeyNotAuthorized);
  c.run(eve.account, 'Memo', { data: new Uint8Array(1) }, { signedBy: [bob] });
});

test('only the owner adds a key, once, and only of a type that signs bundles', () => {
  const c = start();
  add(c, bob, proofOf(c, bob, mallory.account)).fails(InvalidSignature);
  add(c, bob, proofOf(c, alice, eve.account)).fails(InvalidSignature);
  add(c, bob, new Uint8Array(5)).fails(InvalidSignature);
  const proof = proofOf(c, bob, eve.account);
  send(c, eve, 'addKey', 3, mallory.address, proof).fails(UnsupportedKeyType);
  send(c, eve, 'addKey', 9, bob.publicKey, proof).fails(UnsupportedKeyType);
  send(c, eve, 'addKey', 0, bob.publicKey.subarray(1), proof).fails(UnsupportedKeyType);
  send(c, eve, 'addKey', 1, bob.publicKey, proof).fails(UnsupportedKeyType);
  send(c, eve, 'removeKey', 0, bob.publicKey).fails(KeyNotAuthorized);
  for (let n = 1; n < 16; n++) add(c, actor(`key ${n}`));
  add(c, bob).fails(TooManyKeys);
});

test('an account with too much for an Ethereum key can only change keys until a post-quantum key signs', () => {
  const strong = actor('strong', KeyType.MlDsa65);
  const c = evmChain({
    enforceSignatures: true,
    params: { 'pq.required_above': '1' },
    balances: [[eve.account, 1_000n * GWEI]],
  });
  transact(c, eve, { to: mallory.address, value: GWEI }).fails(PqSignatureRequired);
  transact(c, eve, { to: KEYS, data: '0xdeadbeef' }).fails(PqSignatureRequired);
  send(c, eve, 'addKey', strong.keyType, strong.publicKey, proofOf(c, strong, eve.account)).emits('KeyAdded');
  transact(c, eve, { to: mallory.address, value: GWEI }).fails(PqSignatureRequired);
  const pay = { to: carol, token_symbol: 'TRL', amount: 4n };
  c.run(eve.account, 'Transfer', pay, { signedBy: [strong], gasLimit: 2_000_000 });
  assert.is(c.balance(carol), 4n);
});

test('the key contract has no other functions and accepts no funds', () => {
  const c = start();
  const data = functions.encodeFunctionData('addKey', [0, bob.publicKey, proofOf(c, bob, eve.account)]);
  transact(c, eve, { to: KEYS, value: GWEI, data }).fails(ExecutionReverted);
  transact(c, eve, { to: KEYS, data: '0x' }).fails(ExecutionReverted);
  transact(c, eve, { to: KEYS, data: '0xdeadbeef' }).fails(ExecutionReverted);
  transact(c, eve, { to: KEYS, data: data.slice(0, 200) }).fails(ExecutionReverted);
  transact(c, eve, { to: '0xcA11bde05977b3631167028862bE2a173976CA11', value: GWEI }).fails(ExecutionReverted);
});

test.run();
