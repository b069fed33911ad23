/** Random lives of DAOs: what votes add up to, what the treasury has, and what is kept of the past, whatever comes. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Address } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, dave, type Ran } from '../../kit/index.js';
import { inner } from '../shared/signing.js';
import { lives } from '../shared/steps.js';
import {
  cancel,
  createDao,
  daoChain,
  execute,
  GOV,
  give,
  given,
  payment,
  propose,
  vote,
  type World,
} from './voting.js';

const PEOPLE: readonly Actor[] = [alice, bob, carol, dave];
const who = fc.constantFrom(...PEOPLE);
const id = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('propose' as const), who, kind: fc.nat(4), amount: fc.bigInt(1n, 600n) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      op: fc.constant('vote' as const),
      who,
      id,
      said: fc.constantFrom('for' as const, 'for' as const, 'against' as const, 'abstain' as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('execute' as const), who, id }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('cancel' as const), who, id }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('send' as const), who, to: who, amount: fc.bigInt(1n, 40n) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('mint' as const), to: who, amount: fc.bigInt(1n, 20n) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('burn' as const), who, amount: fc.bigInt(1n, 20n) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('deposit' as const), who, amount: fc.bigInt(1n, 500n) }) },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('wait' as const), blocks: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 4 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Life extends World {
  /** What the treasury has by the events. */
  treasury: bigint;
  /** Balances of everybody and the supply at the end of each block. */
  readonly ends: Map<number, readonly bigint[]>;
}

const payloads = ({ c, mint }: World, amount: bigint) => [
  payment(dave, amount),
  {
    operations: [
      inner(c, 'Transfer', { to: bob, token_symbol: 'TRL', amount }),
      inner(c, 'Memo', { data: new Uint8Array(3) }),
    ],
  },
  {
    operations: [
      inner(c, 'Transfer', { to: carol, token_symbol: 'TRL', amount }),
      inner(c, 'BurnToken', { mint, amount: 1n }),
    ],
  },
  { config: given({ quorum_bps: 1_000 + Number(amount) }) },
  { text: {} },
];

function run(life: Life, one: Exclude<Step, { op: 'wait' | 'hours' }>): Ran {
  const { c, dao, mint } = life;
  /** One of the newest proposals. */
  const newest = (n: number) => Math.max(0, c.ask<{ proposals: number }>('getDao', [`0x${dao}`]).proposals - 1 - n);
  switch (one.op) {
    case 'propose':
      return propose(life, payloads(life, one.amount)[one.kind]!, one.who);
    case 'vote':
      return vote(life, one.who, one.said, newest(one.id));
    case 'execute':
      return execute(life, one.who, newest(one.id));
    case 'cancel':
      return cancel(life, one.who, newest(one.id));
    case 'send':
      return give(c, one.who, one.to, one.amount * GOV);
    case 'mint':
      return c.run(alice, 'MintToken', { mint, to: one.to, amount: one.amount * GOV });
    case 'burn':
      return c.run(one.who, 'BurnToken', { mint, amount: one.amount * GOV });
    default:
      return c.run(one.who, 'DaoDeposit', { dao, token: 'TRL', amount: one.amount });
  }
}

interface Kept {
  readonly stage: string;
  readonly snapshot_height: number;
  readonly for: bigint;
  readonly against: bigint;
  readonly abstain: bigint;
  readonly voters: number;
  readonly supply: bigint | null;
  readonly proposer: Address;
}

const holdings = ({ c, mint }: World): bigint[] => {
  const supply = BigInt(c.ask<{ total_supply: string }>('getTokenInfo', [`0x${mint}`]).total_supply);
  return [...PEOPLE.map((one) => c.balance(one, 'GOV')), supply];
};

/** Everything that must hold at any time. */
function check(life: Life): void {
  const { c, dao, ends } = life;
  const votes = c.entries<{ vote: 'for'; weight: bigint }>('dao', 'votes');
  const heights = new Map<number, number>();
  const open = new Map<string, number>();
  for (const { key, value: one } of c.entries<Kept>('dao', 'proposals')) {
    const cast = votes.filter((each) => each.key[0] === key[0] && each.key[1] === key[1]);
    for (const said of ['for', 'against', 'abstain'] as const) {
      const sum = cast.filter(({ value }) => value.vote === said).reduce((all, { value }) => all + value.weight, 0n);
      assert.is(one[said], sum, `votes ${said}`);
    }
    assert.is(one.voters, cast.length);
    const end = ends.get(one.snapshot_height);
    for (const { key: vote, value } of cast) {
      const at = PEOPLE.findIndex(({ address }) => address === vote[2]);
      assert.is(value.weight, end![at], 'a vote is what was held');
    }
    // One that is cancelled before its snapshot keeps the supply of then.
    if (one.supply !== null && end && (one.stage !== 'canceled' || one.voters > 0)) {
      assert.is(one.supply, end.at(-1));
      assert.ok(one.for + one.against + one.abstain <= one.supply, 'votes within the supply');
    }
    if (one.stage !== 'open') continue;
    heights.set(one.snapshot_height, (heights.get(one.snapshot_height) ?? 0) + 1);
    const mine = `${key[0]}${one.proposer}`;
    open.set(mine, (open.get(mine) ?? 0) + 1);
  }
  const kept = c.entries<{ height: number; uses: number }[]>('tokens', 'keptHeights').flatMap(({ value }) => value);
  const sorted = [...heights].sort(([a], [b]) => a - b).map(([height, uses]) => ({ height, uses }));
  assert.equal(kept, sorted, 'heights are kept for open votes alone');
  const counted = c.entries<number>('dao', 'open').map(({ key, value }) => [key.join(''), value] as const);
  assert.equal(new Map(counted), open);
  assert.is(
    c.entries('dao', 'endings').length,
    [...open.values()].reduce((sum, n) => sum + n, 0),
  );
  assert.is(c.balance(dao), life.treasury, 'the treasury');
  assert.is(
    holdings(life)
      .slice(0, -1)
      .reduce((sum, n) => sum + n, c.balance(dao, 'GOV')),
    holdings(life).at(-1),
    'every unit is somewhere',
  );
}

test('in every random run votes match held balances, the treasury pays only approved amounts, and expired data is pruned', () => {
  let [executed, voted] = [0, 0];
  lives(step, (steps) => {
    const terms = {
      quorum_bps: 1_000,
      timelock_s: 4,
      allow_early_execution: steps.length % 2 === 0,
      late_quorum_extension_blocks: 3,
    };
    const world = daoChain({ ...terms, guardian: carol.address, voting_period_blocks: 5 }, { mintable: true });
    const life: Life = { ...world, treasury: 1_000n, ends: new Map() };
    const { c, dao } = life;
    createDao(c, world.mint, {}, 'Another');
    for (const one of steps) {
      if (one.op === 'wait' || one.op === 'hours') {
        for (let i = 0; i < (one.op === 'wait' ? one.blocks : 1); i++) {
          life.ends.set(c.height, holdings(life));
          c.advance(one.op === 'wait' ? 2 : one.hours * 3_600);
        }
        check(life);
        continue;
      }
      const ran = run(life, one);
      if (!ran.succeeded) continue;
      for (const { name, data } of ran.events) {
        if (name !== 'Transfer' || data.token !== 'TRL') continue;
        if (data.to === dao) life.treasury += data.amount as bigint;
        if (data.from === dao) {
          assert.is(one.op, 'execute', 'only what is executed pays');
          life.treasury -= data.amount as bigint;
        }
      }
      if (one.op === 'execute') executed++;
      if (one.op === 'vote') voted++;
    }
    check(life);
    // Nobody does anything any more: all votes end by themselves, and nothing of the past stays.
    for (let blocks = 0; c.entries('dao', 'endings').length > 0; blocks++) {
      life.ends.set(c.height, holdings(life));
      c.block();
      assert.ok(blocks < 30, 'votes end by themselves');
    }
    check(life);
    c.block();
    assert.equal([c.entries('tokens', 'keptHeights'), c.entries('tokens', 'checkpoints')], [[], []]);
  });
  assert.ok(executed > 10 && voted > 150, `only ${executed} executed, ${voted} voted`);
});

test.run();
