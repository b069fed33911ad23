/**
 * The proof-of-authority example as a third party has it: built, tested and run from packed tarballs. Its authorities dismiss and
 * admit each other while blocks go on, convict who signs twice, and decide on parameters and upgrades.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { extract } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import { FRAME } from '../../runtime/engine/network/protocol.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import { fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { parseHash } from '../../runtime/lib/crypto/address.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { ALONE, cleanUp, newDirectory, program } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { peer } from '../network/peers.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { author, compiled, node, pack, packFolder, stranger, TRELLIS } from './stranger.js';

test.after(cleanUp);

const own = await author('poa');
const complaints = await compiled(own);

/** Somebody else's folder, in which the built example is installed. */
const user = await stranger(await pack());
const place = join(user, 'node_modules/guild');
mkdirSync(place);
await extract({ file: await packFolder(own), cwd: place, strip: 1 });

test('the module compiles, its tests pass, and the check has no findings', async () => {
  assert.is(complaints, '');
  const tested = await node(own, TRELLIS, 'module', 'test');
  assert.is(tested.code, 0, `${tested.stdout}${tested.stderr}`);
  assert.match(tested.stdout, /pass 4\n.*fail 0/s);
  const checked = await node(
    own,
    TRELLIS,
    'module',
    'check',
    './authorities.ts',
    '--without',
    'validators',
    '--never',
    'VoteAuthority',
  );
  assert.is(checked.code, 0, `${checked.stdout}${checked.stderr}`);
});

interface Authority {
  readonly address: string;
  readonly key: string;
}

/** What a node answers; throws what it refuses. */
async function askOf<T>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

/** Tells a node of votes for nothing, by a key that helped to decide the heights, until it is no authority. */
async function signTwice(url: string, key: Signer, isConvicted: () => Promise<boolean>): Promise<void> {
  const info = await askOf<Record<string, string>>(url, 'chain_nodeInfo');
  const hash = (name: string) => parseHash(info[name]!, info.hash_prefix!) as Hash;
  const domain = { chainId: Number(info.chain_id), genesisHash: hash('genesis_hash') };
  const hello = { chain_id: domain.chainId, genesis_hash: domain.genesisHash, module_set_id: hash('module_set_id') };
  const { address } = await askOf<{ address: string }>(url, 'chain_getPeers');
  const sender = await peer({ bootnodes: [address], domain, hello });
  try {
    await until(() => sender.links.all().length > 0, 'a link');
    await until(async () => {
      const { finalized_height: height } = await askOf<{ finalized_height: number }>(url, 'chain_consensusStatus');
      const { validators } = await askOf<{ validators: { public_key: string }[] }>(
        url,
        'chain_getSignedHeader',
        height,
      );
      const validator = validators.findIndex(({ public_key }) => public_key === toHex(key.publicKey));
      // It is not in the set of this height: not yet again, or not any more.
      if (validator < 0) return isConvicted();
      const body = { type: 'precommit', height, round: 0, value: NIL, validRound: NONE } as const;
      const vote = { ...body, validator, signature: key.sign(signBytes(domain, body)) };
      sender.links.all()[0]?.send(FRAME.message, encodeMessage({ type: 'vote', vote }));
      await pause(500);
      return isConvicted();
    }, 'the conviction');
  } finally {
    await sender.stop();
  }
}

test('three nodes dismiss and readmit a validator, a double-signing validator is removed, and blocks continue', async () => {
  const guild = join(place, 'dist/guild.js');
  const rpc = await portsFrom(20);
  const places = ['--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 10}`];
  const directory = join(await newDirectory(), 'net');
  const net = spawn(process.execPath, [guild, 'testnet', '--validators', '3', '--data-dir', directory, ...places], {
    env: { ...process.env, ...ALONE },
  });
  let said = '';
  for (const stream of [net.stdout, net.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ended = once(net, 'exit');
  const url = `http://127.0.0.1:${rpc}`;
  const ask = <T>(method: string, ...params: unknown[]): Promise<T> => askOf<T>(url, method, ...params);
  const authorities = () => ask<Authority[]>('chain_listAuthorities');
  const signers = async () =>
    (await ask<{ validators: { active: number } }>('chain_consensusStatus')).validators.active;
  const vote = (subject: string, key: string | null, voter: string) =>
    ask('chain_voteAuthority', subject, key, voter, { wait: 'included' });
  try {
    await until(
      () => said.includes('Ctrl-C stops all nodes.'),
      () => said,
    );
    const all = await authorities();
    assert.is(all.length, 3);
    assert.is(await signers(), 3);
    assert.is((await ask<{ decimals: number }>('chain_nodeInfo')).decimals, 6);
    const staking = await answerOf(url, 'chain_stakingInfo');
    assert.is(staking.error?.code, -32_601, 'nobody stakes on it');

    const [one, two, three] = all as [Authority, Authority, Authority];
    const lonely = await vote(two.address, null, `0x${'0'.repeat(63)}1`).catch((cause: Error) => cause.message);
    assert.match(`${lonely}`, 'Only authorities vote about authorities');
    await vote(three.address, null, one.address);
    assert.is((await authorities()).length, 3, 'one of three is not more than half');
    await vote(three.address, null, two.address);
    await until(async () => (await signers()) === 2, 'the set without the third');

    await vote(three.address, three.key, one.address);
    await vote(three.address, three.key, two.address);
    await until(async () => (await signers()) === 3, 'the set with the third');
    await until(async () => {
      const { blocks } = await ask<{ blocks: { proposer: string }[] }>('chain_getRecentBlocks', 5);
      return blocks.some(({ proposer }) => proposer === three.address);
    }, 'a block of the third');

    const key = signerOf(KeyType.Ed25519, fromHex(readFileSync(join(directory, '2/validator.key'), 'utf8')));
    const isConvicted = async () => !(await authorities()).some((one) => one.key === `0x${toHex(key.publicKey)}`);
    assert.not(await isConvicted());
    await signTwice(url, key, isConvicted);
    await until(async () => (await signers()) === 2, 'the set without who signed twice');
    const { finalized_height: then } = await ask<{ finalized_height: number }>('chain_consensusStatus');
    const blocks = async () =>
      (await ask<{ finalized_height: number }>('chain_consensusStatus')).finalized_height - then;
    await until(async () => (await blocks()) > 2, 'blocks of the others');
  } finally {
    net.kill('SIGINT');
    await ended;
  }
});

test('each authority has one vote in governance and upgrades, others have none, and all move to the next version', async () => {
  copyFileSync(join(ROOT, 'test/fixtures/guild-life.mjs'), join(user, 'guild-life.mjs'));
  const clocks = new URL('../node/loop-clock.js', import.meta.url).href;
  const ran = await program(join(user, 'guild-life.mjs'), await newDirectory(), clocks);
  assert.is(ran.code, 0, ran.err);
  const { governance, upgrade } = JSON.parse(ran.out.trim().split('\n').at(-1)!) as Record<string, unknown>;
  assert.equal(governance, {
    strange_vote: 'NoVotingPower',
    status: 'executed',
    yes_power: '2000000000',
    total_power: '3000000000',
    price_floor: 5,
  });
  const { halted, ...rest } = upgrade as { halted: readonly string[] };
  assert.is(halted.length, 3);
  for (const reason of halted) assert.match(reason, 'needs version 2.0.0');
  assert.equal(rest, {
    strange_plan: 'NotUpgradeAuthority',
    decided: 'Scheduled',
    stopped: [-1, -1, -1],
    applied: 'Applied',
    late: 0,
  });
});

test.run();
