/** The gate: closed until every one that closed it is done, and opened then. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Gate } from '../../../runtime/engine/mempool/gate.js';

test('the gate stays closed until every closer is done, and notifies when it opens', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 40 }), async (steps) => {
      const gate = new Gate();
      const held: (() => void)[] = [];
      let [told, opened, closings, passed] = [0, 0, 0, 0];
      gate.onOpen(() => {
        told++;
        assert.is(gate.opened, undefined);
      });
      const done = (at: number): void => {
        const [open] = held.splice(at, 1);
        open?.();
        if (open && held.length === 0) opened++;
      };
      for (const step of steps) {
        if (step < 3) {
          if (held.length === 0) closings++;
          held.push(gate.close());
          void gate.opened?.then(() => passed++);
        } else done(step % Math.max(1, held.length));
        assert.is(gate.opened !== undefined, held.length > 0);
        assert.is(told, opened);
      }
      const waited = steps.filter((step) => step < 3).length;
      while (held.length > 0) done(0);
      await Promise.resolve();
      assert.equal([told, opened, passed], [closings, closings, waited]);
    }),
  ));

test.run();
