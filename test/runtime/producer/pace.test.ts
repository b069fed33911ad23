/** What agreeing on what waits will take, judged by blocks that say something about bundles. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AgreementTime } from '../../../runtime/engine/producer/agreement-time.js';

test('the time per bundle is measured from the last full blocks; small blocks are ignored, and a slow clock counts as zero', () => {
  const pace = new AgreementTime();
  assert.is(pace.expectedMs(10_000), 0);
  pace.note(10, 500);
  assert.is(pace.expectedMs(10_000), 0, 'a block of ten took long for other reasons');
  pace.note(1_000, 500);
  assert.is(pace.expectedMs(2_000), 1_000);
  pace.note(2_000, 3_000);
  assert.is(pace.expectedMs(1_000), 1_000, 'half of what was known, half of what is new');
  pace.note(1_000, -200);
  assert.is(pace.expectedMs(1_000), 500);
});

test.run();
