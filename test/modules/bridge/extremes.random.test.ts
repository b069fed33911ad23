/**
 * Random extremes against the bridge of a testnet, where deposits need no proof: amounts at every edge, dust, tokens burned
 * outside the bridge, wrong fields, days that pass. An unexpected exception fails the test, as it would halt a node.
 *
 * Seconds by default; `TEST_STEPS` says how many operations, `TEST_SEED` repeats a run.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withdrawalDigest } from '../../../modules/bridge/port.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import { type Address, fromHex, type Hash, moduleAccount } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type Ran, type TestChain } from '../../kit/index.js';
import { genesisPart } from '../shared/coins.js';
import { stepsOr } from '../shared/steps.js';
import {
  appoint,
  attest,
  attesters,
  bridgeChain,
  DAY,
  deposit,
  FOUNDATION,
  limits,
  mintOf,
  next,
  observe,
  proofOf,
  released,
  TOKENS,
  tx,
} from './bridging.js';

const LARGEST = 2n ** 128n - 1n;
const SEED = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);
/** Random operations of one chain. */
const LIFE = 2_000;
/** How often a supply passes in and out before them, which brings the sums of its mapping near the largest amount. */
const PASSES = 252;
/** As large as the native supply may be: 2^35 whole units. */
const NATIVE_SUPPLY = 2n ** 35n * 10n ** 9n;
const LANE = 'trellis-77';
const VAULT = moduleAccount('bridge', ['lanes']);

const OUTSIDE = {
  WETH: { chain: 'ethereum', destination: '0x52908400098527886E0F7030069857D2E4169EE7', decimals: [9, 18] },
  WBTC: { chain: 'bitcoin', destination: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', decimals: [8, 8] },
  WSOL: { chain: 'solana', destination: 'So11111111111111111111111111111111111111112', decimals: [9, 6] },
} as const;
type Symbol = keyof typeof OUTSIDE;
const SYMBOLS = Object.keys(OUTSIDE) as Symbol[];

/** mulberry32: the same numbers from the same seed, without the cost of recording them. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

interface Mapping {
  readonly minted: bigint;
  readonly burned: bigint;
  readonly base_fee: bigint;
}
interface Event {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One chain under random operations, with what must hold after each block. */
class Life {
  readonly c: TestChain;
  readonly mints: Readonly<Record<Symbol, Hash>>;
  readonly #random: (below: number) => number;
  /** Units locked on the other side and units of the supply, as the events of the chain say. */
  readonly #locked = new Map<Hash, bigint>();
  readonly #supply = new Map<Hash, bigint>();
  readonly done = new Map<string, number>();
  #logs = 0;
  #lane = 0n;
  #unlocks = 0;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    const balances = [{ address: `0x${alice.address}`, label: 'alice', balance: `${NATIVE_SUPPLY}` }];
    this.c = bridgeChain({
      network: 'testnet',
      genesis: {
        tokens: genesisPart(TOKENS, { total_supply: `${NATIVE_SUPPLY}`, unissued: '0', balances }),
      },
    });
    const { c } = this;
    this.mints = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, mintOf(c, symbol)])) as Record<Symbol, Hash>;
    c.run(FOUNDATION, 'SetBridgeLane', { chain: LANE, mint: NATIVE, open: true });
    for (const symbol of SYMBOLS) limits(c, { mint: this.mints[symbol], per_tx: LARGEST, per_day: LARGEST });
  }

  /** Brings the sums of a mapping near the largest amount; says how many operations it took. */
  begin(): number {
    const amount = 2n ** 120n;
    const { chain, destination } = OUTSIDE.WBTC;
    for (let n = 0; n < PASSES; n++) {
      const log = { chain, tx_hash: this.#hash('WBTC', ++this.#logs), log_index: 0, symbol: 'WBTC', amount };
      this.#follow(deposit(this.c, { ...log, recipient: bob.address }, null).events as readonly Event[]);
      const given = { token_mint: this.mints.WBTC, amount, chain, destination };
      this.#follow(this.c.run(bob, 'BridgeWithdraw', given).events as readonly Event[]);
      this.#follow(this.c.advance(DAY).events as readonly Event[]);
    }
    return 2 * PASSES;
  }

  #of<T>(all: readonly T[]): T {
    return all[this.#random(all.length)]!;
  }

  /** An amount at an edge of what there is: of the type, of the supply, of a balance, of a unit. */
  #amount(symbol: Symbol, who: Actor): bigint {
    const [inside, outside] = OUTSIDE[symbol].decimals;
    const unit = 10n ** BigInt(Math.abs(outside - inside));
    const have = this.c.balance(who, symbol);
    const locked = this.#locked.get(this.mints[symbol]) ?? 0n;
    const base = this.#of([
      0n,
      1n,
      unit,
      LARGEST,
      LARGEST / unit,
      2n ** 120n,
      2n ** 120n * unit,
      2n ** 120n / unit,
      have,
      locked,
      BigInt(this.#random(10 ** 9)) * unit,
    ]);
    const amount = base + this.#of([0n, 0n, 0n, 1n, -1n, unit]);
    return amount < 0n ? 0n : amount > LARGEST ? LARGEST : amount;
  }

  /** Every second amount as it would be brought: whole on both sides, and as large as fits. */
  #deposited(symbol: Symbol, who: Actor): bigint {
    if (this.#random(2) === 0) return this.#amount(symbol, who);
    const [inside, outside] = OUTSIDE[symbol].decimals;
    const rest = 2n ** 120n - (this.#supply.get(this.mints[symbol]) ?? 0n);
    const whole = this.#of([rest, rest, rest, 2n ** 120n, 2n ** 119n, 10n ** 12n, 1n, BigInt(this.#random(10 ** 9))]);
    const there = (whole * 10n ** BigInt(outside)) / 10n ** BigInt(inside);
    const largest = LARGEST - (LARGEST % 10n ** BigInt(Math.max(0, outside - inside)));
    return there > largest ? largest : there;
  }

  #perform(): readonly [string, Ran | undefined] {
    const { c } = this;
    const symbol = this.#of<Symbol>(['WETH', 'WSOL', 'WBTC', 'WBTC']);
    const who = this.#of([alice, bob, bob, bob]);
    const { chain, destination } = OUTSIDE[symbol];
    const mint = this.mints[symbol];
    const last = c.cell<number>('bridge', 'withdrawn');
    const recent = Math.max(1, last - this.#random(4));
    switch (this.#random(20)) {
      case 0:
      case 1:
      case 2:
      case 3:
      case 4: {
        const tx_hash = this.#hash(symbol, this.#random(12) === 0 ? this.#random(this.#logs + 1) : ++this.#logs);
        const recipient = this.#of([alice, bob, bob]).address;
        const amount = this.#deposited(symbol, who);
        const log = { chain, tx_hash, log_index: this.#of([0, 0, 2 ** 32 - 1]), symbol, amount, recipient };
        return ['deposit', deposit(c, log, null)];
      }
      case 5:
      case 6:
      case 7:
      case 8:
      case 9: {
        const amount = this.#random(3) === 0 ? this.#amount(symbol, who) : this.#most(symbol, who);
        return ['withdraw', c.run(who, 'BridgeWithdraw', { token_mint: mint, amount, chain, destination })];
      }
      case 10:
        return last === 0 ? ['attest', undefined] : ['attest', attest(c, this.#of(this.#members()), recent)];
      case 11: {
        if (last === 0) return ['release', undefined];
        const { op } = c.entry<{ op: number }>('bridge', 'withdrawals', recent)!;
        const to = c.entry<{ chain: string }>('bridge', 'ops', op)!.chain;
        const found = SYMBOLS.find((one) => OUTSIDE[one].chain === to)!;
        return ['release', released(c, this.#of(this.#members()), recent, this.#hash(found, 1))];
      }
      case 12:
        return last === 0
          ? ['refund', undefined]
          : ['refund', c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id: Math.max(1, last - this.#random(30)) })];
      case 13:
        return ['cancel', c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: this.#random(this.#logs + 2) })];
      case 14: {
        const given = {
          per_tx: this.#of([0n, 1n, LARGEST, LARGEST, LARGEST]),
          per_day: this.#of([0n, LARGEST, LARGEST, LARGEST]),
          paused: this.#random(8) === 0,
          fee_bps: this.#of([0, 0, 1, 1_000]),
          base_fee: this.#of([0n, 0n, 1n, 10n ** 9n, 2n ** 120n, LARGEST]),
        };
        return ['limits', limits(c, { mint, ...given })];
      }
      case 15:
        return ['burn', c.run(who, 'BurnToken', { mint, amount: this.#random(2) === 0 ? c.balance(who, symbol) : 1n })];
      case 16: {
        const log = { chain, tx_hash: this.#hash(symbol, this.#random(this.#logs + 3)), log_index: 7, symbol };
        const amount = this.#deposited(symbol, who);
        return ['observe', observe(c, this.#of(this.#members()), { ...log, amount, recipient: who.address })];
      }
      case 17: {
        const amount = this.#of([0n, 1n, c.balance(who), LARGEST, c.balance(who) / 2n]);
        const recipient = `0x${bob.address}`;
        return ['lock', c.run(who, 'BridgeLock', { token_mint: NATIVE, amount, chain: LANE, recipient })];
      }
      case 18:
        return ['unlock', this.#unlock()];
      default:
        if (this.#random(20) === 0) return ['rotate', this.#rotate()];
        this.#follow(c.advance(this.#of([1, 600, DAY, DAY, 8 * DAY + 1])).events);
        return ['later', undefined];
    }
  }

  /** The most that an account can withdraw with its fee, as the methods of the chain say. */
  #most(symbol: Symbol, who: Actor): bigint {
    const { fees } = this.c.ask<{
      fees: readonly { token: string; max_amount: string; base_fee: string; fee_bps: number }[];
    }>('getBridgeFees', [OUTSIDE[symbol].chain]);
    const { max_amount, base_fee, fee_bps } = fees.find(({ token }) => token === symbol)!;
    const have = this.c.balance(who, symbol) - BigInt(base_fee);
    const unit = OUTSIDE[symbol].decimals[0] > OUTSIDE[symbol].decimals[1] ? 1_000n : 1n;
    const paid = (have * 10_000n) / (10_000n + BigInt(fee_bps));
    const most = paid < BigInt(max_amount) ? paid : BigInt(max_amount);
    return most <= 0n ? 0n : most - (most % unit);
  }

  #unlock(): Ran {
    const { c } = this;
    const amount = this.#of([0n, 1n, this.#lane, this.#lane + 1n, LARGEST]);
    const withdrawal_id = this.#of([++this.#unlocks, this.#unlocks - 1, Number.MAX_SAFE_INTEGER]);
    const destination = `0x${alice.address}`;
    const expires_at = this.#of([c.time + 1, c.time + 9 * DAY, c.time]);
    const here = {
      withdrawal_id,
      chain: `trellis-${c.info.chainId}`,
      contract: 'native',
      amount,
      destination,
      expires_at,
    };
    const { set_index } = this.#set();
    const members = this.#members();
    const signers = [0, 1, 2].map((place) => [place, members[place]!] as const);
    const proof = proofOf(fromHex(withdrawalDigest({ chainId: 77 }, here)), signers, set_index);
    return c.run(bob, 'BridgeUnlock', {
      chain: LANE,
      withdrawal_id,
      mint: NATIVE,
      amount,
      destination,
      expires_at,
      proof,
    });
  }

  #set = () => this.c.cell<{ current: { set_index: number } }>('bridge', 'sets').current;
  #members = (): readonly Actor[] => (this.#set().set_index % 2 === 1 ? attesters : next);

  #rotate(): Ran {
    const { set_index } = this.#set();
    return appoint(this.c, set_index + 1, set_index % 2 === 1 ? next : attesters);
  }

  #hash(symbol: Symbol, n: number): string {
    if (symbol === 'WETH') return tx(n);
    if (symbol === 'WBTC') return `f${n.toString(16).padStart(63, '0')}`;
    const letters = '123456789ABCDEFG';
    return `5${[...n.toString(16).padStart(86, '0')].map((digit) => letters[Number.parseInt(digit, 16)]).join('')}`;
  }

  /** Does something; says how many operations it were. */
  live(): number {
    const [what, ran] = this.#perform();
    if (ran?.succeeded) {
      this.done.set(what, (this.done.get(what) ?? 0) + 1);
      this.#follow(ran.events as readonly Event[]);
    }
    this.#follow(this.c.block().events as readonly Event[]);
    this.#check();
    return ran === undefined ? 0 : 1;
  }

  #follow(events: readonly Event[]): void {
    for (const { name, data } of events) {
      const { token, amount } = data as { token: string; amount: bigint };
      const mint = (data.mint as Hash | undefined) ?? this.mints[token as Symbol];
      const lock = (units: bigint) => this.#locked.set(mint, (this.#locked.get(mint) ?? 0n) + units);
      const issue = (units: bigint) => this.#supply.set(mint, (this.#supply.get(mint) ?? 0n) + units);
      if (name === 'BridgeDeposited' || name === 'BridgeRefunded') lock(amount);
      if (name === 'BridgeWithdrawn') lock(-amount - ((data.release_fee as bigint | undefined) ?? 0n));
      if (name === 'TokenMinted') issue(amount);
      if (name === 'TokenBurned') issue(-amount);
      if (name === 'BridgeLocked') this.#lane += amount;
      if (name === 'BridgeUnlocked') this.#lane -= amount;
    }
  }

  #check(): void {
    const { c } = this;
    for (const [symbol, mint] of Object.entries(this.mints)) {
      const { minted, burned } = c.entry<Mapping>('bridge', 'mappings', mint)!;
      assert.ok(burned >= 0n && burned <= minted && minted <= LARGEST, `${symbol}: ${minted} minted, ${burned} burned`);
      assert.is(minted - burned, this.#locked.get(mint) ?? 0n, `${symbol}: the units that events lock`);
      const supply = c.entry<bigint>('tokens', 'supplies', mint) ?? 0n;
      assert.is(supply, this.#supply.get(mint) ?? 0n, `${symbol}: the supply that events issue`);
      assert.ok(supply <= minted - burned, `${symbol}: more units here than are locked on the other side`);
    }
    const { locked } = c.entry<{ locked: bigint }>('bridge', 'lanes', LANE, NATIVE)!;
    assert.is(locked, this.#lane, 'the channel locks what its events say');
    assert.ok(c.balance(VAULT as Address) >= locked, 'the vault has what the channel owes');
  }
}

test('extreme values in every operation keep testnet bridge totals exact and halt no node', () => {
  const wanted = stepsOr(2_000);
  const done = new Map<string, number>();
  let made = 0;
  for (let n = 0; made < wanted; n++) {
    const life = new Life(SEED + n);
    try {
      made += life.begin();
      for (let i = 0; i < LIFE && made < wanted; i++) made += life.live();
    } catch (cause) {
      throw new Error(`TEST_SEED=${SEED + n}, operation ${made}: ${(cause as Error).message}`, { cause });
    }
    for (const [what, count] of life.done) done.set(what, (done.get(what) ?? 0) + count);
  }
  console.log(`${made} operations, seed ${SEED}; succeeded: ${[...done].map((one) => one.join(' ')).join(', ')}`);
  for (const what of ['deposit', 'withdraw', 'attest', 'refund', 'limits', 'burn', 'lock', 'unlock'])
    assert.ok((done.get(what) ?? 0) > 2, `${what} hardly ever succeeded`);
});

test.run();
