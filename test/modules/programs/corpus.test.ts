/** What the fuzzer found once (npm run fuzz:programs): every input ends by a value or by a declared refusal, within its gas. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fuzzChain, type Input, tryInput } from './fuzzing.js';

const corpus = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../test/modules/programs/corpus.json', import.meta.url)), 'utf8'),
) as Input[];

test('every corpus input ends in a declared outcome, and the outcomes stay diverse', () => {
  const ways = new Set<string>();
  let c = fuzzChain();
  for (const [i, input] of corpus.entries()) {
    if (i % 50 === 0) c = fuzzChain();
    ways.add(tryInput(c, input).signature);
  }
  assert.ok(ways.size > corpus.length / 2, `${ways.size} ways of ${corpus.length} inputs`);
});

test.run();
