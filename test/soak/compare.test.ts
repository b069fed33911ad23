/** The comparison of two commits: `npm run bench:guard`. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compare, figuresIn } from '../bench/compare.js';

const output = (reads: string, writes: string) => `
node
  balance reads, single calls                                     ${reads} /s
  node CPU per transfer                                           ${writes} µs
`;

test('figures are read from the output of a benchmark', () => {
  assert.equal(figuresIn(output('12000', '98.5')), [
    { name: 'balance reads, single calls', value: 12_000, unit: '/s' },
    { name: 'node CPU per transfer', value: 98.5, unit: 'µs' },
  ]);
  assert.equal(figuresIn('nothing here\n'), []);
});

test('a figure changed if every round changed it by more than 5 % in the same direction', () => {
  const round = (reads: number, writes: number) =>
    [figuresIn(output('1000', '100')), figuresIn(output(`${reads}`, `${writes}`))] as const;
  const [reads, writes] = compare([round(1_100, 90), round(1_200, 104), round(1_060, 89)]);
  assert.is(reads!.isSteady, true);
  assert.equal([reads!.median, reads!.lowest, reads!.highest], [1.1, 1.06, 1.2]);
  assert.is(writes!.isSteady, false, 'one round changed it by less');
  assert.is(writes!.median, 0.9);
});

test('a figure that a round lacks, or that was 0, is left out', () => {
  const both = figuresIn(output('1000', '100'));
  assert.equal(
    compare([
      [both, both],
      [both, both.slice(0, 1)],
    ]).map(({ name }) => name),
    ['balance reads, single calls'],
  );
  assert.equal(compare([[[{ name: 'refused', value: 0, unit: '' }], [{ name: 'refused', value: 3, unit: '' }]]]), []);
});

test.run();
