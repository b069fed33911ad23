/** Operations that move tokens and approve other accounts to move them. */

import { t } from '../../runtime/sdk.js';
import { approve, transfer } from './ownership.js';
import { nftPort } from './port.js';
import { nft } from './shape.js';
import { TokenId } from './token-id.js';

export const TransferNft = nft.operation({
  id: 32,
  about: 'Move a token to another account: as its owner, or as one whom the owner approved.',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    to: t.doc(t.address, 'Account that is to have the token'),
  },
  logs: ['NftTransferred'],
  gas: 40_000,
  rpc: ['transferNft', 'collection', 'token_id', 'to', { sender: 'owner' }],
  composable: true,
  errors: nftPort.refusals('transfer'),
  execute(c, { collection, token_id, to }) {
    transfer(c, c.sender, collection, token_id, to);
  },
});

export const ApproveNft = nft.operation({
  id: 34,
  about:
    'Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: t.doc(
      t.option(TokenId),
      'Number of the token within its collection; all tokens of yours there when left out',
    ),
    operator: t.doc(t.address, 'Account that may move them'),
    approved: t.doc(t.bool, 'True to let it, false to let it no more'),
  },
  logs: ['NftApproval'],
  gas: 40_000,
  cli: 'nft approve-nft',
  errors: nftPort.refusals('approve'),
  execute(c, approval) {
    approve(c, c.sender, approval);
  },
});
