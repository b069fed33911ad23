/** NFTs: minting, moving and burning tokens, and asking about them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import nft, {
  MaxSupplyReached,
  NftNotFound,
  NotCollectionOwner,
  NotNftOwner,
  TokenBurned,
  TokenExists,
} from '../../../modules/nft/index.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import { InvalidAddress, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { alice, bob, carol, h } from '../../kit/index.js';
import { birdChain, birds, collectionInfo, create, mint, nftChain, token } from './collectibles.js';

// --- tokens

test('the collection owner mints a token with its own metadata or the base URI plus its id', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 7n, bob).returns({ collection, token_id: 7n }).emits('NftMinted', { collection, to: bob });
  mint(c, collection, 2n ** 128n - 1n, bob, 'ar://rare');
  assert.equal(token(c, collection, 7n), {
    collection: `0x${collection}`,
    token_id: '7',
    owner: c.json(bob),
    metadata_uri: 'ipfs://birds/7',
    approved: null,
    minted_at_height: 1,
    last_transfer_height: 1,
    royalty: { receiver: c.json(alice), bps: 250 },
  });
  const { token_id, metadata_uri } = token(c, collection, 2n ** 128n - 1n)!;
  assert.equal([token_id, metadata_uri], ['340282366920938463463374607431768211455', 'ar://rare']);
  const bare = create(c, { base_uri: '', symbol: 'BARE' });
  mint(c, bare, 7n, bob);
  assert.is(token(c, bare, 7n)!.metadata_uri, '');
});

test('only the collection owner mints, and never to the zero address', () => {
  const { c, collection } = birdChain();
  c.run(bob, 'MintNft', { collection, token_id: 1n, metadata_uri: '', recipient: bob }).fails(NotCollectionOwner);
  c.run(alice, 'MintNft', { collection, token_id: 1n, metadata_uri: '', recipient: ZERO_ADDRESS }).fails(
    InvalidAddress,
  );
  mint(c, collection, 1n, alice, 'x'.repeat(513)).fails(MalformedBundle);
});

test('an id is minted once, and never again after it is burned', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  mint(c, collection, 1n, carol).fails(TokenExists, { token_id: '1' });
  c.run(bob, 'BurnNft', { collection, token_id: 1n }).emits('NftBurned', { collection, token_id: 1n, owner: bob });
  mint(c, collection, 1n, bob).fails(TokenBurned, { token_id: '1' });
  assert.is(token(c, collection, 1n), null);
  c.run(bob, 'BurnNft', { collection, token_id: 1n }).fails(NftNotFound);
  c.run(bob, 'TransferNft', { collection, token_id: 1n, to: alice }).fails(NftNotFound);
  c.run(bob, 'ApproveNft', { collection, token_id: 1n, operator: alice, approved: true }).fails(NftNotFound);
});

test('burning a token makes no room for another', () => {
  const { c, collection } = birdChain({ max_supply: 2 });
  mint(c, collection, 1n, bob);
  c.run(bob, 'BurnNft', { collection, token_id: 1n });
  mint(c, collection, 2n, bob);
  mint(c, collection, 3n, bob).fails(MaxSupplyReached, { max_supply: 2 });
  const { minted, burned, supply, holders } = collectionInfo(c, collection);
  assert.equal([minted, burned, supply, holders], [2, 1, 1, 1]);
});

test('ids have one written form', () => {
  const c = nftChain();
  for (const id of ['007', '+7', '0x7', '-1', '', ' 7', '7.0', 7.5, `${2n ** 128n}`]) {
    c.refuses('getNft', [`0x${h(1)}`, id], /must be/);
  }
  assert.is(c.ask('getNft', [`0x${h(1)}`, 7]), null);
});

// --- moving

test('the owner moves a token', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  c.block();
  c.run(bob, 'TransferNft', { collection, token_id: 1n, to: carol }).emits('NftTransferred', {
    collection,
    token_id: 1n,
    from: bob,
    to: carol,
    operator: bob,
  });
  const { owner, minted_at_height, last_transfer_height } = token(c, collection, 1n)!;
  assert.equal([owner, minted_at_height, last_transfer_height], [c.json(carol), 1, 2]);
  c.run(bob, 'TransferNft', { collection, token_id: 1n, to: bob }).fails(NotNftOwner, { owner: `0x${carol.address}` });
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: ZERO_ADDRESS }).fails(InvalidAddress);
});

test('no other account, including the collection owner, moves, approves or burns a token', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  for (const thief of [alice, carol]) {
    c.run(thief, 'TransferNft', { collection, token_id: 1n, to: thief }).fails(NotNftOwner);
    c.run(thief, 'BurnNft', { collection, token_id: 1n }).fails(NotNftOwner);
    c.run(thief, 'ApproveNft', { collection, token_id: 1n, operator: thief, approved: true }).fails(NotNftOwner);
  }
});

const approval = (change: object) => ({ token_id: null, operator: carol, approved: true, ...change });

test('an approved account moves one token once', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  mint(c, collection, 2n, bob);
  c.run(bob, 'ApproveNft', approval({ collection, token_id: 1n })).emits('NftApproval', {
    collection,
    token_id: 1n,
    owner: bob,
    operator: carol,
    approved: true,
  });
  assert.is(token(c, collection, 1n)!.approved, c.json(carol));
  c.run(carol, 'TransferNft', { collection, token_id: 2n, to: carol }).fails(NotNftOwner);
  c.run(carol, 'BurnNft', { collection, token_id: 1n }).fails(NotNftOwner);
  c.run(carol, 'ApproveNft', approval({ collection, token_id: 1n, operator: alice })).fails(NotNftOwner);
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: alice }).emits('NftTransferred', { operator: carol });
  assert.is(token(c, collection, 1n)!.approved, null);
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: carol }).fails(NotNftOwner);
});

test('a transfer ends an approval, even if the token returns', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  c.run(bob, 'ApproveNft', approval({ collection, token_id: 1n }));
  c.run(bob, 'TransferNft', { collection, token_id: 1n, to: bob });
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: carol }).fails(NotNftOwner);
});

test('revoking an approval affects only the account that it names', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  c.run(bob, 'ApproveNft', approval({ collection, token_id: 1n }));
  c.run(bob, 'ApproveNft', approval({ collection, token_id: 1n, operator: alice, approved: false })).emitsOnly();
  assert.is(token(c, collection, 1n)!.approved, c.json(carol));
  c.run(bob, 'ApproveNft', approval({ collection, token_id: 1n, approved: false })).emits('NftApproval', {
    operator: carol,
    approved: false,
  });
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: carol }).fails(NotNftOwner);
  c.run(bob, 'ApproveNft', approval({ collection, token_id: 1n, operator: ZERO_ADDRESS })).fails(InvalidAddress);
});

test('an operator moves and approves all current and later tokens of the owner in the collection but burns none', () => {
  const { c, collection } = birdChain();
  const other = create(c, { symbol: 'BEE' });
  mint(c, collection, 1n, bob);
  mint(c, other, 1n, bob);
  c.run(bob, 'ApproveNft', approval({ collection })).emits('NftApproval', { token_id: null, operator: carol });
  mint(c, collection, 2n, bob);
  mint(c, collection, 3n, alice);
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: alice });
  c.run(carol, 'TransferNft', { collection, token_id: 1n, to: carol }).fails(NotNftOwner);
  c.run(carol, 'TransferNft', { collection: other, token_id: 1n, to: carol }).fails(NotNftOwner);
  c.run(carol, 'TransferNft', { collection, token_id: 3n, to: carol }).fails(NotNftOwner);
  c.run(carol, 'BurnNft', { collection, token_id: 2n }).fails(NotNftOwner);
  c.run(carol, 'ApproveNft', approval({ collection, token_id: 2n, operator: alice }));
  c.run(bob, 'ApproveNft', approval({ collection, approved: false }));
  c.run(carol, 'TransferNft', { collection, token_id: 2n, to: carol }).fails(NotNftOwner);
  c.run(alice, 'TransferNft', { collection, token_id: 2n, to: carol });
  c.run(bob, 'ApproveNft', approval({ collection, operator: ZERO_ADDRESS })).fails(InvalidAddress);
});

// --- methods

interface Nfts {
  readonly nfts: readonly { readonly collection: string; readonly token_id: string }[];
  readonly count: number;
  readonly next_cursor: string | null;
}

test("an account's tokens are listed by collection and id, page by page, or for one collection", () => {
  const c = nftChain();
  const made = [create(c), create(c)];
  const [low, high] = made[0]! < made[1]! ? made : made.reverse();
  for (const collection of made) for (const id of [10n, 2n, 300n]) mint(c, collection, id, bob);
  c.run(bob, 'TransferNft', { collection: low, token_id: 2n, to: carol });
  c.run(bob, 'BurnNft', { collection: high, token_id: 300n });
  const owned = (...params: unknown[]) => c.ask<Nfts>('listNftsByOwner', [bob, ...params]);
  const ids = ({ nfts }: Nfts) => nfts.map(({ collection, token_id }) => `${collection === `0x${low}`} ${token_id}`);
  assert.equal(ids(owned()), ['true 10', 'true 300', 'false 2', 'false 10']);
  assert.equal(ids(owned(`0x${high}`)), ['false 2', 'false 10']);
  const first = owned(null, 3);
  const second = owned(null, 3, first.next_cursor);
  assert.equal([...ids(first), ...ids(second)], ids(owned()));
  assert.equal([first.count, second.count, second.next_cursor], [3, 1, null]);
  assert.is(c.ask<Nfts>('listNftsByOwner', [alice]).count, 0);
});

test('the convenience methods take their parameters in the order of the specification', () => {
  const rpc = (name: string) => nft.operations[name]!.rpc;
  assert.equal(rpc('CreateNftCollection'), [
    'createNftCollection',
    ...['name', 'symbol', 'base_uri', 'max_supply', 'royalty_bps'],
    { sender: 'owner' },
    ...['description', 'icon_uri', 'banner_uri', 'external_url'],
  ]);
  assert.equal(rpc('MintNft'), ['mintNft', 'collection', 'token_id', 'metadata_uri', 'recipient', 'sender']);
  assert.equal(rpc('TransferNft'), ['transferNft', 'collection', 'token_id', 'to', { sender: 'owner' }]);
  assert.equal(rpc('BurnNft'), ['burnNft', 'collection', 'token_id', { sender: 'owner' }]);
});

test('the operations cost the specified gas', () => {
  const { c, collection } = birdChain();
  const gas = [
    c.run(alice, 'CreateNftCollection', birds).gasUsed,
    mint(c, collection, 1n, alice).gasUsed,
    c.run(alice, 'TransferNft', { collection, token_id: 1n, to: alice }).gasUsed,
    c.run(alice, 'BurnNft', { collection, token_id: 1n }).gasUsed,
  ];
  assert.equal(gas, [150_000, 70_000, 40_000, 30_000]);
});

test.run();
