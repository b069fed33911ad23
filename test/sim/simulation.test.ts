/** Hundreds of schedules with all invariants, and broken nodes that the same schedules expose. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prevoteFresh, RULES, type Rules } from '../../runtime/engine/consensus/rules.js';
import { firstViolation, Guide } from './guide.js';
import { type Make, SOUND } from './host.js';
import { UNSAFE } from './mutants.js';
import { type Options, simulate } from './simulation.js';

test('validators agree, stay honest and make progress through loss, partitions, crashes, false clocks and faulty peers', () => {
  assert.is(firstViolation(1, 600), null);
});

const bodiless: Make = { ...SOUND, written: (records) => records.filter(({ type }) => type !== 'block') };

test('the same holds with real keys, the real signer, and messages and records as bytes', () => {
  assert.is(firstViolation(1, 60, { real: true }), null);
});

test('without a vote log the signer alone keeps every validator from double-signing', () => {
  const forgetful: Make = { ...SOUND, written: (records) => records.filter(({ type }) => type === 'block') };
  const caught = firstViolation(1, 100, { make: forgetful });
  assert.match(caught!.violation!, /signed twice/);
  assert.is(simulate(caught!.seed, { make: forgetful, real: true, turns: caught!.turns }).violation, null);
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

test('a guided schedule replays from its seed and its turns, and guided schedules reach more states', () => {
  const guide = new Guide();
  const runs = Array.from({ length: 400 }, (_, i) => guide.run(i + 1));
  const turned = runs.filter(({ turns }) => turns.length > 0);
  assert.ok(turned.length > 100);
  for (const { seed, turns, events } of turned.slice(-20)) assert.is(simulate(seed, { turns }).events, events);
  const plain = new Set<number>();
  for (let seed = 1; seed <= 400; seed++) simulate(seed, { reached: (state) => plain.add(state) });
  const guided = runs.reduce((sum, { states }) => sum + states.length, 0);
  assert.ok(guided > plain.size, `${guided} and ${plain.size}`);
});

/** Votes for a first proposal whatever its time. */
const UNTIMELY: Rules = {
  ...RULES,
  priority: RULES.priority.map((rule) => {
    if (rule !== prevoteFresh) return rule;
    return (state, rules) => {
      const proposals = state.proposals.map((one) => ({ ...one, verdict: { ...one.verdict, timely: true } }));
      return prevoteFresh({ ...state, proposals }, rules);
    };
  }),
};

/** Each from a seed near one that is known to expose it, so that a change of the schedules only costs time. */
const BROKEN: readonly (readonly [name: string, from: number, expected: RegExp, options: Options])[] = [
  ['never sends anything again', 1, /stands still/, { make: { ...SOUND, messagesFor: () => [] } }],
  ['keeps no vote log', 1, /signed twice/, { make: { ...SOUND, written: () => [] } }],
  ['sends before it syncs', 1, /signed twice|without a body/, { make: { ...SOUND, syncsBeforeSending: false } }],
  ['votes for a block of any time', 1, /the time of nobody/, { make: { ...SOUND, rules: UNTIMELY } }],
  ['stores no bodies with its votes', 1, /without a body/, { make: bodiless }],
  ...Object.entries({
    'prevotes a fresh block against its lock (L22)': 1,
    'takes a lock at round 0 for no lock': 1,
    'precommits without a lock': 5001,
    'is content with one vote less': 1,
  } as const).map(
    ([name, from]) =>
      [
        name,
        from,
        /disagree|time of nobody|without a body/,
        { make: { ...SOUND, rules: UNSAFE[name as keyof typeof UNSAFE] } },
      ] as const,
  ),
];

for (const [name, from, expected, options] of BROKEN) {
  test(`the simulation exposes a validator that ${name}`, () => {
    const found = firstViolation(from, 1000, options);
    assert.ok(found !== null, 'not exposed in 1000 schedules');
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
