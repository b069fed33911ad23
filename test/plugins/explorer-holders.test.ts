/** Holders of the explorer: at the height that they name they are those of the state, whatever was forgotten on the way. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Holdings } from '../../plugins/explorer/holdings.js';
import { holderCounts, holders, marks } from '../../plugins/explorer/tables.js';
import type { Address, Hash, PluginContext } from '../../runtime/sdk.js';
import { MemoryDatabase } from '../../runtime/storage/memory.js';
import { h } from '../kit/index.js';

type Balances = ReadonlyMap<string, bigint>;
type Node = Pick<PluginContext, 'changes' | 'entries'>;

const MINTS = [h(1), h(2)] as const;
const PEOPLE = Array.from({ length: 6 }, (_, i) => h(100 + i) as string as Address);

/** Who has how much from now on. */
type Block = readonly (readonly [person: number, mint: number, amount: number])[];

/** A chain of balances that remembers its last blocks; while its entries are read it goes on. */
class Chain {
  readonly states: Balances[] = [new Map()];
  readonly remembered: number;
  /** Blocks that come while the entries are read. */
  coming: Block[] = [];

  constructor(remembered: number) {
    this.remembered = remembered;
  }

  get height(): number {
    return this.states.length - 1;
  }

  add(moves: Block): void {
    const next = new Map(this.states.at(-1)!);
    for (const [person, mint, amount] of moves) {
      const key = `${PEOPLE[person]!},${MINTS[mint]!}`;
      if (amount === 0) next.delete(key);
      else next.set(key, BigInt(amount));
    }
    this.states.push(next);
  }

  readonly node = {
    changes: async (_module: string, _store: string, first: number, last = this.height) => {
      if (first <= last && first <= this.height - this.remembered) return undefined;
      const [before, after] = [this.states[first - 1]!, this.states[last]!];
      const touched = this.states.slice(first - 1, last + 1).flatMap((state) => [...state.keys()]);
      const keys = [...new Set(touched)];
      return keys.map((key) => ({ key: key.split(','), before: before.get(key), after: after.get(key) }));
    },
    entries: () => this.#entries(),
  } as Node;

  async *#entries(): AsyncGenerator<{ key: string[]; value: bigint }> {
    for (const key of [...this.states.at(-1)!.keys()].sort()) {
      const value = this.states.at(-1)!.get(key);
      if (value !== undefined) yield { key: key.split(','), value };
      const block = this.coming.shift();
      if (block) this.add(block);
    }
  }
}

async function check(chain: Chain, database: MemoryDatabase): Promise<void> {
  const height = (await marks.get(database, 'holders'))!;
  const state = chain.states[height]!;
  for (const mint of MINTS) {
    const { rows } = await holders.page(database, [mint as Hash], 100);
    const expected = PEOPLE.flatMap((person) => {
      const amount = state.get(`${person},${mint}`);
      return amount === undefined ? [] : [[person, amount] as const];
    }).sort(([a, x], [b, y]) => (x === y ? (a < b ? -1 : 1) : x < y ? 1 : -1));
    assert.equal(
      rows.map(({ key: [, amount, person] }) => [person, amount]),
      expected,
    );
    assert.is((await holderCounts.get(database, mint as Hash)) ?? 0, expected.length);
  }
}

const move = fc.tuple(fc.nat(5), fc.nat(1), fc.nat(4));
const block = fc.array(move, { maxLength: 5 });

test('holders are those of the state, also where blocks were forgotten and others come meanwhile', async () => {
  const rounds = fc.array(
    fc.record({ blocks: fc.array(block, { minLength: 1, maxLength: 5 }), coming: fc.array(block) }),
    {
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(rounds, fc.integer({ min: 1, max: 8 }), async (given, remembered) => {
      const chain = new Chain(remembered);
      const database = new MemoryDatabase();
      const holdings = new Holdings(chain.node, database);
      const put = async (...changes: readonly (readonly [Uint8Array, Uint8Array | null])[]) => {
        await database.write({ changes });
      };
      let next = 0;
      for (const { blocks, coming } of given) {
        for (const one of blocks) chain.add(one);
        chain.coming = coming.slice(0, 3);
        const last = chain.height;
        for (; next <= last; next++) await database.write({ changes: await holdings.follow(next, put) });
        chain.coming = [];
        if ((await marks.get(database, 'holders')) !== undefined) await check(chain, database);
      }
      // Once the chain rests, the rows reach its head.
      chain.add([]);
      for (; next <= chain.height; next++) await database.write({ changes: await holdings.follow(next, put) });
      assert.is(await marks.get(database, 'holders'), chain.height);
      await check(chain, database);
    }),
    { numRuns: 300 },
  );
});

test.run();
