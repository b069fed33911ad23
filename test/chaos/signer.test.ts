/**
 * A validator with two nodes and one signer, on a chain that cannot decide without it: whatever is killed, frozen or cut
 * off, the chain goes on, and nobody signs twice.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { readGenesis } from '../../cli/runtime/chain.js';
import { readKeyFile } from '../../runtime/lib/crypto/keyfile.js';
import type { Place } from '../../runtime/node/options/signer-place.js';
import { cleanUp, newDirectory, type RunningCommand } from '../cli/program.js';
import { Cluster } from '../network/cluster.js';
import { CUT, FINE } from '../network/udp-proxy.js';
import { SigningHost } from '../node/signing-processes.js';
import { until } from '../until.js';
import { ROUNDS, random, SEED } from './chance.js';

/** Five validators of equal power: four have to sign. The last one never runs; its node stands by for the first. */
const VALIDATORS = 5;
const [FIRST, STANDBY] = [0, 4];
const WITNESSES = [1, 2, 3];
const FAULT_MS = 2_500;

let cluster: Cluster;
let host: SigningHost;
let places: readonly Place[];
let signer: RunningCommand;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const startNode = (index: number): void => {
  const { publicKey } = host;
  const place = places[index === FIRST ? 0 : 1] as Place & { readonly kind: 'unix' };
  cluster.start(index, ['--signer', `unix:${place.path}`, '--validator-public-key', publicKey]);
};

test.before(async () => {
  cluster = await Cluster.create(await newDirectory(), VALIDATORS, ['--block-time', '0.5']);
  const { directory, keyFile } = cluster.nodes[FIRST]!;
  const { chain, hash } = readGenesis((await readGenesisFiles(directory))!.json);
  host = await SigningHost.of(readKeyFile(keyFile).open(), { chainId: chain.chainId, genesisHash: hash });
  const sockets = await newDirectory();
  places = ['a', 'b'].map((name) => ({ kind: 'unix', path: join(sockets, name) }));
  for (const index of WITNESSES) cluster.start(index);
  for (const index of [FIRST, STANDBY]) startNode(index);
  signer = host.spawn(...places);
  await cluster.until(2, WITNESSES);
});
test.after(async () => {
  signer.kill('SIGKILL');
  await cluster.close();
  await cleanUp();
});

/** Waits for two more blocks; returns the milliseconds. */
async function goesOn(what: string): Promise<number> {
  const began = performance.now();
  let from = 0;
  await until(async () => {
    from = Math.max(...(await Promise.all(WITNESSES.map((index) => cluster.height(index)))));
    return from > 0;
  }, 'a witness answers');
  await cluster.until(from + 2, WITNESSES).catch(async (cause: Error) => {
    const logs = await Promise.all([FIRST, STANDBY].map((index) => logOf(index)));
    throw new Error(`seed ${SEED}, ${what}: ${cause.message}\n${logs.map((log) => log.slice(-3_000)).join('\n---\n')}`);
  });
  return performance.now() - began;
}

const logOf = (index: number) => readFile(join(cluster.nodes[index]!.directory, 'node.log'), 'utf8');

const FAULTS: Readonly<Record<string, (index: number) => Promise<number>>> = {
  async 'kill a node'(index) {
    await cluster.end(index, 'SIGKILL');
    const took = await goesOn(`node ${index} killed`);
    startNode(index);
    return took;
  },
  async 'freeze a node'(index) {
    cluster.signal(index, 'SIGSTOP');
    const took = await goesOn(`node ${index} frozen`);
    cluster.signal(index, 'SIGCONT');
    return took;
  },
  async 'cut off a node'(index) {
    cluster.divide([[index]], CUT);
    const took = await goesOn(`node ${index} cut off`);
    cluster.everywhere(FINE);
    return took;
  },
  async 'kill the signer'() {
    signer.kill('SIGKILL');
    await signer.ended;
    await sleep(random(FAULT_MS));
    signer = host.spawn(...places);
    return goesOn('signer killed');
  },
  async 'freeze the signer'() {
    signer.kill('SIGSTOP');
    await sleep(FAULT_MS);
    signer.kill('SIGCONT');
    return goesOn('signer frozen');
  },
  async 'kill everything'(index) {
    signer.kill('SIGKILL');
    await Promise.all([signer.ended, cluster.end(FIRST, 'SIGKILL'), cluster.end(STANDBY, 'SIGKILL')]);
    signer = host.spawn(...places);
    startNode(index);
    const took = await goesOn(`all killed, node ${index} back`);
    startNode(index === FIRST ? STANDBY : FIRST);
    return took;
  },
};

test('kills, freezes and cuts of two nodes and their signer neither stop the chain nor make a contradiction', async () => {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, fault] of Object.entries(FAULTS)) {
      const took = await fault(random(2) === 0 ? FIRST : STANDBY);
      times.set(name, [...(times.get(name) ?? []), took]);
      await goesOn(`after ${name}`);
    }
  }
  for (const [name, all] of times)
    console.log(`${name}: two blocks in ${Math.round(Math.max(...all))} ms at worst of ${all.length}`);
  const logs = await Promise.all(WITNESSES.map(logOf));
  for (const log of logs) assert.not.match(log, 'validator double-signed');
  assert.equal(cluster.failed, []);
});

test.run();
