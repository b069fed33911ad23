/** Collections of NFTs: making, changing, handing on and locking them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CollectionLocked,
  CollectionNotFound,
  InvalidCollection,
  InvalidRoyalty,
  NftNotFound,
  NotCollectionOwner,
} from '../../../modules/nft/index.js';
import { hashOf, InvalidAddress, t, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { alice, bob, carol, h } from '../../kit/index.js';
import { birdChain, birds, collectionInfo, create, mint, nftChain } from './collectibles.js';

test("a collection's address derives from its creator, symbol and nonce, and its details are returned", () => {
  const c = nftChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n });
  const made = c.run(alice, 'CreateNftCollection', { ...birds, description: 'All birds', icon_uri: '' });
  const origin = { owner: t.address, symbol: t.text(1, 16), nonce: t.nonce };
  const collection = hashOf('nft/v1', origin, { owner: alice.address, symbol: 'BIRD', nonce: 1 });
  made.returns({ collection });
  made.emits('NftCollectionCreated', { collection, owner: alice, name: 'Birds', symbol: 'BIRD' });
  assert.equal(collectionInfo(c, collection), {
    address: `0x${collection}`,
    name: 'Birds',
    symbol: 'BIRD',
    base_uri: 'ipfs://birds/',
    description: 'All birds',
    icon_uri: null,
    banner_uri: null,
    external_url: null,
    max_supply: 0,
    royalty_bps: 250,
    royalty_receiver: c.json(alice),
    owner: c.json(alice),
    locked: false,
    created_at_height: 1,
    minted: 0,
    burned: 0,
    holders: 0,
    supply: 0,
  });
});

test('an invalid field is rejected and named', () => {
  const c = nftChain();
  const refused = (field: string, value: unknown) =>
    c.run(alice, 'CreateNftCollection', { ...birds, [field]: value }).fails(InvalidCollection, { field });
  for (const name of ['', 'x'.repeat(65)]) refused('name', name);
  for (const symbol of ['', 'x'.repeat(17), 'A B', '.A', 'Ä']) refused('symbol', symbol);
  for (const base_uri of ['x'.repeat(513), 'ipfs://ä', 'a b']) refused('base_uri', base_uri);
  refused('description', '漢'.repeat(1_001));
  for (const field of ['icon_uri', 'banner_uri', 'external_url']) {
    for (const link of ['javascript:alert(1)', 'http://x', `https://${'x'.repeat(505)}`]) refused(field, link);
    create(c, { [field]: `https://${'x'.repeat(504)}`, symbol: field.slice(0, 4) });
  }
});

test('a royalty is at most the whole price', () => {
  const c = nftChain();
  create(c, { royalty_bps: 10_000 });
  c.run(alice, 'CreateNftCollection', { ...birds, royalty_bps: 10_001 }).fails(InvalidRoyalty, { max: 10_000 });
});

test('one bundle cannot create two collections at one address', () => {
  const c = nftChain();
  c.bundle(alice, [
    ['CreateNftCollection', birds],
    ['CreateNftCollection', { ...birds, name: 'Others' }],
  ]).fails(InvalidCollection, { field: 'symbol' });
  c.bundle(alice, [
    ['CreateNftCollection', birds],
    ['CreateNftCollection', { ...birds, symbol: 'BEE' }],
  ]);
  assert.is.not(create(c), create(c), 'the same words again later');
});

test("the owner edits the collection's description: null keeps a field, an empty text clears it", () => {
  const { c, collection } = birdChain({ description: 'old', icon_uri: 'https://a.example/i.png' });
  const update = (change: object) => c.run(alice, 'UpdateNftCollection', { collection, ...change });
  update({ description: '', banner_uri: 'ar://b', icon_uri: null, external_url: '' }).emits('NftCollectionUpdated', {
    collection,
    changed: ['description', 'banner_uri'],
  });
  const { description, icon_uri, banner_uri } = collectionInfo(c, collection);
  assert.equal([description, icon_uri, banner_uri], [null, 'https://a.example/i.png', 'ar://b']);
  update({ external_url: 'javascript:x' }).fails(InvalidCollection, { field: 'external_url' });
});

test('the owner transfers the collection and keeps the royalty', () => {
  const { c, collection } = birdChain();
  const update = (change: object) => c.run(alice, 'UpdateNftCollection', { collection, ...change });
  update({ owner: ZERO_ADDRESS }).fails(InvalidAddress, { field: 'owner' });
  update({ owner: bob }).emits('NftCollectionUpdated', { changed: ['owner'] });
  update({ description: 'mine' }).fails(NotCollectionOwner);
  mint(c, collection, 1n, alice).fails(NotCollectionOwner);
  c.run(bob, 'MintNft', { collection, token_id: 1n, metadata_uri: '', recipient: carol });
  const { owner, royalty_receiver } = collectionInfo(c, collection);
  assert.equal([owner, royalty_receiver], [c.json(bob), c.json(alice)]);
});

test('a locked collection cannot mint or change, but its tokens can be moved and burned', () => {
  const { c, collection } = birdChain();
  mint(c, collection, 1n, bob);
  mint(c, collection, 2n, bob);
  c.run(bob, 'LockNftCollection', { collection }).fails(NotCollectionOwner);
  c.run(alice, 'LockNftCollection', { collection }).emits('NftCollectionLocked', { collection });
  c.run(alice, 'LockNftCollection', { collection }).fails(CollectionLocked);
  mint(c, collection, 3n, bob).fails(CollectionLocked);
  c.run(alice, 'UpdateNftCollection', { collection, description: 'new' }).fails(CollectionLocked);
  c.run(alice, 'UpdateNftCollection', { collection, description: 'new', owner: bob }).fails(CollectionLocked);
  c.run(alice, 'UpdateNftCollection', { collection, owner: bob });
  c.run(bob, 'LockNftCollection', { collection }).fails(CollectionLocked);
  mint(c, collection, 3n, bob).fails(NotCollectionOwner);
  c.run(bob, 'TransferNft', { collection, token_id: 1n, to: carol });
  c.run(bob, 'BurnNft', { collection, token_id: 2n });
  assert.is(collectionInfo(c, collection).locked, true);
});

test('operations and queries on an unknown collection are rejected', () => {
  const c = nftChain();
  const collection = h(7);
  mint(c, collection, 1n, bob).fails(CollectionNotFound, { collection: `0x${h(7)}` });
  c.run(alice, 'UpdateNftCollection', { collection, description: 'x' }).fails(CollectionNotFound);
  c.run(alice, 'LockNftCollection', { collection }).fails(CollectionNotFound);
  c.run(alice, 'ApproveNft', { collection, operator: bob, approved: true }).fails(CollectionNotFound);
  c.run(alice, 'TransferNft', { collection, token_id: 1n, to: bob }).fails(NftNotFound);
  assert.is(collectionInfo(c, collection), null);
});

test.run();
