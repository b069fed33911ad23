/**
 * A validator's life end to end: four validators as processes, and a fifth that joins them, signs, earns, is jailed, comes
 * back, changes its consensus key and leaves; by commands and JSON-RPC. Weeks pass by the clocks of the nodes.
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, program, startProcess, trellis } from '../cli/program.js';
import { Cluster } from '../network/cluster.js';
import { answerOf } from '../node/live.js';
import { until } from '../until.js';
import { raw, Story, whole } from './story.js';

const DOUBLE_SIGN = fileURLToPath(new URL('../../../test/fixtures/double-sign.js', import.meta.url));
const EPOCH = 8;
const HOUR = 3_600;
const DAYS_21 = 1_814_400;

interface Validator {
  readonly address: string;
  readonly pubkey: string;
  readonly status: string;
  readonly stake: string;
  readonly self_stake: string;
  readonly compounding_stake: string;
  readonly commission: number;
  readonly commission_balance: string;
  readonly is_jailed: boolean;
  readonly jail_count: number;
  readonly blocks_produced: number;
  readonly missed_turns: number;
  readonly consecutive_missed: number;
  readonly pending_consensus_key: { readonly pubkey: string } | null;
}

interface Delegations {
  readonly delegations: readonly { readonly amount: string; readonly pending_rewards: string }[];
  readonly unbonding: readonly { readonly amount: string; readonly claimable: boolean }[];
}

let cluster: Cluster;
let url: string;
let operator: string;
let delegator: string;
let directory: string;
const joined: NodeProcess[] = [];

async function ask<T>(method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
  return answer.result;
}

const heightNow = () => cluster.height(0);
const validator = () => ask<Validator | null>('chain_getValidator', operator);

/** Waits for the first block of the epoch after this one. */
async function nextEpoch(): Promise<void> {
  const { next_epoch_height } = await ask<{ next_epoch_height: number }>('chain_stakingInfo');
  await until(async () => (await heightNow()) >= next_epoch_height, `height ${next_epoch_height}`);
}

/** Moves the clocks of all nodes, and waits for a block of that time. */
async function advance(seconds: number): Promise<void> {
  const urls = [...cluster.nodes.map(({ index }) => cluster.url(index)), ...joined.map((node) => node.url)];
  await Promise.all(urls.map((at) => answerOf(at, 'dev_advanceTime', seconds)));
}

/** A node that joins with a key and links up with the four. */
async function joinAs(name: string, key: string): Promise<NodeProcess> {
  const node = await startProcess(
    ...['start', '--data-dir', join(directory, name), '--validator-key', key],
    ...['--bootnodes', cluster.nodes.map(({ peer }) => peer).join(',')],
    ...['--p2p-port', '0', '--p2p-host', '127.0.0.1', '--block-time', '1', '--rpc-rate-limit', '0'],
  );
  joined.push(node);
  return node;
}

async function newKey(name: string): Promise<{ path: string; publicKey: string; proof: string }> {
  const path = join(directory, name);
  assert.is((await trellis('keys', 'new', path)).code, 0);
  const { out, err } = await trellis('keys', 'prove', path, operator, '--output', 'json', '--node', url);
  assert.is(err, '');
  const { public_key, proof_of_possession } = JSON.parse(out) as { public_key: string; proof_of_possession: string };
  return { path, publicKey: public_key, proof: proof_of_possession };
}

/** Waits until so many validators make the set, and all of them signed the last block. */
const allSign = (count: number) =>
  until(async () => {
    const { validators, voting_power } = await ask<{
      validators: { total: number };
      voting_power: { total: string; last_signed: string };
    }>('chain_consensusStatus');
    return validators.total === count && voting_power.last_signed === voting_power.total;
  }, `${count} sign`);

async function look() {
  const it = await validator();
  const { unbonding } = await ask<Delegations>('chain_getDelegations', operator);
  const height = await heightNow();
  const shown = (amount: string | undefined) => (amount === undefined ? '-' : whole(amount));
  const leaving =
    unbonding.length > 0 ? (unbonding.every(({ claimable }) => claimable) ? 'unbonded' : 'unbonding') : '';
  const state = it === null ? 'not registered' : it.status === 'leaving' ? leaving || 'left' : it.status;
  return {
    state,
    epoch: `${Math.trunc((height - 1) / EPOCH)}`,
    stake: shown(it?.stake),
    own: shown(it?.self_stake),
    compounding: shown(it?.compounding_stake),
    commission: it === null ? '-' : `${it.commission / 100} %`,
    earned: shown(it?.commission_balance),
    blocks: it === null ? '-' : `${it.blocks_produced}`,
    jailed: it === null ? '-' : `${it.jail_count}×`,
    key:
      it === null
        ? '-'
        : `${it.pubkey.slice(0, 6)}${it.pending_consensus_key ? ` → ${it.pending_consensus_key.pubkey.slice(0, 6)}` : ''}`,
    unbonding: unbonding.length === 0 ? '-' : unbonding.map(({ amount }) => whole(amount)).join(' + '),
  };
}

test.before(async () => {
  directory = await newDirectory();
  cluster = await Cluster.create(await newDirectory(), 4, ['--block-time', '1'], {}, EPOCH);
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.until(1);
  url = cluster.url(0);
  const address = async (key: string) => {
    const { out } = await trellis('keys', 'show', key, '--output', 'json');
    return (JSON.parse(out) as { address: string }).address;
  };
  [operator, delegator] = [await address('dev:1'), await address('dev:2')];
});
test.after(async () => {
  await cluster.close();
  await cleanUp();
});

test('a fifth validator registers, earns, is jailed, returns, changes its key and withdraws its stake', async () => {
  const first = await newKey('first.key');
  const next = await newKey('next.key');
  const one = await joinAs('first', first.path);
  const story = new Story('Life of a validator (specification 3.2): it joins four others', url, look);
  const stake = (amount: string) => [
    ...['stake', '--validator', first.publicKey, '--amount', amount, '--proof', first.proof, '--key', 'dev:1'],
  ];
  const included = { wait: 'included' };
  try {
    await story.refusedCommand('it stakes 999', 2001, 'not registered', ...stake('999'));
    await nextEpoch(); // so that the set does not change while it registers
    const registered = await story.command('it stakes 800,000: registered', 'candidate', ...stake('800000'));
    assert.match(registered, /kind +register/);
    await story.happens('the epoch ends: in the active set', 'chain', 'active', nextEpoch);
    await story.happens('it signs: five of five', 'chain', 'active', async () => {
      await allSign(5);
      const health = await one.ask<{ is_validator: boolean }>('chain_validatorHealth');
      assert.is(health.is_validator, true);
    });
    await story.command('it asks for 10 %', 'active', 'validator', 'commission', '--bps', '1000', '--key', 'dev:1');
    await story.refusedCall('and for 20 % too soon', 2006, 'active', 'chain_setCommission', operator, 2_000);
    await story.happens('somebody delegates 50,000', 'RPC', 'active', () =>
      ask('chain_stake', delegator, raw(50_000), first.publicKey, null, included),
    );
    await story.happens('who wants it to compound', 'RPC', 'active', () =>
      ask('chain_setAutoCompound', operator, true, delegator, included),
    );
    const grown = async () => BigInt((await validator())!.compounding_stake) > BigInt(raw(50_000));
    await story.happens('it makes blocks; rewards are stake', 'chain', 'active', () => until(grown, 'it grows'));
    await story.happens('its commission waits for it', 'chain', 'active', () =>
      until(async () => BigInt((await validator())!.commission_balance) > 0n, 'a commission'),
    );
    await story.command('it claims what it earned', 'active', 'staking', 'rewards', '--key', 'dev:1');

    await story.refusedCall('not jailed, it asks to be let out', 2013, 'active', 'chain_unjail', operator);
    const accused = await program(DOUBLE_SIGN, first.path, url);
    assert.is(accused.code, 0, accused.err);
    const messages = accused.out.trim().split(' ');
    await story.command('somebody shows two votes', 'jailed', 'validator', 'accuse', ...messages, '--key', 'dev:3');
    await story.refusedCommand('and once more', 2018, 'jailed', 'validator', 'accuse', ...messages, '--key', 'dev:3');
    await story.refusedCommand('it wants out', 2007, 'jailed', 'validator', 'unjail', '--key', 'dev:1');
    await story.happens('the epoch ends: out of the set', 'chain', 'jailed', nextEpoch);
    await story.happens('an hour passes', 'chain', 'jailed', () => advance(HOUR));
    // A node with the next key is ready before the key is: it follows, and its clock is moved as the others were.
    const two = await joinAs('second', next.path);
    await answerOf(two.url, 'dev_advanceTime', HOUR);
    await nextEpoch();
    await story.command('it wants out', 'candidate', 'validator', 'unjail', '--key', 'dev:1');
    await story.happens('the epoch ends: back in the set', 'chain', 'active', nextEpoch);

    const rotate = ['--new-key', next.publicKey, '--proof', next.proof, '--key', 'dev:1'];
    await story.command('it queues a new consensus key', 'active', 'validator', 'rotate-key', ...rotate);
    const again = { RotateConsensusKey: { new_consensus_pubkey: next.publicKey, proof_of_possession: next.proof } };
    await story.refusedCall('a second one in this epoch', 1057, 'active', 'chain_prepareBundle', operator, [again]);
    const before = await validator();
    await story.happens('the epoch ends: the new key signs', 'chain', 'active', async () => {
      await nextEpoch();
      assert.is((await validator())!.pubkey, next.publicKey);
      await allSign(5);
      await until(async () => {
        const now = await validator();
        return now!.blocks_produced > before!.blocks_produced;
      }, 'a block of the new key');
      const [old, fresh] = await Promise.all(
        [one, two].map((node) => node.ask<{ is_validator: boolean }>('chain_validatorHealth')),
      );
      assert.equal([old!.is_validator, fresh!.is_validator], [false, true]);
    });
    await story.happens('the old node goes; nothing was signed twice', 'chain', 'active', async () => {
      joined.splice(joined.indexOf(one), 1);
      await one.stop();
      const { jail_count, consecutive_missed } = (await validator())!;
      assert.equal([jail_count, consecutive_missed], [1, 0]);
    });

    const all = (await validator())!.self_stake;
    const unstake = (amount: string) => ['unstake', '--amount', `raw:${amount}`, '--key', 'dev:1'];
    await story.refusedCommand('it leaves 999 behind', 2008, 'active', ...unstake(`${BigInt(all) - BigInt(raw(999))}`));
    await story.command('it takes out all of its own', 'unbonding', ...unstake(all));
    await story.refusedCommand('and wants it at once', 2011, 'unbonding', 'staking', 'claim', '--key', 'dev:1');
    await story.happens('the epoch ends: four of four sign', 'chain', 'unbonding', async () => {
      await nextEpoch();
      await allSign(4);
    });
    await story.happens('21 days pass', 'chain', 'unbonded', () => advance(DAYS_21));
    await story.command('it claims its stake', 'left', 'staking', 'claim', '--key', 'dev:1');
    const { balance } = await ask<{ balance: string }>('chain_getBalance', operator, 'TRL');
    assert.ok(BigInt(balance) > BigInt(raw(1_000_000)), `it has more than it began with: ${whole(balance)}`);
    assert.equal(cluster.failed, []);
  } finally {
    story.print();
  }
});

test.run();
