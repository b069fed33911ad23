/**
 * The simulation as a command. `npm run sim` runs 20,000 schedules, `npm run sim -- --count 2000000 --from 1000000` two
 * million others; `--seed N` replays one with everything that happens. A hundredth is run once more with real signatures.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Result, simulate } from './simulation.js';

/** One schedule of so many is run with real signatures too. */
const REAL_EVERY = 100;
/** Schedules that a worker takes at a time. */
const CHUNK = 500;
/** A long run says after so many schedules how far it is. */
const TELL_EVERY = 50_000;

/** What a worker found in its chunk. */
interface Found {
  readonly schedules: number;
  readonly events: number;
  readonly violations: readonly { readonly seed: number; readonly real: boolean; readonly violation: string }[];
}

/** Runs the schedules of the seeds [from, to). */
function runChunk(from: number, to: number): Found {
  let events = 0;
  let schedules = 0;
  const violations: { seed: number; real: boolean; violation: string }[] = [];
  const note = (result: Result, real: boolean): void => {
    schedules++;
    events += result.events;
    if (result.violation !== null) violations.push({ seed: result.seed, real, violation: result.violation });
  };
  for (let seed = from; seed < to; seed++) {
    note(simulate(seed), false);
    if (seed % REAL_EVERY === 0) note(simulate(seed, { real: true }), true);
  }
  return { schedules, events, violations };
}

/** Runs many schedules on all cores and answers what was found. */
async function runMany(from: number, count: number, jobs: number): Promise<Found> {
  const total = { schedules: 0, events: 0, violations: [] as Found['violations'][number][] };
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
        const told = Math.trunc(total.schedules / TELL_EVERY);
        total.schedules += found.schedules;
        total.events += found.events;
        total.violations.push(...found.violations);
        for (const one of found.violations) console.log(describe(one));
        if (Math.trunc(total.schedules / TELL_EVERY) > told) {
          console.log(`${total.schedules} schedules, ${total.violations.length} violations`);
        }
        give();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      give();
    });
  await Promise.all(Array.from({ length: jobs }, work));
  return total;
}

function describe({ seed, real, violation }: Found['violations'][number]): string {
  return `seed ${seed}: ${violation}\n  replay: npm run sim -- --seed ${seed}${real ? ' --real' : ''}`;
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
    const result = simulate(argument('--seed', 0), { real, trace: (line) => console.log(line) });
    console.log(result.violation ?? 'no violation');
    process.exitCode = result.violation === null ? 0 : 1;
    return;
  }
  const began = performance.now();
  const jobs = argument('--jobs', availableParallelism());
  const found = await runMany(argument('--from', 1), argument('--count', 20_000), jobs);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${found.schedules} schedules, ${found.events} events, ${found.violations.length} violations, ${seconds} s`,
  );
  if (found.violations.length > 0) process.exitCode = 1;
}

if (!isMainThread && workerData === 'simulation') {
  parentPort!.on('message', ([from, to]: [number, number]) => parentPort!.postMessage(runChunk(from, to)));
} else if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
