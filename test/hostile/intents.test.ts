/** Sentences from enemies: whatever they say, a chain answers with a plan or a refusal, soon, and changes nothing. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STANDARD } from '../../modules/shared/intent-forms.js';
import { readExecutionPlan, scene } from '../modules/intents/planning.js';
import { SENTENCES } from '../modules/intents/sentences.js';
import { ATTEMPT_SECONDS } from './length.js';
import { given } from './pace.js';

const { c } = scene();
const HONEST = 'swap 10 TRL for USDC, then send half to carol.trl';

/** Words of the grammar, and what looks like them. */
const WORDS = [
  ...new Set(Object.values(STANDARD).flatMap(({ form }) => form.replace(/[[\]<>]/g, ' ').split(/[\s|:]+/))),
  ...[
    'then',
    'and',
    ';',
    ',',
    'of',
    'it',
    'my',
    'all',
    'half',
    '%',
    'raw',
    'by',
    'deadline',
    'max',
    'slippage',
    'min',
    'via',
  ],
  ...[
    '10',
    '0',
    '1.5k',
    '1,000',
    '9'.repeat(60),
    'TRL',
    'USDC',
    'GOLD',
    'carol.trl',
    '@carol_plays',
    '0x',
    '{',
    '}',
    '"',
  ],
];
const noise = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 1_024 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.json({ maxDepth: 4 }).map((json) => json.slice(0, 1_024)),
  fc
    .record({
      action: fc.constantFrom(...Object.keys(STANDARD), '__proto__', 'toString'),
      amount: fc.anything(),
      to: fc.anything(),
    })
    .map((step) => (JSON.stringify(step) ?? '{}').slice(0, 1_024)),
  fc
    .tuple(fc.constantFrom(...Object.values(SENTENCES).flat()), fc.nat(), fc.string({ maxLength: 6 }))
    .map(
      ([sentence, at, more]) =>
        sentence.slice(0, at % (sentence.length + 1)) + more + sentence.slice(at % (sentence.length + 1)),
    ),
);

test('any sentence yields a plan or a declared error and changes no state', () => {
  const before = c.stateRoot();
  const known = new Set([
    'ParseError',
    'Ambiguous',
    'UnsupportedAction',
    'InvalidParams',
    'AmountOverflow',
    'InsufficientBalance',
  ]);
  const ofTrades = new Set(['NoRoute', 'IdenticalTokens', 'InsufficientLiquidity', 'AmountZero', 'UnknownToken']);
  const end = performance.now() + ATTEMPT_SECONDS * 1000;
  fc.assert(
    fc.property(noise, (sentence) => {
      const answer = readExecutionPlan(c, sentence);
      if ('refused' in answer)
        assert.ok(known.has(answer.refused.name) || ofTrades.has(answer.refused.name), answer.refused.name);
      else assert.ok(Array.isArray(answer.plan) && answer.plan.length > 0, sentence);
    }),
    { numRuns: 1_000_000, interruptAfterTimeLimit: end - performance.now(), markInterruptAsFailure: false },
  );
  assert.is(c.stateRoot(), before);
});

test('an overlong text is rejected, and a text crafted to parse slowly stays within its time limit', () => {
  for (const letter of ['x', ' ', ';', 'then ', '9', '[', '{"a":', '\u0430']) {
    const answer = readExecutionPlan(c, letter.repeat(1_000_000 / letter.length));
    assert.ok('refused' in answer && answer.refused.name === 'InvalidParams', letter);
  }
  // The least of some: none takes less by chance.
  const time = (sentence: string): number => {
    const times = Array.from({ length: 3 }, () => {
      const began = given(process.pid);
      for (let i = 0; i < 20; i++) readExecutionPlan(c, sentence);
      return given(process.pid) - began;
    });
    return Math.min(...times);
  };
  const dearest = Array(8).fill('swap 10 TRL for GOLD').join(';');
  time(dearest);
  const honest = time(dearest);
  const slow = [
    'send '.repeat(200),
    ';'.repeat(1_024),
    'then '.repeat(200),
    `send ${'9'.repeat(1_000)} TRL to carol.trl`,
    `${'1,'.repeat(500)}1`,
    `send 1 ${'A'.repeat(1_000)} to carol.trl`,
    `${'a'.repeat(1_000)} x`,
    `send 1 TRL to ${'a.'.repeat(480)}trl`,
    'swap 1 TRL for USDC '.padEnd(1_020, 'min 1 USDC '),
  ];
  for (const sentence of slow) assert.ok(time(sentence) < 3 * honest + 50, sentence.slice(0, 40));
  assert.ok('plan' in readExecutionPlan(c, HONEST));
});

test.run();
