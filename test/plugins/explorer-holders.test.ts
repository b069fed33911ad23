/** Holders of the explorer: at the height that they name they are those of the state, whatever was forgotten on the way. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Holdings } from '../../plugins/explorer/holdings.js';
import { holderCounts, holders, marks } from '../../plugins/explorer/tables.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import type { ChangedSince } from '../../runtime/plugin.js';
import type { Address, Hash } from '../../runtime/sdk.js';
import { h } from '../kit/index.js';

type Balances = ReadonlyMap<string, bigint>;
type Node = ConstructorParameters<typeof Holdings>[0];

const MINTS = [h(1), h(2)] as const;
const PEOPLE = Array.from({ length: 6 }, (_, i) => h(100 + i) as string as Address);

/** Who has how much from now on. */
type Block = readonly (readonly [person: number, mint: number, amount: number])[];

/** A chain of balances that remembers its last blocks; while its entries are read it goes on. */
class Chain {
  readonly states: Balances[] = [new Map()];
  readonly remembered: number;
  /** Blocks that come while changes are read, and while entries are. */
  coming: { changes: (Block | null)[]; entries: (Block | null)[] } = { changes: [], entries: [] };

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
    changes: (_module: string, _store: string, height: number) => this.#changes(height),
    since: (_module: string, _store: string, height: number) => this.#since(height),
    entries: () => this.#entries(),
    ledger: { head: this },
  } as Node;

  /** A page for each entry; it may be forgotten between two of them. */
  async *#changes(height: number) {
    for (const key of this.#keys(height - 1, height)) {
      if (height <= this.height - this.remembered) break;
      const [before, after] = [this.states[height - 1]!.get(key), this.states[height]!.get(key)];
      yield [{ key: key.split(','), before, after }];
      const block = this.coming.changes.shift();
      if (block) this.add(block);
    }
    if (height <= this.height - this.remembered) yield undefined;
  }

  #since(height: number) {
    let keys: ReadonlySet<string> = new Set();
    const isKept = () => height >= this.height - this.remembered;
    const pages = async function* (this: Chain): ReturnType<ChangedSince['entries']> {
      for (const key of keys) {
        if (!isKept()) return yield undefined;
        yield [{ key: key.split(','), value: this.states[height]!.get(key) }];
        const block = this.coming.changes.shift();
        if (block) this.add(block);
      }
    };
    return {
      follow: async () => {
        if (isKept()) keys = this.#keys(height, this.height);
        return isKept();
      },
      has: (key: readonly unknown[]) => keys.has(key.join()),
      entries: pages.bind(this),
    };
  }

  /** What changed between two heights. */
  #keys(first: number, last: number): ReadonlySet<string> {
    const states = this.states.slice(first, last + 1);
    const keys = states.flatMap((state) => [...state.keys()]);
    return new Set(
      keys.filter((key) => states.some((state, i) => i > 0 && state.get(key) !== states[i - 1]!.get(key))),
    );
  }

  async *#entries(): AsyncGenerator<{ key: string[]; value: bigint }> {
    for (const key of [...this.states.at(-1)!.keys()].sort()) {
      const value = this.states.at(-1)!.get(key);
      if (value !== undefined) yield { key: key.split(','), value };
      const block = this.coming.entries.shift();
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
const coming = fc.array(fc.option(block, { freq: 2 }), { maxLength: 20 });
const round = fc.record({ blocks: fc.array(block, { maxLength: 12 }), changes: coming, entries: coming });
const past = fc.array(block, { maxLength: 5, size: 'max' });

test('holders match the state even if blocks were pruned and others are added meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(past, fc.array(round, { maxLength: 6 }), fc.nat(8), async (before, rounds, more) => {
      const chain = new Chain(1 + more);
      for (const one of before) chain.add(one);
      const database = new MemoryDatabase();
      const holdings = new Holdings(chain.node, database, 2);
      const put = async (...changes: readonly (readonly [Uint8Array, Uint8Array | null])[]) => {
        await database.write({ changes });
      };
      let next = chain.height;
      for (const { blocks, changes, entries } of rounds) {
        if (next > before.length) for (const one of blocks) chain.add(one);
        chain.coming = { changes: [...changes], entries: [...entries] };
        const last = chain.height;
        for (; next <= last; next++) await database.write({ changes: await holdings.follow(next, put) });
        chain.coming = { changes: [], entries: [] };
        if ((await marks.get(database, 'holders')) !== undefined) await check(chain, database);
      }
      // Once the chain rests, the rows reach its head.
      chain.add([]);
      for (; next <= chain.height; next++) await database.write({ changes: await holdings.follow(next, put) });
      assert.is(await marks.get(database, 'holders'), chain.height);
      await check(chain, database);
    }),
    { numRuns: 400 },
  );
});

test.run();
