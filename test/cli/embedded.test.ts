/** A node inside somebody's program: what it refuses is an Error, as programs and their tests expect. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createNode, defaults, loadDistribution, Problem, runtimeGenesis, runtimeOf } from '../../cli/index.js';
import { plainly } from '../plain-uvu.js';
import { cleanUp, newDirectory } from './program.js';

test.after(cleanUp);

test('a node that cannot start fails its test under plain uvu with the reason, and no test is lost', async () => {
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

/** What the package throws or rejects with. */
const refusalOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (cause) {
    return cause;
  }
  return assert.unreachable('nothing was refused');
};

test('the package rejects wrong use with an Error that has a message and a code', async () => {
  const dataDir = await newDirectory();
  const nothing = { genesis: { no: 'genesis' } } as never;
  const cases: readonly (readonly [work: () => unknown, code: number, said: string])[] = [
    [() => createNode(defaults, { genesis: nothing, dataDir }), 3150, 'error 3150 InvalidGenesis: '],
    [() => runtimeGenesis(nothing), 3150, 'error 3150 InvalidGenesis: '],
    [() => loadDistribution(runtimeOf(defaults), ['./nowhere.ts']), 3143, 'does not exist'],
  ];
  for (const [work, code, said] of cases) {
    const cause = await refusalOf(work);
    assert.instance(cause, Error);
    assert.instance(cause, Problem);
    assert.is((cause as Problem).code, code, String(cause));
    assert.ok((cause as Problem).message.includes(said), String(cause));
  }
  const without = await refusalOf(() => createNode(defaults, { dataDir }));
  assert.match((without as Problem).message, 'no genesis.json in');
});

test.run();
