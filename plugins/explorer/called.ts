/** What accounts are called now, for the rows that name them; null on chains without names. */

import { namesPort } from '../../modules/names/port.js';
import { type Address, t } from '../../runtime/plugin.js';
import type { Parts } from './parts.js';

/** A whole name, `alice.trl`, of an account that chose it and for which it stands; null for none. */
export const Called = t.option(t.text(1, 128));

/** Looks up what accounts are called, all of an answer together. */
export function namer({ node: { ledger } }: Pick<Parts, 'node'>) {
  return async (accounts: readonly (Address | null)[]): Promise<(account: Address | null) => string | null> => {
    const some = [...new Set(accounts)].filter((account) => account !== null);
    const names = await ledger.read(() => ledger.view().port(namesPort)?.namesOf(some) ?? []);
    const byAccount = new Map(some.map((account, i) => [account, names[i]]));
    return (account) => (account === null ? null : (byAccount.get(account) ?? null));
  };
}
