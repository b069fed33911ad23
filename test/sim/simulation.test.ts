/** Hundreds of schedules with all invariants, and broken nodes that the same schedules expose. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Make, SOUND } from './host.js';
import { UNSAFE } from './mutants.js';
import { firstViolation, type Options, simulate } from './simulation.js';

test('validators agree, stay honest and make progress through loss, partitions, crashes and faulty peers', () => {
  assert.is(firstViolation(1, 600), null);
});

test('the same holds with real keys, the real signer, and messages and records as bytes', () => {
  assert.is(firstViolation(1, 60, { real: true }), null);
});

test('without a vote log the signer alone keeps every validator from double-signing', () => {
  const forgetful: Make = { ...SOUND, written: () => [] };
  const caught = firstViolation(1, 100, { make: forgetful });
  assert.match(caught!.violation!, /signed twice/);
  assert.is(simulate(caught!.seed, { make: forgetful, real: true }).violation, null);
  assert.is(firstViolation(1, 60, { make: forgetful, real: true }), null);
});

test('a second message after its height is decided convicts its sender, and never an honest one', () => {
  const lateOf = (options: Options) =>
    Array.from({ length: 40 }, (_, i) => simulate(i + 1, options).late).reduce((sum, late) => sum + late, 0);
  assert.ok(lateOf({ kind: 'equivocating' }) > 20);
  assert.ok(lateOf({ kind: 'twins' }) > 0);
  assert.ok(lateOf({ kind: 'equivocating', real: true }) > 20);
  assert.is(lateOf({ kind: 'silent' }), 0);
});

test('a seed determines the schedule: it replays to the same event', () => {
  assert.equal(simulate(42), simulate(42));
  assert.is.not(simulate(42).events, simulate(43).events);
});

/** Each from a seed near one that is known to expose it, so that a change of the schedules only costs time. */
const BROKEN: readonly (readonly [name: string, from: number, expected: RegExp, options: Options])[] = [
  ['never sends anything again', 1, /stands still/, { make: { ...SOUND, messagesFor: () => [] } }],
  ['keeps no vote log', 1, /signed twice/, { make: { ...SOUND, written: () => [] } }],
  ['sends before it syncs', 200, /signed twice/, { make: { ...SOUND, syncsBeforeSending: false } }],
  ...Object.entries({
    'prevotes a fresh block against its lock (L22)': 1500,
    'takes a lock at round 0 for no lock': 1500,
    'precommits without a lock': 1500,
    'is content with one vote less': 1,
  } as const).map(
    ([name, from]) =>
      [name, from, /disagree/, { make: { ...SOUND, rules: UNSAFE[name as keyof typeof UNSAFE] } }] as const,
  ),
];

for (const [name, from, expected, options] of BROKEN) {
  test(`the simulation exposes a validator that ${name}`, () => {
    const found = firstViolation(from, 4000, options);
    assert.ok(found !== null, 'not exposed in 4000 schedules');
    assert.match(found!.violation!, expected);
  });
}

test('the check detects that two faulty validators of four can break agreement', () => {
  let found = null;
  for (let seed = 100; seed < 1100 && found === null; seed++) {
    const { violation } = simulate(seed, { faulty: 2, kind: 'twins' });
    if (violation !== null && /disagree/.test(violation)) found = violation;
  }
  assert.ok(found !== null);
});

test.run();
