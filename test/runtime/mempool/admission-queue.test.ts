/** The intake: few are under way, the others wait in order, each is answered, and too much is refused. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AdmissionQueue } from '../../../runtime/engine/mempool/admission-queue.js';
import { Gate } from '../../../runtime/engine/mempool/gate.js';
import { MempoolFull } from '../../../runtime/kernel/chain/common-errors.js';
import { Failure } from '../../../runtime/lib/errors.js';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** How a piece of work ends. */
const ENDS = ['resolves', 'rejects', 'throws', 'resolves later', 'rejects later'] as const;

test('tasks start in order, at most 128 at once, and each ends with its own result', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ENDS), { maxLength: 400, size: 'max' }), async (ends) => {
      const intake = new AdmissionQueue<string>(new Gate());
      const begun: number[] = [];
      let underWay = 0;
      const answers = ends.map((end, i) =>
        intake.enqueue<number>('one', 100, (ending) => {
          begun.push(i);
          underWay++;
          assert.ok(underWay <= 128);
          const over = (): void => {
            underWay--;
            if (end.startsWith('resolves')) ending.resolve(i);
            else ending.reject(new Error(String(i)));
          };
          if (end.endsWith('later')) setImmediate(over);
          else if (end !== 'throws') over();
          else {
            underWay--;
            throw new Error(String(i));
          }
        }),
      );
      const found = await Promise.allSettled(answers);
      for (const [i, { status }] of found.entries()) {
        assert.is(status, ends[i]!.startsWith('resolves') ? 'fulfilled' : 'rejected');
      }
      assert.equal(
        begun,
        ends.map((_, i) => i),
      );
    }),
    { numRuns: 60 },
  ));

test('a task beyond the waiting limit is rejected as MempoolFull, and waiting tasks complete', async () => {
  const intake = new AdmissionQueue<string>(new Gate());
  const ended: (() => void)[] = [];
  const some = Array.from({ length: 128 + 32 }, () =>
    intake.enqueue<void>('one', 130_000, (ending) => ended.push(() => ending.resolve())),
  );
  const one = await intake.enqueue<void>('one', 130_000, () => assert.unreachable()).catch((cause: unknown) => cause);
  assert.ok(one instanceof Failure && one.error === MempoolFull);
  assert.match(String(one.details.reason), /32 of your submissions are waiting/);
  for (let i = 0; i < 3; i++) {
    for (const end of ended.splice(0)) end();
    await turn();
  }
  await Promise.all(some);
  await intake.enqueue<void>('one', 130_000, (ending) => ending.resolve());
});

test('while the gate is closed no task starts, excess tasks are rejected, and then all start in order', async () => {
  const gate = new Gate();
  const intake = new AdmissionQueue<string>(gate);
  const [open, openToo] = [gate.close(), gate.close()];
  const begun: number[] = [];
  const submit = (i: number) =>
    intake.enqueue<void>('one', 130_000, (ending) => {
      begun.push(i);
      ending.resolve();
    });
  const some = Array.from({ length: 32 }, (_, i) => submit(i));
  const refused = await submit(-1).catch((cause: unknown) => cause);
  assert.ok(refused instanceof Failure && refused.error === MempoolFull);
  open();
  await turn();
  assert.equal(begun, []);
  openToo();
  await Promise.all([...some, submit(32)]);
  assert.equal(
    begun,
    Array.from({ length: 33 }, (_, i) => i),
  );
});

test('a long queue of tasks that end at once does not overflow the stack', async () => {
  const intake = new AdmissionQueue<string>(new Gate());
  const held: (() => void)[] = [];
  const first = Array.from({ length: 128 }, () =>
    intake.enqueue<void>('one', 1, (ending) => held.push(() => ending.resolve())),
  );
  const others = Array.from({ length: 15_000 }, () => intake.enqueue<void>('one', 1, (ending) => ending.resolve()));
  for (const end of held) end();
  await Promise.all([...first, ...others]);
});

test('sources take turns, and on overflow the newest task of the largest source is rejected', async () => {
  const gate = new Gate();
  const intake = new AdmissionQueue<string>(gate);
  const open = gate.close();
  const begun: string[] = [];
  const refusals: string[] = [];
  const submit = (source: string, bytes: number) =>
    intake
      .enqueue<void>(source, bytes, (ending) => {
        begun.push(source);
        ending.resolve();
      })
      .catch((cause: unknown) => {
        assert.ok(cause instanceof Failure && cause.error === MempoolFull);
        refusals.push(source);
      });
  const all = Array.from({ length: 40 }, () => submit('flood', 130_000));
  for (const source of ['user', 'other', 'user']) all.push(submit(source, 130_000));
  open();
  await Promise.all(all);
  assert.ok(refusals.length > 8 && refusals.every((source) => source === 'flood'), refusals.join(' '));
  assert.equal(begun.slice(0, 6), ['flood', 'user', 'other', 'flood', 'user', 'flood']);
});

test.run();
