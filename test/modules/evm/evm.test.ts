/** Ethereum transactions on the chain: what they do, what they cost, and what they cannot do. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KeyNotAuthorized, LastKey } from '../../../modules/accounts/index.js';
import { possessionDigest } from '../../../modules/accounts/port.js';
import { ExecutionReverted, FractionOfUnit, TipAboveCap } from '../../../modules/evm/index.js';
import { readTransaction, type Transaction } from '../../../modules/evm/port.js';
import { NotNftOwner } from '../../../modules/nft/index.js';
import { NotCarried } from '../../../runtime/kernel/chain/carried.js';
import {
  InsufficientBalance,
  InvalidSignature,
  NonceTooLow,
  WrongChainId,
} from '../../../runtime/kernel/chain/common-errors.js';
import { recoverAddress } from '../../../runtime/lib/crypto/secp256k1.js';
import { type Address, fromHex, type Hash, NotAuthorized, toHex } from '../../../runtime/sdk.js';
import { alice, bob } from '../../kit/index.js';
import { callOf, eve, evmChain, fund, GWEI, mallory, PRICE, runRaw, short, tokenOf, transact } from './ethereum.js';

const chainId = evmChain().info.chainId;

test('a payment from an Ethereum wallet moves one native unit per 10^9 wei', () => {
  const c = evmChain();
  fund(c, eve, 50n);
  transact(c, eve, { to: mallory.address, value: 20n * GWEI });
  assert.is(c.balance(mallory.account), 20n);
  assert.is(c.balance(eve.account), 30n);
  assert.is(c.nonce(eve.account), 1);
});

test('all three transaction types are supported, and their id is the Keccak hash of the raw bytes', () => {
  const c = evmChain();
  fund(c, eve);
  const kinds = [
    { type: 0, gasPrice: PRICE },
    { type: 1, gasPrice: PRICE, accessList: [{ address: mallory.address, storageKeys: [`0x${'ab'.repeat(32)}`] }] },
    { type: 2 },
  ];
  for (const kind of kinds) transact(c, eve, { ...kind, to: mallory.address, value: GWEI });
  assert.is(c.balance(mallory.account), 3n);
});

test('a fraction of a raw unit is rejected, never rounded', () => {
  const c = evmChain();
  fund(c, eve);
  for (const value of [1n, GWEI - 1n, GWEI + 1n, 2n ** 255n + 1n]) {
    transact(c, eve, { to: mallory.address, value }).fails(FractionOfUnit);
  }
});

test('an empty payment to oneself, which wallets send to cancel, only uses the nonce', () => {
  const c = evmChain();
  fund(c, eve);
  transact(c, eve, { to: eve.address, value: 0n });
  assert.is(c.nonce(eve.account), 1);
});

test('data to an account, contract creation, value to a token and the zero address revert', () => {
  const c = evmChain();
  fund(c, eve);
  const mint = tokenOf(c, eve);
  for (const fields of [
    { to: mallory.address, data: '0x12345678' },
    { to: null, data: '0x6000' },
    { to: short(mint), value: GWEI },
    { to: short(mint), data: '0xdeadbeef' },
    { to: short(mint), data: '0x' },
    { to: short(mint), data: '0xa9059cbb' },
    { to: `0x${'0'.repeat(40)}`, value: GWEI },
    { to: `0x${'f'.repeat(40)}`, value: GWEI },
  ]) {
    transact(c, eve, fields).fails(ExecutionReverted);
  }
});

test('ERC-20 functions move tokens within an allowance', () => {
  const c = evmChain();
  fund(c, eve);
  fund(c, mallory);
  const mint = tokenOf(c, eve);
  callOf(c, eve, mint, 'transfer', mallory.address, 100n).emits('Transfer');
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 1n).fails(ExecutionReverted);
  callOf(c, eve, mint, 'approve', mallory.address, 300n).emits('AllowanceSet');
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 200n);
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 101n).fails(ExecutionReverted);
  callOf(c, eve, mint, 'approve', mallory.address, 2n ** 256n - 1n);
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 600n);
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 101n).fails(InsufficientBalance);
  callOf(c, eve, mint, 'transfer', mallory.address, 2n ** 128n).fails(ExecutionReverted);
  callOf(c, eve, mint, 'transfer', short(mint), 1n).fails(ExecutionReverted);
  assert.is(c.balance(mallory.account, 'COIN'), 900n);
});

test('ERC-721 functions move collection tokens only for owners, approved accounts and operators', () => {
  const c = evmChain();
  fund(c, eve);
  fund(c, mallory);
  const fields = { name: 'Birds', symbol: 'BIRD', base_uri: '', max_supply: 0, royalty_bps: 0 };
  const collection = c.run(alice, 'CreateNftCollection', fields).returned[0]!.collection as Hash;
  for (const token_id of [1n, 2n, 3n]) {
    c.run(alice, 'MintNft', { collection, recipient: eve.account, token_id, metadata_uri: '' });
  }
  const ownerOf = (id: number) => c.ask<{ owner: string }>('getNft', [`0x${collection}`, `${id}`]).owner;
  const safe = 'safeTransferFrom(address,address,uint256)';
  callOf(c, mallory, collection, safe, eve.address, mallory.address, 1n).fails(NotNftOwner);
  callOf(c, eve, collection, safe, mallory.address, eve.address, 1n).fails(ExecutionReverted);
  callOf(c, eve, collection, safe, eve.address, mallory.address, 1n).emits('NftTransferred');
  callOf(c, eve, collection, 'approve', mallory.address, 2n).emits('NftApproval');
  callOf(c, mallory, collection, 'transferFrom', eve.address, mallory.address, 2n);
  callOf(c, eve, collection, 'setApprovalForAll', mallory.address, true);
  callOf(c, mallory, collection, 'transferFrom', eve.address, mallory.address, 3n);
  callOf(c, eve, collection, 'transferFrom', eve.address, mallory.address, 9n).fails(ExecutionReverted);
  assert.equal(
    [1, 2, 3].map(ownerOf),
    [1, 2, 3].map(() => c.json(mallory.account)),
  );
});

test('ERC-1155 functions move typed tokens, and batches are summed before they run', () => {
  const c = evmChain();
  fund(c, eve);
  fund(c, mallory);
  const fields = { name: 'Game', symbol: 'GAME', base_uri: '', royalty_bps: 0 };
  const collection = c.run(alice, 'CreateMultiTokenCollection', fields).returned[0]!.collection as Hash;
  const type = { collection, type_id: 7n, name: 'Gold', metadata_uri: '', max_supply: 0n, is_fungible: true };
  c.run(alice, 'DefineTokenType', type);
  c.run(alice, 'MintMultiToken', { collection, type_id: 7n, recipient: eve.account, amount: 8n });
  const single = 'safeTransferFrom(address,address,uint256,uint256,bytes)';
  const batch = 'safeBatchTransferFrom';
  const to = mallory.address;
  callOf(c, eve, collection, batch, eve.address, to, [7n, 7n], [5n, 5n], '0x').fails(InsufficientBalance);
  callOf(c, eve, collection, batch, eve.address, to, [7n], [5n, 5n], '0x').fails(ExecutionReverted);
  callOf(c, eve, collection, single, eve.address, to, 7n, 2n, '0x').emits('MultiTokenTransferSingle');
  callOf(c, eve, collection, batch, eve.address, to, [7n, 7n], [1n, 2n], '0x').emits('MultiTokenTransferBatch');
  callOf(c, mallory, collection, single, eve.address, to, 7n, 1n, '0x').fails(NotAuthorized);
  callOf(c, eve, collection, 'setApprovalForAll', to, true);
  callOf(c, mallory, collection, single, eve.address, to, 7n, 3n, '0x');
});

test('a transaction runs once, on this chain, from its signer and only in its own bundle', () => {
  const c = evmChain({ enforceSignatures: true });
  c.run(alice, 'Transfer', { to: eve.account, token_symbol: 'TRL', amount: 100n });
  const fields = { chainId, nonce: 0, to: mallory.address, value: GWEI, maxFeePerGas: PRICE, maxPriorityFeePerGas: 0n };
  const raw = eve.sign(fields);
  runRaw(c, mallory.account, raw).fails(InvalidSignature);
  for (const change of [{ gasLimit: 999_999 }, { gasPrice: 11 }, { memo: 'x' }, { validUntil: 99 }, { nonce: 1 }]) {
    runRaw(c, eve.account, raw, change).fails(NotCarried);
  }
  runRaw(c, eve.account, raw, { signedBy: [alice] }).fails(NotCarried);
  runRaw(c, alice.address, raw, { signedBy: [alice] }).fails(NotCarried);
  c.bundle(eve.account, [
    ['EvmTransaction', { raw }],
    ['EvmTransaction', { raw }],
  ]).fails(NotCarried);
  c.run(alice, 'EvmTransaction', { raw: Uint8Array.of(1, 2, 3) }).fails(NotCarried);
  runRaw(c, eve.account, raw);
  runRaw(c, eve.account, raw).fails(NonceTooLow);
  runRaw(c, eve.account, eve.sign({ ...fields, nonce: 1, chainId: chainId + 1 })).fails(WrongChainId);
  assert.is(c.balance(mallory.account), 1n);
});

test('a failing transaction uses no nonce and is not charged', () => {
  const c = evmChain();
  fund(c, eve, 5n);
  transact(c, eve, { to: mallory.address, value: 6n * GWEI }).fails(InsufficientBalance);
  assert.is(c.nonce(eve.account), 0);
  assert.is(c.balance(eve.account), 5n);
});

test('a tip above the fee cap is rejected', () => {
  const c = evmChain();
  // Libraries do not sign this, so the tip of a signed one is raised; it is then of whom the signature fits.
  const raw = eve.sign({ chainId, nonce: 0, to: mallory.address, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n });
  raw[(toHex(raw).indexOf('800101') + 2) / 2] = 2;
  const { digest, signature } = readTransaction(raw) as Transaction;
  const signer = toHex(recoverAddress(fromHex(digest), signature)!);
  runRaw(c, signer.padStart(64, '0') as string as Address, raw).fails(TipAboveCap);
});

test('an Ethereum account reveals its key with its first transaction, and a replacement key is then the only valid one', () => {
  const c = evmChain();
  fund(c, eve);
  transact(c, eve, { to: mallory.address, value: GWEI }).emits('PublicKeyRevealed', { account: eve.account });
  const public_key = fromHex(eve.address.slice(2));
  c.run(eve.account, 'RemoveKey', { key_type: 3, public_key }).fails(LastKey);
  const proof_of_possession = bob.sign(fromHex(possessionDigest(c.info.chainId, eve.account, bob.publicKey)));
  const swap = { old_public_key: public_key, key_type: 0, new_public_key: bob.publicKey, proof_of_possession };
  c.run(eve.account, 'RotateKey', swap);
  transact(c, eve, { to: mallory.address, value: GWEI }).fails(KeyNotAuthorized);
});

test.run();
