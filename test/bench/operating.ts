/**
 * What operators wait for: a new node that joins from genesis and from a snapshot, verification of a directory, and the disk
 * of a node that begins to prune while it is sent transfers. One chain of a thousand full blocks, made at twenty times the pace.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { type RunningNode, startNode } from '../../runtime/node/node.js';
import { LoopClock } from '../node/loop-clock.js';
import { portsFrom } from '../ports.js';
import { chainFiles } from './chain-files.js';
import { call, type Peer, sleep, startNodeAt, stopPeer, usage } from './driver.js';
import type { Row } from './rpc.js';
import { send, submissions } from './sending.js';

/** So that the pass at block 1,000 removes all but the last 256 at once, and compacts. */
const BLOCKS = 990;
const SENDERS = 100;
/** Transfers of each sender: one in each block, and some to be sent while blocks are removed. */
const EACH = 1_300;
const SPEED = 20;
/** How far in the past the chain begins, so that it never overtakes the time. */
const AGO_MS = 3_600_000;
const MIB = 1024 ** 2;
const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

type Files = Awaited<ReturnType<typeof chainFiles>>;

const sizeOf = (path: string): number =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Makes the blocks; answers with the number of transfers of each sender that are in them. */
async function makeChain({ data, validatorKey, bundles }: Files): Promise<number> {
  const distribution = runtimeOf(defaults);
  const { json: genesis } = (await readGenesisFiles(data))!;
  const clock = () => new LoopClock(SPEED, Date.now() + AGO_MS / (SPEED - 1));
  const node: RunningNode = await startNode(
    { ...distribution, parts: { ...distribution.parts, Clock: clock, Log: () => () => undefined } },
    genesis,
    { dataDir: data, validatorKey, rpcPort: 0, p2pPort: undefined, blockTime: 0.5 },
  );
  let sent = 0;
  while (node.ledger.head.height < BLOCKS) {
    const { height } = node.ledger.head;
    const wave = Array.from({ length: SENDERS }, (_, sender) => bundles[sender * EACH + sent]!);
    await Promise.all(wave.map((hex) => node.mempool.submit(fromHex(hex))));
    sent++;
    while (node.ledger.head.height === height) await sleep(1);
  }
  while (node.mempool.size > 0) await sleep(10);
  await node.stop();
  return sent;
}

const heightOf = async ({ port }: Peer): Promise<number> => Number(await call<string>(port, 'eth_blockNumber'));

/** Seconds, and processor seconds, until a new node has a block. */
async function joined(
  files: Files,
  directory: string,
  height: number,
  ...flags: readonly string[]
): Promise<{ seconds: number; cpu: number }> {
  const data = join(directory, 'new');
  mkdirSync(data);
  for (const name of readdirSync(files.data).filter((one) => one.endsWith('genesis.json')))
    cpSync(join(files.data, name), join(data, name));
  const began = performance.now();
  const peer = await startNodeAt(await portsFrom(), 'start', '-d', data, '--p2p-port', '0', ...flags);
  try {
    while ((await heightOf(peer)) < height) await sleep(20);
    return { seconds: (performance.now() - began) / 1000, cpu: usage(peer.child.pid!).cpu };
  } finally {
    await stopPeer(peer);
    rmSync(data, { recursive: true });
  }
}

async function joining(files: Files, directory: string, blocks: number): Promise<Row[]> {
  const [rpc, p2p] = [await portsFrom(20), await portsFrom()];
  await command('snapshot', 'make', '-d', files.data);
  const serving = ['--p2p-port', `${p2p}`, '--p2p-host', '127.0.0.1', '--serve-snapshots'];
  const source = await startNodeAt(rpc, 'start', '-d', files.data, '--validator-key', files.validatorKey, ...serving);
  try {
    let address: string | null = null;
    while (address === null) ({ address } = await call<{ address: string | null }>(rpc, 'chain_getPeers'));
    const bootnodes = ['--bootnodes', address.replace(/\/ip4\/[^/]+/, '/ip4/127.0.0.1')];
    const genesis = await joined(files, directory, blocks, ...bootnodes);
    const url = `http://127.0.0.1:${rpc + 10}`;
    const snapshot = await joined(files, directory, blocks, ...bootnodes, '--snapshot-url', url);
    const peers = await joined(files, directory, blocks, ...bootnodes, '--snapshot-url', 'peers');
    return [
      { name: `a new node has block ${blocks}: from genesis`, value: genesis.seconds, unit: 's' },
      { name: '  its CPU', value: genesis.cpu, unit: 's' },
      { name: '  from a snapshot of a server', value: snapshot.seconds, unit: 's' },
      { name: '  its CPU', value: snapshot.cpu, unit: 's' },
      { name: '  from a snapshot of peers', value: peers.seconds, unit: 's' },
    ];
  } finally {
    await stopPeer(source);
  }
}

/** Runs `trellis …` to its end. */
async function command(...words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return out;
}

async function verifying({ data }: Files): Promise<Row[]> {
  const began = performance.now();
  const told = JSON.parse(await command('verify', '-d', data, '--output', 'json')) as { records: number };
  const seconds = (performance.now() - began) / 1000;
  const bytes = sizeOf(join(data, 'database')) + sizeOf(join(data, 'blocks'));
  return [
    { name: 'records verified a second, with the start', value: told.records / seconds, unit: '/s' },
    { name: '  of the disk', value: bytes / MIB / seconds, unit: 'MiB/s' },
  ];
}

const PARTS = ['blocks', 'database', 'indexes', 'plugins', 'state-history'] as const;

/** The node goes on with `--pruning aggressive`, and is sent transfers meanwhile. */
async function pruning(
  { data: archive, validatorKey, bundles }: Files,
  directory: string,
  used: number,
): Promise<Row[]> {
  const data = join(directory, 'pruned');
  cpSync(archive, data, { recursive: true });
  const key = join(data, 'validator.key');
  cpSync(validatorKey, key);
  const sizes = () => PARTS.map((part) => sizeOf(join(data, part)) / MIB);
  const before = sizes();
  const [rpc, metrics] = [await portsFrom(), await portsFrom()];
  const flags = ['--p2p-port', 'off', '--pruning', 'aggressive', '--metrics', '--metrics-port', `${metrics}`];
  const peer = await startNodeAt(rpc, 'start', '-d', data, '--validator-key', key, '--unsafe-sign-now', ...flags);
  const told = async (name: string): Promise<number> => {
    const page = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(new RegExp(`^chain_${name} (\\S+)$`, 'm').exec(page)![1]);
  };
  try {
    const oldest = await told('oldest_block_height');
    const left = Array.from({ length: SENDERS }, (_, s) => bundles.slice(s * EACH + used, (s + 1) * EACH));
    const sending = send(peer, submissions('chain_submitBundle', left, 50), left.length * left[0]!.length);
    while ((await told('compaction_seconds_count')) === 0) await sleep(200);
    const { counted, seconds } = await sending;
    const removed = (await told('oldest_block_height')) - oldest;
    const took = await told('prune_seconds_sum');
    const compacting = await told('compaction_seconds_sum');
    const after = sizes();
    return [
      { name: `blocks removed in one pass, of ${SENDERS} transfers each`, value: removed, unit: '' },
      { name: '  a second, beside transfers', value: removed / took, unit: '/s' },
      { name: '  compaction after it, with its rests', value: compacting, unit: 's' },
      { name: '  transfers final meanwhile', value: counted / seconds, unit: '/s' },
      ...PARTS.flatMap((part, i) => [
        { name: `${part}/ of an archive`, value: before[i]!, unit: 'MiB' },
        { name: '  after the pass', value: after[i]!, unit: 'MiB' },
      ]),
    ];
  } finally {
    await stopPeer(peer);
  }
}

/** All three, on one chain: about four minutes. */
export async function run(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  try {
    const files = await chainFiles(directory, SENDERS, EACH, 1, {}, undefined, Date.now() - AGO_MS - 60_000);
    const used = await makeChain(files);
    const checked = await verifying(files);
    const pruned = await pruning(files, directory, used);
    return [...(await joining(files, directory, BLOCKS)), ...checked, ...pruned];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run())
    console.log(`${name.padEnd(54)} ${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`);
}
