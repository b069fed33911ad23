/** The metadata of tokens: who may write them, what fits, and that a lock is for ever. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MetadataLocked, MetadataTooLong, NotTokenCreator } from '../../../modules/tokens/index.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import { UnknownToken } from '../../../runtime/sdk.js';
import { alice, bob } from '../../kit/index.js';
import { coin, coinChain, info, tokensChain } from '../shared/coins.js';

test("the creator edits its token's metadata: null keeps a field, an empty text clears it", () => {
  const c = tokensChain();
  const mint = c.run(bob, 'CreateToken', coin).returned[0]!.mint;
  const first = { mint, metadata_uri: 'ipfs://bafy', description: 'A coin', twitter: '@coin' };
  c.run(bob, 'UpdateTokenMetadata', first).emits('TokenMetadataUpdated', {
    token: 'COIN',
    changed: ['metadata_uri', 'description', 'twitter'],
  });
  c.run(bob, 'UpdateTokenMetadata', { mint, description: '', twitter: '@coin', github: 'coin/coin' }).emits(
    'TokenMetadataUpdated',
    { changed: ['description', 'github'] },
  );
  const { metadata, metadata_updated_at } = info(c, 'COIN');
  assert.is(metadata_updated_at, c.time);
  assert.equal(metadata, {
    metadata_uri: 'ipfs://bafy',
    image: '',
    description: '',
    external_url: '',
    twitter: '@coin',
    discord: '',
    telegram: '',
    github: 'coin/coin',
  });
});

test('only the creator may change or lock metadata, even if another account owns the token', () => {
  const c = tokensChain();
  const mint = c.run(bob, 'CreateToken', coin).returned[0]!.mint;
  c.run(alice, 'UpdateTokenMetadata', { mint, twitter: 'x' }).fails(NotTokenCreator);
  c.run(alice, 'LockTokenMetadata', { mint }).fails(NotTokenCreator);
  c.run(alice, 'UpdateTokenMetadata', { mint: 'ab'.repeat(32) }).fails(UnknownToken);
  c.run(alice, 'LockTokenMetadata', { mint: 'ab'.repeat(32) }).fails(UnknownToken);
});

test('locked metadata never changes again', () => {
  const { c, mint } = coinChain();
  c.run(alice, 'LockTokenMetadata', { mint }).emits('TokenMetadataLocked', { token: 'COIN' });
  c.advance(100_000);
  c.run(alice, 'UpdateTokenMetadata', { mint, twitter: 'x' }).fails(MetadataLocked);
  c.run(alice, 'LockTokenMetadata', { mint }).fails(MetadataLocked);
  assert.is(info(c, 'COIN').metadata_locked, true);
});

test("no account can edit the native token's metadata", () => {
  tokensChain().run(alice, 'UpdateTokenMetadata', { mint: NATIVE, twitter: 'x' }).fails(NotTokenCreator);
});

test('links have at most 512 bytes, the description 1,000 characters and names 128', () => {
  const { c, mint } = coinChain();
  const update = (fields: object) => c.run(alice, 'UpdateTokenMetadata', { mint, ...fields });
  for (const field of ['metadata_uri', 'image', 'external_url']) {
    update({ [field]: `https://${'ä'.repeat(253)}` }).fails(MetadataTooLong, { field, bytes: 514, max_bytes: 512 });
    update({ [field]: `https://${'ä'.repeat(252)}` });
  }
  update({ description: '漢'.repeat(1_001) }).fails(MetadataTooLong, { max_characters: 1_000 });
  update({ description: '漢'.repeat(1_000) });
  for (const field of ['twitter', 'discord', 'telegram', 'github']) {
    update({ [field]: 'x'.repeat(129) }).fails(MetadataTooLong, { field, characters: 129 });
    update({ [field]: 'x'.repeat(128) });
  }
});

test('links use https, ipfs or ar', () => {
  const { c, mint } = coinChain();
  for (const image of ['http://example.org', 'javascript:alert(1)', 'example.org', 'https://', 'https://a b']) {
    c.run(alice, 'UpdateTokenMetadata', { mint, image }).fails(MalformedBundle, { at: 'operations[0].image' });
  }
  for (const image of ['https://example.org/a?b#c', 'ipfs://bafy', 'ar://tx']) {
    c.run(alice, 'UpdateTokenMetadata', { mint, image });
  }
});

test.run();
