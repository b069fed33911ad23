/** Tokens: the stored record and its public form. */

import { type Address, fail, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { metadataUri } from '../shared/collection.js';
import { type Collection, collectionAt } from './collection.js';
import { NftNotFound } from './errors.js';
import type { Reading } from './shape.js';
import { TokenId } from './token-id.js';

const fields = {
  collection: t.doc(t.mint, 'Address of the collection'),
  token_id: TokenId,
  owner: t.doc(t.address, 'Owner of the token'),
  metadata_uri: t.doc(t.uri(), 'Metadata URI; if empty, base_uri of the collection followed by the token number'),
  approved: t.doc(t.option(t.address), 'Account that may also transfer this token; null for none'),
  minted_at_height: t.doc(t.height, 'Height of the mint'),
  last_transfer_height: t.doc(t.height, 'Height of the last transfer, or of the mint'),
};
export const Nft = t.struct(fields);
export type Nft = ValueOf<typeof Nft>;

/** A token as callers see it (definitions 4.3). */
export const NftInfo = t.struct({
  ...fields,
  metadata_uri: t.doc(t.text(0, 551), 'URI of the metadata document'),
  royalty: t.doc(
    t.struct({
      receiver: t.doc(t.address, 'Recipient of the royalties'),
      bps: t.doc(t.bps(), 'Royalty on sales, in basis points'),
    }),
    'Royalty on sales of the token',
  ),
});
export type NftInfo = ValueOf<typeof NftInfo>;

export function describeNft(nft: Nft, { base_uri, royalty_receiver, royalty_bps }: Collection): NftInfo {
  return {
    ...nft,
    metadata_uri: metadataUri(nft.metadata_uri, base_uri, nft.token_id),
    royalty: { receiver: royalty_receiver, bps: royalty_bps },
  };
}

/** The public form of a token; undefined if it was never minted or is burned. */
export function lookAt(where: Reading, collection: Hash, token_id: bigint): NftInfo | undefined {
  const nft = findNft(where, collection, token_id);
  return nft && describeNft(nft, collectionAt(where, collection));
}

/** The stored token; undefined if it was never minted or is burned. */
export function findNft({ state }: Reading, collection: Hash, token_id: bigint): Nft | undefined {
  const owner = state.owners.get(collection, token_id) ?? null;
  return owner === null ? undefined : state.nfts.get(owner, collection, token_id)!;
}

/** Like `findNft`, but fails if there is no such token. */
export function nftOf(where: Reading, collection: Hash, token_id: bigint): Nft {
  const details = { collection: `0x${collection}`, token_id: `${token_id}` };
  return findNft(where, collection, token_id) ?? fail(NftNotFound, details);
}

/** True if the account may move every token of the owner in the collection. */
export const isOperator = (
  { state }: Reading,
  { owner, collection }: Pick<Nft, 'owner' | 'collection'>,
  who: Address,
) => state.operators.has(owner, collection, who);
