/** Laws of modules that hold tokens for others: what they owe is what their accounts hold. */

import { idsOf, moduleAccount, numberAt, type Reader } from './bytes.js';
import { atMost, same, sum, sums } from './difference.js';
import { type Ledger, NATIVE } from './ledger.js';
import type { Reading } from './state.js';

export const ESCROW_STORES = {
  dexPools: [9, 0],
  dexOrigins: [9, 1],
  dexShares: [9, 2],
  dexLocks: [9, 9],
  dexLockedSums: [9, 15],
  presaleTerms: [10, 0],
  presaleProgress: [10, 1],
  contributions: [10, 3],
  stakingPools: [13, 0],
  positions: [13, 3],
  poolStakes: [13, 4],
  namesHeld: [15, 6],
  lanes: [16, 17],
  orders: [20, 0],
  makers: [20, 5],
  escrowed: [20, 14],
} as const;

type State = Reading<keyof typeof ESCROW_STORES>;

/** Checks every escrow of a block. */
export function checkEscrows(state: State, ledger: Ledger): void {
  checkPools(state, ledger);
  checkLocks(state, ledger);
  checkPresales(state, ledger);
  checkStakingPools(state, ledger);
  checkOrders(state, ledger);
  checkLanes(state, ledger);
  const held = state.stores.namesHeld[0]?.value.u128() ?? 0n;
  same(state.height, 'payments held for names after a block', 0n, held);
}

/** Reserves of the pools: the vault holds them, and the shares never claim more than they are worth. */
function checkPools({ height, stores }: State, ledger: Ledger): void {
  const vault = moduleAccount('dex', 'vault');
  const shareOf = new Map(stores.dexShares.map(({ key, value }) => [value.id(), idsOf(key)[0]!]));
  const addressOf = new Map(stores.dexOrigins.map(({ key, value }) => [value.id() + value.id(), idsOf(key)[0]!]));
  const reserves = stores.dexPools.map(({ key, value }) => {
    const [lo, hi] = idsOf(key) as [string, string];
    return { lo, hi, inLo: value.u128(), inHi: value.u128() };
  });
  same(height, 'number of pools with a record of their origin', reserves.length, addressOf.size);
  const owed = sums(
    reserves.flatMap(({ lo, hi, inLo, inHi }) => [
      { mint: lo, amount: inLo },
      { mint: hi, amount: inHi },
    ]),
    ({ mint }) => mint,
    ({ amount }) => amount,
  );
  for (const [mint, amount] of owed)
    atMost(height, `reserves of all pools in token 0x${mint}`, amount, ledger.balance(vault, mint));
  for (const { lo, hi, inLo, inHi } of reserves) {
    const address = addressOf.get(lo + hi);
    const share = address === undefined ? undefined : shareOf.get(address);
    const supply = share === undefined ? 0n : (ledger.supplies.get(share) ?? 0n);
    atMost(height, `square of the shares of the pool of 0x${lo} and 0x${hi}`, supply * supply, inLo * inHi);
  }
}

function checkLocks({ height, stores }: State, ledger: Ledger): void {
  const locked = moduleAccount('dex', 'locks');
  const shareOf = new Map(stores.dexShares.map(({ key, value }) => [value.id(), idsOf(key)[0]!]));
  const locks = stores.dexLocks.map(({ key, value }) => ({
    pool: idsOf(key)[0]!,
    owner: value.id(),
    amount: value.u128(),
  }));
  const byPool = sums(
    locks,
    ({ pool }) => pool,
    ({ amount }) => amount,
  );
  for (const [pool, amount] of byPool)
    atMost(height, `locked shares of pool 0x${pool}`, amount, ledger.balance(locked, shareOf.get(pool) ?? ''));
  const byOwner = sums(
    locks,
    ({ owner, pool }) => owner + pool,
    ({ amount }) => amount,
  );
  const told = new Map(stores.dexLockedSums.map(({ key, value }) => [idsOf(key).join(''), value.u128()]));
  for (const [key, amount] of byOwner)
    same(height, `locked shares of 0x${key.slice(0, 64)} in pool 0x${key.slice(64)}`, amount, told.get(key) ?? 0n);
  same(height, 'number of owners of locks', byOwner.size, told.size);
}

/** Stages of a presale in the order of their bytes. */
const OPEN = 0;

function checkPresales({ height, stores }: State, ledger: Ledger): void {
  const given = new Map<number, { amount: bigint; tokens: bigint; count: number }>();
  for (const { key, value } of stores.contributions) {
    const id = numberAt(key, 0);
    const before = given.get(id) ?? { amount: 0n, tokens: 0n, count: 0 };
    value.id();
    given.set(id, {
      amount: before.amount + value.u128(),
      tokens: before.tokens + value.u128(),
      count: before.count + 1,
    });
  }
  const mints = new Map(stores.presaleTerms.map(({ key, value }) => [numberAt(key, 0), readMints(value)]));
  for (const { key, value } of stores.presaleProgress) {
    const id = numberAt(key, 0);
    const [stage, raised, sold, contributors] = [value.u8(), value.u128(), value.u128(), value.u64()];
    const sum = given.get(id) ?? { amount: 0n, tokens: 0n, count: 0 };
    same(height, `amount raised by presale ${id}`, sum.amount, raised);
    same(height, `tokens sold by presale ${id}`, sum.tokens, sold);
    same(height, `contributors of presale ${id}`, sum.count, contributors);
    if (stage !== OPEN) continue;
    const escrow = moduleAccount('presale', 'escrow', id);
    const { token, payment } = mints.get(id)!;
    atMost(height, `payments in presale ${id}`, raised, ledger.balance(escrow, payment));
    atMost(height, `tokens owed by presale ${id}`, sold, ledger.balance(escrow, token));
  }
}

/** The first fields of the terms are the creator and the token; the last one is the payment. */
function readMints(value: Reader): { readonly token: string; readonly payment: string } {
  value.id();
  const token = value.id();
  while (value.left > 32) value.u8();
  return { token, payment: value.id() };
}

function checkStakingPools({ height, stores }: State, ledger: Ledger): void {
  const positions = stores.positions.map(({ key, value }) => {
    const [account, pool] = idsOf(key) as [string, string];
    return { account, pool, staked: value.u128() };
  });
  const byPool = sums(
    positions,
    ({ pool }) => pool,
    ({ staked }) => staked,
  );
  const tokenOf = new Map<string, string>();
  for (const { key, value } of stores.stakingPools) {
    const [pool] = idsOf(key) as [string];
    value.id();
    const [token, rewardToken] = [value.id(), value.id()];
    tokenOf.set(pool, token);
    value.u128();
    value.u64();
    value.u128();
    value.u128();
    const [total, stakers, escrow, owed] = [value.u128(), value.u64(), value.u128(), value.u128()];
    const of = `of staking pool 0x${pool}`;
    same(height, `total stake ${of}`, byPool.get(pool) ?? 0n, total);
    const active = positions.filter((one) => one.pool === pool && one.staked > 0n).length;
    same(height, `stakers ${of}`, active, stakers);
    atMost(height, `rewards owed ${of}`, owed, escrow);
    atMost(height, `stake ${of}`, total, ledger.balance(moduleAccount('staking-pools', 'stakes', pool), token));
    atMost(
      height,
      `rewards ${of}`,
      escrow,
      ledger.balance(moduleAccount('staking-pools', 'rewards', pool), rewardToken),
    );
  }
  const byAccount = sums(
    positions,
    ({ account, pool }) => account + (tokenOf.get(pool) ?? ''),
    ({ staked }) => staked,
  );
  for (const { key, value } of stores.poolStakes) {
    const [account, token] = idsOf(key) as [string, string];
    same(height, `pool stakes of 0x${account} in token 0x${token}`, byAccount.get(account + token) ?? 0n, value.u128());
  }
}

/** Stages of an order in the order of their bytes. */
const CREATED = 0;
const MATCHED = 1;

function checkOrders({ height, stores }: State, ledger: Ledger): void {
  const escrow = moduleAccount('settlement', 'orders');
  const owed: { mint: string; amount: bigint }[] = [];
  for (const { value } of stores.orders) {
    value.id();
    const [sell, buy, amount] = [value.id(), value.id(), value.u128()];
    value.u128();
    value.u64();
    value.u8();
    value.u64();
    value.id();
    const stage = value.u8();
    const bought = value.option(() => {
      value.id();
      return value.u128();
    });
    if (stage !== CREATED && stage !== MATCHED) continue;
    owed.push({ mint: sell, amount });
    if (stage === MATCHED) owed.push({ mint: buy, amount: bought ?? 0n });
  }
  const byMint = sums(
    owed,
    ({ mint }) => mint,
    ({ amount }) => amount,
  );
  const told = sums(
    stores.escrowed,
    ({ key }) => idsOf(key)[1]!,
    ({ value }) => value.u128(),
  );
  for (const mint of new Set([...byMint.keys(), ...told.keys()])) {
    same(height, `open orders in token 0x${mint}`, byMint.get(mint) ?? 0n, told.get(mint) ?? 0n);
    atMost(height, `escrow of orders in token 0x${mint}`, told.get(mint) ?? 0n, ledger.balance(escrow, mint));
  }
  const bonds = sum(
    stores.makers.map(({ value }) => {
      value.text();
      value.u8();
      return value.u128();
    }),
  );
  atMost(height, 'bonds of market makers', bonds, ledger.balance(moduleAccount('settlement', 'bonds'), NATIVE));
}

function checkLanes({ height, stores }: State, ledger: Ledger): void {
  const vault = moduleAccount('bridge', 'lanes');
  const locked = sums(
    stores.lanes,
    ({ key }) => key.slice(-64),
    ({ value }) => {
      value.bool();
      return value.u128();
    },
  );
  for (const [mint, amount] of locked)
    atMost(height, `amount locked for other chains in token 0x${mint}`, amount, ledger.balance(vault, mint));
}
