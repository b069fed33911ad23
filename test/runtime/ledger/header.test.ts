/** What a header says of its block, against the definition: gas, counts, epochs, validators, pace. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { certificateHash } from '../../../runtime/kernel/chain/block.js';
import { STANDARD_LIMITS } from '../../../runtime/kernel/chain/core.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { validatorsHash } from '../../../runtime/kernel/chain/validators.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import type { ValidatorPower } from '../../../runtime/kernel/ports.js';
import { cell, module, t, validatorsPort } from '../../../runtime/sdk.js';
import { bank, shopModule } from '../chain/features.js';
import { bundleOf, id } from '../chain/scene.js';
import { blockOf, set as features, genesisJson, Node, withDisk } from './chain.js';

const member = (n: number): ValidatorPower => ({ address: id(n), publicKey: id(n), power: n });

/** The set of epoch n is members 1 to n + 1; the next one is known from the end of the epoch before. */
const committeeShape = module('committee', { state: { current: cell(0, t.u32, 1), next: cell(1, t.u32, 1) } });
const membersOf = (count: number): ValidatorPower[] => Array.from({ length: count }, (_, i) => member(i + 1));
const committee = committeeShape.define({
  provides: [
    committeeShape.provide(validatorsPort, {
      previous: () => [],
      current: ({ state }) => membersOf(state.current.get()),
      next: ({ state }) => membersOf(state.next.get()),
    }),
  ],
  hooks: {
    blockStart({ state }) {
      state.current.put(state.next.get());
      return undefined;
    },
    epochEnd({ state, epoch }) {
      state.next.put(epoch + 2);
      return undefined;
    },
  },
});

const set = loadModules([
  [11, bank],
  [13, shopModule],
  [14, committee],
]);
const genesis = readGenesis(genesisJson(set));

test('a header counts gas and bundles, and names parent, proposer, time and certificate', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    const parent = node.ledger.head;
    const bundles = [0, 1].map((nonce) => bundleOf(set, [['Store', { key: 'a', value: nonce }]], { nonce }));
    const { header } = await node.build(bundles);
    assert.is(header.version, 1);
    assert.is(header.chain_id, 7);
    assert.is(header.height, 1);
    assert.is(header.gas_used, 42_000);
    assert.is(header.gas_limit, 630_000_000);
    assert.is(header.base_fee, 10);
    assert.is(header.bundle_count, 2);
    assert.is(header.parent_hash, parent.hash);
    assert.is(header.proposer, id(0xb10c));
    assert.is(header.timestamp_ms, genesis.chain.genesisTimeMs + 2_000);
    assert.is(header.last_commit_hash, certificateHash(parent.commit));
    assert.is(header.module_set_id, set.id);
    await node.close();
  });
});

test('an epoch has ten blocks here, and the last header before it names its validator set', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    for (let height = 1; height <= 31; height++) {
      const { header } = await node.produce([]);
      const epoch = Math.floor((height - 1) / 10);
      assert.is(header.epoch, epoch, `height ${height}`);
      assert.is(header.validators_hash, validatorsHash(membersOf(epoch + 1)), `height ${height}`);
      const next = height % 10 === 0 ? epoch + 2 : epoch + 1;
      assert.is(header.next_validators_hash, validatorsHash(membersOf(next)), `height ${height}`);
    }
    await node.close();
  });
});

test('the pace carries over between blocks: slower while blocks are late, back towards two seconds afterwards', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    const paces: number[] = [];
    for (let height = 1; height <= 40; height++) {
      const { header } = await node.produce([], height <= 6 ? 20_000 : 2_000);
      paces.push(header.interval_ms);
    }
    assert.is(paces[0], 2_000);
    const slowest = Math.max(...paces);
    assert.ok(slowest > 3_000, `slowed down to ${slowest} ms only`);
    assert.is(paces.indexOf(slowest), 5, 'slowest with the last late block');
    assert.ok(paces.at(-1)! < 2_050, `still ${paces.at(-1)} ms`);
    await node.close();
  });
});

test("an absent validator's missed turns do not slow the pace; lost rounds of present ones do", async () => {
  const validators = [1, 2, 3, 4].map((n) => ({ address: `0x${id(n)}`, public_key: id(n), power: 1 }));
  const json = genesisJson(features);
  const limits = { ...STANDARD_LIMITS };
  const four = readGenesis({ ...json, data: { chain: { limits, price_floor: 10, validators } } });
  /** The paces of forty blocks, of which every nth lost a round; these have signed the one before. */
  async function pacesWith(n: number, signers: readonly number[]) {
    const paces: number[] = [];
    await withDisk(async (disk) => {
      const node = await Node.open(disk, four);
      for (let height = 1; height <= 40; height++) {
        const missed = height % n === n - 1; // with n = 4 always the same one's turn
        const lastCommit = { ...node.ledger.head.commit, signers, signatures: signers.map(() => new Uint8Array(64)) };
        const executed = await node.build([], undefined, missed ? 5_050 : 2_000, missed ? 1 : 0, lastCommit);
        await node.commit(executed, blockOf(executed, lastCommit));
        paces.push(executed.header.interval_ms);
      }
      await node.close();
    });
    return paces;
  }
  assert.equal([...new Set(await pacesWith(4, [0, 1, 2]))], [2_000]);
  assert.ok(Math.max(...(await pacesWith(2, [0, 1, 2, 3]))) > 2_400);
});

test.run();
