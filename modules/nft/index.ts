/**
 * NFTs: collections, their tokens, owners and approvals. Read this first; each group of operations has its own file.
 */

import { checkAuthority } from '../../runtime/sdk.js';
import { formsView } from '../shared/intent-forms.js';
import { LockNftCollection, UpdateNftCollection } from './change.js';
import { describeCollection } from './collection.js';
import { CreateNftCollection } from './create.js';
import { forms } from './intents.js';
import { getNft, getNftCollection, listNftsByOwner } from './methods.js';
import { BurnNft, MintNft } from './mint.js';
import { isOperator, lookAt } from './nft.js';
import { approve, clear, transfer } from './ownership.js';
import { nftPort } from './port.js';
import { nft } from './shape.js';
import { ApproveNft, TransferNft } from './transfer.js';

export * from './errors.js';

export default nft.define({
  operations: {
    CreateNftCollection,
    MintNft,
    TransferNft,
    BurnNft,
    ApproveNft,
    UpdateNftCollection,
    LockNftCollection,
  },
  methods: { getNft, getNftCollection, listNftsByOwner },

  provides: [
    nft.provide(nftPort, {
      collection: describeCollection,
      token: lookAt,
      balance: ({ state }, collection, owner) => state.balances.get(collection, owner) ?? 0,
      isOperator: (c, collection, owner, operator) => isOperator(c, { owner, collection }, operator),
      first: ({ state }, collection, minted) =>
        state.owners.list([collection], minted).flatMap(({ key, value }) => (value === null ? [] : [key[1]])),
      firstOf: ({ state }, collection, owner, limit) =>
        state.nfts.list([owner, collection], limit).map(({ key }) => key[2]),
      transfer(c, by, collection, token_id, to) {
        checkAuthority(c, by);
        transfer(c, by, collection, token_id, to);
      },
      approve(c, by, approval) {
        checkAuthority(c, by);
        approve(c, by, approval);
      },
      clear(c, by, collection, token_id) {
        checkAuthority(c, by);
        clear(c, by, collection, token_id);
      },
    }),
  ],
  answers: [nft.answer(formsView, forms)],
});
