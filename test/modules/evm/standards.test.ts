/** What the standards of Ethereum's tokens ask for beyond moving some: transfers of nothing, approvals taken back, permits. */

import { Signature, TypedDataEncoder, type TypedDataField } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { possessionDigest } from '../../../modules/accounts/port.js';
import evm, { ExecutionReverted } from '../../../modules/evm/index.js';
import multiToken from '../../../modules/multi-token/index.js';
import nft, { NotNftOwner } from '../../../modules/nft/index.js';
import { fromHex, type Hash, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { alice, bob, type Ran, type TestChain } from '../../kit/index.js';
import { keepers, stableChain } from '../shared/coins.js';
import { callOf, type EthereumActor, eve, evmChain, fund, mallory, short, tokenOf, transact } from './ethereum.js';

const NOBODY = `0x${'0'.repeat(40)}`;
const FAR = 2n ** 64n;

function begun(): { c: TestChain; mint: Hash } {
  const c = evmChain();
  fund(c, eve);
  fund(c, mallory);
  return { c, mint: tokenOf(c, eve) };
}

const reverts = (ran: Ran, reason: string): void => ran.fails(ExecutionReverted, { reason });

test('an ERC-20 transfer of zero succeeds, emits its event and moves no tokens', () => {
  const { c, mint } = begun();
  const told = { token: mint, from: eve.account, to: mallory.account };
  callOf(c, eve, mint, 'transfer', mallory.address, 0n).emits('NothingTransferred', told);
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 0n).emits('NothingTransferred', told);
  assert.is(c.balance(eve.account, 'COIN'), 1_000n);
  reverts(callOf(c, eve, mint, 'transferFrom', NOBODY, eve.address, 0n), 'ERC20: transfer from the zero address');
  reverts(callOf(c, eve, mint, 'transfer', NOBODY, 0n), 'cannot send to the zero address');
});

test('a paused token rejects even a transfer of zero', () => {
  const { c, mint } = stableChain({}, [nft, multiToken, evm]);
  callOf(c, eve, mint, 'transfer', mallory.address, 0n).emits('NothingTransferred');
  c.run(keepers.pauser, 'PauseToken', { mint, paused: true });
  reverts(
    callOf(c, eve, mint, 'transfer', mallory.address, 0n),
    'the token is paused, or the sender or recipient is frozen for it',
  );
});

test('only the owner or an operator revokes an NFT approval, and each revocation emits an event', () => {
  const c = evmChain();
  fund(c, eve);
  fund(c, mallory);
  const fields = { name: 'Birds', symbol: 'BIRD', base_uri: '', max_supply: 0, royalty_bps: 0 };
  const collection = c.run(alice, 'CreateNftCollection', fields).returned[0]!.collection as Hash;
  c.run(alice, 'MintNft', { collection, recipient: eve.account, token_id: 1n, metadata_uri: '' });
  const clear = (who: EthereumActor, id = 1n) => callOf(c, who, collection, 'approve', NOBODY, id);
  const told = { collection, token_id: 1n, owner: eve.account, approved: false };
  clear(mallory).fails(NotNftOwner);
  clear(eve).emits('NftApproval', { ...told, operator: ZERO_ADDRESS });
  callOf(c, eve, collection, 'approve', mallory.address, 1n).emits('NftApproval');
  clear(mallory).fails(NotNftOwner);
  clear(eve).emits('NftApproval', { ...told, operator: mallory.account });
  clear(eve).emits('NftApproval', { ...told, operator: ZERO_ADDRESS });
  callOf(c, mallory, collection, 'transferFrom', eve.address, mallory.address, 1n).fails(NotNftOwner);
  callOf(c, eve, collection, 'setApprovalForAll', mallory.address, true);
  clear(mallory).emits('NftApproval');
  reverts(clear(eve, 9n), 'ERC721: invalid token ID');
});

const TYPES: Record<string, TypedDataField[]> = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

interface Terms {
  readonly value?: bigint;
  readonly nonce?: bigint;
  readonly deadline?: bigint;
  readonly domain?: object;
  readonly by?: EthereumActor;
}

/** eve lets mallory take of her tokens, and mallory hands that in. */
function permit(c: TestChain, mint: Hash, terms: Terms = {}): Ran {
  const { value = 70n, nonce = 0n, deadline = FAR, by = eve } = terms;
  const domain = {
    name: 'Coin',
    version: '1',
    chainId: c.info.chainId,
    verifyingContract: short(mint),
    ...terms.domain,
  };
  const message = { owner: eve.address, spender: mallory.address, value, nonce, deadline };
  const { v, r, s } = Signature.from(by.key.sign(TypedDataEncoder.hash(domain, TYPES, message)));
  return callOf(c, mallory, mint, 'permit', eve.address, mallory.address, value, deadline, v, r, s);
}

test('a permit signed by the owner grants an approval once', () => {
  const { c, mint } = begun();
  permit(c, mint).emits('AllowanceSet', { token: mint, owner: eve.account, spender: mallory.account, amount: 70n });
  callOf(c, mallory, mint, 'transferFrom', eve.address, mallory.address, 70n).emits('Transfer');
  reverts(permit(c, mint), 'ERC20Permit: invalid signature');
  permit(c, mint, { nonce: 1n, value: 5n }).emits('AllowanceSet');
});

test('a permit is valid until its deadline, for its token and chain, when its owner signed it', () => {
  const { c, mint } = begun();
  reverts(permit(c, mint, { by: mallory }), 'ERC20Permit: invalid signature');
  reverts(permit(c, mint, { nonce: 1n }), 'ERC20Permit: invalid signature');
  reverts(permit(c, mint, { domain: { chainId: c.info.chainId + 1 } }), 'ERC20Permit: invalid signature');
  reverts(permit(c, mint, { domain: { verifyingContract: eve.address } }), 'ERC20Permit: invalid signature');
  c.advance(100);
  reverts(permit(c, mint, { deadline: BigInt(c.time) - 1n }), 'ERC20Permit: expired deadline');
  const { v, r, s } = Signature.from(eve.key.sign(`0x${'11'.repeat(32)}`));
  const signed = (parity: number, high: string) =>
    callOf(c, mallory, mint, 'permit', eve.address, mallory.address, 1n, FAR, parity, r, high);
  reverts(signed(0, s), 'ERC20Permit: v must be 27 or 28');
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  reverts(
    signed(v === 27 ? 28 : 27, `0x${(order - BigInt(s)).toString(16).padStart(64, '0')}`),
    'ERC20Permit: invalid signature',
  );
  permit(c, mint, { deadline: BigInt(c.time) });
});

test('a permit signed by a key that the account no longer accepts is invalid', () => {
  const { c, mint } = begun();
  transact(c, eve, { to: eve.address, value: 0n });
  const proof_of_possession = bob.sign(fromHex(possessionDigest(c.info.chainId, eve.account, bob.publicKey)));
  const old_public_key = fromHex(eve.address.slice(2));
  c.run(eve.account, 'RotateKey', { old_public_key, key_type: 0, new_public_key: bob.publicKey, proof_of_possession });
  reverts(permit(c, mint), 'ERC20Permit: the account no longer accepts its Ethereum key');
});

test('a permit is invalid when its owner holds so much that only a post-quantum key may sign', () => {
  const most = evmChain().balance(alice);
  const c = evmChain({
    params: { 'pq.required_above': `${most}` },
    balances: [
      [alice, most],
      [eve.account, most],
    ],
  });
  const mint = tokenOf(c, eve);
  permit(c, mint).emits('AllowanceSet');
  fund(c, eve, 1n);
  reverts(permit(c, mint, { nonce: 1n }), 'ERC20Permit: the balance of the owner requires a post-quantum key');
});

test('every revert has a reason', () => {
  const { c, mint } = begun();
  const to = short(mint);
  reverts(transact(c, eve, { to, data: '0xdeadbeef' }), 'the contract has no function 0xdeadbeef');
  reverts(transact(c, eve, { to, data: '0x' }), 'the data has fewer than 4 bytes and no function selector');
  reverts(transact(c, eve, { to, data: '0xa9059cbb' }), 'invalid arguments for transfer(address,uint256)');
});

test.run();
