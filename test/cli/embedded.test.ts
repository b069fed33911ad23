/** A node inside somebody's program: what it refuses is an Error, as programs and their tests expect. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainly } from '../plain-uvu.js';
import { cleanUp, newDirectory } from './program.js';

test.after(cleanUp);

test('a node that cannot start fails the test that starts it under plain uvu, with the reason, and no test is lost', async () => {
  const entry = new URL('../../cli/index.js', import.meta.url).href;
  const dataDir = await newDirectory();
  const { status, stdout } = plainly(
    `import { defaults, runtimeOf, startNode } from '${entry}';`,
    `await startNode(runtimeOf(defaults), { no: 'genesis' }, { dataDir: '${dataDir}', rpcPort: 0, p2pPort: undefined });`,
  );
  assert.is(status, 1, stdout);
  assert.match(stdout, '(1 / 2)');
  assert.match(stdout, 'error 3150 InvalidGenesis: The genesis file cannot be used');
});

test.run();
