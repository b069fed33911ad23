/** Operations that move tokens and approve other accounts to move them. */

import { t } from '../../runtime/sdk.js';
import { approve, transfer } from './ownership.js';
import { nftPort } from './port.js';
import { nft } from './shape.js';
import { TokenId } from './token-id.js';

export const TransferNft = nft.operation({
  id: 32,
  about: 'Transfers a token to another account. Allowed for the owner, its operators and the approved account.',
  sentence: 'Transferred NFT {token_id} to {to}',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    to: t.doc(t.address, 'Recipient of the token'),
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
    'Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: t.doc(t.option(TokenId), 'Number of the token in its collection; null for all tokens of the sender'),
    operator: t.doc(t.address, 'Account that may transfer them'),
    approved: t.doc(t.bool, 'True to grant the approval, false to revoke it'),
  },
  logs: ['NftApproval'],
  gas: 40_000,
  cli: 'nft approve-nft',
  errors: nftPort.refusals('approve'),
  execute(c, approval) {
    approve(c, c.sender, approval);
  },
});
