/** Random traffic over the bridge: after every block both sides of it come to the same, the limits hold, and nothing comes twice. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Address, Hash } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type Ran, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import {
  appoint,
  attest,
  attesters,
  bridgeChain,
  DAY,
  deposit,
  digestOf,
  FOUNDATION,
  type Log,
  limits,
  logOf,
  mintOf,
  next,
  ONE,
  observe,
  proofOf,
  released,
  tx,
  withdraw,
} from './bridging.js';

const LOGS = 12;
const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** What each log says is the same whenever it is spoken of; some are of another token, and some are the second of a transaction. */
const log = (n: number): Log => {
  const recipient = (n % 2 === 0 ? alice : bob).address;
  return n % 4 === 3
    ? {
        chain: 'bitcoin',
        tx_hash: tx(n).slice(2),
        log_index: 0,
        symbol: 'WBTC',
        amount: BigInt(n) * 30_000_000_000n,
        recipient,
      }
    : logOf(n - (n % 3), BigInt(n * 160 + 1), { log_index: n % 3, recipient });
};

const n = fc.nat(LOGS - 1);
const by = fc.nat(3);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ op: fc.constant('deposit' as const), n, letters: fc.nat(2), set: fc.nat(2) }) },
  { weight: 8, arbitrary: fc.record({ op: fc.constant('observe' as const), n, by, isLie: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('withdraw' as const), n, by }) },
  { weight: 10, arbitrary: fc.record({ op: fc.constant('attest' as const), n, by }) },
  { weight: 8, arbitrary: fc.record({ op: fc.constant('release' as const), n, by }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('refund' as const), n }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('cancel' as const), n }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('limits' as const), n }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('pause' as const), n }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('rotate' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ op: fc.constant('later' as const), n: fc.constantFrom(1, 600, 3_600, DAY, 8 * DAY) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Op {
  readonly direction: 'in' | 'out';
  readonly mint: Hash;
  readonly amount: bigint;
  readonly status: string;
  readonly recipient: Address | null;
}
interface Mapping {
  readonly minted: bigint;
  readonly burned: bigint;
  readonly per_tx: bigint;
  readonly per_day: bigint;
}
/** What the events of the bridge have in common. */
interface Told {
  readonly deposit_id: number;
  readonly withdrawal_id: number;
  readonly mint: Hash;
  readonly amount: bigint;
  readonly release_fee: bigint;
}
interface Sets {
  readonly current: { readonly set_index: number };
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

/** A life of the bridge, and what the other chains would say of it. */
class Life {
  readonly c: TestChain = bridgeChain();
  readonly mints = { WETH: mintOf(this.c), WBTC: mintOf(this.c, 'WBTC') };
  /** Raw units here of what came at once, with when. */
  readonly #atOnce: { readonly mint: Hash; readonly time: number; readonly amount: bigint }[] = [];
  /** Passages that were paid out, and withdrawals that were released or given back: none twice. */
  readonly #ended = new Set<string>();
  /** What events say: per token what came, went and was given back. */
  readonly #flow = new Map<Hash, bigint>();
  #logs = 0;

  /** The attesters of a set: every other set has the others. */
  members = (set_index: number): readonly Actor[] => (set_index % 2 === 1 ? attesters : next);

  get set(): number {
    return this.c.cell<Sets>('bridge', 'sets').current.set_index;
  }

  perform(one: Step): Ran | undefined {
    const { c } = this;
    const members = this.members(this.set);
    const newest = this.#newest('n' in one ? one.n : 0);
    switch (one.op) {
      case 'deposit': {
        const set_index = Math.max(1, this.set - one.set);
        const given = log(one.n);
        const signers = [0, 1, 3].map((place) => [place, this.members(set_index)[place]!] as const);
        const proof = proofOf(digestOf(c, given), signers, set_index);
        const tx_hash = [given.tx_hash, given.tx_hash.toUpperCase(), given.tx_hash.replace(/^0x/, '')][one.letters]!;
        return deposit(c, { ...given, tx_hash }, proof);
      }
      case 'observe': {
        const given = log(one.n);
        // The last of the attesters lies now and then: alone he gets nothing.
        const isLie = one.isLie && one.by === 3;
        return observe(
          c,
          members[one.by]!,
          isLie ? { ...given, recipient: bob.address, amount: given.amount * 9n } : given,
        );
      }
      case 'withdraw':
        return one.by === 0
          ? withdraw(c, bob, BigInt(one.n + 1) * 10_000_000_000n, BTC, 'WBTC', 'bitcoin')
          : withdraw(c, one.by === 1 ? bob : alice, BigInt(one.n + 1) * 100n * ONE);
      case 'attest':
        return newest === undefined ? undefined : attest(c, members[one.by]!, newest);
      case 'release':
        // All tell of the same transaction, each in its own chain's way of writing.
        return newest === undefined
          ? undefined
          : released(c, members[one.by]!, newest, this.#isBitcoin(newest) ? 'ef'.repeat(32) : tx(999));
      case 'refund':
        return newest === undefined ? undefined : c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id: newest });
      case 'cancel':
        return c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: one.n + 1 });
      case 'limits':
        return limits(c, {
          paused: one.n > 9,
          per_tx: BigInt(one.n) * 150n * ONE,
          per_day: BigInt(one.n) * 400n * ONE,
          fee_bps: one.n,
        });
      case 'pause':
        return c.run(bob, 'PauseToken', { mint: this.mints.WETH, paused: one.n > 7 });
      case 'rotate':
        return appoint(c, this.set + 1, this.members(this.set + 1));
      default:
        this.#follow(c.advance(one.n).events, false);
        return undefined;
    }
  }

  /** One of the three newest withdrawals. */
  #newest(back: number): number | undefined {
    const last = this.c.cell<number>('bridge', 'withdrawn');
    return last === 0 ? undefined : last - (back % Math.min(last, 3));
  }

  #isBitcoin(withdrawal_id: number): boolean {
    const { op } = this.c.entry<{ op: number }>('bridge', 'withdrawals', withdrawal_id)!;
    return this.c.entry<Op>('bridge', 'ops', op)!.mint === this.mints.WBTC;
  }

  /** Does a step and ends its block; then everything must hold. */
  live(one: Step): boolean {
    const { c } = this;
    const ran = this.perform(one);
    const done = ran?.succeeded ?? false;
    if (done) this.#follow(ran!.events, true);
    this.#follow(c.block().events, false);
    this.#check();
    return done;
  }

  #follow(events: Ran['events'], isAtOnce: boolean): void {
    for (const { name, data } of events) {
      const { deposit_id, withdrawal_id, mint, amount, release_fee } = data as unknown as Told;
      const add = (units: bigint) => this.#flow.set(mint, (this.#flow.get(mint) ?? 0n) + units);
      if (name === 'BridgeDeposited') {
        add(amount);
        this.#end(`deposit ${deposit_id}`);
        if (isAtOnce) this.#checkLimits(mint, amount);
      }
      if (name === 'BridgeReceiveCancelled') this.#end(`deposit ${deposit_id}`);
      if (name === 'BridgeWithdrawn') add(-amount - release_fee);
      if (name === 'BridgeRefunded') add(amount);
      if (name === 'BridgeRefunded' || name === 'BridgeReleased') this.#end(`withdrawal ${withdrawal_id}`);
    }
  }

  #end(what: string): void {
    assert.not(this.#ended.has(what), `${what} ended twice`);
    this.#ended.add(what);
  }

  /** What comes at once is within both limits as they are now. */
  #checkLimits(mint: Hash, amount: bigint): void {
    const { per_tx, per_day } = this.#mapping(mint);
    const { time } = this.c;
    this.#atOnce.push({ mint, time, amount });
    const ofDay = this.#atOnce.filter((one) => one.mint === mint && one.time > time - DAY);
    assert.ok(amount <= per_tx, `${amount} at once, above ${per_tx}`);
    assert.ok(sum(ofDay.map((one) => one.amount)) <= per_day, `more than ${per_day} came in 24 hours`);
  }

  #mapping = (mint: Hash): Mapping => this.c.entry<Mapping>('bridge', 'mappings', mint)!;

  #check(): void {
    const { c } = this;
    const ops = c.entries<Op>('bridge', 'ops').map(({ value }) => value);
    const truth = new Set(Array.from({ length: LOGS }, (_, i) => this.#claim(log(i))));
    for (const [symbol, mint] of Object.entries(this.mints)) {
      const { minted, burned } = this.#mapping(mint);
      const of = (...states: readonly string[]) =>
        sum(ops.filter((op) => op.mint === mint && states.includes(op.status)).map(({ amount }) => amount));
      const locked = minted - burned;
      assert.ok(locked >= 0n, `${symbol}: more was burned than minted`);
      assert.is(locked, this.#flow.get(mint) ?? 0n, `${symbol}: what events say`);
      assert.is(minted, of('completed'), `${symbol}: all that was minted is of a log`);
      assert.is(burned, of('burned', 'attested', 'released'), `${symbol}: all that was burned is of a withdrawal`);
      assert.is(c.entry<bigint>('tokens', 'supplies', mint) ?? 0n, locked, `${symbol}: the supply`);
    }
    for (const op of ops) {
      if (op.direction === 'in') assert.ok(truth.has(`${op.mint} ${op.amount} ${op.recipient}`), 'a lie was received');
    }
    const logs = c.entries<number>('bridge', 'received');
    assert.is(new Set(logs.map(({ value }) => value)).size, logs.length, 'a passage is of one log');
    const received = ops.filter(({ direction }) => direction === 'in').length;
    assert.is(received, logs.length, 'a log was received twice');
    assert.ok(logs.length >= this.#logs, 'a log was forgotten');
    this.#logs = logs.length;
    const waiting = ops.filter(({ status }) => status === 'delayed' || status === 'pending').length;
    assert.is(c.entries('bridge', 'agenda').length, waiting, 'the agenda has what waits, and nothing else');
  }

  #claim({ symbol, amount, recipient }: Log): string {
    const inside = symbol === 'WETH' ? amount / 10n ** 9n : amount;
    return `${this.mints[symbol as 'WETH']} ${inside} ${recipient}`;
  }
}

test('in every random run minted minus burned units stay locked outside, limits hold, and each log counts once', () => {
  const done = new Map<string, number>();
  lives(step, (steps) => {
    const life = new Life();
    for (const one of steps) if (life.live(one)) done.set(one.op, (done.get(one.op) ?? 0) + 1);
  });
  for (const op of [
    'deposit',
    'observe',
    'withdraw',
    'attest',
    'release',
    'refund',
    'cancel',
    'limits',
    'pause',
    'rotate',
  ])
    assert.ok((done.get(op) ?? 0) > 5, `${op} hardly ever succeeded: ${JSON.stringify([...done])}`);
});

test.run();
