/** Multi-token collections as ERC-1155: functions that change state. Operators are those of the module multi-token. */

import type { Address, Hash } from '../../../runtime/sdk.js';
import { revert } from '../errors.js';
import type { Acting } from '../shape.js';
import { accountOf, type ContractWrite, recipient, within, write } from './function.js';

const move = (c: Acting, collection: Hash, from: Address) => ({ by: c.sender, from: accountOf(c, from), collection });

function entry(to: Address, id: bigint, value: bigint) {
  return { type_id: within(id, 64, 'the token id'), to, amount: within(value, 128, 'the amount') };
}

/** By selector. */
export const erc1155Writes: Readonly<Record<string, ContractWrite>> = {
  f242432a: write(
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    ['address', 'address', 'uint256', 'uint256', 'bytes'],
    45_000,
    (c, collection, from, to, id, value) => {
      c.use.multiToken.transfer(move(c, collection, from), entry(recipient(c, to), id, value));
    },
  ),
  '2eb2c2d6': write(
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    ['address', 'address', 'uint256[]', 'uint256[]', 'bytes'],
    ([, , ids]) => 30_000 + 25_000 * ids.length,
    (c, collection, from, to, ids, values) => {
      if (ids.length !== values.length) revert('ERC1155: ids and amounts length mismatch');
      const account = recipient(c, to);
      c.use.multiToken.batch(
        move(c, collection, from),
        ids.map((id, i) => entry(account, id, values[i]!)),
      );
    },
  ),
  a22cb465: write('setApprovalForAll(address,bool)', ['address', 'bool'], 40_000, (c, collection, to, approved) => {
    c.use.multiToken.setOperator(c.sender, collection, accountOf(c, to), approved);
  }),
};
