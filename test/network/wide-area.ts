/**
 * The pace of seven validators around the world: `npm run wide-area`. The test beside it measures fewer intervals, and
 * subtracts the time that its processes waited for a processor.
 */

import { loadavg } from 'node:os';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Cluster } from './cluster.js';
import { figuresOf, intervalsOf, MOST_INTERVAL_S, VALIDATORS } from './wide-area-scene.js';

const WARM_BLOCKS = 8;
const INTERVALS = 20;

const cluster = await Cluster.create(await newDirectory(), VALIDATORS);
try {
  const intervals = await intervalsOf(cluster, WARM_BLOCKS, INTERVALS);
  const { interval, longest, waited, rate } = figuresOf(intervals);
  console.log(
    `${INTERVALS} intervals: mean ${interval.toFixed(2)} s (target ${MOST_INTERVAL_S}), longest ${longest} s`,
  );
  console.log(`${rate.toFixed(0)} transfers per second`);
  console.log(`load ${loadavg()[0]!.toFixed(1)}: a process waited ${waited.toFixed(2)} s an interval for a processor`);
  if (interval > MOST_INTERVAL_S) process.exitCode = 1;
} finally {
  await cluster.close();
  await cleanUp();
}
