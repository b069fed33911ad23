/** Who goes first from a full mempool, told as a look through everything tells it, however many bundles one sender has. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EvictionHeap } from '../../../runtime/engine/mempool/eviction.js';
import { BundleQueue, type Pending } from '../../../runtime/engine/mempool/queue.js';
import type { Address } from '../../../runtime/lib/codec/ids.js';
import { bundleOf, id } from '../chain/scene.js';
import { set } from '../ledger/chain.js';

/** A queue that counts the bundles that were looked at. */
class Counted extends BundleQueue {
  looked = 0;

  override at(sender: Address, nonce: number): Pending | undefined {
    this.looked++;
    return super.at(sender, nonce);
  }

  override of(sender: Address, below?: number): Pending[] {
    const found = super.of(sender, below);
    this.looked += found.length;
    return found;
  }
}

function pendingOf(from: Address, nonce: number, gasPrice: number, memo = ''): Pending {
  const envelope = bundleOf(set, [['Store', { key: 'k', value: 1 }]], { from, nonce, gasPrice, memo });
  return { envelope, addedMs: 0, outcome: undefined, cost: 0n };
}

const priceOf = ({ envelope }: Pending): number => envelope.bundle.gas_price;

/** Bytes of what is worth less than a price: of each sender from the first bundle on that pays less. */
function bytesBelow(queue: BundleQueue, price: number): number {
  let bytes = 0;
  for (const sender of queue.senders) {
    const own = queue.of(sender);
    const first = own.findIndex((one) => priceOf(one) < price);
    if (first >= 0) for (const { envelope } of own.slice(first)) bytes += envelope.bytes.length;
  }
  return bytes;
}

const lowestOf = (queue: BundleQueue, sender: Address): number => Math.min(...queue.of(sender).map(priceOf));

const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'first', 'last', 'replace'),
  who: fc.integer({ min: 0, max: 2 }),
  price: fc.integer({ min: 10, max: 20 }),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  memo: fc.constantFrom('', 'm'.repeat(90)),
});

test('the heap matches a model: the worth of each sender, the cheapest sender, and the bytes below a price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.array(step, { minLength: 20, maxLength: 200 }),
      (before, steps) => {
        const queue = new BundleQueue();
        const next = [before, 0, 127];
        const add = (who: number, price: number, memo = ''): void => {
          const pending = pendingOf(id(0x100 + who), next[who]!++, price, memo);
          queue.add(pending);
          heap?.touch(pending.envelope.from, pending.envelope.nonce);
        };
        let heap: EvictionHeap | undefined;
        for (let i = 0; i < 150; i++) add(0, 10 + (i % 7));
        heap = new EvictionHeap(queue);
        for (const { kind, who, price, at, memo } of steps) {
          const sender = id(0x100 + who);
          const own = queue.of(sender);
          if (kind === 'add' || own.length === 0) add(who, price, memo);
          else if (kind === 'replace') {
            const old = own[Math.trunc(at * own.length)]!;
            const { nonce } = old.envelope;
            queue.replace(old, pendingOf(sender, nonce, price, memo));
            heap.touch(sender, nonce);
          } else {
            const { nonce } = (kind === 'first' ? own[0]! : own.at(-1)!).envelope;
            queue.removeAt(sender, nonce);
            heap.touch(sender, nonce);
            if (kind === 'last') next[who]!--;
          }
          for (const one of queue.senders) assert.is(heap.effectivePriceOf(one), lowestOf(queue, one));
          const least = heap.cheapest();
          assert.is(least?.price, least && Math.min(...Array.from(queue.senders, (one) => lowestOf(queue, one))));
          assert.is(heap.bytesBelow(price, Number.POSITIVE_INFINITY), bytesBelow(queue, price));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('adding a bundle to a sender with thousands inspects only its neighbors', () => {
  const queue = new Counted();
  const sender = id(0x100);
  for (let nonce = 0; nonce < 5_000; nonce++) queue.add(pendingOf(sender, nonce, 20));
  const heap = new EvictionHeap(queue);
  assert.is(heap.effectivePriceOf(sender), 20);
  queue.looked = 0;
  for (let nonce = 5_000; nonce < 5_020; nonce++) {
    queue.add(pendingOf(sender, nonce, 30));
    heap.touch(sender, nonce);
    assert.is(heap.cheapest()?.price, 20);
    assert.is(heap.bytesBelow(25, 1), queue.at(sender, 0)!.envelope.bytes.length);
  }
  assert.ok(queue.looked < 20 * 200, `${queue.looked} were looked at for 20 that came`);
});

test.run();
