/** Laws of votes and counters: every tally is the sum of its records. */

import { idsOf, numberAt, type Reader } from './bytes.js';
import { atMost, same, sums } from './difference.js';
import type { Reading } from './state.js';

export const COUNT_STORES = {
  proposals: [7, 0],
  votes: [7, 3],
  electorates: [7, 4],
  withdrawn: [7, 5],
  nftTallies: [11, 1],
  nftOwners: [11, 2],
  nftBalances: [11, 4],
  typeTallies: [12, 2],
  typeBalances: [12, 3],
  passports: [22, 0],
  passportTags: [22, 1],
  games: [22, 3],
  profiles: [22, 4],
  passportTotals: [22, 7],
} as const;

type State = Reading<keyof typeof COUNT_STORES>;

/** Checks every counter of a block. */
export function checkCounts(state: State): void {
  checkVotes(state);
  checkCollections(state);
  checkTypes(state);
  checkPassports(state);
}

function readProposal(from: Reader) {
  from.u64();
  from.u8();
  from.text();
  from.text();
  from.id();
  const status = from.u8();
  from.u64();
  from.u64();
  const [yes, no, total] = [from.u128(), from.u128(), from.u128()];
  from.u16();
  const voters = from.u64();
  from.option(from.u64);
  from.option(from.u64);
  from.option(() => [from.text(), from.text(), from.text()]);
  from.option(() => [from.id(), from.u128()]);
  from.option(() => [from.text(), from.text(), from.u8(), from.option(from.text)]);
  from.u128();
  from.option(() => [from.u32(), from.text(), from.text()]);
  from.option(from.u64);
  return { status, yes, no, total, voters, epoch: from.u64() };
}

const ACTIVE = 0;

/** Votes of open proposals: each validator for the stake whose owners did not vote themselves. */
function checkVotes({ height, stores }: State): void {
  const electorates = new Map(
    stores.electorates.map(({ key, value }) => [
      numberAt(key, 0),
      new Map(value.list(() => [value.id(), value.u128()] as const)),
    ]),
  );
  const withdrawn = new Map(
    stores.withdrawn.map(({ key, value }) => [`${numberAt(key, 0)} ${key.slice(-64)}`, value.u128()]),
  );
  const votes = stores.votes.map(({ key, value }) => ({
    id: numberAt(key, 0),
    voter: key.slice(-64),
    approve: value.bool(),
    direct: value.u128(),
  }));
  for (const { key, value } of stores.proposals) {
    const id = numberAt(key, 0);
    const { status, yes, no, total, voters, epoch } = readProposal(value);
    atMost(height, `votes of proposal ${id}`, yes + no, total);
    if (status !== ACTIVE) continue;
    const members = electorates.get(epoch) ?? new Map<string, bigint>();
    const cast = votes.filter((one) => one.id === id);
    const power = sums(
      cast,
      ({ approve }) => `${approve}`,
      ({ voter, direct }) => {
        const behind = members.get(voter) ?? 0n;
        return direct + behind - (behind === 0n ? 0n : (withdrawn.get(`${id} ${voter}`) ?? 0n));
      },
    );
    same(height, `voters of proposal ${id}`, cast.length, voters);
    same(height, `votes for proposal ${id}`, power.get('true') ?? 0n, yes);
    same(height, `votes against proposal ${id}`, power.get('false') ?? 0n, no);
  }
}

function checkCollections({ height, stores }: State): void {
  const owned: { collection: string; owner: string }[] = [];
  const ever = new Map<string, number>();
  for (const { key, value } of stores.nftOwners) {
    const collection = idsOf(key)[0]!;
    ever.set(collection, (ever.get(collection) ?? 0) + 1);
    const owner = value.option(value.id);
    if (owner !== null) owned.push({ collection, owner });
  }
  const counts = sums(
    owned,
    ({ collection, owner }) => collection + owner,
    () => 1n,
  );
  for (const { key, value } of stores.nftBalances) {
    const [collection, owner] = idsOf(key) as [string, string];
    const record = `number of NFTs of 0x${owner} in collection 0x${collection}`;
    same(height, record, Number(counts.get(collection + owner) ?? 0n), value.u64());
  }
  same(height, 'number of owners of NFTs', counts.size, stores.nftBalances.length);
  for (const { key, value } of stores.nftTallies)
    same(height, `NFTs ever minted in collection 0x${idsOf(key)[0]}`, ever.get(idsOf(key)[0]!) ?? 0, value.u64());
}

/** The key of a type: its collection and eight bytes. */
const typeOf = (key: string): string => key.slice(6, 6 + 64 + 16);

function checkTypes({ height, stores }: State): void {
  const balances = stores.typeBalances.map(({ key, value }) => ({ type: typeOf(key), amount: value.u128() }));
  const supplies = sums(
    balances,
    ({ type }) => type,
    ({ amount }) => amount,
  );
  const holders = sums(
    balances,
    ({ type }) => type,
    () => 1n,
  );
  for (const { key, value } of stores.typeTallies) {
    const type = typeOf(key);
    const of = `of type ${BigInt(`0x${type.slice(64)}`)} in collection 0x${type.slice(0, 64)}`;
    same(height, `supply ${of}`, supplies.get(type) ?? 0n, value.u128());
    value.u256();
    same(height, `holders ${of}`, Number(holders.get(type) ?? 0n), value.u64());
  }
}

function checkPassports({ height, stores }: State): void {
  const totals = stores.passportTotals[0]?.value;
  if (totals === undefined) return;
  same(height, 'number of passports', stores.passports.length, totals.u64());
  same(height, 'number of games', stores.games.length, totals.u64());
  same(height, 'number of profiles', stores.profiles.length, totals.u64());
}
