/** Looking names up and letting them go. What an account is called always stands for that account: `release` sees to it. */

import { type Address, fail, NotAuthorized } from '../../runtime/sdk.js';
import { NameExpired, NameNotFound } from './errors.js';
import { labelOf, nameOf, outlineOf } from './label.js';
import { isHeld, isInGrace, type Registration } from './name.js';
import type { Reading, Writing } from './shape.js';

/** Text records that a name can have. */
export const MOST_RECORDS = 16;

/** The registration that holds a label; undefined where it is free, or where a name that looks like it has its place. */
export function heldBy({ state, time }: Reading, label: string): Registration | undefined {
  const found = state.names.get(outlineOf(label));
  return found?.label === label && isHeld(found, time) ? found : undefined;
}

/** What an account is called: the label that it chose, as long as that stands for it. */
export function primaryOf(c: Reading, account: Address): string | undefined {
  return primariesOf(c, [account])[0];
}

/** The same of many, read together. */
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

/** A name that is not expired, as somebody wrote it; refuses with NameNotFound and NameExpired. */
export function currentName(c: Reading, text: string): Registration {
  const label = labelOf(text, c.chain);
  const found = heldBy(c, label) ?? fail(NameNotFound, { name: nameOf(label, c.chain) });
  if (isInGrace(found, c.time)) fail(NameExpired, { name: nameOf(label, c.chain), expired_at: found.expires_at });
  return found;
}

/** Refuses everybody but the owner. */
export function checkOwner({ owner }: Registration, sender: Address): void {
  if (owner !== sender) fail(NotAuthorized, { required: `0x${owner}` });
}

/** The account that a name stood for is no longer called so. */
export function forget({ state }: Writing, { label, address }: Registration): void {
  if (state.primaries.get(address) === label) state.primaries.delete(address);
}

/** Takes away all that the owner of a name has said of it. */
export function release(c: Writing, registration: Registration): void {
  const outline = outlineOf(registration.label);
  forget(c, registration);
  if (registration.records === 0) return;
  for (const { key } of c.state.records.list([outline], MOST_RECORDS)) c.state.records.delete(...key);
}
