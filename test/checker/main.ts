/**
 * The checker beside a running node: `npm run checker -- URL [seconds] [seconds between readings]`. Exits with 1 at the first
 * difference, and prints the block and the record.
 */

import { Checker } from './checker.js';
import { Difference } from './difference.js';
import { Rpc } from './rpc.js';

const [url, seconds = '60', every = '0.5'] = process.argv.slice(2);
if (url === undefined) {
  console.error('usage: npm run checker -- http://127.0.0.1:9933 [seconds] [seconds between readings]');
  process.exit(2);
}
const rpc = new Rpc(url);
const end = performance.now() + Number(seconds) * 1_000;
let stop = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stop = true));
try {
  const checker = await Checker.open(rpc);
  while (!stop && performance.now() < end) {
    await checker.compare();
    await checker.compareHistories();
    await new Promise((resolve) => setTimeout(resolve, Number(every) * 1_000));
  }
  await checker.compare();
  await checker.compareHistories();
  const { from, to, bundles, readings, accounts, tokens, calls } = checker.report;
  console.log(
    `no difference in blocks ${from} to ${to}: ${bundles} bundles, ${accounts} accounts, ${tokens} tokens, ${readings} readings, ${calls} calls`,
  );
} catch (cause) {
  if (!(cause instanceof Difference)) throw cause;
  console.error(`difference: ${cause.message}`);
  process.exitCode = 1;
}
