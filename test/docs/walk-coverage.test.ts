/** Walks through the code, compared with the files that a node really runs for the same call (precise coverage). */

import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import ethereum from '../../plugins/ethereum/index.js';
import explorer from '../../plugins/explorer/index.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, hexOf, operationsOf, Wallet } from '../node/live.js';
import { ROOT } from '../suites.js';
import { walksIn } from './walks.js';

/** Runs on the thread that accepts connections, which the coverage of this thread does not contain. */
const ON_ANOTHER_THREAD = ['runtime/lib/rpc/ingress/thread.ts'];

const walks = walksIn(readFileSync(join(ROOT, 'docs/walks.md'), 'utf8'));
const operations = await operationsOf();
const [sender, recipient] = [new Wallet(0, operations), new Wallet(1, operations)];
let nonce = 0;
let here: Here;

const session = new Session();

test.before(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  here = await startHere({ ...defaults, plugins: [ethereum, explorer] }, await newDirectory(), { rpcThreads: 1 });
  await call('chain_createToken', 'Coin', 'COIN', 6, '1000', account(2), { wait: 'included' });
  await transfer();
});
test.after(async () => {
  await here.node.stop();
  session.disconnect();
  await cleanUp();
});

async function call(method: string, ...params: unknown[]): Promise<void> {
  const { error } = await answerOf(here.url, method, ...params);
  assert.is(error, undefined, JSON.stringify(error));
}

const transfer = () =>
  call('chain_submitBundle', hexOf(sender.transfer(nonce++, recipient.address, 5n)), { wait: 'included' });

/** Source files of which a function ran during `work`. */
async function filesRun(work: () => Promise<void>): Promise<Set<string>> {
  await session.post('Profiler.takePreciseCoverage'); // resets the counts
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Set<string>();
  for (const { url, functions } of result) {
    if (!url.startsWith('file:')) continue;
    const path = relative(join(ROOT, 'dist'), fileURLToPath(url)).split(sep).join('/');
    // What begins at 0 is the module itself, which runs when it is loaded.
    const ran = functions.some(({ ranges: [whole] }) => whole!.startOffset > 0 && whole!.count > 0);
    if (ran) files.add(path.replace(/\.js$/, '.ts'));
  }
  return files;
}

const CALLS: readonly (readonly [walk: string, work: () => Promise<void>])[] = [
  ['A transfer: socket to disk', transfer],
  ['A read', () => call('chain_getBalance', account(0), 'TRL')],
  ['A method of a third party', () => call('chain_getTokenHolders', 'TRL', 10, null)],
  ['Logs of contracts', () => call('eth_getLogs', { fromBlock: '0x1', toBlock: 'latest' })],
];

for (const [walk, work] of CALLS) {
  test(`a node runs every file of the walk: ${walk}`, async () => {
    const ran = await filesRun(work);
    const listed = walks.get(walk)!.filter((file) => !ON_ANOTHER_THREAD.includes(file));
    assert.equal(
      listed.filter((file) => !ran.has(file)),
      [],
    );
  });
}

test.run();
