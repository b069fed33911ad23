/** Law: receipts explain every change of a balance. Integrators rebuild balances from them, as the Mesh API does. */

import { treasuryPort } from '../../modules/fees/port.js';
import { modules } from '../../modules/index.js';
import { movementsOf, payeesOf } from '../../plugins/mesh/movements.js';
import { balanceChanges } from '../../runtime/kernel/chain/balance-changes.js';
import type { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import type { Outcome } from '../../runtime/kernel/chain/receipt.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import type { StrictJournal } from './journal.js';

/** Events and fee of what was done since a mark of the journal; `payer` of the fee, undefined for effects of a block. */
interface Done {
  readonly what: string;
  readonly outcome: Pick<Outcome, 'events' | 'fee'>;
  readonly payer: Address | undefined;
  readonly mark: number;
  /** True if the proposer of the block has no seat, which only tests can bring about: it is then paid itself. */
  readonly unseated?: boolean;
}

const BUILT_IN: ReadonlySet<string> = new Set(modules.map(({ name }) => name));

/** Throws TypeError for a balance that changed by another amount than the receipt says. */
export function checkMovements(context: ExecutionContext, journal: StrictJournal, done: Done): void {
  const { set, env } = context;
  // `collect` and `issue` of the tokens port emit no events: whoever calls them must report what moved.
  if (!set.modules.every(({ number, module }) => number === 0 || BUILT_IN.has(module.name))) return;
  const usual = payeesOf(set.modules, context.port(treasuryPort)?.address());
  const payees = done.unseated ? { ...usual, vault: undefined } : usual;
  const sums = new Map<string, bigint>();
  const add = (account: Address | undefined, token: string, amount: bigint) => {
    const key = `${token} of 0x${account}`;
    if (account !== undefined) sums.set(key, (sums.get(key) ?? 0n) + amount);
  };
  for (const { from, to, token = env.chain.symbol, amount } of movementsOf(done.outcome, done.payer, payees)) {
    add(from, token, -amount);
    add(to, token, amount);
  }
  for (const { address, token, delta } of balanceChanges(context, journal, done.mark)) add(address, token, -delta);
  for (const [key, rest] of sums) {
    if (rest !== 0n) throw new TypeError(`${done.what}: the receipt and the balance differ by ${rest} raw ${key}`);
  }
}
