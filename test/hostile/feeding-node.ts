/**
 * A node that feeds PostgreSQL and NATS, with bundles in its blocks, and dies at a step of feeding: right before or right after so
 * many writes to either server. `node feeding-node.js DATA-DIR KEY POSTGRES NATS STEP`.
 */

import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { OWN_REQUEST } from '../../runtime/lib/rpc/methods/method.js';
import { startNode } from '../../runtime/node/node.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { LoopClock } from '../node/loop-clock.js';

const [dataDir, validatorKey, postgres, nats, at] = process.argv.slice(2) as [string, string, string, string, string];
const ports = new Set([postgres, nats].map((url) => Number(new URL(url).port)));
let steps = 0;

const die = (step: number) => step === Number(at) && process.kill(process.pid, 'SIGKILL');
const { write } = Socket.prototype;
Socket.prototype.write = function (this: Socket, ...args: Parameters<Socket['write']>) {
  if (!ports.has(this.remotePort ?? 0)) return write.apply(this, args);
  steps++;
  die(2 * steps);
  const written = write.apply(this, args);
  die(2 * steps + 1);
  return written;
} as typeof write;

const distribution = runtimeOf(defaults);
const parts = { ...distribution.parts, Clock: () => new LoopClock(20), Log: () => () => {} };
const genesis: unknown = JSON.parse(await readFile(join(dataDir, 'genesis.json'), 'utf8'));
const node = await startNode({ ...distribution, parts }, genesis, {
  ...{ dataDir, validatorKey, rpcPort: 0, p2pPort: undefined, blockTime: 1 },
  plugins: { postgres: { postgres, 'postgres-backfill': 1 }, nats: { nats } },
});
const operations = await operationsOf();
const [payer, payee] = [new Wallet(0, operations), new Wallet(1, operations)];
const submit = node.methods.find(({ name }) => name === 'chain_submitBundle')!;
let nonce = await node.mempool.nextNonce(payer.address);
setInterval(() => {
  const bundle = payer.transfer(nonce++, payee.address, 1n);
  void Promise.resolve(submit.call({ borsh_hex: hexOf(bundle) }, OWN_REQUEST));
}, 20);
