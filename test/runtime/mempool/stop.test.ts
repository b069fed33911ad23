/** A mempool that stops: what has begun ends, and nothing asks the database for anything from then on. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import { NodeStopping } from '../../../runtime/kernel/chain/common-errors.js';
import type { Database } from '../../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { until } from '../../until.js';
import { Node, SlowDatabase, verify, withDisk } from '../ledger/chain.js';
import { refused } from '../storage/temporary.js';
import { alice, bob, bundle } from './kit.js';

/** Reads wait until they are let go; what is asked for after the end is counted. */
class HeldDatabase extends SlowDatabase {
  waiting: (() => void)[] = [];
  held = false;
  late = 0;
  readonly #memory: Database;
  #closed = false;

  constructor(memory: Database) {
    super(memory);
    this.#memory = memory;
  }

  override getMany = async (keys: readonly Uint8Array[]) => {
    if (this.#closed) this.late++;
    if (this.held) await new Promise<void>((go) => this.waiting.push(go));
    return this.#memory.getMany(keys);
  };

  end(): void {
    this.#closed = true;
  }

  letGo(): void {
    this.held = false;
    for (const go of this.waiting.splice(0)) go();
  }
}

test('a mempool that stops while it retries waiting bundles reads nothing afterwards and notifies waiting callers', async () => {
  const database = new HeldDatabase(new MemoryDatabase());
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const broken: unknown[] = [];
    const pool = new Mempool({
      ...{ ledger: node.ledger, verify, now: () => node.ledger.head.header.timestamp_ms },
      onError: (cause) => void broken.push(cause),
    });
    await pool.submit(bundle({ nonce: 0 }).bytes);
    await pool.submit(bundle({ from: bob, nonce: 0 }, 'b').bytes);
    const executed = await node.build([...pool.candidates()].slice(0, 1));
    await node.commit(executed);
    node.ledger.cache.clear();
    database.held = true;
    pool.advance(executed);
    const waits = refused(pool.submit(bundle({ from: alice, nonce: 1 }, 'c').bytes), NodeStopping);
    await until(() => database.waiting.length > 0);
    let stopped = false;
    const stopping = pool.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.not(stopped, 'it waits for what has begun');
    database.letGo();
    await stopping;
    database.end();
    await waits;
    await refused(pool.submit(bundle({ from: alice, nonce: 2 }, 'd').bytes), NodeStopping);
    await refused(pool.nextNonce(alice), NodeStopping);
    pool.advance(executed);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal([database.late, broken], [0, []]);
    await node.close();
  }, database);
});

test.run();
