/** Parts close in reverse order, and no failure is lost. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCodeOf, reportOf } from '../../../cli/terminal/command-error.js';
import { Closers } from '../../../runtime/lib/closers.js';
import { error, Failure } from '../../../runtime/lib/errors.js';

const DiskFull = error(3998, 'DiskFull', 'The disk is full', {});

const failing = (cause: unknown) => () => Promise.reject(cause);
const thrownBy = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  );

test('everything closes in reverse order, even after a failure', async () => {
  const closed: string[] = [];
  const closers = new Closers();
  closers.add(() => closed.push('first'));
  closers.add(failing(new Error('torn')));
  closers.add(() => closed.push('last'));
  assert.match(String(await thrownBy(closers.close())), 'torn');
  assert.equal(closed, ['last', 'first']);
});

test('two failures are both reported', async () => {
  const closers = new Closers();
  closers.add(failing(new Error('second')), failing(new Error('first')));
  const thrown = await thrownBy(closers.close());
  assert.instance(thrown, AggregateError);
  assert.equal(
    (thrown as AggregateError).errors.map((one: Error) => one.message),
    ['first', 'second'],
  );
});

test('a failure while closing does not hide why the start failed', async () => {
  const closers = new Closers();
  closers.add(failing(new Error('the lock is gone')));
  const thrown = await thrownBy(closers.close({ cause: new Failure(DiskFull, {}) }));
  const { code, message } = reportOf(thrown);
  assert.is(code, 3998);
  assert.match(message, /^The disk is full; also: .*the lock is gone/);
  assert.is(exitCodeOf(thrown), exitCodeOf(new Failure(DiskFull, {})));
});

test.run();
