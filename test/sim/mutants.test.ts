/** Every named mutant of consensus dies, and for the reason that it should: `node dist/test/sim/mutants.test.js`. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Laboratory } from '../mutation/laboratory.js';
import { tryMutant } from './mutation.js';
import { MUTANTS } from './source-mutants.js';

let laboratory: Laboratory;
test.before(async () => {
  laboratory = await Laboratory.open('runtime', 'test');
});
test.after(() => laboratory.close());

test('the tests that kill the mutants pass on the unmodified node', async () => {
  const killers = new Map(MUTANTS.map(({ killer }) => [killer.join(' '), killer]));
  await Promise.all(
    [...killers].map(async ([name, killer]) => {
      const { code, output } = await laboratory.run(killer);
      assert.is(code, 0, `${name}: ${output}`);
    }),
  );
});

for (const mutant of MUTANTS) {
  test(`a validator that ${mutant.name} is detected`, async () => {
    const { killed, output } = await tryMutant(laboratory, mutant);
    assert.ok(killed, output);
  });
}

test.run();
