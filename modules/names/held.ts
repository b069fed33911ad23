/**
 * Lookup and release of names. `release` ensures that the primary name of an account always resolves to that account.
 */

import { type Address, fail, NotAuthorized } from '../../runtime/sdk.js';
import { NameExpired, NameNotFound } from './errors.js';
import { labelOf, nameOf, outlineOf } from './label.js';
import { isHeld, isInGrace, type Registration } from './name.js';
import type { Reading, Writing } from './shape.js';

/** Maximum text records of a name. */
export const MOST_RECORDS = 16;

/** The registration that holds a label; undefined if the label is free or a lookalike name is registered instead. */
export function heldBy({ state, time }: Reading, label: string): Registration | undefined {
  const found = state.names.get(outlineOf(label));
  return found?.label === label && isHeld(found, time) ? found : undefined;
}

/** Primary label of an account, if it still resolves to that account. */
export function primaryOf(c: Reading, account: Address): string | undefined {
  return primariesOf(c, [account])[0];
}

/** Like `primaryOf` for many accounts, with batched reads. */
export function primariesOf({ state, time }: Reading, accounts: readonly Address[]): readonly (string | undefined)[] {
  const labels = state.primaries.getAll(accounts.map((account) => [account]));
  const said = labels.flatMap((label, i) => (label === undefined ? [] : [{ label, account: accounts[i]! }]));
  const found = state.names.getAll(said.map(({ label }) => [outlineOf(label)]));
  const called = said.filter(({ label, account }, i) => {
    const one = found[i];
    return one?.label === label && one.address === account && isHeld(one, time);
  });
  const byAccount = new Map(called.map(({ account, label }) => [account, label]));
  return accounts.map((account) => byAccount.get(account));
}

/**
 * The registration of a name as a caller wrote it. Fails with NameNotFound, or with NameExpired during its grace
 * period.
 */
export function currentName(c: Reading, text: string): Registration {
  const label = labelOf(text, c.chain);
  const found = heldBy(c, label) ?? fail(NameNotFound, { name: nameOf(label, c.chain) });
  if (isInGrace(found, c.time)) fail(NameExpired, { name: nameOf(label, c.chain), expired_at: found.expires_at });
  return found;
}

/** Fails unless the sender is the owner. */
export function checkOwner({ owner }: Registration, sender: Address): void {
  if (owner !== sender) fail(NotAuthorized, { required: `0x${owner}` });
}

/** Removes the name as the primary name of the account that it resolves to. */
export function clearPrimary({ state }: Writing, { label, address }: Registration): void {
  if (state.primaries.get(address) === label) state.primaries.delete(address);
}

/** Deletes the primary name entry and all text records of a name. */
export function release(c: Writing, registration: Registration): void {
  const outline = outlineOf(registration.label);
  clearPrimary(c, registration);
  if (registration.records === 0) return;
  for (const { key } of c.state.records.list([outline], MOST_RECORDS)) c.state.records.delete(...key);
}
