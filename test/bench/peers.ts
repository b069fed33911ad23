/**
 * The table of targets of docs/performance.md, beside the peers and in one sitting: `npm run bench:peers`. Rounds of each pair
 * alternate, so that the machine's mood hits both. `--rounds N` (3); `--each N`, transfers of every one of 100 senders (2,000), and
 * `--warm N`, those before them that are not counted (600): for so long V8 still compiles; `--short`: one round; words for some of
 * the parts: transfers, memory, reads, ethereum, validators. The part `real` runs only when it is named: it measures nodes of other chains
 * (real-peers.ts).
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { signer, verify } from '../../runtime/lib/crypto/ed25519.js';
import { DEV_CHAIN } from '../node/live.js';
import { type ChainFiles, chainFiles, recipientAt } from './chain-files.js';
import { type Peer, sleep, startNode, stopPeer, usage } from './driver.js';
import { measuredRounds } from './ethereum.js';
import { Payer } from './ethereum-files.js';
import { startAnvil } from './ethereum-peers.js';
import { run as runNetwork } from './network.js';
import { type Figures, measureRealPeers } from './real-peers.js';
import { type Row, startServer } from './rpc.js';
import { askFor, bodyOf, type Sent, send, submissions } from './sending.js';
import { quantile } from './validators.js';

const SENDERS = 100;
const BATCH = 50;
const READ_SECONDS = 3;
const CHECKS = 3_000;
const REST_MS = 60_000;
/** Of the token that anvil is started with, which nobody moves here. */
const TOKEN = new Payer(SENDERS).account;
/** As many as of our transfers, none of them a contract. */
const recipientOf = (sender: number, nonce: number): Address =>
  (recipientAt(sender, nonce) + 2 ** 40).toString(16).padStart(64, '0') as string as Address;

/** A figure with one value for each round, and its targets if it has any. */
interface Target {
  readonly name: string;
  readonly unit: string;
  readonly must?: number;
  readonly aim?: number;
  readonly values: readonly number[];
}

const argument = (name: string, standard: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};

/** CPU of one Ed25519 verification on this machine now, in microseconds. */
function verification(): number {
  const { publicKey, sign } = signer(new Uint8Array(32).fill(7));
  const digest = new Uint8Array(32);
  const signature = sign(digest);
  const before = process.cpuUsage();
  for (let i = 0; i < CHECKS; i++) verify(publicKey, digest, signature);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CHECKS;
}

/** Sends the same number of transfers to a node twice: some to warm it, the others measured. */
async function measured(
  peer: Peer,
  method: string,
  senders: readonly (readonly string[])[],
  batch: number,
): Promise<Sent> {
  const part = async (from: number, end?: number): Promise<Sent> => {
    const some = senders.map((each) => each.slice(from, end));
    return send(peer, submissions(method, some, batch), some.flat().length);
  };
  await part(0, warmEach);
  return part(warmEach);
}

const transfersASecond = ({ counted, seconds }: Sent): number => counted / seconds;

/** One run of our node, in a directory of its own: beside the key stands what it signed. */
async function trellis(files: ChainFiles, directory: string, work: (peer: Peer) => Promise<void>): Promise<void> {
  const own = join(directory, 'run');
  const [data, key] = [join(own, 'data'), join(own, 'validator.key')];
  cpSync(files.data, data, { recursive: true });
  cpSync(files.validatorKey, key);
  const peer = await startNode('start', '-d', data, '--validator-key', key, '--p2p-port', 'off');
  try {
    await sleep(2_000);
    await work(peer);
  } finally {
    await stopPeer(peer);
    rmSync(own, { recursive: true });
  }
}

/** Transfers beside anvil, and what one costs the main thread; and the first answer of each start. */
async function transfers(files: ChainFiles, directory: string, rounds: number, each: number): Promise<Target[]> {
  const senders = Array.from({ length: SENDERS }, (_, a) => files.bundles.slice(a * each, (a + 1) * each));
  const payers = senders.map((_, a) => new Payer(a));
  const raws = payers.map((payer, a) =>
    Array.from({ length: each }, (_, nonce) => payer.pay(DEV_CHAIN, nonce, recipientOf(a, nonce), 10n ** 12n)),
  );
  const ratios: Record<number, number[]> = { 1: [], [BATCH]: [] };
  const mainCpu: number[] = [];
  const cpu: number[] = [];
  const latency: number[] = [];
  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const batch of [1, BATCH]) {
      let ours = 0;
      const unit = verification();
      await trellis(files, directory, async (peer) => {
        starts.push(peer.startMs / 1000);
        const sent = await measured(peer, 'chain_submitBundle', senders, batch);
        ours = transfersASecond(sent);
        if (batch > 1) return;
        mainCpu.push((sent.mainCpu * 1e6) / sent.counted / unit);
        cpu.push((sent.cpu * 1e6) / sent.counted / unit);
        latency.push(quantile(sent.latencies, 0.99));
      });
      const anvil = await startAnvil(payers, TOKEN);
      if (!anvil) continue;
      try {
        const sent = await measured(anvil.peer, 'eth_sendRawTransaction', raws, batch);
        ratios[batch]!.push(ours / transfersASecond(sent));
      } finally {
        await anvil.stop();
      }
    }
  }
  return [
    { name: 'transfers in single calls, of anvil', unit: '×', must: 1.25, aim: 1.6, values: ratios[1]! },
    { name: `transfers in batches of ${BATCH}, of anvil`, unit: '×', must: 1.6, aim: 2, values: ratios[BATCH]! },
    { name: 'CPU per transfer, all threads, in signature checks', unit: '×', must: 2.4, aim: 2, values: cpu },
    { name: 'main thread per transfer, in signature checks', unit: '×', must: 1.2, aim: 0.9, values: mainCpu },
    { name: 'submit latency, p99', unit: 'ms', must: 15, aim: 8, values: latency },
    { name: 'first answer after start', unit: 's', must: 0.5, aim: 0.35, values: starts },
  ];
}

/** Memory of a node that only makes empty blocks, once V8 has given back what the start took. */
async function memory(files: ChainFiles, directory: string): Promise<Target[]> {
  const values: number[] = [];
  await trellis(files, directory, async ({ child }) => {
    await sleep(REST_MS);
    values.push(usage(child.pid!).rss);
  });
  return [{ name: 'memory at rest, with the explorer', unit: 'MiB', must: 110, aim: 90, values }];
}

/** Balances of our node beside a bare koa + ajv server that answers from a map. */
async function reads(files: ChainFiles, directory: string, rounds: number): Promise<Target[]> {
  const values: number[] = [];
  const bodies = files.addresses.map((address) => bodyOf('chain_getBalance', [address, 'TRL']));
  const floor = await startServer('floor');
  const bare = { child: floor.child, port: floor.port, startMs: 0 };
  await trellis(files, directory, async (peer) => {
    for (const one of [peer, bare]) await askFor(one, bodies, READ_SECONDS);
    for (let round = 0; round < rounds; round++) {
      const ours = await askFor(peer, bodies, READ_SECONDS);
      values.push(ours.rate / (await askFor(bare, bodies, READ_SECONDS)).rate);
    }
  }).finally(floor.stop);
  return [{ name: 'balance reads, of koa + ajv', unit: '×', must: 2.2, aim: 3, values }];
}

const valuesOf = (rows: readonly Row[], name: string): number[] =>
  rows.filter((row) => row.name === name).map(({ value }) => value);

async function ethereum(rounds: number): Promise<Target[]> {
  const rows = (await measuredRounds(rounds)).flat();
  const cpu = (what: string) => valuesOf(rows, `Trellis / anvil: CPU per ${what}`);
  return [
    { name: 'CPU per eth_getBalance, of anvil', unit: '×', must: 1.5, aim: 1, values: cpu('eth_getBalance') },
    { name: 'CPU per eth_call, of anvil', unit: '×', must: 1.2, aim: 1, values: cpu('eth_call balanceOf') },
    {
      name: 'CPU per log where all are asked for, of anvil',
      ...{ unit: '×', must: 2, aim: 1, values: cpu('log, where all logs are asked for') },
    },
  ];
}

async function validators(): Promise<Target[]> {
  const values = valuesOf(await runNetwork(0), 'transfers final on four validators');
  return [{ name: 'four validators, final a second', unit: '/s', must: 2_800, aim: 3_500, values }];
}

/** Figures of other chains, and of ours relative to each of them. */
async function real(files: ChainFiles): Promise<Target[]> {
  const [first, ...others] = await measureRealPeers(files, { rounds, each, warm: warmEach });
  const [ours, own] = first!;
  const units: Readonly<Record<keyof Figures, string>> = {
    perSecond: '/s',
    cpu: 'µs CPU per transfer',
    disk: 'B of disk per transfer',
    rss: 'MiB of memory',
    p99: 'ms to submit, p99',
  };
  return (Object.keys(units) as (keyof Figures)[]).flatMap((figure) => [
    { name: ours, unit: units[figure], values: own.map((one) => one[figure]) },
    ...others.flatMap(([name, theirs]): Target[] => [
      { name, unit: units[figure], values: theirs.map((one) => one[figure]) },
      {
        ...{ name: `  ours relative to ${name}`, unit: '×', must: 1, aim: figure === 'perSecond' ? 2 : 0.5 },
        values: own.flatMap((one, round) => {
          const other = theirs[round]![figure];
          return other > 0 ? one[figure] / other : [];
        }),
      },
    ]),
  ]);
}

const rounds = argument('rounds', process.argv.includes('--short') ? 1 : 3);
const warmEach = argument('warm', 600);
const each = warmEach + argument('each', 2_000);
const directory = mkdtempSync(join(tmpdir(), 'trellis-peers-'));
const parts: Readonly<Record<string, (files: ChainFiles) => Promise<Target[]>>> = {
  transfers: (files) => transfers(files, directory, rounds, each),
  memory: (files) => memory(files, directory),
  reads: (files) => reads(files, directory, rounds),
  ethereum: () => ethereum(Math.min(rounds, 2)),
  validators,
  real,
};
const asked = process.argv.slice(2).filter((word) => word in parts);
const isAsked = (name: string): boolean => (asked.length > 0 ? asked.includes(name) : name !== 'real');
/** Whether more is better. */
const isRising = ({ unit, must = 0, aim = 0 }: Target): boolean => unit === '/s' || aim > must;

try {
  const files = await chainFiles(directory, SENDERS, each);
  console.log(
    `${'figure'.padEnd(50)} ${['median', 'worst', 'best', 'must', 'aim'].map((w) => w.padStart(9)).join('')}`,
  );
  for (const [name, measure] of Object.entries(parts)) {
    if (!isAsked(name)) continue;
    for (const target of await measure(files)) {
      const { name: what, unit, must, aim, values } = target;
      const ordered = values.toSorted((a, b) => (isRising(target) ? a - b : b - a));
      const told = [ordered[ordered.length >> 1], ordered[0], ordered.at(-1), must, aim].map((value) =>
        (value === undefined ? '–' : value.toFixed(value < 100 ? 2 : 0)).padStart(9),
      );
      console.log(`${what.padEnd(50)} ${told.join('')} ${unit}`);
    }
  }
} finally {
  rmSync(directory, { recursive: true });
}
