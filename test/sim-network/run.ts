/**
 * The network simulation as a command. `npm run sim:network` runs the standard scenario; `-- --validators 100 --followers
 * 200 --rate 2000 --seconds 16 --loss 0.001 --fault stopped --faulty 33` runs another one, and `--verbose` reports each
 * simulated second and every warning of a node.
 */

import { FAULTS } from './faulty.js';
import { type Outcome, type Scenario, simulateNetwork } from './simulation.js';
import { realMs } from './virtual-time.js';

const text = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

function number(name: string, fallback: number): number {
  const value = Number(text(name) ?? fallback);
  if (!Number.isFinite(value)) throw new RangeError(`--${name} needs a number`);
  return value;
}

const STANDARD: Scenario = {
  validators: 100,
  followers: 200,
  rate: 2_000,
  seconds: 16,
  warmSeconds: 8,
  access: { upMbit: 100, downMbit: 100 },
  weather: { loss: 0.001, jitterMs: 10 },
  maxBundles: 10_000,
  seed: 1,
};

function given(): Scenario {
  const kind = FAULTS.find((fault) => fault === text('fault'));
  return {
    validators: number('validators', STANDARD.validators),
    followers: number('followers', STANDARD.followers),
    rate: number('rate', STANDARD.rate),
    seconds: number('seconds', STANDARD.seconds),
    warmSeconds: number('warm', STANDARD.warmSeconds),
    access: { upMbit: number('up', STANDARD.access.upMbit), downMbit: number('down', STANDARD.access.downMbit) },
    weather: { loss: number('loss', STANDARD.weather.loss), jitterMs: STANDARD.weather.jitterMs },
    maxBundles: number('max-bundles', STANDARD.maxBundles),
    seed: number('seed', STANDARD.seed),
    ...(kind ? { fault: { kind, count: number('faulty', 33) } } : {}),
    ...(process.argv.includes('--verbose') ? { log: console.error, progress: console.error } : {}),
  };
}

const fixed = (value: number, digits = 1): string => value.toFixed(digits);

function print(figures: Outcome, realSeconds: number): void {
  const { interval, finality, slowest, agreement, copies, roles } = figures;
  const rows: [string, string][] = [
    ['blocks', `${figures.blocks}, the largest with ${figures.maxTransfers} transfers`],
    [
      'transfers',
      `${figures.transfers} of ${figures.offered} submitted, ${fixed(figures.transfers / figures.seconds, 0)}/s`,
    ],
    ['block interval, s', `median ${s(interval.p50)}, p99 ${s(interval.p99)}, longest gap ${s(figures.longestGapMs)}`],
    ['submit to final, s', `median ${s(finality.p50)}, p99 ${s(finality.p99)}, worst ${s(finality.worst)}`],
    ['  slowest 1 %, s: to the proposer', s(slowest.toProposer)],
    ['  from there to the block', s(slowest.toBlock)],
    ['  from there to the first commit', s(slowest.toCommit)],
    ['  from there to their node', s(slowest.toNode)],
    ['timestamp to commit, s', `median ${s(agreement.p50)}, p99 ${s(agreement.p99)}, worst ${s(agreement.worst)}`],
    ['highest round', `${figures.highestRound}`],
    ['copies per bundle and validator', `mean ${fixed(copies.mean, 2)}, worst node ${fixed(copies.worst, 2)}`],
    ...(['validator', 'follower'] as const).flatMap((role): [string, string][] => [
      [`${role}: submit to final, s`, `median ${s(roles[role].finality.p50)}, p99 ${s(roles[role].finality.p99)}`],
      [`${role}: sent, Mbit/s`, `mean ${fixed(roles[role].upMbit.mean)}, worst ${fixed(roles[role].upMbit.worst)}`],
      [
        `${role}: received, Mbit/s`,
        `mean ${fixed(roles[role].downMbit.mean)}, worst ${fixed(roles[role].downMbit.worst)}`,
      ],
      [
        `${role}: buffers, MiB`,
        `mean ${fixed(roles[role].bufferMiB.mean)}, worst ${fixed(roles[role].bufferMiB.worst)}`,
      ],
      [
        `${role}: main thread, cores`,
        `mean ${fixed(roles[role].cores.mean, 2)}, worst ${fixed(roles[role].cores.worst, 2)}`,
      ],
      [
        `${role}: links with ${role === 'validator' ? 'followers' : 'validators'}`,
        `mean ${fixed(roles[role].links.mean)}, worst ${roles[role].links.worst}`,
      ],
    ]),
    ...[...figures.protocols].map(([name, mbit]): [string, string] => [
      `  ${name}, Mbit/s per validator`,
      fixed(mbit, 2),
    ]),
    ['bans, dropped frames', `${figures.bans}, ${figures.droppedFrames}`],
    ['simulated', `${fixed(figures.seconds, 0)} s, ${figures.events} events, in ${fixed(realSeconds, 0)} s`],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(36)} ${value}`);
}

const s = (ms: number): string => fixed(ms / 1_000, 2);

const began = realMs();
print(await simulateNetwork(given()), (realMs() - began) / 1_000);
process.exit();
