/** The table of accounts that received, where it is forgotten what some blocks changed. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bareForm } from '../../modules/accounts/port.js';
import { Receivers } from '../../plugins/ethereum/receivers.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import type { Database, FinalBlock, PluginContext } from '../../runtime/plugin.js';
import type { Address } from '../../runtime/sdk.js';
import { h } from '../kit/index.js';

const account = (number: number) => `${'ab'.repeat(12)}${h(number).slice(24)}` as Address;

/** A chain whose block n pays account n, and which remembers what the blocks from `remembered` on changed. */
class Chain {
  height = 0;
  remembered = 1;
  /** How often the state was read. */
  readings = 0;
  readonly database: Database = new MemoryDatabase();
  #reached = 0;

  readonly node = {
    set: { modules: [{ module: { name: 'tokens' } }] },
    ledger: { head: this },
    entries: () => this.#entries(),
    changes: (_module: string, _store: string, height: number) => this.#changes(height),
  } as unknown as PluginContext;

  /** Follows so many blocks. */
  async follow(receivers: Receivers, count: number): Promise<void> {
    for (const last = this.#reached + count; this.#reached < last; ) {
      const header = { height: this.#reached + 1 };
      const changes = await receivers.rows({ header } as FinalBlock, async (...rows) =>
        this.database.write({ changes: rows }),
      );
      await this.database.write({ changes });
      this.#reached++;
    }
  }

  async *#entries() {
    this.readings++;
    for (let number = 1; number <= this.height; number++) yield { key: [account(number), h(1)], value: 1n };
  }

  async *#changes(height: number) {
    if (height < this.remembered) yield undefined;
    else yield [{ key: [account(height), h(1)], before: undefined, after: 1n }];
  }
}

const shown = async (receivers: Receivers, numbers: readonly number[]) =>
  Promise.all(
    numbers.map(async (number) => (await receivers.under(bareForm(account(number)))).includes(account(number))),
  );

test('the state is read once for all missed blocks, when the head is reached', async () => {
  const chain = new Chain();
  const receivers = await Receivers.open(chain.node, chain.database);
  assert.is(chain.readings, 1, 'to begin with');
  chain.height = 300;
  chain.remembered = 172;
  await chain.follow(receivers, 290);
  assert.is(chain.readings, 1);
  assert.equal(await shown(receivers, [100, 171, 172, 290]), [false, false, true, true]);
  await chain.follow(receivers, 10);
  assert.is(chain.readings, 2);
  assert.equal(await shown(receivers, [10, 100, 171, 172, 290, 300]), Array(6).fill(true));
  chain.height = 310;
  await chain.follow(receivers, 10);
  assert.is(chain.readings, 2);
});

test('missed blocks are remembered after a restart', async () => {
  const chain = new Chain();
  const before = await Receivers.open(chain.node, chain.database);
  chain.height = 300;
  chain.remembered = 172;
  await chain.follow(before, 200);
  const receivers = await Receivers.open(chain.node, chain.database);
  assert.equal(await shown(receivers, [100]), [false]);
  await chain.follow(receivers, 100);
  assert.equal(await shown(receivers, [100]), [true]);
  assert.is(chain.readings, 2);
});

test.run();
