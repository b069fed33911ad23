/** SDK ranges of modules: caret ranges with the meaning that they have for npm. */

import * as fc from 'fast-check';
import { satisfies } from 'semver';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCompatible } from '../../runtime/node/assembly/distribution.js';

const part = fc.nat({ max: 2 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));

test('a caret range includes the same versions as for npm', () => {
  fc.assert(
    fc.property(version, version, (own, least) => {
      assert.is(isCompatible(own, `^${least}`), satisfies(own, `^${least}`), `${own} ^${least}`);
    }),
    { numRuns: 2_000 },
  );
});

test('other ranges include no version', () => {
  for (const range of ['', '*', '1.0.0', '>=1.0.0', '^1', '^1.0', '^1.0.0 || ^2.0.0', '^1.0.0-rc.1', ' ^1.0.0'])
    assert.not(isCompatible('1.0.0', range), range);
});

test.run();
