/** Writes the past that a block tells of: its facts, and the lists of whom and which token each concerns. */

import { type Address, type FinalBlock, type Hash, type Put, ZERO_ADDRESS } from '../../runtime/plugin.js';
import { type Fact, FactWriter, GROUP, type Kind, kindOf } from './fact-group.js';
import type { FactReader } from './movements.js';
import { facts, filled, history, movements } from './tables.js';

/** Writes everything that a block adds to the past. Answers with how often each token moved. */
export async function writePast(block: FinalBlock, reader: FactReader, put: Put): Promise<ReadonlyMap<Hash, number>> {
  const { height, timestamp_ms } = block.header;
  const time = Math.trunc(timestamp_ms / 1000);
  const ofAccounts = { movement: new Map(), operation: new Map(), mention: new Map(), reward: new Map() } as Lists;
  const ofToken = new Map<Hash, number[]>();
  const group = new FactWriter();
  let place = 0;
  if (block.envelopes.length > 0) await put(filled.put(height, block.envelopes.length));
  for (let index = 0; index < block.outcomes.length; index++) {
    for (const fact of reader.factsOf(block, index)) {
      list(fact, place, ofAccounts, ofToken);
      group.add(fact);
      place++;
      if (group.size === GROUP) await put(facts.put(height, place / GROUP - 1, { time, facts: group.take() }));
    }
  }
  if (group.size > 0) await put(facts.put(height, Math.trunc(place / GROUP), { time, facts: group.take() }));
  for (const kind of Object.keys(ofAccounts) as Kind[]) {
    for (const [account, places] of ofAccounts[kind]) await put(...history.rows([account, kind], height, places));
  }
  for (const [token, places] of ofToken) await put(...movements.rows([token], height, places));
  const moved = new Map<Hash, number>();
  for (const [token, { length }] of ofToken) moved.set(token, length);
  return moved;
}

/** The places of a block by whom they concern. */
type Lists = Readonly<Record<Kind, Map<Address, number[]>>>;

/** Notes the place of a fact for those whom it concerns. What blocks earn would drown how the native token moves. */
function list(fact: Fact, place: number, ofAccounts: Lists, ofToken: Map<Hash, number[]>): void {
  const { account, other, moved } = fact;
  const kind = kindOf(fact);
  const lists = ofAccounts[kind];
  if (account !== ZERO_ADDRESS) add(lists, account, place);
  if (moved === null) return;
  if (kind !== 'reward') add(ofToken, moved.token, place);
  if (other !== null && other !== account && other !== ZERO_ADDRESS) add(lists, other, place);
}

function add<K>(lists: Map<K, number[]>, key: K, place: number): void {
  const places = lists.get(key);
  if (places) places.push(place);
  else lists.set(key, [place]);
}
