/** NFT collections as ERC-721: read functions. */

import { type Hash, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { bareForm } from '../../accounts/port.js';
import { textHex, wordHex } from '../abi.js';
import { revert } from '../errors.js';
import type { Reading } from '../shape.js';
import { addressFor, type ContractRead, held, read, shownAt, supports } from './function.js';

const BPS = 10_000n;

/**
 * Maximum tokens of a collection, or of an owner in it, that can be enumerated: reading one token by index reads all
 * before it.
 */
const ENUMERATED = 256;

function tokenOf({ use }: Reading, collection: Hash, id: bigint) {
  const token = id < 1n << 128n ? use.nft.token(collection, id) : undefined;
  return token ?? revert('ERC721: invalid token ID');
}

/** Returns the token at an index of a list that may have up to `gaps` gaps. */
function idAt(c: Reading, index: bigint, gaps: number, list: (records: number) => readonly bigint[]): string {
  const place = index < BigInt(ENUMERATED) ? Number(index) : ENUMERATED;
  const records = Math.min(place + 1 + gaps, ENUMERATED);
  c.look?.(records);
  const id = list(records)[place];
  if (id !== undefined) return wordHex(id);
  const reason = records < ENUMERATED ? 'index out of bounds' : `only the first ${ENUMERATED} tokens are enumerated`;
  return revert(`ERC721Enumerable: ${reason}`);
}

/** By selector. */
export const erc721Reads: Readonly<Record<string, ContractRead>> = {
  '06fdde03': read('name()', [], ({ use }, address) => textHex(use.nft.collection(address)!.name)),
  '95d89b41': read('symbol()', [], ({ use }, address) => textHex(use.nft.collection(address)!.symbol)),
  '18160ddd': read('totalSupply()', [], ({ use }, address) => wordHex(BigInt(use.nft.collection(address)!.supply))),
  '8da5cb5b': read('owner()', [], ({ use }, address) => bareForm(use.nft.collection(address)!.owner)),
  '70a08231': read('balanceOf(address)', ['address'], (c, address, owner) => {
    if (owner === ZERO_ADDRESS) revert('ERC721: address zero is not a valid owner');
    return wordHex(held(c, owner, (account) => BigInt(c.use.nft.balance(address, account))));
  }),
  '4f6ccce7': read('tokenByIndex(uint256)', ['uint256'], (c, address, index) => {
    const { burned } = c.use.nft.collection(address)!;
    return idAt(c, index, burned, (count) => c.use.nft.first(address, count));
  }),
  '2f745c59': read('tokenOfOwnerByIndex(address,uint256)', ['address', 'uint256'], (c, address, owner, index) => {
    let before = 0n;
    for (const account of shownAt(c, owner)) {
      const end = before + BigInt(c.use.nft.balance(address, account));
      const from = before;
      if (index < end) return idAt(c, index - from, 0, (count) => c.use.nft.firstOf(address, account, count));
      before = end;
    }
    return revert('ERC721Enumerable: index out of bounds');
  }),
  '6352211e': read('ownerOf(uint256)', ['uint256'], (c, address, id) => addressFor(c, tokenOf(c, address, id).owner)),
  c87b56dd: read('tokenURI(uint256)', ['uint256'], (c, address, id) => textHex(tokenOf(c, address, id).metadata_uri)),
  '081812fc': read('getApproved(uint256)', ['uint256'], (c, address, id) =>
    bareForm(tokenOf(c, address, id).approved ?? ZERO_ADDRESS),
  ),
  e985e9c5: read('isApprovedForAll(address,address)', ['address', 'address'], ({ use }, address, owner, operator) => {
    const [by, who] = [owner, operator].map((bare) => use.accounts.ownedAt(bare).accounts[0]!);
    return wordHex(use.nft.isOperator(address, by!, who!));
  }),
  '2a55205a': read('royaltyInfo(uint256,uint256)', ['uint256', 'uint256'], (c, address, id, price) => {
    const { receiver, bps } = tokenOf(c, address, id).royalty;
    if (price >= 1n << 240n) revert('the price exceeds 240 bits');
    return bareForm(receiver) + wordHex((price * BigInt(bps)) / BPS);
  }),
  // ERC721Enumerable is only claimed if all tokens can be enumerated.
  '01ffc9a7': supports(['80ac58cd', '5b5e139f', '2a55205a'], ({ use }, address) =>
    use.nft.collection(address)!.minted <= ENUMERATED ? ['780e9d63'] : [],
  ),
};
