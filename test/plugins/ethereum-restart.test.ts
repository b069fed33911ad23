/** State at recent blocks is the same after a node was killed, and after it was stopped, as it was before. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account } from '../node/here.js';
import { answerOf, refusalOf, type Written } from '../node/live.js';

const owner = account(0);
const [wallet, padded] = [`0x${'17'.repeat(20)}`, `0x${'17'.repeat(20).padStart(64, '0')}`];

async function write(node: NodeProcess, method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(node.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

const hexOf = (height: number) => `0x${height.toString(16)}`;

/** What wallets ask of a block. */
async function pictureAt({ url }: NodeProcess, coin: string, height: number): Promise<readonly unknown[]> {
  const data = `0x70a08231${padded.slice(2)}`;
  const block = hexOf(height);
  return Promise.all([
    ask(url, 'eth_getBalance', wallet, block),
    ask(url, 'eth_getTransactionCount', `0x${owner.slice(-40)}`, block),
    ask(url, 'eth_getCode', coin, block),
    answerOf(url, 'eth_call', { to: coin, data }, block),
  ]);
}

test('reads of recent blocks are correct after a kill and after a stop', async () => {
  const dataDir = await newDirectory();
  const start = () => startProcess('dev', '--data-dir', dataDir, '--block-time', '1');
  let node = await start();
  const made = await write(node, 'chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  const coin = `0x${String(made.created!.mint).slice(-40)}`;
  const heights = [0];
  for (const amount of ['10', '20']) {
    const [coined] = await Promise.all(
      ['COIN', 'TRL'].map((token) => write(node, 'chain_transfer', owner, padded, token, amount)),
    );
    const { block_height } = coined!.receipt!;
    heights.push(block_height - 1, block_height);
  }
  const before = await Promise.all(heights.map((height) => pictureAt(node, coin, height)));
  assert.is.not(before[0]![2], before[1]![2], 'the token was made on the way');
  for (const signal of ['SIGKILL', undefined] as const) {
    await node.stop(signal);
    node = await start();
    // Asked at once, when there is no block of this run yet, and again when there is.
    const { finalized_height } = await node.ask<{ finalized_height: number }>('chain_consensusStatus');
    assert.ok(finalized_height >= heights.at(-1)!);
    assert.equal(await Promise.all(heights.map((height) => pictureAt(node, coin, height))), before);
    await write(node, 'chain_transfer', owner, padded, 'TRL', '1');
    assert.equal(await Promise.all(heights.map((height) => pictureAt(node, coin, height))), before);
  }
  assert.is((await refusalOf(node.url, 'eth_getBalance', wallet, '0xffffff')).message, 'header not found');
  await node.stop();
});

test.after(cleanUp);

test.run();
