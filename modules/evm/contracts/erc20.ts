/**
 * Fungible tokens as ERC-20: functions that change state. Allowances are stored here, and only for Ethereum accounts.
 */

import { type Address, type Hash, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { revert } from '../errors.js';
import type { Acting } from '../shape.js';
import { type ContractWrite, recipient, within, write } from './function.js';
import { usePermit } from './permit.js';

/** An allowance that transfers do not reduce. */
const UNLIMITED = 2n ** 256n - 1n;

/** By selector. */
export const erc20Writes: Readonly<Record<string, ContractWrite>> = {
  a9059cbb: write(
    'transfer(address,uint256)',
    ['address', 'uint256'],
    21_000,
    (c, token, to, amount) => move(c, c.sender, to, token, amount),
    { answers: true },
  ),
  '095ea7b3': write(
    'approve(address,uint256)',
    ['address', 'uint256'],
    40_000,
    (c, token, spender, amount) => approve(c, token, c.sender, spender, amount),
    { answers: true },
  ),
  // Only Ethereum accounts can approve, so the owner is the bare form itself.
  '23b872dd': write(
    'transferFrom(address,address,uint256)',
    ['address', 'address', 'uint256'],
    40_000,
    (c, token, from, to, amount) => {
      const allowed = c.state.allowances.get(token, from, c.sender) ?? 0n;
      if (allowed < amount) revert('ERC20: insufficient allowance');
      if (allowed !== UNLIMITED) setAllowance(c, token, from, c.sender, allowed - amount);
      c.use.dispatch.as(from, () => move(c, from, to, token, amount));
    },
    { answers: true },
  ),
  d505accf: write(
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'],
    85_000, // one approval and one signature check
    (c, token, owner, spender, amount, deadline, v, r, s) => {
      usePermit(c, token, { owner, spender, amount, deadline }, { v, r, s });
      approve(c, token, owner, spender, amount);
    },
  ),
};

function move(c: Acting, from: Address, to: Address, token: Hash, amount: bigint): void {
  const account = recipient(c, to);
  if (amount > 0n) c.use.tokens.transfer(from, account, token, within(amount, 128, 'the amount'));
  else moveNothing(c, from, account, token);
}

/** ERC-20 logs transfers of zero like any other transfer, but the tokens module does not support them. */
function moveNothing(c: Acting, from: Address, to: Address, token: Hash): void {
  if (from === ZERO_ADDRESS) revert('ERC20: transfer from the zero address');
  if (!c.use.tokens.canMove(from, to, token))
    revert('the token is paused, or the sender or recipient is frozen for it');
  c.emit.NothingTransferred({ token, from, to });
}

function approve(c: Acting, token: Hash, owner: Address, spender: Address, amount: bigint): void {
  setAllowance(c, token, owner, spender, amount);
  c.emit.AllowanceSet({ token, owner, spender, amount });
}

function setAllowance(c: Acting, token: Hash, owner: Address, spender: Address, amount: bigint): void {
  if (amount === 0n) c.state.allowances.delete(token, owner, spender);
  else c.state.allowances.put(token, owner, spender, amount);
}
