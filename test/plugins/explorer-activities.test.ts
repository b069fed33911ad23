/** Activities in groups: each is read back as it was written, wherever it stands and whatever stood before it. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Activity,
  ActivityWriter,
  activityAt,
  GROUP,
  GROUP_BYTES,
} from '../../plugins/explorer/activity-group.js';
import { CodecError } from '../../runtime/sdk.js';
import { h } from '../kit/index.js';

const id = fc.integer({ min: 1, max: 4 }).map((n) => h(n) as never);
const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }),
  fc.constantFrom(0n, (1n << 64n) - 1n, 1n << 64n, (1n << 128n) - 1n),
);
const activity: fc.Arbitrary<Activity> = fc
  .record({
    bundle_hash: id,
    op_index: fc.nat(0xffff),
    type: fc.constantFrom('Transfer', 'x'.repeat(130), 'ü', 'PoolCreated'),
    account: id,
    other: fc.option(id),
    moved: fc.option(fc.tuple(id, amount).map(([token, much]) => ({ token, amount: much }))),
    fee: fc.option(amount),
    other_fee: fc.option(amount),
  })
  .map((one) => ({ ...one }));
const groups = fc.array(fc.array(activity, { minLength: 1, maxLength: GROUP }), { maxLength: 4 });

test('facts of several groups are read back one by one', () =>
  fc.assert(
    fc.property(groups, (given) => {
      const writer = new ActivityWriter();
      const written = given.map((activities) => {
        for (const one of activities) writer.add(one);
        assert.is(writer.size, activities.length);
        return writer.take();
      });
      assert.equal(
        written.map((bytes, i) => given[i]!.map((_, place) => activityAt(bytes, place))),
        given,
      );
      assert.ok(written.every(({ length }) => length <= GROUP_BYTES));
    }),
  ));

test('a group has room for the longest facts, and plain transfers are short', () => {
  const writer = new ActivityWriter();
  const most = (1n << 128n) - 1n;
  for (let i = 0; i < GROUP; i++) {
    const moved = { token: h(i), amount: most };
    const type = String.fromCharCode(97 + i).repeat(130);
    writer.add({
      bundle_hash: h(i),
      op_index: 1,
      type,
      account: h(1),
      other: h(2),
      moved,
      fee: most,
      other_fee: most,
    } as never);
  }
  assert.ok(writer.take().length <= GROUP_BYTES);
  for (let i = 0; i < GROUP; i++) {
    const moved = { token: h(0), amount: 5n };
    const fee = 21_000n;
    writer.add({
      bundle_hash: h(i),
      op_index: 0,
      type: 'Transfer',
      account: h(1),
      other: h(2),
      moved,
      fee,
      other_fee: null,
    } as never);
  }
  assert.is(writer.take().length, GROUP * 117 + 12 + 32);
});

test('a position after the last fact and truncated bytes are rejected', () => {
  const writer = new ActivityWriter();
  writer.add({
    bundle_hash: h(1),
    op_index: 0,
    type: 'Transfer',
    account: h(1),
    other: null,
    moved: null,
    fee: null,
    other_fee: null,
  } as never);
  const bytes = writer.take();
  assert.throws(
    () => activityAt(bytes, 1),
    (cause: unknown) => cause instanceof CodecError,
  );
  assert.throws(
    () => activityAt(bytes.subarray(0, 40), 0),
    (cause: unknown) => cause instanceof CodecError,
  );
});

test.run();
