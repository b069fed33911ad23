/** The fuzz targets: their corpora pass, and so does a second of new inputs each; `FUZZ_SECONDS` sets more. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { readCorpus } from './corpus.js';
import { fuzz, type Target } from './engine.js';
import { readPlanted } from './planted.js';
import { targets } from './targets.js';

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 1);
const SEED = Number(process.env.TEST_SEED ?? 1);

const directory = mkdtempSync(join(tmpdir(), 'trellis-fuzz-'));
test.after(() => rmSync(directory, { recursive: true }));

for (const target of await targets(directory)) {
  test(`${target.name}: no input of the corpus and no new one makes the reader fail`, async () => {
    const { executions, entered, finding } = await fuzz(target, readCorpus(target.name), SECONDS, SEED);
    assert.is(finding, undefined, finding && `${finding.reason}\ninput: ${toHex(finding.bytes)}`);
    assert.ok(executions > 0 && entered > 0, `${executions} executions entered ${entered} characters of code`);
  });
}

/** A reader that fails only behind three comparisons: no blind mutation of one byte gets there. */
const planted: Target = {
  name: 'planted',
  watches: ['test/fuzz/planted'],
  seeds: () => [new TextEncoder().encode('aaaa')],
  run: (bytes) => readPlanted(bytes),
};

test('the search follows coverage to a fault behind several comparisons', async () => {
  const { finding } = await fuzz(planted, [], 60, 1);
  assert.ok(finding?.reason.includes('planted fault'), `${finding?.reason}`);
});

test.run();
