/** Balance changes of a trial run, found in the records of the provider of the balances port. */

import type { Address, Hash } from '../../lib/codec/ids.js';
import { balancesPort } from '../ports.js';
import type { ExecutionContext } from './execution-context.js';
import type { Journal } from './journal.js';
import { mapOf } from './open-state.js';

/** Raw units received by an account; negative if it paid. */
export interface BalanceChange {
  readonly address: Address;
  /** The token as callers name it. */
  readonly token: string;
  readonly delta: bigint;
}

/** Changes since a mark of the journal, ordered by account and mint. */
export function balanceChanges(context: ExecutionContext, journal: Journal, mark: number): readonly BalanceChange[] {
  const port = context.port(balancesPort);
  const provider = context.set.ports.get(balancesPort.name)?.provider;
  if (!port || !provider) return [];
  const map = mapOf(context.set, provider.module.name, port.store());
  return journal
    .since(mark, map.keys.slot, map.value)
    .map(({ key, before, now }) => ({ key, delta: ((now as bigint) ?? 0n) - ((before as bigint) ?? 0n) }))
    .filter(({ delta }) => delta !== 0n)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, delta }) => {
      const [address, mint] = map.keys.partsOf(key) as readonly [Address, Hash];
      return { address, token: port.nameOf(mint), delta };
    });
}
