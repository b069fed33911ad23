/** Automatic votes: a validator approves what it has fetched and verified, once, when its seed says, and never over its operator. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { voteHeight } from '../../plugins/upgrade/auto-vote.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { addressOfKey } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { endAll, offer } from '../cli/supervising.js';
import { chainOf, start, stop, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { until } from '../until.js';
import { LoopClock } from './loop-clock.js';

const SEED = 'ab'.repeat(32);
const VOTES = { upgrade: { 'auto-vote-seed': SEED } };
const VOTING = 40;
const PROGRAM = Buffer.from('the next version');
const SHA = createHash('sha256').update(PROGRAM).digest('hex');
const WAIT = { wait: 'included' };

let chain: TestChain;
let wallet: readonly string[];
const addressOf = (secret: Uint8Array) => `0x${addressOfKey(signerOf(KeyType.Ed25519, secret).publicKey)}`;
const operator = () => addressOf(chain.secrets[0]!);

test.before(async () => {
  chain = await chainOf(1, { enforceSignatures: true, upgrade: { mode: 'full', voting_period: VOTING } });
  const directory = await newDirectory();
  wallet = [join(directory, 'dev.key'), join(directory, 'operator.key')];
  await writeFile(wallet[0]!, toHex(devSecret(0)), { mode: 0o600 });
  await writeFile(wallet[1]!, toHex(chain.secrets[0]!), { mode: 0o600 });
});
test.after.each(stopAll);
test.after(async () => {
  await endAll();
  await cleanUp();
});

interface Told {
  readonly status: string;
  readonly target_height: number;
  readonly voting_start: number;
  readonly voting_end_height: number;
  readonly votes: readonly { readonly approve: boolean; readonly height: number }[];
}
interface Status {
  readonly upgrade: { readonly name: string; readonly height: number } | null;
}
const planOf = (node: TestNode) => node.ask<Told>('chain_getUpgradePlan');
const heightOf = ({ node }: TestNode) => node.ledger.head.height;
const said = ({ logged }: TestNode, words: string) => logged.filter((line) => line.startsWith(words));

/** Slow while something has to be done before the vote is over, quick where it is only waited for. */
const clock = new LoopClock();
const slowly = () => clock.pace(0.1);
const quickly = () => clock.pace(1);

/** A validator in a hurry. */
const run = (options: Partial<NodeOptions> = {}) =>
  start(chain, { blockTime: 0.02, p2pPort: undefined, ...options }, 0, { parts: { Clock: () => clock } });

/** Has the operator schedule a plan whose file is at `url`, after he was given money for the deposit. */
async function schedule(node: TestNode, url: string): Promise<void> {
  slowly();
  const write = (method: string, params: Record<string, Json>) => node.ask(method, { ...params, opts: WAIT });
  const amount = `${1_000n * 10n ** 9n}`;
  await write('chain_transfer', { from: addressOf(devSecret(0)), to: operator(), token: 'TRL', amount });
  const target_height = heightOf(node) + VOTING + 150;
  const binaries = { any: { url, sha256: SHA } };
  const plan = { name: 'grapevine', version: '99.0.0', target_height, binaries, info: '' };
  await write('chain_scheduleUpgrade', { ...plan, sender: operator() });
}

test('the seed fixes a vote height in the first half of the voting period, different for each seed and plan', () => {
  const voting = { start: 1_000, end: 1_500 };
  const at = (seed: string, planId: number) => voteHeight(seed, { planId, voting });
  const heights = Array.from({ length: 50 }, (_, i) => at(SEED, i));
  assert.ok(heights.every((height) => height >= 1_000 && height < 1_250));
  assert.ok(new Set(heights).size > 30);
  assert.equal([at(SEED, 0), at(SEED, 1)], [at(SEED, 0), at(SEED, 1)]);
  assert.is.not(at(SEED, 0), at('cd'.repeat(32), 0));
  // Blake3 of the seed and 7 as eight bytes, least first, modulo 250; by another implementation.
  assert.is(at(SEED, 7), 1_004);
  assert.is(voteHeight(SEED, { planId: 0, voting: { start: 5, end: 6 } }), 5);
});

test("a plan with a verified file is approved once with the validator's key, even across restarts", async () => {
  const url = await offer({ '/next': PROGRAM });
  const first = await run({ walletKeys: wallet });
  await schedule(first, `${url}/next`);
  await stop(first);
  const { dataDir } = first;
  const second = await run({ dataDir, plugins: VOTES });
  await until(() => said(second, 'automatic upgrade vote sent').length > 0, 'it votes');
  assert.ok(existsSync(join(dataDir, 'bin', 'downloads', SHA)), 'where a supervisor finds it');
  assert.match(said(second, 'upgrade file verified')[0]!, SHA);
  let plan = await planOf(second);
  await until(async () => {
    plan = await planOf(second);
    return plan.votes.length > 0;
  }, 'its vote is in a block');
  assert.is((await second.ask<Status>('chain_consensusStatus')).upgrade, null, 'it is not decided');
  const [vote] = plan.votes;
  const voting = { start: plan.voting_start, end: plan.voting_end_height };
  assert.is(vote!.approve, true);
  assert.ok(vote!.height >= voteHeight(SEED, { planId: 0, voting }));
  await stop(second);
  const third = await run({ dataDir, plugins: VOTES });
  quickly();
  await until(() => heightOf(third) > voting.end, 'the vote is over');
  slowly();
  plan = await planOf(third);
  assert.equal([plan.status, plan.votes], ['Scheduled', [vote]]);
  const { upgrade } = await third.ask<Status>('chain_consensusStatus');
  assert.equal(upgrade, { name: 'grapevine', height: plan.target_height });
  assert.equal(said(third, 'automatic upgrade vote sent'), []);
  assert.is(said(second, 'automatic upgrade vote sent').length, 1);
});

test('a plan gets no vote until its file matches the checksum', async () => {
  const content: Record<string, Buffer> = { '/next': Buffer.from('something else') };
  const url = await offer(content);
  const node = await run({ walletKeys: wallet, plugins: VOTES });
  await schedule(node, `${url}/next`);
  const complaint = 'upgrade file download failed, will retry';
  await until(() => said(node, complaint).length > 0, 'it complains');
  assert.match(said(node, complaint)[0]!, `the plan requires ${SHA}`);
  assert.equal((await planOf(node)).votes, []);
  content['/next'] = PROGRAM;
  await until(() => said(node, 'automatic upgrade vote sent').length > 0, 'it votes');
});

test("an automatic vote never overrides the operator's vote", async () => {
  const url = await offer({ '/next': PROGRAM });
  const node = await run({ walletKeys: wallet });
  await schedule(node, `${url}/next`);
  await node.ask('chain_voteUpgrade', { plan_id: 0, approve: false, sender: operator(), opts: WAIT });
  await stop(node);
  const again = await run({ dataDir: node.dataDir, plugins: VOTES });
  const { voting_end_height: end } = await planOf(again);
  quickly();
  await until(() => heightOf(again) > end, 'the vote is over');
  const { status, votes } = await planOf(again);
  assert.equal([status, votes.length, votes[0]!.approve], ['Rejected', 1, false]);
  assert.equal(said(again, 'automatic upgrade vote sent'), []);
});

test('a node without a validator key warns that --auto-vote-seed has no effect', async () => {
  const node = await start(chain, { p2pPort: undefined, plugins: VOTES });
  assert.is(said(node, '--auto-vote-seed has no effect').length, 1);
});

test.run();
