/** A node that is killed at each step of pruning, one after the other: it goes on with the same chain, and ends what it began. */

import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headerHash } from '../../runtime/kernel/chain/block.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { newDirectory } from '../cli/program.js';
import { chainOf, start, stopAll } from '../network/nodes.js';
import { TIGHT } from '../node/pruning-terms.js';
import { until } from '../until.js';
import { ROUNDS, some } from './chance.js';

test.after.each(stopAll);

const PROGRAM = fileURLToPath(new URL('../node/pruning-node.js', import.meta.url));
/** Twice the steps of the first passes, and of a compaction; each is tried from before and from after. */
const STEPS = Array.from({ length: Math.max(21, 2 * ROUNDS) }, (_, i) => i + 2);
/** Blocks that a run makes where no step is due: then there were no more steps. */
const ENOUGH = 40;

interface Seen {
  readonly height: number;
  readonly killed: boolean;
}

/** Runs the node until it dies at the step, or has made so many blocks that it never will. */
function run(dataDir: string, key: string, step: number): Promise<Seen> {
  const child = spawn(process.execPath, [PROGRAM, dataDir, key, String(step)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [height, first, told] = [0, undefined as number | undefined, ''];
  child.stderr.on('data', (text: Buffer) => {
    told += text;
  });
  child.stdout.on('data', (text: Buffer) => {
    height = Number(text.toString().trim().split('\n').at(-1)!.split(' ')[0]);
    first ??= height;
    if (height > first + ENOUGH) child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve({ height, killed: signal === 'SIGKILL' });
      else reject(new Error(`step ${step}: exit ${code} ${signal}: ${told}`));
    });
  });
}

test('a node killed before and after each pruning step continues with the same chain', async () => {
  const chain = await chainOf(1);
  const dataDir = await newDirectory();
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'genesis.json'), JSON.stringify(chain.genesis));
  const key = join(dataDir, 'validator.key');
  await writeFile(key, toHex(chain.secrets[0]!), { mode: 0o600 });
  let told = 0;
  let kills = 0;
  const steps = some(STEPS, 2 * ROUNDS);
  for (const step of steps) {
    const { height, killed } = await run(dataDir, key, step);
    assert.ok(height === 0 || height >= told, `block ${told} was told, and after a kill there are ${height}`);
    told = Math.max(told, height);
    if (killed) kills++;
  }
  assert.ok(kills >= steps.length / 2, `${kills} kills`);

  const { node, logged } = await start(chain, { dataDir, p2pPort: undefined }, 0, {
    parts: { PruningTerms: () => TIGHT },
  });
  const { ledger, blocks } = node;
  assert.ok(ledger.head.height >= told, 'nothing that was told is lost');
  assert.ok(blocks.oldest > 0);
  let parent: string | undefined;
  for (let height = 0; height <= ledger.head.height; height++) {
    const header = (await ledger.store.header(height))!;
    if (parent !== undefined) assert.is(header.parent_hash, parent, `the header ${height} follows the one before`);
    parent = headerHash(header);
    const block = await blocks.at(height);
    if (height < blocks.oldest) assert.is(block, null);
    else assert.is(block?.hash, parent, `block ${height} is there with its receipts`);
  }
  const begun = ledger.head.height;
  await until(
    () => ledger.head.height > begun + 1,
    () => logged.join('\n'),
  );
});

test.run();
