/** JSON inside a string: brackets by the million cost their sender nothing and must cost the node nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseJson } from '../../runtime/lib/codec/json-scan.js';
import { cleanUp, startProcess } from '../cli/program.js';
import { post, type Refusal } from '../node/live.js';
import { ATTEMPT_SECONDS } from './length.js';
import { median, NO_HARM_MS, stopwatch } from './pace.js';

test.after(cleanUp);

const LETTERS = 4_800_000;
const COLLECTION = `0x${'22'.repeat(32)}`;
const SENDER = `0x${'11'.repeat(32)}`;
const deep = '['.repeat(LETTERS / 2) + ']'.repeat(LETTERS / 2);
const plain = 'x'.repeat(LETTERS);

/** A transfer of many tokens whose list is a text. */
const body = (text: string): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'chain_batchTransferMultiToken',
    params: [COLLECTION, text, SENDER],
  });

test('deeply nested JSON in a string is rejected as cheaply as plain text of the same length', async () => {
  const { url, pid } = await startProcess('dev', '--ephemeral');
  const spent = { deep: [] as number[], plain: [] as number[] };
  let rounds = 0;
  for (const end = performance.now() + ATTEMPT_SECONDS * 1000; performance.now() < end || rounds < 3; rounds++) {
    for (const [kind, text] of [
      ['deep', deep],
      ['plain', plain],
    ] as const) {
      const passed = stopwatch(pid, process.pid);
      const { json } = await post<{ error: Refusal }>(url, body(text));
      spent[kind].push(passed());
      assert.is(json.error.code, -32602);
      if (kind === 'deep') assert.match(JSON.stringify(json.error), 'nested deeper than 64 levels');
    }
  }
  const [deepMs, plainMs] = [median(spent.deep), median(spent.plain)];
  assert.ok(deepMs < Math.max(4 * plainMs, NO_HARM_MS), `${deepMs} ms, a plain text ${plainMs} ms`);
});

test('external JSON is parsed to a depth of 64, whatever its strings contain', () => {
  const nested = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}"]}\\"[["${'}]'.repeat(levels / 2)}`;
  assert.type(parseJson(nested(64)), 'object');
  assert.throws(
    () => parseJson(nested(66)),
    (cause: unknown) => cause instanceof RangeError,
  );
  assert.throws(
    () => parseJson('[1'),
    (cause: unknown) => cause instanceof SyntaxError,
  );
});

test.run();
