/** A genesis with a mistake in any section: the node names the place, keeps nothing, and starts once it is put right. */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, startProcess, trellis } from '../cli/program.js';

test.after(cleanUp);

interface Genesis {
  validators: unknown[];
  accounts: { balance: string }[];
  modules: unknown[];
}

/** One mistake of each kind; what is said of every other one is tested without a node. */
const mistakes: readonly (readonly [string, (genesis: Genesis) => unknown, RegExp])[] = [
  ['form', (g) => (g.accounts[0]!.balance = 'much'), /at accounts\[0\]\.balance/],
  ['sum', (g) => (g.accounts[0]!.balance = '1'), /add up to \d+ instead of total_supply \d+.*at native\.total_supply/],
  ['modules', (g) => g.modules.pop(), /extra \["\d+ [a-z-]+ v\d+"\]/],
  ['no validators', (g) => (g.validators = []), /at validators/],
];

test('each genesis mistake is rejected with its position and leaves no data, and the corrected file starts', async () => {
  const dataDir = await newDirectory();
  const made = await trellis(
    'genesis',
    'new',
    'dev',
    '--data-dir',
    dataDir,
    '--validators',
    'dev:0',
    '--upgrade-authority',
    'dev:0',
  );
  assert.is(made.code, 0, made.err);
  const path = join(dataDir, 'genesis.json');
  const good = await readFile(path, 'utf8');
  const refused = async (what: string, reason: RegExp) => {
    const { code, err } = await trellis('start', '--data-dir', dataDir, '--rpc-port', '0');
    assert.is(code, 64, `${what}: ${err}`);
    assert.match(err, /^error 3150 InvalidGenesis: /, what);
    assert.match(err, reason, what);
    assert.is(err.trim().split('\n').length, 1, err);
    for (const part of ['version.json', 'database', 'blocks']) assert.not(existsSync(join(dataDir, part)), what);
  };
  for (const [what, spoil, reason] of mistakes) {
    const genesis = JSON.parse(good) as Genesis;
    spoil(genesis);
    await writeFile(path, JSON.stringify(genesis));
    await refused(what, reason);
  }
  await writeFile(path, good);
  await writeFile(path, '{"format": 1,');
  await refused('torn file', /is not JSON.* at .*genesis\.json/);
  await writeFile(path, good);
  const node = await startProcess('start', '--data-dir', dataDir);
  assert.is((await node.stop()).code, 0);
});

test.run();
