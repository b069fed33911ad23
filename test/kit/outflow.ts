/** Law: no bundle takes more from its sender than its operations declare. Applied to every bundle that succeeds on a test chain. */

import { balanceChanges } from '../../runtime/kernel/chain/balance-changes.js';
import type { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import type { Operation } from '../../runtime/kernel/chain/operation.js';
import { outflowOf, tokenKey } from '../../runtime/kernel/chain/outflow.js';
import { balancesPort } from '../../runtime/kernel/ports.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import type { StrictJournal } from './journal.js';

/** A bundle that succeeded: its sender, its operations and its fee; `mark` is the journal before it. */
interface Done {
  readonly sender: Address;
  readonly operations: readonly Operation[];
  readonly fee: bigint;
  readonly mark: number;
}

/** Throws TypeError when more left the account of the sender than the operations declare; operations that declare nothing are not checked. */
export function checkOutflow(context: ExecutionContext, journal: StrictJournal, done: Done): void {
  const port = context.port(balancesPort);
  const { symbol } = context.env.chain;
  const { amounts, undeclared } = outflowOf(done.operations, symbol);
  if (!port || undeclared.length > 0) return;
  const bounds = new Map([['', done.fee]]);
  let anyToken = 0n;
  for (const { token, amount } of amounts) {
    if (token.includes('.')) anyToken += amount;
    else {
      const key = token.startsWith('0x') ? tokenKey(port.nameOf(token.slice(2) as Hash), symbol) : token;
      bounds.set(key, (bounds.get(key) ?? 0n) + amount);
    }
  }
  for (const { address, token, delta } of balanceChanges(context, journal, done.mark)) {
    if (address !== done.sender || -delta <= (bounds.get(tokenKey(token, symbol)) ?? 0n) + anyToken) continue;
    const names = done.operations.map(({ type }) => type.name).join(' + ');
    throw new TypeError(`${names} took ${-delta} raw ${token} from its sender: more than the operations declare`);
  }
}
