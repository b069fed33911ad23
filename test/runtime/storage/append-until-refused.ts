/** A process of the block log tests: appends until the system refuses, then tells what it had acknowledged. */

import { Failure } from '../../../runtime/lib/errors.js';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import { bytes } from './temporary.js';

const log = await BlockLog.open(process.argv[2]!);
const refusals: string[] = [];
let acknowledged = 0;
while (refusals.length < 2) {
  try {
    await log.append(log.next, bytes(1000, log.next));
    acknowledged++;
  } catch (thrown) {
    refusals.push(thrown instanceof Failure ? thrown.error.name : String(thrown));
  }
}
console.log(JSON.stringify({ acknowledged, refusals }));
