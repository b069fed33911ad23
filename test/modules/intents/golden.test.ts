/**
 * What sentences become, kept in sentences.json: the plan, or the refusal with its position, what was expected, and what
 * may have been meant. A change of an answer is a change of what somebody signs: `GOLDEN=write` writes them anew, to be read.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readExecutionPlan, scene } from './planning.js';
import { SENTENCES } from './sentences.js';

const FILE = fileURLToPath(new URL('../../../../test/modules/intents/sentences.json', import.meta.url));

const { c, collection, stakingPool } = scene();
const spoken = (sentence: string): string =>
  sentence
    .replaceAll('%C', `0x${collection}`)
    .replaceAll('%P', `0x${stakingPool}`)
    .replaceAll('%H', `0x${'cd'.repeat(32)}`);

const answers = Object.entries(SENTENCES).flatMap(([topic, sentences]) =>
  sentences.map((sentence) => ({ topic, sentence, ...readExecutionPlan(c, spoken(sentence)) })),
);

test('every sentence produces its golden plan or error', () => {
  if (process.env.GOLDEN === 'write') writeFileSync(FILE, `${JSON.stringify(answers, null, 1)}\n`);
  assert.equal(JSON.parse(JSON.stringify(answers)), JSON.parse(readFileSync(FILE, 'utf8')));
});

test('there are over two hundred sentences, covering plans and errors of every kind', () => {
  assert.ok(answers.length >= 200, `${answers.length}`);
  const kinds = new Set(answers.map((one) => ('refused' in one ? one.refused.name : 'plan')));
  for (const kind of ['plan', 'ParseError', 'Ambiguous', 'UnsupportedAction']) assert.ok(kinds.has(kind), kind);
});

test('a parse error gives a position in the sentence and the expected input', () => {
  for (const answer of answers) {
    if (!('refused' in answer) || answer.refused.name !== 'ParseError') continue;
    const { sentence } = answer;
    const { position, expected } = answer.refused.details as { position: number; expected: readonly string[] };
    assert.ok(position >= 0 && position <= spoken(sentence).length, `${sentence}: ${position}`);
    assert.ok(expected.length > 0 && expected.every((one) => one !== ''), sentence);
  }
});

test.run();
