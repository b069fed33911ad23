/** The proof-of-authority example as a third party has it: built, tested and run from packed tarballs; its authorities dismiss and admit each other while blocks go on. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp } from '../cli/program.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { author, compiled, node, pack, packFolder, stranger, TRELLIS } from './stranger.js';

test.after(cleanUp);

const own = await author('poa');

test('it compiles, its tests pass, and nothing is found in it', async () => {
  assert.is(await compiled(own), '');
  const tested = await node(own, TRELLIS, 'module', 'test');
  assert.is(tested.code, 0, `${tested.stdout}${tested.stderr}`);
  assert.match(tested.stdout, /pass 4\n.*fail 0/s);
  const checked = await node(own, TRELLIS, 'module', 'check', './authorities.ts', '--without', 'validators');
  assert.is(checked.code, 0, `${checked.stdout}${checked.stderr}`);
});

interface Authority {
  readonly address: string;
  readonly key: string;
}

test('installed elsewhere, three nodes run its chain: two dismiss the third and admit it again, and it makes blocks', async () => {
  const user = await stranger(await pack());
  const place = join(user, 'node_modules/guild');
  mkdirSync(place);
  await extract({ file: await packFolder(own), cwd: place, strip: 1 });
  const guild = join(place, 'dist/guild.js');
  const rpc = await portsFrom(20);
  const places = ['--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 10}`];
  const net = spawn(process.execPath, [guild, 'testnet', '--validators', '3', '--ephemeral', ...places], {
    env: { ...process.env, ...ALONE },
  });
  let said = '';
  for (const stream of [net.stdout, net.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ended = once(net, 'exit');
  const url = `http://127.0.0.1:${rpc}`;
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(url, method, ...params);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
  const authorities = () => ask<Authority[]>('chain_listAuthorities');
  const signers = async () =>
    (await ask<{ validators: { active: number } }>('chain_consensusStatus')).validators.active;
  const vote = (subject: string, key: string | null, voter: string) =>
    ask('chain_voteAuthority', subject, key, voter, { wait: 'included' });
  try {
    await until(
      () => said.includes('Ctrl-C stops all.'),
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
  } finally {
    net.kill('SIGINT');
    await ended;
  }
});

test.run();
