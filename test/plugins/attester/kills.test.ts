/** An attester without whom there are too few is killed at every step, and at random: no transfer is lost or doubled. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Step } from '../../../plugins/attester/attester.js';
import { cleanUp } from '../../cli/program.js';
import { until } from '../../until.js';
import { evmAccount } from './anvil.js';
import { ONE, startWorld, VICTIM, type World } from './bridge-world.js';

const test = suite('an attester that is killed');
const IN: readonly Step[] = ['found', 'signed', 'gathered', 'deposited'];
const OUT: readonly Step[] = ['seen', 'attested', 'countersigned', 'collected', 'released', 'reported'];
const heir = evmAccount(30).address;

let world: World;
let config: string;
/** What has come so far, and what has gone back. */
let came = 0n;
let gone = 0n;

test.before(async () => {
  world = await startWorld();
  // These two sign and gather nothing: whatever is sent is sent by the one that is killed.
  for (const n of [0, 1]) await world.attest(n, undefined, await world.configure(n, { peers: [] }));
  config = await world.configure(2);
});
test.after(async () => {
  await world.stop();
  await cleanUp();
});

function start(step = 'never') {
  const child = spawn(process.execPath, [VICTIM, config, step], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { child, ended, said: () => said };
}

/** Runs it until it has killed itself after each of the steps. */
async function killedAt(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const { ended, said } = start(step);
    const [, signal] = await ended;
    assert.is(signal, 'SIGKILL', `killed after ${step}:\n${said()}`);
  }
}

async function withdraw(amount: bigint): Promise<void> {
  const token_mint = await world.mint();
  await world
    .dev(0)
    .send<object>([{ BridgeWithdraw: { token_mint, amount: `${amount}`, chain: 'ethereum', destination: heir } }]);
}

const remembered = async () =>
  JSON.parse(await readFile(join(dirname(config), 'memory', 'attester.json'), 'utf8')) as {
    locks: unknown[];
    withdrawals: unknown[];
    signed: object;
  };

/** Runs it in peace until it has nothing left to do; then all is where it should be. */
async function settled(): Promise<void> {
  const { child, ended } = start();
  await until(async () => {
    const { locks, withdrawals, signed } = await remembered();
    // An attester that has found nothing yet has nothing to do either.
    const [here, there] = [await world.balanceHere(0), await world.balanceThere(heir)];
    return (
      here === came - gone && there === gone && locks.length + withdrawals.length + Object.keys(signed).length === 0
    );
  }, 'all tokens to arrive and the attester to be done');
  child.kill();
  await ended;
  assert.equal(await world.owed(), [came - gone, came - gone]);
}

test('an attester killed after any step resumes there, in both directions', async () => {
  await world.lock(50n * ONE, 0);
  await killedAt(IN);
  came = 50n * ONE;
  await withdraw(20n * ONE);
  await killedAt(OUT);
  gone = 20n * ONE;
  await settled();
});

test('an attester killed at random moments resumes just as well', async () => {
  await world.lock(5n * ONE, 0);
  await withdraw(7n * ONE);
  for (let kill = 0; kill < 6; kill++) {
    const { child, ended, said } = start();
    await until(() => said().includes('attester started'), 'the attester to start');
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1_500));
    child.kill('SIGKILL');
    await ended;
  }
  came += 5n * ONE;
  gone += 7n * ONE;
  await settled();
});

test.run();
