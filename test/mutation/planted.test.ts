/** Faults planted in a copy are found by the fuzzer and by the simulation, which know nothing of them. The checker has its own. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Fault, Laboratory } from './laboratory.js';

interface Found extends Fault {
  readonly name: string;
  /** Program below dist/test with its arguments. */
  readonly tool: readonly string[];
  readonly says: RegExp;
}

const FAULTS: readonly Found[] = [
  {
    name: 'a codec that accepts bytes behind a value',
    file: 'runtime/lib/codec/type',
    line: '    reader.end();',
    becomes: '',
    tool: ['fuzz/run.js', 'block', '--seconds', '120', '--seed', '1'],
    says: /finding in .*|two encodings of one value/,
  },
  {
    name: 'a consensus that decides with half of the power',
    file: 'runtime/engine/consensus/weights',
    line: 'return 3 * power > 2 * total;',
    becomes: 'return 2 * power >= total;',
    tool: ['sim/run.js', '--from', '1', '--count', '400', '--jobs', '1'],
    says: /seed/,
  },
];

let laboratory: Laboratory;
test.before(async () => {
  laboratory = await Laboratory.open();
});
test.after(() => laboratory.close());

for (const { name, tool, says, ...fault } of FAULTS) {
  test(`${name} is found by ${tool[0]}`, async () => {
    const { code, output } = await laboratory.with(fault, () => laboratory.run(tool, 600));
    assert.is.not(code, 0, output);
    assert.match(output, says);
  });
}

test.run();
