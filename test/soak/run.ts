/**
 * A node under load for half an hour: `npm run soak`, or SOAK_SECONDS of it with SOAK_RATE transfers a second. It samples what the
 * node takes of its machine, prints a table and how much each figure rises, and ends with 1 where something does not stay flat.
 * The checker runs beside it; a difference also ends with 1. SOAK_FAULTS=1 adds faults: a process that stands still, and callers that
 * send nothing, garbage or half a request, or do not read.
 */

import { fileURLToPath } from 'node:url';
import { NonceGap } from '../../runtime/kernel/chain/common-errors.js';
import { cleanUp, newDirectory, program, startProcess } from '../cli/program.js';
import { answerOf, hexOf, operationsOf, Wallet } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { harass } from './faults.js';
import { diskOf, handlesOf, type Memory, memoryOf, residentMib, type Sample } from './sample.js';
import { growthOf, type Point, slopeOf } from './slope.js';

const SECONDS = Number(process.env.SOAK_SECONDS ?? 1_800);
const RATE = Number(process.env.SOAK_RATE ?? 50);
const WITH_FAULTS = process.env.SOAK_FAULTS === '1';
const EVERY_S = Math.max(1, Math.min(10, SECONDS / 60));
/** Until caches are full and what is compiled is compiled: not looked at. */
const WARM_UP = 0.25;
const SENDERS = 10;
/** Code of a refusal of what is too far ahead of what is in blocks. */
const NO_PLACE = NonceGap.code;
/** What a kind of memory may rise as a part of all, handles as a part of theirs, and disk of a transfer between the halves. */
const MOST_RISE = { memory: 0.05, handles: 0.1, disk: 0.15 };
/** Bytes by which disk grows at once: a write buffer of the database goes to a table while its log is there too. */
const DISK_STEP = 32 * 1024 ** 2;
/** Kinds of memory; mapped files are not among them, as the system takes them back at will. */
const KINDS = ['heap', 'reserve', 'buffers', 'database', 'native'] as const satisfies readonly (keyof Memory)[];

const directory = await newDirectory();
const metricsPort = await portsFrom();
const node = await startProcess(
  ...[
    'dev',
    '--data-dir',
    directory,
    '--block-time',
    '1',
    '--p2p-port',
    'off',
    '--metrics',
    '--metrics-port',
    String(metricsPort),
  ],
  ...['--serve-snapshots', '--snapshot-interval', '120'],
);
const beganMs = performance.now();
const secondsNow = (): number => (performance.now() - beganMs) / 1000;
let going = true;
let taken = 0;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Transfers of one account, at its part of the rate, each with the next nonce; and questions that wallets ask beside them. */
async function sender(index: number, wallets: readonly Wallet[]): Promise<void> {
  const wallet = wallets[index]!;
  for (let nonce = 0; going; nonce++) {
    const to = wallets[(index + 1 + (nonce % (SENDERS - 1))) % SENDERS]!;
    const bundle = hexOf(wallet.transfer(nonce, to.address, BigInt(1 + (nonce % 1_000))));
    const paused = sleep((1_000 * SENDERS) / RATE);
    while (going && !(await isTaken(bundle))) await sleep(200);
    await answerOf(node.url, 'chain_getBalance', to.hex, 'TRL');
    await paused;
  }
}

/** Whether a transfer is taken; not while so many of its account wait that the node has no place for more. */
async function isTaken(bundle: string): Promise<boolean> {
  const { error } = await answerOf(node.url, 'chain_submitBundle', bundle);
  if (error && error.code !== NO_PLACE) throw new Error(`${error.message} ${JSON.stringify(error.data)}`);
  if (!error) taken++;
  return !error;
}

/** The series of the node now. */
async function scrape(): Promise<(series: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
}

async function sample(): Promise<Sample> {
  const series = await scrape();
  return {
    seconds: secondsNow(),
    height: series('chain_block_height'),
    bundles: taken,
    memory: memoryOf(node.pid, series),
    handles: handlesOf(node.pid),
    disk: diskOf(directory, ['snapshots']),
  };
}

/** What grew, and by how much a block and a transfer; blocks are not of one size, so disk is judged by transfer. */
function tell(all: readonly Sample[]): boolean {
  const steady = all.filter(({ seconds }) => seconds >= WARM_UP * SECONDS);
  const points = (y: (one: Sample) => number): Point[] => steady.map((one) => ({ x: one.height, y: y(one) }));
  const [first, last] = [steady[0]!, steady.at(-1)!];
  const middle = steady[Math.trunc(steady.length / 2)]!;
  console.log(`\n${last.bundles} transfers, ${last.height} blocks; from ${first.seconds.toFixed(0)} s on:`);
  const resident = residentMib(middle.memory);
  const perBlock = (y: (one: Sample) => number): number => slopeOf(points(y));
  const growing: string[] = [];
  for (const kind of KINDS) {
    const { rise, trend } = growthOf(
      points(({ memory }) => memory[kind]),
      MOST_RISE.memory * resident,
    );
    console.log(
      `  ${kind} ${middle.memory[kind].toFixed(0)} MiB, ${rise.toFixed(1)} more: ${trend}; ${(1024 * perBlock(({ memory }) => memory[kind])).toFixed(1)} KiB a block`,
    );
    if (trend === 'grows') growing.push(kind);
  }
  const handles = growthOf(
    points((one) => one.handles),
    MOST_RISE.handles * middle.handles,
  );
  console.log(
    `  handles ${middle.handles}, ${handles.rise} more: ${handles.trend}; ${perBlock((one) => one.handles).toFixed(3)} a block`,
  );
  if (handles.trend === 'grows') growing.push('handles');
  const perBundle = (from: Sample, to: Sample) => (to.disk - from.disk) / Math.max(1, to.bundles - from.bundles);
  const halves = [perBundle(first, middle), perBundle(middle, last)] as const;
  console.log(
    `  disk ${((last.disk - first.disk) / (last.height - first.height) / 1024).toFixed(1)} KiB a block, ${halves.map((one) => one.toFixed(0)).join(' and ')} B a transfer in the two halves`,
  );
  const expected = (last.bundles - middle.bundles) * halves[0] * (1 + MOST_RISE.disk);
  if (last.disk - middle.disk > expected + DISK_STEP) growing.push('disk of a transfer');
  for (const name of growing) console.log(`  no end of its growth is in sight: ${name}`);
  return growing.length === 0;
}

const operations = await operationsOf();
const wallets = Array.from({ length: SENDERS }, (_, i) => new Wallet(i, operations));
const samples: Sample[] = [];
/** Readings of the state cost the node time that it is measured by, so there are few. */
const READING_S = 10;
const checker = fileURLToPath(new URL('../checker/main.js', import.meta.url));
const checked = program(checker, node.url, String(SECONDS), String(READING_S));
try {
  const load = Promise.all(wallets.map((_, i) => sender(i, wallets)));
  load.catch(() => {
    going = false;
  });
  // The last faults are over before the last sample: what they leave behind shows.
  const calm = (): boolean => !going || secondsNow() > 0.9 * SECONDS;
  const faults = WITH_FAULTS ? harass(node, calm) : Promise.resolve(0);
  console.log(
    `| s | block | transfers | resident MiB | ${KINDS.join(' | ')} | handles | disk MiB |\n|${'---|'.repeat(6 + KINDS.length)}`,
  );
  while (going && secondsNow() < SECONDS) {
    const one = await sample();
    samples.push(one);
    const told = [
      one.seconds,
      one.height,
      one.bundles,
      residentMib(one.memory),
      ...KINDS.map((kind) => one.memory[kind]),
      one.handles,
      one.disk / 1024 ** 2,
    ];
    if (samples.length % 12 === 1) console.log(`| ${told.map((value) => value.toFixed(0)).join(' | ')} |`);
    await sleep(1_000 * EVERY_S);
  }
  going = false;
  await load;
  console.log(`${await faults} faults`);
  const { code, out, err } = await checked;
  console.log(`checker: ${out}${err}`);
  process.exitCode = tell(samples) && code === 0 ? 0 : 1;
} finally {
  await node.stop();
  await cleanUp();
}
