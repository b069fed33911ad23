/** Current names of accounts, for rows that mention them; null on chains without names. */

import { namesPort } from '../../modules/names/port.js';
import { type Address, t } from '../../runtime/plugin.js';
import type { Parts } from './parts.js';

/** Full primary name such as `alice.trl` that the account chose and that resolves to it; null if there is none. */
export const Called = t.option(t.text(1, 128));

/** Looks up the names of all accounts of a response in one batch. */
export function namer({ node: { ledger } }: Pick<Parts, 'node'>) {
  return async (accounts: readonly (Address | null)[]): Promise<(account: Address | null) => string | null> => {
    const some = [...new Set(accounts)].filter((account) => account !== null);
    const names = await ledger.read(() => ledger.view().port(namesPort)?.namesOf(some) ?? []);
    const byAccount = new Map(some.map((account, i) => [account, names[i]]));
    return (account) => (account === null ? null : (byAccount.get(account) ?? null));
  };
}
