/** Writes the past that a block tells of: its facts, and the lists of whom and which token each concerns. */

import { type Address, encode, type FinalBlock, type Hash, type Put, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { Fact, facts, GROUP, history, movements } from './tables.js';

/** Writes everything that a block adds to the past. Answers with how often each token moved. */
export async function writePast(
  { header }: Pick<FinalBlock, 'header'>,
  told: Iterable<Fact>,
  put: Put,
): Promise<ReadonlyMap<Hash, number>> {
  const { height } = header;
  const time = Math.trunc(header.timestamp_ms / 1000);
  const ofAccount = new Map<Address, number[]>();
  const ofToken = new Map<Hash, number[]>();
  let group: Uint8Array[] = [];
  let place = 0;
  for (const fact of told) {
    const { account, other, moved } = fact;
    if (account !== ZERO_ADDRESS) add(ofAccount, account, place);
    if (moved) {
      add(ofToken, moved.token, place);
      if (other !== null && other !== account && other !== ZERO_ADDRESS) add(ofAccount, other, place);
    }
    group.push(encode(Fact, fact));
    place++;
    if (group.length < GROUP) continue;
    await put(facts.put(height, place / GROUP - 1, { time, facts: group }));
    group = [];
  }
  if (group.length > 0) await put(facts.put(height, Math.trunc(place / GROUP), { time, facts: group }));
  for (const [account, places] of ofAccount) await put(...history.rows(account, height, places));
  for (const [token, places] of ofToken) await put(...movements.rows(token, height, places));
  return new Map([...ofToken].map(([token, { length }]) => [token, length]));
}

function add<K>(lists: Map<K, number[]>, key: K, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}
