/** Benchmark of Ethereum payments: sent raw over HTTP until they are final and on disk. `--each N` of every one of 100 senders. */

import { measure } from './node.js';
import type { Row } from './rpc.js';

/** Single calls, then batches of 50. */
export async function run(): Promise<Row[]> {
  const given = process.argv.indexOf('--each');
  const each = given < 0 ? 100 : Number(process.argv[given + 1]);
  return [...(await measure(each, 1, 'ethereum')), ...(await measure(each, 50, 'ethereum'))];
}
