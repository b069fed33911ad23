/** Which module sets a chain has had: found in its headers, and followed. */

import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ModuleSets } from '../../runtime/engine/network/module-sets.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';

const idOf = (n: number): Hash => `${n}`.padStart(64, '0') as Hash;

test('each height has exactly the module set that made its block, whatever the upgrades', async () => {
  const Upgrades = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(Upgrades, fc.nat(200), fc.nat(200), async (upgrades, a, b) => {
      const [oldest, newest] = [Math.min(a, b), Math.max(a, b)];
      const made = (height: number) => idOf(upgrades.filter((at) => at <= height).length);
      const sets = new ModuleSets();
      await sets.load(oldest, newest, async (height) => {
        assert.ok(height >= oldest && height <= newest, `${height}`);
        return { module_set_id: made(height) };
      });
      for (let height = newest + 1; height <= 210; height++) sets.follow({ height, module_set_id: made(height) });
      for (let height = 0; height <= 215; height++) {
        for (let n = 0; n <= 5; n++) {
          const had = height >= oldest && height <= Math.max(newest, 210) && made(height) === idOf(n);
          assert.is(sets.had(height, idOf(n)), had, `${height} ${n}`);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test.run();
