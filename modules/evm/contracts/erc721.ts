/**
 * NFT collections as ERC-721: functions that change state. Approvals are those of the module nft. Recipients get no
 * callback.
 */

import { type Address, type Hash, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { revert } from '../errors.js';
import type { Acting } from '../shape.js';
import { accountOf, type ContractWrite, recipient, within, write } from './function.js';

const TRANSFER_GAS = 40_000;
const APPROVAL_GAS = 40_000;

function move(c: Acting, collection: Hash, from: Address, to: Address, id: bigint): void {
  const token_id = within(id, 128, 'the token id');
  const token = c.use.nft.token(collection, token_id) ?? revert('ERC721: invalid token ID');
  if (token.owner !== accountOf(c, from)) revert('ERC721: transfer from incorrect owner');
  c.use.nft.transfer(c.sender, collection, token_id, recipient(c, to));
}

/** By selector. */
export const erc721Writes: Readonly<Record<string, ContractWrite>> = {
  '23b872dd': write('transferFrom(address,address,uint256)', ['address', 'address', 'uint256'], TRANSFER_GAS, move),
  '42842e0e': write('safeTransferFrom(address,address,uint256)', ['address', 'address', 'uint256'], TRANSFER_GAS, move),
  b88d4fde: write(
    'safeTransferFrom(address,address,uint256,bytes)',
    ['address', 'address', 'uint256', 'bytes'],
    TRANSFER_GAS,
    (c, collection, from, to, id) => move(c, collection, from, to, id),
  ),
  '095ea7b3': write('approve(address,uint256)', ['address', 'uint256'], APPROVAL_GAS, (c, collection, to, id) => {
    const token_id = within(id, 128, 'the token id');
    if (!c.use.nft.token(collection, token_id)) revert('ERC721: invalid token ID');
    if (to === ZERO_ADDRESS) c.use.nft.clear(c.sender, collection, token_id);
    else c.use.nft.approve(c.sender, { collection, token_id, operator: accountOf(c, to), approved: true });
  }),
  a22cb465: write(
    'setApprovalForAll(address,bool)',
    ['address', 'bool'],
    APPROVAL_GAS,
    (c, collection, to, approved) => {
      c.use.nft.approve(c.sender, { collection, token_id: null, operator: accountOf(c, to), approved });
    },
  ),
};
