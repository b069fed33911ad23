/**
 * Benchmark of a whole node by how many accounts there are: transfers to any of 10,000, then to any of very many, then to
 * 10,000 of these, in the same process. `ACCOUNTS=5000000 npm run bench -- accounts` says how many.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { defaults, runtimeOf, startNode } from '../../cli/index.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import type { RunningNode } from '../../runtime/node/node.js';
import { type ChainFiles, chainFiles } from './chain-files.js';
import type { Row } from './crypto.js';
import { signedTransfers } from './signed-transfers.js';

const FEW = 10_000;
const MANY = Number(process.env.ACCOUNTS ?? 500_000);
const SENDERS = 200;
const MEASURED = 60_000;
/** Transfers in a bundle that makes accounts. */
const TOGETHER = 50;
/** As often as a node may make blocks: where they follow each other at once, indexes fall behind and are made anew from all accounts. */
const BLOCK_MS = 500;
/** Bundles that are under way at once. */
const CLIENTS = 64;
/** Passes over many accounts behind the first, in which V8 compiles: RocksDB compacts in some of them and not in others. */
const LATER_PASSES = 3;

/** What one transfer took, µs. */
interface Taken {
  readonly cpu: number;
  readonly wall: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Accounts by number, the same in every run. */
function account(number: number): Address {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return blake3Hex(bytes) as Hash as string as Address;
}

/** A number below `bound` for every `index`, in no order that repeats soon. */
const scattered = (index: number, bound: number): number => Number((BigInt(index) * 2_654_435_761n) % BigInt(bound));

/** Waits until indexes and compactions are done with what came before. */
async function rest(): Promise<void> {
  for (let used = 1; used > 0.1; ) {
    const before = process.cpuUsage();
    await sleep(1_000);
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1_000_000;
  }
}

/** Signs and submits, keeping the nonces of the senders. */
class Client {
  readonly #node: RunningNode;
  readonly #files: ChainFiles;
  #signed = 0;

  constructor(node: RunningNode, files: ChainFiles) {
    this.#node = node;
    this.#files = files;
  }

  sign(recipients: readonly Address[]): Uint8Array {
    const { actors, set } = this.#files;
    const actor = actors[this.#signed % actors.length]!;
    const nonce = Math.trunc(this.#signed++ / actors.length);
    return signedTransfers(set.operations, actor, nonce, recipients).bytes;
  }

  /** Submits bundles and waits until all are in blocks. */
  async send(bundles: readonly Uint8Array[]): Promise<void> {
    for (let i = 0; i < bundles.length; i += CLIENTS) {
      while (this.#node.mempool.size > 20_000) await sleep(20);
      await Promise.all(bundles.slice(i, i + CLIENTS).map((bytes) => this.#node.mempool.submit(bytes)));
    }
    while (this.#node.mempool.size > 0) await sleep(5);
  }

  /** Makes accounts from one number to another. */
  async fill(from: number, to: number): Promise<void> {
    for (let at = from; at < to; ) {
      const bundles: Uint8Array[] = [];
      for (; at < to && bundles.length < 1_000; at += TOGETHER) {
        bundles.push(this.sign(Array.from({ length: Math.min(TOGETHER, to - at) }, (_, i) => account(at + i))));
      }
      await this.send(bundles);
    }
  }

  /** Sends transfers to some of so many accounts, others in each pass. */
  async measure(accounts: number, pass: number): Promise<Taken> {
    const first = pass * MEASURED;
    const bundles = Array.from({ length: MEASURED }, (_, i) => this.sign([account(scattered(first + i, accounts))]));
    await rest();
    const before = process.cpuUsage();
    const began = performance.now();
    await this.send(bundles);
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / MEASURED, wall: ((performance.now() - began) * 1000) / MEASURED };
  }
}

export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  const files = await chainFiles(directory, SENDERS, 0);
  const genesis = (await readGenesisFiles(files.data))!;
  const runtime = runtimeOf(defaults);
  const node = await startNode({ ...runtime, parts: { ...runtime.parts, Log: () => () => {} } }, genesis.json, {
    dataDir: files.data,
    validatorKey: files.validatorKey,
    rpcPort: 0,
    p2pPort: undefined,
    blockTime: BLOCK_MS,
  });
  try {
    const client = new Client(node, files);
    await client.fill(0, FEW);
    await client.measure(FEW, 0); // everything is compiled by then
    const few = await client.measure(FEW, 1);
    const began = performance.now();
    await client.fill(FEW, MANY);
    const filledSeconds = (performance.now() - began) / 1000;
    const first = await client.measure(MANY, 0);
    const later: Taken[] = [];
    for (let pass = 1; pass <= LATER_PASSES; pass++) later.push(await client.measure(MANY, pass));
    const many = { cpu: mean(later.map(({ cpu }) => cpu)), wall: mean(later.map(({ wall }) => wall)) };
    const fewAgain = await client.measure(FEW, 2);
    return [
      { name: `CPU per transfer, ${FEW} accounts`, value: few.cpu, unit: 'µs' },
      { name: `CPU per transfer, ${MANY} accounts, first pass`, value: first.cpu, unit: 'µs' },
      { name: `CPU per transfer, ${MANY} accounts, later ones`, value: many.cpu, unit: 'µs' },
      { name: `CPU per transfer, ${FEW} of ${MANY} accounts`, value: fewAgain.cpu, unit: 'µs' },
      { name: 'transfers a second: many accounts against few, first pass', value: few.wall / first.wall, unit: '' },
      { name: 'transfers a second: many accounts against few, later ones', value: few.wall / many.wall, unit: '' },
      { name: 'accounts made in a second', value: (MANY - FEW) / filledSeconds, unit: '/s' },
      { name: 'memory of the process at the end', value: process.memoryUsage().rss / 2 ** 20, unit: 'MiB' },
    ];
  } finally {
    await node.stop();
    await rm(directory, { recursive: true });
  }
}
