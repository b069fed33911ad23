/** Cases of a mempool over a ledger, with memory and as if on disk. */

import { test } from 'uvu';
import { type MempoolLimits, STANDARD_MEMPOOL } from '../../../runtime/engine/mempool/limits.js';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import type { Envelope } from '../../../runtime/kernel/chain/bundle.js';
import { bundleOf, id, type Terms } from '../chain/scene.js';
import { Node, SlowDatabase, set, verify, withDisk } from '../ledger/chain.js';

export const alice = id(0xa11ce);
export const bob = id(0xb0b);
const store = (key: string) => ['Store', { key, value: 1 }] as const;
export const bundle = (terms: Terms, key = 'a'): Envelope => bundleOf(set, [store(key)], terms);
export const failing = (terms: Terms): Envelope => bundleOf(set, [store('x'), ['Refuse']], terms);

export interface Setting {
  readonly node: Node;
  readonly pool: Mempool;
  readonly clock: { ms: number };
  submit(envelope: Envelope): ReturnType<Mempool['submit']>;
  /** Makes the next block of the candidates and lets the pool follow. */
  block(candidates?: readonly Envelope[]): Promise<void>;
}

/** Runs a case with memory and as if on disk, where every first read is a fault. */
export function cases(
  name: string,
  work: (setting: Setting) => Promise<void>,
  limits: Partial<MempoolLimits> = {},
): void {
  for (const [kind, database] of [
    ['memory', undefined],
    ['disk', new SlowDatabase()],
  ] as const) {
    test(`${name} (${kind})`, () =>
      withDisk(async (disk) => {
        const node = await Node.open(disk);
        const clock = { ms: node.ledger.head.header.timestamp_ms };
        const parts = { ledger: node.ledger, verify, now: () => clock.ms };
        const pool = new Mempool({ ...parts, limits: { ...STANDARD_MEMPOOL, ...limits } });
        await work({
          node,
          pool,
          clock,
          submit: ({ bytes }) => pool.submit(bytes),
          async block(candidates = [...pool.candidates()]) {
            const executed = await node.build(candidates);
            await node.commit(executed);
            pool.advance(executed);
            await pool.nextNonce(alice);
          },
        });
        await node.close();
      }, database));
  }
}

export const hashes = (envelopes: Iterable<Envelope>) => [...envelopes].map(({ hash }) => hash);
