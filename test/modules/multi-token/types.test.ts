/** Multi-token collections: making them, and defining their types. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CollectionNotFound,
  InvalidCollection,
  InvalidRoyalty,
  NotCollectionOwner,
  TypeExists,
} from '../../../modules/multi-token/index.js';
import { hashOf, t } from '../../../runtime/sdk.js';
import { alice, bob, h } from '../../kit/index.js';
import { arms, armsChain, COINS, create, define, multiChain, RARE, typeInfo } from './many.js';

test("a collection's address derives from its creator, symbol and nonce, and its details are returned", () => {
  const c = multiChain();
  const made = c.run(alice, 'CreateMultiTokenCollection', { ...arms, description: 'Old', banner_uri: '' });
  const origin = { owner: t.address, symbol: t.text(1, 16), nonce: t.nonce };
  const collection = hashOf('multi-token/v1', origin, { owner: alice.address, symbol: 'ARMS', nonce: 0 });
  made.returns({ collection });
  made.emits('MultiTokenCollectionCreated', { collection, owner: alice, name: 'Arms', symbol: 'ARMS' });
  assert.equal(c.ask('getMultiTokenCollection', [`0x${collection}`]), {
    address: `0x${collection}`,
    ...arms,
    description: 'Old',
    icon_uri: null,
    banner_uri: null,
    external_url: null,
    owner: c.json(alice),
    types: 0,
    created_at_height: 1,
  });
  assert.is(c.ask('getMultiTokenCollection', [`0x${h(1)}`]), null);
});

test('a collection with an invalid field is rejected', () => {
  const c = multiChain();
  const refused = (field: string, value: string) =>
    c.run(alice, 'CreateMultiTokenCollection', { ...arms, [field]: value }).fails(InvalidCollection, { field });
  for (const name of ['', 'x'.repeat(65)]) refused('name', name);
  for (const symbol of ['', 'x'.repeat(17), 'A B']) refused('symbol', symbol);
  refused('base_uri', 'x'.repeat(513));
  refused('description', 'x'.repeat(1_001));
  for (const field of ['icon_uri', 'banner_uri', 'external_url']) refused(field, 'javascript:alert(1)');
  c.run(alice, 'CreateMultiTokenCollection', { ...arms, royalty_bps: 10_001 }).fails(InvalidRoyalty, { max: 10_000 });
  c.bundle(alice, [
    ['CreateMultiTokenCollection', arms],
    ['CreateMultiTokenCollection', arms],
  ]).fails(InvalidCollection, { field: 'symbol' });
});

test('the owner defines types with ids of its choice, each once', () => {
  const { c, collection } = armsChain();
  define(c, collection, 2n ** 64n - 1n, { metadata_uri: 'ipfs://last' })
    .returns({ collection, type_id: 2n ** 64n - 1n })
    .emits('TokenTypeDefined', { collection, type_id: 2n ** 64n - 1n, is_fungible: true });
  define(c, collection, COINS).fails(TypeExists, { type_id: '1' });
  define(c, h(9), COINS).fails(CollectionNotFound, { collection: `0x${h(9)}` });
  c.run(bob, 'DefineTokenType', {
    ...{ collection, type_id: 9n, name: 'Mine', metadata_uri: '', max_supply: 0n, is_fungible: true },
  }).fails(NotCollectionOwner);
  assert.equal(typeInfo(c, collection, RARE), {
    collection: `0x${collection}`,
    type_id: '3',
    name: 'Type 3',
    metadata_uri: 'https://arms.example/3',
    max_supply: '100',
    supply: '0',
    burned: '0',
    is_fungible: true,
    holders: 0,
    created_at_height: 1,
  });
  assert.is(typeInfo(c, collection, 2n ** 64n - 1n).metadata_uri, 'ipfs://last');
  assert.is(typeInfo(c, collection, 9n), null);
  assert.is(c.ask('getMultiTokenCollection', [`0x${collection}`]).types, 4);
});

test('types are listed by id, page by page', () => {
  const { c, collection } = armsChain();
  define(c, collection, 2n ** 40n);
  define(c, collection, 0n);
  define(c, create(c, { base_uri: '' }), 7n);
  interface Types {
    readonly types: readonly { readonly type_id: string }[];
    readonly next_cursor: string | null;
  }
  const list = (...params: unknown[]) => c.ask<Types>('listTokenTypes', [`0x${collection}`, ...params]);
  const first = list(2);
  const ids = [...first.types, ...list(100, first.next_cursor).types].map(({ type_id }) => type_id);
  assert.equal(ids, ['0', '1', '2', '3', `${2n ** 40n}`]);
  assert.equal(c.ask('listTokenTypes', [`0x${h(1)}`]), { types: [], count: 0, next_cursor: null });
});

test.run();
