/** A genesis with a mistake in any section: the node names the place, keeps nothing, and starts once it is put right. */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, startProcess, trellis } from '../cli/program.js';

test.after(cleanUp);

interface Genesis {
  format: unknown;
  genesis_time: unknown;
  chain: Record<string, unknown>;
  modules: { id: number; name: string; version: number }[];
  data: {
    chain: { limits: Record<string, unknown>; price_floor: unknown; validators: Record<string, unknown>[] };
    accounts: unknown[];
    tokens: { balances: { address: string; balance: string }[]; tokens: unknown[]; total_supply: string };
    fees: Record<string, unknown>;
    [other: string]: unknown;
  };
}

const mistakes: readonly (readonly [string, (genesis: Genesis) => unknown, RegExp])[] = [
  ['format', (g) => (g.format = 2), /at format/],
  ['time', (g) => (g.genesis_time = 'now'), /at genesis_time/],
  ['chain', (g) => (g.chain.decimals = 19), /at chain\.decimals/],
  ['modules', (g) => g.modules.pop(), /extra \["\d+ [a-z-]+ v\d+"\]/],
  ['limits', (g) => (g.data.chain.limits.gas = -1), /at data\.chain\.limits\.gas/],
  ['price', (g) => (g.data.chain.price_floor = 'free'), /at data\.chain\.price_floor/],
  ['validators', (g) => (g.data.chain.validators[0]!.power = 0), /at data\.chain\.validators\[0\]\.power/],
  ['no validators', (g) => (g.data.chain.validators = []), /at data\.chain/],
  ['two validators', (g) => g.data.chain.validators.push(g.data.chain.validators[0]!), /at data\.chain/],
  [
    'accounts',
    (g) => g.data.accounts.push({ address: `0x${'11'.repeat(32)}`, keys: [] }),
    /at data\.accounts\[0\]\.keys/,
  ],
  ['balances', (g) => (g.data.tokens.balances[0]!.balance = '1'), /make \d+, not total_supply \d+.*at data\.tokens/],
  ['tokens', (g) => (g.data.tokens.tokens = [{ symbol: 'X' }]), /at data\.tokens\.tokens\[0\]/],
  ['fees', (g) => (g.data.fees.schedule = []), /at data\.fees\.schedule/],
  ['stranger', (g) => (g.data.nobody = {}), /unknown \["nobody"\]/],
];

test('each mistake is refused with its place, nothing is claimed, and the mended file starts', async () => {
  const dataDir = await newDirectory();
  const made = await trellis('genesis', 'new', 'dev', '--data-dir', dataDir, '--validators', 'dev:0');
  assert.is(made.code, 0, made.err);
  const path = join(dataDir, 'genesis.json');
  const good = await readFile(path, 'utf8');
  for (const [what, spoil, reason] of mistakes) {
    const genesis = JSON.parse(good) as Genesis;
    spoil(genesis);
    await writeFile(path, JSON.stringify(genesis));
    const { code, err } = await trellis('start', '--data-dir', dataDir, '--rpc-port', '0');
    assert.is(code, 64, `${what}: ${err}`);
    assert.match(err, /^error 3150 InvalidGenesis: /, what);
    assert.match(err, reason, what);
    assert.is(err.trim().split('\n').length, 1, err);
    for (const part of ['version.json', 'database', 'blocks']) assert.not(existsSync(join(dataDir, part)), what);
  }
  await writeFile(path, '{"format": 1,');
  const broken = await trellis('start', '--data-dir', dataDir, '--rpc-port', '0');
  assert.is(broken.code, 64);
  assert.match(broken.err, /genesis\.json is not JSON/);
  await writeFile(path, good);
  const node = await startProcess('start', '--data-dir', dataDir);
  assert.is((await node.stop()).code, 0);
});

test.run();
