/** Blocks in memory: kept for those who follow the chain, within a bound. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Blocks, type FinalBlock } from '../../../runtime/engine/ledger/blocks.js';
import type { ChainStore } from '../../../runtime/engine/ledger/chain-store.js';
import type { ModuleSet } from '../../../runtime/kernel/loader.js';
import type { BlockLog } from '../../../runtime/lib/storage/block-log.js';

const BUNDLES = 3_000;

/** A chain of that height, each block of 3,000 bundles; `read` has the heights that were asked of the disk. */
function chainOf(height: number, readers: readonly { height: number }[]) {
  const read: number[] = [];
  const log = {
    async read(at: number) {
      read.push(at);
      return null;
    },
  } as unknown as BlockLog;
  const store = { header: async () => null } as unknown as ChainStore;
  const blocks = new Blocks(log, store, {} as ModuleSet);
  const leave = readers.map((reader) => blocks.keepFor(reader));
  const add = (at: number) =>
    blocks.addCommitted({
      header: { height: at },
      envelopes: new Array(BUNDLES).fill({}),
      outcomes: [],
      commit: {},
    } as unknown as FinalBlock);
  for (let at = 1; at <= height; at++) add(at);
  return { blocks, read, add, leave };
}

test('a follower three blocks behind receives them from memory', async () => {
  const { blocks, read } = chainOf(5, [{ height: 2 }]);
  for (const height of [3, 4, 5]) assert.is((await blocks.at(height))?.header.height, height);
  assert.equal(read, []);
  await blocks.at(2);
  assert.equal(read, [2], 'what he has read is kept no longer');
});

test('followers do not keep an unbounded number of blocks in memory', async () => {
  const { blocks, read } = chainOf(40, [{ height: 0 }]);
  for (let height = 1; height <= 40; height++) await blocks.at(height);
  assert.ok(40 - read.length <= 9, `${40 - read.length} blocks of ${BUNDLES} bundles are in memory`);
});

test('a stopped follower keeps no block in memory', async () => {
  const { blocks, read, add, leave } = chainOf(5, [{ height: 2 }]);
  leave[0]!();
  add(6);
  await blocks.at(3);
  assert.equal(read, [3]);
});

test.run();
