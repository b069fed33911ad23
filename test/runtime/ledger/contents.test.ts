/** A block that is full: what has no room in it waits for the next one, and nobody is told that it failed. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InvalidBlock, type SelectContents } from '../../../runtime/engine/ledger/contents.js';
import type { Envelope } from '../../../runtime/kernel/chain/bundle.js';
import { GasLimitExceeded } from '../../../runtime/kernel/chain/common-errors.js';
import { STANDARD_LIMITS } from '../../../runtime/kernel/chain/core.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { bundleOf, id, type Terms } from '../chain/scene.js';
import { hashes } from '../mempool/kit.js';
import { genesisJson, Node, set, withDisk } from './chain.js';

const store = (terms: Terms) => bundleOf(set, [['Store', { key: 'a', value: 1 }]], terms);

/** Runs a case on a chain with these limits of blocks. */
const limited = (limits: Partial<typeof STANDARD_LIMITS>, work: (node: Node) => Promise<void>) =>
  withDisk(async (disk) => {
    const chain = { limits: { ...STANDARD_LIMITS, ...limits }, price_floor: 10, validators: [] };
    const node = await Node.open(disk, readGenesis({ ...genesisJson(set), data: { chain } }));
    await work(node);
    await node.close();
  });

test('bundles beyond the gas limit of a block are left for the next one', () =>
  limited({ gas: 50_000 }, async (node) => {
    const three = [0, 1, 2].map((nonce) => store({ nonce, gasLimit: 21_000 }));
    const first = await node.build(three);
    assert.is(first.envelopes.length, 2);
    assert.equal(node.refusals, []);
    await node.commit(first);
    assert.is((await node.build(three.slice(2))).envelopes.length, 1);
  }));

test('a bundle that needs more gas than any block has is rejected', () =>
  limited({ gas: 50_000 }, async (node) => {
    const { envelopes } = await node.build([store({ gasLimit: 60_000 }), store({ from: id(2), gasLimit: 21_000 })]);
    assert.is(envelopes.length, 1);
    assert.equal(
      node.refusals.map(({ error }) => error),
      [GasLimitExceeded],
    );
  }));

test('a bundle that does not fit in the rest of a block waits, as do later ones of its sender', () =>
  limited({ bytes: 400 }, async (node) => {
    const short = store({ nonce: 0 });
    const long = store({ nonce: 1, memo: 'm'.repeat(250) });
    const behind = store({ nonce: 2 });
    const other = store({ from: id(2) });
    const { envelopes } = await node.build([short, long, behind, other]);
    assert.equal(hashes(envelopes), hashes([short, other]));
    assert.equal(node.refusals, []);
  }));

test('a custom block selection that exceeds the limits halts its node before the block is published', () =>
  limited({ bundles: 1 }, async (node) => {
    const greedy: SelectContents = async (block, { candidates }) => {
      for (const envelope of candidates) await block.bundle(envelope);
    };
    const request = (candidates: readonly Envelope[]) => ({
      ...{ proposer: id(0xb10c), round: 0, lastCommit: node.ledger.head.commit, candidates },
      ...{ attestations: [], evidence: [], maxBundles: 10, refused() {} },
      timeMs: node.ledger.head.header.timestamp_ms + 2_000,
    });
    const refused = await node.ledger
      .build(request([store({ nonce: 0 }), store({ nonce: 1 })]), greedy)
      .catch((cause: unknown) => cause);
    assert.instance(refused, InvalidBlock);
    assert.match((refused as Error).message, 'too many bundles');
    const executed = await node.ledger.build(request([store({ nonce: 0 })]), greedy);
    assert.is(executed.envelopes.length, 1);
    await node.commit(executed);
  }));

test.run();
