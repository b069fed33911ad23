/** Rows in one piece of memory: they are what was written, in its order. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RowWriter } from '../../../runtime/lib/storage/row-writer.js';

const bytes = fc.uint8Array({ maxLength: 100 });

test('rows are returned as they were written, deleted ones without a value', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(bytes, fc.option(bytes)), { maxLength: 30 }), fc.nat(500), (given, capacity) => {
      const rows = new RowWriter(capacity);
      for (const [key, value] of given) {
        rows.to.raw(key);
        rows.end();
        if (value === null) rows.noValue();
        else {
          rows.to.raw(value);
          rows.end();
        }
      }
      const plain = rows.done().map(([key, value]) => [[...key], value && [...value]]);
      assert.equal(
        plain,
        given.map(([key, value]) => [[...key], value && [...value]]),
      );
    }),
  ));

test.run();
