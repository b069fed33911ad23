/** All benchmarks, one after the other: `npm run bench`, or `npm run bench -- execute node` for some. They report, never fail. */

import type { Row } from './rpc.js';

const names = [
  'crypto',
  'consensus',
  'tree',
  'storage',
  'execute',
  'check',
  'operations',
  'dex',
  'bridge',
  'staking',
  'rpc',
  'node',
  'pending',
  'ethereum',
  'network',
  'holders',
  'follow',
  'accounts',
  'snapshots',
  'operating',
  'metrics',
  'web',
  'replicas',
  'backfill',
  'prices',
] as const;
/** So many that a value has three digits: ratios are often near 1. */
const decimals = (value: number): number => (value < 10 ? 2 : value < 100 ? 1 : 0);

const wanted = process.argv.slice(2).filter((word) => (names as readonly string[]).includes(word));

for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { run } = (await import(`./${name}.js`)) as { run: () => Promise<readonly Row[]> };
  console.log(`\n${name}`);
  for (const { name: what, value, unit } of await run()) {
    console.log(`  ${what.padEnd(58)} ${value.toFixed(decimals(value)).padStart(10)} ${unit}`);
  }
}
