/** Progress of long work: what its log lines say, and how often. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BLOCKS, BYTES, Progress, RECORDS, type Task } from '../../../runtime/lib/progress.js';

function measured(task: Task, from = 0) {
  let ms = 0;
  const lines: (readonly [message: string, fields: object])[] = [];
  const progress = new Progress(
    (_, message, fields = {}) => lines.push([message, fields]),
    task,
    from,
    () => ms,
  );
  return {
    progress,
    lines,
    after(seconds: number) {
      ms += seconds * 1000;
    },
  };
}

test('a progress line reports the position, the rate and the remaining time', () => {
  const { progress, lines, after } = measured({ name: 'sync', ...BLOCKS }, 1_000);
  after(10);
  progress.at(3_000, 11_000);
  assert.equal(lines, [
    ['sync progress', { height: 3_000, target: 11_000, percent: 20, blocks_per_s: 200, eta_s: 40 }],
  ]);
});

test('there is at most one line in ten seconds, however often the work reports', () => {
  const { progress, lines, after } = measured({ name: 'import', ...RECORDS });
  for (let done = 0; done < 100_000; done++) {
    after(0.001);
    progress.at(done, 100_000);
  }
  assert.is(lines.length, 10);
});

test('short work logs only its end', () => {
  const { progress, lines, after } = measured({ name: 'sync', ...BLOCKS }, 5);
  after(2);
  progress.at(20, 25);
  progress.finish(25);
  assert.equal(lines, [['sync finished', { height: 25, seconds: 2, blocks_per_s: 10 }]]);
});

test('work that counts down, like a backfill, has a rate and a percentage too', () => {
  const { progress, lines, after } = measured({ name: 'explorer backfill', ...BLOCKS }, 1_001);
  after(10);
  progress.at(501, 1);
  assert.equal(lines, [
    ['explorer backfill progress', { height: 501, target: 1, percent: 50, blocks_per_s: 50, eta_s: 10 }],
  ]);
});

test('work done before the start counts for the percentage and not for the rate', () => {
  const { progress, lines, after } = measured({ name: 'snapshot download', ...BYTES });
  progress.resumedAt(900);
  after(10);
  progress.at(950, 1_000);
  assert.equal(lines, [
    ['snapshot download progress', { bytes: 950, of: 1_000, percent: 95, bytes_per_s: 5, eta_s: 10 }],
  ]);
});

test('stalled work has no remaining time, and a moving target keeps the percentage within bounds', () => {
  const { progress, lines, after } = measured({ name: 'sync', ...BLOCKS });
  after(10);
  progress.at(0, 100);
  assert.equal(lines.at(-1), ['sync progress', { height: 0, target: 100, percent: 0, blocks_per_s: 0 }]);
  after(10);
  progress.at(150, 100);
  assert.is((lines.at(-1)![1] as { percent: number }).percent, 100);
  assert.is(progress.facts.etaSeconds, 0);
});

test('without a total there is a rate and no percentage', () => {
  const { progress, lines, after } = measured({ name: 'export', ...RECORDS });
  after(10);
  progress.at(1_000);
  assert.equal(lines, [['export progress', { records: 1_000, records_per_s: 100 }]]);
});

test.run();
