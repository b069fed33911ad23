/**
 * The simulation as a command. `npm run sim` runs 20,000 schedules, `npm run sim -- --count 2000000 --from 1000000` two
 * million others; `--seed N` replays one with everything that happens. Half of the schedules continue earlier ones that reached a
 * new state; `--turns` replays these. A hundredth is run once more with real signatures.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Guide, type Run } from './guide.js';
import { simulate } from './simulation.js';
import type { Turn } from './world.js';

/** One schedule of so many is run with real signatures too. */
const REAL_EVERY = 100;
/** Schedules that share a guide: which of them run does not depend on the number of workers. */
const CHUNK = 2_500;

/** What a worker found in its chunk. */
interface Found {
  readonly schedules: number;
  readonly events: number;
  readonly states: readonly number[];
  readonly violations: readonly Broken[];
}

/** A schedule that broke an invariant. */
interface Broken {
  readonly seed: number;
  readonly turns: readonly Turn[];
  readonly real: boolean;
  readonly violation: string;
}

/** Runs the schedules of the seeds [from, to). */
function runChunk(from: number, to: number): Found {
  const guide = new Guide();
  let events = 0;
  let schedules = 0;
  const states: number[] = [];
  const violations: Broken[] = [];
  const note = ({ seed, turns, violation, ...run }: Run, real: boolean): void => {
    schedules++;
    events += run.events;
    for (const state of run.states) states.push(state);
    if (violation !== null) violations.push({ seed, turns, real, violation });
  };
  for (let seed = from; seed < to; seed++) {
    note(guide.run(seed), false);
    if (seed % REAL_EVERY === 0) note(guide.run(seed, { real: true }), true);
  }
  return { schedules, events, states, violations };
}

/** Runs many schedules on all cores and answers what was found. */
async function runMany(from: number, count: number, jobs: number) {
  const total = { schedules: 0, events: 0, states: new Set<number>(), violations: 0 };
  let next = from;
  const take = (): [number, number] | null => {
    if (next >= from + count) return null;
    const chunk: [number, number] = [next, Math.min(next + CHUNK, from + count)];
    next = chunk[1];
    return chunk;
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: 'simulation' });
      const give = (): void => {
        const chunk = take();
        if (chunk === null) void worker.terminate();
        else worker.postMessage(chunk);
      };
      worker.on('message', (found: Found) => {
        total.schedules += found.schedules;
        total.events += found.events;
        total.violations += found.violations.length;
        for (const state of found.states) total.states.add(state);
        for (const one of found.violations) console.log(describe(one));
        console.log(`${total.schedules} schedules, ${total.states.size} states, ${total.violations} violations`);
        give();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      give();
    });
  await Promise.all(Array.from({ length: jobs }, work));
  return total;
}

function describe({ seed, turns, real, violation }: Broken): string {
  const later = turns.length === 0 ? '' : ` --turns ${turns.map((turn) => turn.join(':')).join()}`;
  return `seed ${seed}: ${violation}\n  replay: npm run sim -- --seed ${seed}${later}${real ? ' --real' : ''}`;
}

/** The turns that `describe` wrote. */
function turnsArgument(): readonly Turn[] {
  const at = process.argv.indexOf('--turns');
  if (at < 0) return [];
  return process.argv[at + 1]!.split(',').map((turn) => turn.split(':').map(Number) as unknown as Turn);
}

function argument(name: string, fallback: number): number {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name} needs a whole number`);
  return value;
}

async function main(): Promise<void> {
  if (process.argv.includes('--seed')) {
    const real = process.argv.includes('--real');
    const result = simulate(argument('--seed', 0), {
      real,
      turns: turnsArgument(),
      trace: (line) => console.log(line),
    });
    console.log(result.violation ?? 'no violation');
    process.exitCode = result.violation === null ? 0 : 1;
    return;
  }
  const began = performance.now();
  const jobs = argument('--jobs', availableParallelism());
  const found = await runMany(argument('--from', 1), argument('--count', 20_000), jobs);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${found.schedules} schedules, ${found.events} events, ${found.states.size} states, ${found.violations} violations, ${seconds} s`,
  );
  if (found.violations > 0) process.exitCode = 1;
}

if (!isMainThread && workerData === 'simulation') {
  parentPort!.on('message', ([from, to]: [number, number]) => parentPort!.postMessage(runChunk(from, to)));
} else if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
