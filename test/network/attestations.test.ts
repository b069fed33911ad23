/** Attestations over real links: validators attest each other's blocks, order bundles by them, and give them to who follows. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Json } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stopAll, type TestChain, type TestNode } from './nodes.js';

interface Attested {
  readonly block_hash: string;
  readonly attestations: readonly { readonly validator: string; readonly parents: readonly string[] }[];
  readonly signed_power: string;
  readonly total_power: string;
  readonly quorum: boolean;
}

interface Dag {
  readonly canonical: { readonly hash: string; readonly parentHash: string; readonly bundleCount: number };
  readonly attestation_blocks: readonly { readonly hash: string; readonly bundle_digests: readonly string[] }[];
  readonly edges: readonly (readonly [string, string])[];
}

let chain: TestChain;
let wallets: readonly Wallet[];

test.before(async () => {
  const made = await chainOf(4);
  const genesis = made.genesis as { params?: Record<string, Json> };
  chain = { ...made, genesis: { ...genesis, params: { ...genesis.params, 'chain.fair_ordering': true } } };
  const operations = await operationsOf();
  wallets = [0, 1, 2, 3, 4, 5].map((index) => new Wallet(index, operations));
});
test.after.each(stopAll);
test.after(cleanUp);

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;

/** Four validators that know each other. */
async function four(): Promise<readonly TestNode[]> {
  const first = await start(chain, {}, 0);
  const others = await Promise.all([1, 2, 3].map((i) => start(chain, { bootnodes: [first.address] }, i)));
  const nodes = [first, ...others];
  await until(() => nodes.every((node) => heightOf(node) >= 2), 'they agree');
  return nodes;
}

test('four validators attest every height and produce no invalid or unfairly ordered block', async () => {
  const nodes = await four();
  const nonces = wallets.map(() => 0);
  const from = heightOf(nodes[0]!) + 1;
  let sent = 0;
  const send = async (): Promise<void> => {
    const who = sent % wallets.length;
    const envelope = wallets[who]!.transfer(nonces[who]!++, wallets[(who + 1) % 6]!.address, 1n);
    await nodes[sent++ % 4]!.ask('chain_submitBundle', { borsh_hex: hexOf(envelope) });
    await new Promise((resolve) => setTimeout(resolve, 60));
  };
  /** Of the bundles of these blocks, how many there are and how often attestations list one; checks every height. */
  const look = async (to: number): Promise<{ readonly listed: number; readonly ordered: number }> => {
    let listed = 0;
    let ordered = 0;
    for (let height = from; height <= to; height++) {
      const attested = await nodes[0]!.ask<Attested>('chain_getAttestations', { height });
      const dag = await nodes[3]!.ask<Dag>('chain_getBlockDAG', { height });
      assert.ok(attested.quorum, `height ${height}: ${attested.signed_power} of ${attested.total_power}`);
      assert.is(attested.block_hash, dag.canonical.hash);
      for (const { parents } of attested.attestations) assert.is(parents[0], dag.canonical.parentHash);
      for (const { hash } of dag.attestation_blocks) {
        assert.ok(dag.edges.some(([a, b]) => a === hash && b === dag.canonical.parentHash));
      }
      listed += dag.attestation_blocks.reduce((sum, { bundle_digests }) => sum + bundle_digests.length, 0);
      ordered += dag.canonical.bundleCount;
    }
    return { listed, ordered };
  };
  // A bundle that comes between the attestations of a height and its block is listed by none: some come before, sooner or later.
  for (let seen = { listed: 0, ordered: 0 }; seen.listed === 0; ) {
    assert.ok(sent < 600, 'nobody said when a bundle came in');
    for (let i = 0; i < 30; i++) await send();
    await until(() => nodes.every(({ node }) => node.mempool.size === 0), 'all are in blocks');
    const to = Math.max(...nodes.map(heightOf));
    await until(() => nodes.every((node) => heightOf(node) > to), 'all have these blocks');
    seen = await look(to);
    assert.is(seen.ordered, sent);
  }
  const refused = nodes.flatMap(({ logged }) => logged.filter((line) => /^(unfair|invalid) block proposed/.test(line)));
  assert.equal(refused, []);
});

test('a full node gets the attestations whether it follows live or catches up', async () => {
  const nodes = await four();
  const live = await start(chain, { bootnodes: [nodes[0]!.address] });
  await until(() => heightOf(live) >= 6, 'it follows');
  const late = await start(chain, { bootnodes: [nodes[1]!.address] });
  await until(() => heightOf(late) >= 8, 'it caught up');
  for (const node of [live, late]) {
    for (let height = 3; height <= 5; height++) {
      const there = await node.ask<Attested>('chain_getAttestations', { height });
      const here = await nodes[0]!.ask<Attested>('chain_getAttestations', { height });
      assert.is(there.signed_power, here.signed_power);
      assert.ok(there.attestations.length >= 3, `height ${height}: ${there.attestations.length}`);
    }
  }
});

test.run();
