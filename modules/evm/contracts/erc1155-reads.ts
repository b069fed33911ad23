/** Multi-token collections as ERC-1155: read functions. */

import type { Address, Hash } from '../../../runtime/sdk.js';
import { bareForm } from '../../accounts/port.js';
import { listHex, textHex, wordHex } from '../abi.js';
import { revert } from '../errors.js';
import type { Reading } from '../shape.js';
import { type ContractRead, held, read, supports } from './function.js';

const isId = (id: bigint): boolean => id < 1n << 64n;

/** The balance of an undefined type is zero. */
const balance = (c: Reading, collection: Hash, owner: Address, id: bigint): bigint =>
  isId(id) ? held(c, owner, (account) => c.use.multiToken.balance(collection, id, account)) : 0n;

/** Supply of a type; zero if the type was never defined. */
const supply = (c: Reading, collection: Hash, id: bigint): bigint =>
  (isId(id) ? c.use.multiToken.typeInfo(collection, id)?.supply : undefined) ?? 0n;

/** By selector. */
export const erc1155Reads: Readonly<Record<string, ContractRead>> = {
  '06fdde03': read('name()', [], ({ use }, address) => textHex(use.multiToken.collection(address)!.name)),
  '95d89b41': read('symbol()', [], ({ use }, address) => textHex(use.multiToken.collection(address)!.symbol)),
  '8da5cb5b': read('owner()', [], ({ use }, address) => bareForm(use.multiToken.collection(address)!.owner)),
  '00fdd58e': read('balanceOf(address,uint256)', ['address', 'uint256'], (c, address, owner, id) =>
    wordHex(balance(c, address, owner, id)),
  ),
  '4e1273f4': read('balanceOfBatch(address[],uint256[])', ['address[]', 'uint256[]'], (c, address, owners, ids) => {
    if (owners.length !== ids.length) revert('ERC1155: accounts and ids length mismatch');
    return listHex(owners.map((owner, i) => balance(c, address, owner, ids[i]!)));
  }),
  bd85b039: read('totalSupply(uint256)', ['uint256'], (c, address, id) => wordHex(supply(c, address, id))),
  '4f558e79': read('exists(uint256)', ['uint256'], (c, address, id) => wordHex(supply(c, address, id) > 0n)),
  '0e89341c': read('uri(uint256)', ['uint256'], ({ use }, address, id) => {
    const type = isId(id) ? use.multiToken.typeInfo(address, id) : undefined;
    return textHex((type ?? revert('ERC1155: invalid token ID')).metadata_uri);
  }),
  e985e9c5: read('isApprovedForAll(address,address)', ['address', 'address'], ({ use }, address, owner, operator) => {
    const [by, who] = [owner, operator].map((bare) => use.accounts.ownedAt(bare).accounts[0]!);
    return wordHex(use.multiToken.isOperator(address, by!, who!));
  }),
  '01ffc9a7': supports(['d9b67a26', '0e89341c']),
};
