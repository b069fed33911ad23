/** What other modules may do with NFTs: on behalf of the sender or of accounts of their own, and nothing else. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NftNotFound, NotNftOwner } from '../../../modules/nft/index.js';
import { type NftInfo, nftPort } from '../../../modules/nft/port.js';
import { type Address, module, NotAuthorized, t } from '../../../runtime/sdk.js';
import { alice, bob, carol, h } from '../../kit/index.js';
import { birdChain, mint, token } from './collectibles.js';

const place = { collection: t.mint, token_id: t.u128 };
let seen: unknown[] = [];

/** Takes tokens into its account and gives them away: whoever asks. */
const desk = module('desk', {
  needs: { nft: nftPort.only('collection', 'token', 'balance', 'isOperator', 'transfer', 'approve') },
}).define({
  operations: {
    Move: {
      about: 'Move a token to the desk, as somebody.',
      params: { ...place, by: t.address },
      gas: 100_000,
      errors: nftPort.refusals('transfer'),
      execute: ({ use, account }, { collection, token_id, by }) =>
        use.nft.transfer(by, collection, token_id, account('desk')),
    },
    Give: {
      about: 'Move a token of the desk to the sender.',
      params: place,
      gas: 100_000,
      errors: nftPort.refusals('transfer'),
      execute: ({ use, account, sender }, { collection, token_id }) =>
        use.nft.transfer(account('desk'), collection, token_id, sender),
    },
    Approve: {
      about: 'Approve an account, as somebody.',
      params: { collection: t.mint, token_id: t.option(t.u128), by: t.address, operator: t.address, approved: t.bool },
      gas: 100_000,
      errors: nftPort.refusals('approve'),
      execute: ({ use }, { by, ...approval }) => use.nft.approve(by, approval),
    },
    Look: {
      about: 'Ask the port everything about a token.',
      params: { ...place, owner: t.address, operator: t.address },
      gas: 100_000,
      execute({ use: { nft } }, { collection, token_id, owner, operator }) {
        seen = [
          nft.collection(collection),
          nft.token(collection, token_id),
          nft.balance(collection, owner),
          nft.isOperator(collection, owner, operator),
        ];
      },
    },
  },
});

const deskChain = () => {
  const { c, collection } = birdChain({}, desk);
  mint(c, collection, 1n, bob);
  return { c, collection };
};

test('a module moves only its own tokens and those of the sender', () => {
  const { c, collection } = deskChain();
  const at = { collection, token_id: 1n };
  c.run(alice, 'desk.Move', { ...at, by: bob }).fails(NotAuthorized, { required: `0x${bob.address}` });
  c.run(alice, 'desk.Move', { ...at, by: alice }).fails(NotNftOwner);
  c.run(alice, 'desk.Give', at).fails(NotNftOwner);
  const moved = c.run(bob, 'desk.Move', { ...at, by: bob }).events[0]!;
  assert.equal([moved.name, moved.data.operator], ['NftTransferred', bob.address]);
  c.run(bob, 'TransferNft', { ...at, to: bob }).fails(NotNftOwner);
  c.run(carol, 'desk.Give', at).emits('NftTransferred', { from: moved.data.to as Address, to: carol });
  c.run(carol, 'desk.Move', { ...at, token_id: 2n, by: carol }).fails(NftNotFound);
});

test('a module uses the approvals of the account that it acts for', () => {
  const { c, collection } = deskChain();
  const at = { collection, token_id: 1n };
  c.run(bob, 'ApproveNft', { ...at, operator: carol, approved: true });
  c.run(alice, 'desk.Move', { ...at, by: carol }).fails(NotAuthorized);
  c.run(carol, 'desk.Move', { ...at, by: carol }).emits('NftTransferred', { from: bob, operator: carol });
});

test('a module approves only for the sender', () => {
  const { c, collection } = deskChain();
  const one = { collection, token_id: 1n, by: bob, operator: carol, approved: true };
  c.run(alice, 'desk.Approve', one).fails(NotAuthorized);
  c.run(alice, 'desk.Approve', { ...one, token_id: null }).fails(NotAuthorized);
  c.run(bob, 'desk.Approve', one).emits('NftApproval', { owner: bob, operator: carol, token_id: 1n });
  assert.is(token(c, collection, 1n)!.approved, c.json(carol));
  c.run(bob, 'desk.Approve', { ...one, token_id: null });
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: carol });
});

test('a module reads collections, tokens, balances and operators', () => {
  const { c, collection } = deskChain();
  c.run(bob, 'ApproveNft', { collection, operator: carol, approved: true });
  c.run(alice, 'desk.Look', { collection, token_id: 1n, owner: bob, operator: carol });
  const [info, nft, balance, isOperator] = seen as [{ minted: number }, NftInfo, number, boolean];
  assert.equal([info.minted, balance, isOperator], [1, 1, true]);
  assert.equal([nft.owner, nft.metadata_uri, nft.royalty.bps], [bob.address, 'ipfs://birds/1', 250]);
  c.run(alice, 'desk.Look', { collection: h(5), token_id: 1n, owner: alice, operator: bob });
  assert.equal(seen, [undefined, undefined, 0, false]);
});

test.run();
