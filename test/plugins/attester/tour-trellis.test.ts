/** The tour between two Trellis chains: a token goes there, is swapped, and comes back; an attester is killed all the way. `npm run tour:trellis`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../../cli/keys/keys.js';
import { type Client, connect, ed25519Key } from '../../../rpc-schemas/clients/typescript/index.js';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../../runtime/lib/crypto/address.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../../cli/program.js';
import { portsFrom } from '../../ports.js';
import { until } from '../../until.js';
import { secretOf } from './anvil.js';
import { VICTIM } from './bridge-world.js';
import { SECOND_CHAIN, startSecondChain } from './second-chain.js';

const test = suite('the tour between two Trellis chains');
const FIRST_CHAIN = 1_618_031;
const FOUNDATION = `0x${'3'.padStart(64, '0')}`;
const NATIVE = `0x${'0'.repeat(64)}`;
const TRL = 10n ** 9n;
const hexOf = (n: number) => `0x${addressOfKey(ed25519Key(devSecret(n)).publicKey)}`;

let nodes: readonly NodeProcess[] = [];
let first: Client;
let second: Client;

test.before(async () => {
  nodes = await Promise.all([startProcess('dev', '--ephemeral'), startSecondChain(FIRST_CHAIN)]);
  [first, second] = nodes.map(({ url }) => connect(url)) as [Client, Client];
});
test.after(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await cleanUp();
});

/** Writes the configurations of three attesters, who are the attesters of both chains. */
async function configurations(): Promise<readonly string[]> {
  const port = await portsFrom(3);
  const folder = await newDirectory();
  const urls = [0, 1, 2].map((n) => `http://127.0.0.1:${port + n}`);
  const chain = (chain_id: number, { url }: NodeProcess) => ({ chain_id, node: url });
  return Promise.all(
    urls.map(async (url, n) => {
      const place = join(folder, String(n));
      await mkdir(place);
      await writeFile(join(place, 'key'), toHex(devSecret(n + 1)), { mode: 0o600 });
      await writeFile(join(place, 'evm.key'), secretOf(n).slice(2), { mode: 0o600 });
      const config = {
        trellis: chain(SECOND_CHAIN, nodes[1]!),
        origins: [chain(FIRST_CHAIN, nodes[0]!)],
        key: 'key',
        evm_key: 'evm.key',
        data: 'memory',
        listen: url.slice('http://'.length),
        // The first two gather nothing: deposits are sent by the third, who is killed.
        peers: n === 2 ? urls.slice(0, 2) : [],
        turn_s: 1,
        every_ms: 200,
      };
      const path = join(place, 'config.json');
      await writeFile(path, JSON.stringify(config));
      return path;
    }),
  );
}

function start(config: string, step = 'never') {
  const child = spawn(process.execPath, [VICTIM, config, step], { stdio: ['ignore', 'ignore', 'ignore'] });
  return { child, ended: once(child, 'exit') as Promise<[number | null, string | null]> };
}

async function killedAt(config: string, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const [, signal] = await start(config, step).ended;
    assert.is(signal, 'SIGKILL', `killed after ${step}`);
  }
}

/** On a dev chain everybody may act for everybody, without a signature. */
async function asFoundation(operation: object): Promise<void> {
  const { unsigned_bundle_hex } = await first.ask<{ unsigned_bundle_hex: string }>('chain_prepareBundle', [
    FOUNDATION,
    [operation],
  ]);
  await first.ask('chain_submitBundle', [`${unsigned_bundle_hex}00000000`, { wait: 'included' }]);
}

const balance = async (node: Client, n: number, token: string) =>
  BigInt((await node.call('chain_getBalance', [hexOf(n), token])).balance);

/** What is owed: locked here, and minted there. */
async function owed(): Promise<readonly bigint[]> {
  const vault = await first.stored<{ locked: string }>(
    (await import('../../../rpc-schemas/client/stores.js')).stores['bridge.lanes'],
    [`trellis-${SECOND_CHAIN}`, NATIVE],
  );
  const { mappings } = await second.call('chain_getBridgeMappings', [`trellis-${FIRST_CHAIN}`]);
  return [BigInt(vault.value!.locked), BigInt(mappings[0]!.minted) - BigInt(mappings[0]!.burned)];
}

test('a token is bridged out, swapped and bridged back while an attester is killed at every step', async () => {
  const [one, two, victim] = (await configurations()) as [string, string, string];
  const others = [start(one), start(two)];
  const chain = `trellis-${SECOND_CHAIN}`;
  await asFoundation({ SetBridgeLane: { chain, mint: NATIVE, open: true } });
  const lock = { token_mint: NATIVE, amount: `${50n * TRL}`, chain, recipient: hexOf(0) };
  await first.account(devSecret(5)).send<object>([{ BridgeLock: lock }]);
  await killedAt(victim, 'found', 'signed', 'gathered', 'deposited');
  assert.is(await balance(second, 0, 'WTRL'), 50n * TRL);
  assert.equal(await owed(), [50n * TRL, 50n * TRL]);

  const pool = { token_a: 'TRL', token_b: 'WTRL', amount_a: `${40n * TRL}`, amount_b: `${40n * TRL}` };
  await second.account(devSecret(0)).send<object>([{ CreatePool: { ...pool, lp_lock_duration: 0 } }]);
  const swap = { from_token: 'TRL', to_token: 'WTRL', amount_in: `${10n * TRL}`, min_amount_out: '1' };
  await second.account(devSecret(9)).send<object>([{ Swap: swap }]);
  const bought = await balance(second, 9, 'WTRL');

  const before = await balance(first, 8, 'TRL');
  const { mint } = (await second.call('chain_getTokenInfo', ['WTRL']))!;
  const back = { token_mint: mint, amount: `${bought}`, chain: `trellis-${FIRST_CHAIN}`, destination: hexOf(8) };
  await second.account(devSecret(9)).send<object>([{ BridgeWithdraw: back }]);
  await killedAt(victim, 'seen', 'attested', 'reported');
  const last = start(victim);
  await until(async () => {
    const { locks, withdrawals } = JSON.parse(
      await readFile(join(victim, '..', 'memory', 'attester.json'), 'utf8'),
    ) as { locks: unknown[]; withdrawals: unknown[] };
    return locks.length + withdrawals.length === 0;
  }, 'the attester to be done');
  for (const { child, ended } of [...others, last]) {
    child.kill();
    await ended;
  }
  assert.is(await balance(first, 8, 'TRL'), before + bought);
  assert.equal(await owed(), [50n * TRL - bought, 50n * TRL - bought]);
  const { operation } = await second.call('chain_getBridgeWithdrawal', [1]);
  assert.is(operation.status, 'released');
});

test.run();
