/** Seven validators around the world keep their pace, in the time that the machine gives to their processes. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Cluster } from './cluster.js';
import { figuresOf, intervalsOf, MOST_INTERVAL_S, VALIDATORS } from './wide-area-scene.js';

const WARM_BLOCKS = 4;
const INTERVALS = 10;
let cluster: Cluster | undefined;
test.after(async () => {
  await cluster?.close();
  await cleanUp();
});

if (process.platform === 'linux') {
  test('over links of 80 to 250 ms, 1 % loss and 10 Mbit/s, seven validators make blocks in time at 300 transfers per second', async () => {
    cluster = await Cluster.create(await newDirectory(), VALIDATORS);
    const intervals = await intervalsOf(cluster, WARM_BLOCKS, INTERVALS);
    const { given, rate } = figuresOf(intervals);
    assert.ok(rate > 0, 'blocks have transfers');
    assert.ok(given <= MOST_INTERVAL_S, JSON.stringify(intervals));
  });
}

test.run();
