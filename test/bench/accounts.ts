/**
 * Benchmark of a whole node by how many accounts there are: two nodes started anew, one with 10,000 and one with very many, take
 * single transfers to any of theirs over RPC, in turn. `ACCOUNTS=5000000 npm run bench -- accounts` says how many, `ROUNDS=5` how often.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { type Peer, rest, startNodeAt, stopPeer } from './driver.js';
import { account, filledChain, SENDERS, type Senders } from './filled-chain.js';
import type { Row } from './rpc.js';
import { type Sent, send, submissions } from './sending.js';
import { quantile } from './validators.js';

const FEW = 10_000;
const MANY = Number(process.env.ACCOUNTS ?? 500_000);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Of a pass: so many that the last block, which is waited for, counts little. */
const TRANSFERS = 100_000;
/** The first pass of each is not counted: V8 compiles for most of it. */
const WARM = 1;
const PORT = 21_000;

/** A node that was started on a chain. */
interface Started {
  readonly accounts: number;
  readonly peer: Peer;
  readonly senders: Senders;
  readonly passes: Sent[];
}

/** A number below `bound` for every `index`, in no order that repeats soon. */
const scattered = (index: number, bound: number): number => Number((BigInt(index) * 2_654_435_761n) % BigInt(bound));

/** Transfers to some of the accounts, others in each pass. */
async function measure({ accounts, peer, senders }: Started, pass: number, all: readonly Started[]): Promise<Sent> {
  const bundles = Array.from({ length: SENDERS }, (): string[] => []);
  for (let i = 0; i < TRANSFERS; i++) {
    const { sender, bytes } = senders.sign([account(scattered(pass * TRANSFERS + i, accounts))]);
    bundles[sender]!.push(toHex(bytes));
  }
  const connections = submissions('chain_submitBundle', bundles, 1);
  await rest(all.map((node) => node.peer.child.pid!));
  return send(peer, connections, TRANSFERS);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
const rateOf = ({ counted, seconds }: Sent): number => counted / seconds;
const cpuOf = ({ cpu, counted }: Sent): number => (cpu * 1e6) / counted;
const mainOf = ({ mainCpu, counted }: Sent): number => (mainCpu * 1e6) / counted;

function rowsOf(few: Started, many: Started): Row[] {
  const ratios = many.passes.map((sent, i) => rateOf(sent) / rateOf(few.passes[i]!));
  const each = ({ accounts, peer, passes }: Started): Row[] => [
    { name: `${accounts} accounts: transfers a second`, value: median(passes.map(rateOf)), unit: '/s' },
    { name: `${accounts} accounts: CPU per transfer`, value: median(passes.map(cpuOf)), unit: 'µs' },
    { name: `${accounts} accounts: of it the main thread`, value: median(passes.map(mainOf)), unit: 'µs' },
    { name: `${accounts} accounts: first answer after start`, value: peer.startMs, unit: 'ms' },
    { name: `${accounts} accounts: memory`, value: passes.at(-1)!.after, unit: 'MiB' },
  ];
  return [
    { name: 'transfers a second, many accounts of few: median', value: median(ratios), unit: '' },
    { name: 'transfers a second, many accounts of few: worst', value: Math.min(...ratios), unit: '' },
    { name: 'transfers a second, many accounts of few: best', value: Math.max(...ratios), unit: '' },
    ...each(few),
    ...each(many),
  ];
}

export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  const nodes: Started[] = [];
  try {
    for (const accounts of [FEW, MANY]) {
      const { data, validatorKey, senders } = await filledChain(join(directory, String(accounts)), accounts);
      const words = ['start', '-d', data, '--validator-key', validatorKey, '--p2p-port', 'off'];
      const peer = await startNodeAt(PORT + nodes.length, ...words);
      nodes.push({ accounts, peer, senders, passes: [] });
    }
    for (let pass = 0; pass < WARM + ROUNDS; pass++) {
      for (const node of pass % 2 === 0 ? nodes : nodes.toReversed()) {
        const sent = await measure(node, pass, nodes);
        if (pass >= WARM) node.passes.push(sent);
      }
    }
    const [few, many] = nodes;
    return rowsOf(few!, many!);
  } finally {
    for (const { peer } of nodes) await stopPeer(peer);
    await rm(directory, { recursive: true });
  }
}
