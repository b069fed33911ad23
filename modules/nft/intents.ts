/** Intent forms about NFTs: `send nft 0x… # 5 to bob.trl`. */

import type { Hash } from '../../runtime/sdk.js';
import { type Form, type Given, mintIn, type Planning, STANDARD } from '../shared/intent-forms.js';

/** Collection and id of the token named in an intent. */
function tokenIn(given: Given, { refuse }: Planning): { readonly collection: Hash; readonly token_id: bigint } {
  const collection =
    mintIn(given.word('collection')) ?? refuse('collection', 'the address of a collection, 0x and 64 hex digits');
  const token_id = given.count('id');
  return token_id < 1n << 128n ? { collection, token_id } : refuse('id', 'a number below 2^128');
}

export const forms = (): readonly Form[] => [
  {
    ...STANDARD.send_nft,
    plan(given, planning) {
      const token = tokenIn(given, planning);
      const { address: to, shown } = given.account('to');
      return {
        operations: [['TransferNft', { ...token, to }]],
        says: `transfer NFT ${token.token_id} of 0x${token.collection} to ${shown}`,
      };
    },
  },
  {
    ...STANDARD.burn_nft,
    plan(given, planning) {
      const token = tokenIn(given, planning);
      return {
        operations: [['BurnNft', token]],
        says: `burn NFT ${token.token_id} of 0x${token.collection}`,
        warnings: ['a burned token cannot be restored'],
      };
    },
  },
];
