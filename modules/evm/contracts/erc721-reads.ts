/** NFT collections as ERC-721: what can be asked of them. */

import { type Hash, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { bareForm } from '../../accounts/port.js';
import { textHex, wordHex } from '../abi.js';
import { revert } from '../errors.js';
import type { Reading } from '../shape.js';
import { type ContractRead, held, read, supports } from './function.js';

const BPS = 10_000n;

function tokenOf({ use }: Reading, collection: Hash, id: bigint) {
  const token = id < 1n << 128n ? use.nft.token(collection, id) : undefined;
  return token ?? revert('ERC721: invalid token ID');
}

/** The functions by selector. */
export const erc721Reads: Readonly<Record<string, ContractRead>> = {
  '06fdde03': read('name()', [], ({ use }, address) => textHex(use.nft.collection(address)!.name)),
  '95d89b41': read('symbol()', [], ({ use }, address) => textHex(use.nft.collection(address)!.symbol)),
  '18160ddd': read('totalSupply()', [], ({ use }, address) => wordHex(BigInt(use.nft.collection(address)!.supply))),
  '8da5cb5b': read('owner()', [], ({ use }, address) => bareForm(use.nft.collection(address)!.owner)),
  '70a08231': read('balanceOf(address)', ['address'], (c, address, owner) =>
    wordHex(held(c, owner, (account) => BigInt(c.use.nft.balance(address, account)))),
  ),
  '6352211e': read('ownerOf(uint256)', ['uint256'], (c, address, id) => bareForm(tokenOf(c, address, id).owner)),
  c87b56dd: read('tokenURI(uint256)', ['uint256'], (c, address, id) => textHex(tokenOf(c, address, id).metadata_uri)),
  '081812fc': read('getApproved(uint256)', ['uint256'], (c, address, id) =>
    bareForm(tokenOf(c, address, id).approved ?? ZERO_ADDRESS),
  ),
  e985e9c5: read('isApprovedForAll(address,address)', ['address', 'address'], ({ use }, address, owner, operator) => {
    const [by, who] = [owner, operator].map((bare) => use.accounts.accountAt(bare));
    return wordHex(use.nft.isOperator(address, by!, who!));
  }),
  '2a55205a': read('royaltyInfo(uint256,uint256)', ['uint256', 'uint256'], (c, address, id, price) => {
    const { receiver, bps } = tokenOf(c, address, id).royalty;
    if (price >= 1n << 240n) revert('the price exceeds 240 bits');
    return bareForm(receiver) + wordHex((price * BigInt(bps)) / BPS);
  }),
  '01ffc9a7': supports('80ac58cd', '5b5e139f', '2a55205a'),
};
