/** `module …`: what is written works, is in order and is paid for; what is wrong with a module is found; nothing is found in ours. */

import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { proposalsOf } from '../../cli/module/bench.js';
import { findingsIn } from '../../cli/module/check.js';
import { project, ROOT, run } from '../client/project.js';
import { defaultModules } from '../golden/distribution.js';
import { cleanUp, type Ended, startProcess, trellisIn } from './program.js';

test.after(cleanUp);

/** A folder of somebody else in which `module new loyalty` was said. */
async function newLoyalty(): Promise<string> {
  const folder = await project();
  await symlink(join(ROOT, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  const { code, err } = await trellisIn(folder, 'module', 'new', 'loyalty');
  assert.is(code, 0, err);
  return folder;
}

const change = async (folder: string, file: string, ...pairs: readonly (readonly [string, string])[]) => {
  let text = await readFile(join(folder, file), 'utf8');
  for (const [from, to] of pairs) {
    assert.ok(text.includes(from), `${file} does not say ${from}`);
    text = text.replace(from, to);
  }
  await writeFile(join(folder, file), text);
};

const told = ({ out, err }: Ended): string => `${out}${err}`;

test('a new module is one short complete file with a test, and compiles strictly with the kit and the SDK', async () => {
  const folder = await newLoyalty();
  const text = await readFile(join(folder, 'loyalty.ts'), 'utf8');
  assert.ok(text.split('\n').length <= 75, `${text.split('\n').length} lines`);
  assert.not.match(text, new RegExp(`TO${'DO'}|FIX${'ME'}`));
  assert.ok(existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'tsconfig.json')));
  await run(folder, join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--skipLibCheck', 'false');
  const again = await trellisIn(folder, 'module', 'new', 'loyalty');
  assert.is(again.code, 1);
  assert.match(again.err, /loyalty\.ts exists already/);
  assert.match((await trellisIn(folder, 'module', 'new', 'Loyal_ty')).err, /invalid module name Loyal_ty/);
});

test('a module may have any name, even one that the new file already uses', async () => {
  const folder = await project();
  await symlink(join(ROOT, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  for (const name of ['points', 'owner', 'module', 'class', 'chain', 'my-shop']) {
    const { code, err } = await trellisIn(folder, 'module', 'new', name);
    assert.is(code, 0, err);
  }
  await run(folder, join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--skipLibCheck', 'true');
});

test('the test of a new module passes, and fails if the module is wrong', async () => {
  const folder = await newLoyalty();
  const passed = await trellisIn(folder, 'module', 'test');
  assert.is(passed.code, 0, told(passed));
  assert.match(passed.out, /pass 2/);
  await change(folder, 'loyalty.ts', ['have - points', 'have']);
  const failed = await trellisIn(folder, 'module', 'test');
  assert.is(failed.code, 1);
  await change(folder, 'loyalty.ts', [
    'fail(NoPoints);\n        const have',
    'fail(TooFewPoints);\n        const have',
  ]);
  assert.match((await trellisIn(folder, 'module', 'test')).out, /to fail with NoPoints, not TooFewPoints/);
});

test('a new module has no findings, and each mistake is reported with its line', async () => {
  const folder = await newLoyalty();
  const fine = await trellisIn(folder, 'module', 'check', './loyalty.ts');
  assert.is(fine.code, 0, told(fine));
  assert.match(fine.out, /^loyalty: no findings in 2 operations, 1 methods and 2 events$/m);
  await change(
    folder,
    'loyalty.ts',
    ["'Number of points transferred'", "'The points'"],
    ['if (have < points) fail(TooFewPoints);', 'if (have < points && Date.now() > 0) fail(Unsaid);'],
    ["error(10001, 'TooFewPoints'", "error(10301, 'TooFewPoints'"],
    ['const points', "const Unsaid = error(10002, 'Unsaid', 'It was not declared');\nconst points"],
    [
      "from 'trellis/sdk';",
      "from 'trellis/sdk';\nimport { hostname } from 'node:os';\nexport const host = hostname();",
    ],
  );
  const found = await trellisIn(folder, 'module', 'check', './loyalty.ts');
  assert.is(found.code, 1, told(found));
  for (const finding of [
    /^loyalty: loyalty\.ts:\d+ Date: two nodes could get different results$/m,
    /^loyalty: loyalty\.ts:4 imports node:os: a module may import only the SDK and @noble$/m,
    /^loyalty: meaning: Buy\.points has the meaning "The points"/m,
    /^loyalty: the code 10301 of TooFewPoints is outside the range of module 1000: 10000 to 10099$/m,
    /^loyalty: loyalty\.Give by \w+ fails with Unsaid: declare it in the operation's errors$/m,
  ]) {
    assert.match(found.out, finding);
  }
});

test('an operation that throws for some parameters is reported with its line', async () => {
  const folder = await newLoyalty();
  await change(folder, 'loyalty.ts', [
    'const have =',
    'if (points % 2n === 1n) (undefined as never as Date).getTime();\n        const have =',
  ]);
  const { out } = await trellisIn(folder, 'module', 'check', './loyalty.ts');
  assert.match(out, /^loyalty: loyalty\.Give breaks: .*getTime.*\(at .*loyalty\.ts:\d+:\d+\)$/m);
});

/** The findings of `module check` on the new module with these changes. */
async function findingsAfter(...pairs: readonly (readonly [string, string])[]): Promise<string> {
  const folder = await newLoyalty();
  await change(folder, 'loyalty.ts', ...pairs);
  const { code, out, err } = await trellisIn(folder, 'module', 'check', './loyalty.ts', '--timeout', '20');
  assert.is(code, 1, err);
  return out;
}

const GIVE = 'if (points === 0n) fail(NoPoints);\n        const have';

test('code that would halt a chain is reported before it runs: a throw, and an undeclared failure', async () => {
  const thrown = await findingsAfter([GIVE, "if (points === 7n) throw new Error('seven');\n        const have"]);
  assert.match(thrown, /^loyalty: loyalty\.ts:\d+ throw: use fail\(\) with a declared error/m);
  const undeclared = await findingsAfter(
    ['const points', "const Unsaid = error(10002, 'Unsaid', 'It was not declared');\nconst points"],
    [GIVE, 'if (points === 123_456_789n) fail(Unsaid);\n        const have'],
  );
  assert.match(undeclared, /^loyalty: loyalty\.ts:\d+ fail\(Unsaid\): no operation or method declares this error/m);
});

test('a number that grows beyond its type is reported with its store and the line that wrote it', async () => {
  const out = await findingsAfter(
    ['points * state.price.get()', '1n'],
    [
      'if (sum >= 2n ** 64n) fail(TooManyPoints);\n        state.points.put(sender, sum);',
      'state.points.put(sender, sum);',
    ],
  );
  assert.match(
    out,
    /^loyalty: loyalty\.Buy breaks: .*loyalty\.points: must be 0 to 2\^64 - 1 \(at .*loyalty\.ts:\d+:\d+\)$/m,
  );
});

test('an operation that never succeeds is reported with its failures, unless it is exempt', async () => {
  const folder = await newLoyalty();
  await change(folder, 'loyalty.ts', [GIVE, 'if (points >= 0n) fail(NoPoints);\n        const have']);
  const found = await trellisIn(folder, 'module', 'check', './loyalty.ts');
  assert.is(found.code, 1, told(found));
  assert.match(found.out, /^loyalty: loyalty\.Give never succeeded: refused with NoPoints \(\d+\)/m);
  const excused = await trellisIn(folder, 'module', 'check', './loyalty.ts', '--never', 'Give');
  assert.is(excused.code, 0, told(excused));
});

test('an endless loop ends at the time limit and unpaid work at once, and both name the line or the operation', async () => {
  const folder = await newLoyalty();
  await change(folder, 'loyalty.ts', [GIVE, 'for (let i = 0n; ; i++) if (i < 0n) break;\n        const have']);
  const loop = await trellisIn(folder, 'module', 'check', './loyalty.ts', '--timeout', '5');
  assert.is(loop.code, 1, told(loop));
  assert.match(loop.out, /^loyalty: loyalty\.Give did not finish within 5 s \(at loyalty\.ts:\d+\): an endless loop/m);
  const writes = await findingsAfter([
    GIVE,
    'for (let i = 0n; i < 20_000n; i++) state.points.put(sender, i);\n        const have',
  ]);
  assert.match(writes, /^loyalty: loyalty\.Give makes 20\d+ reads and writes, and its gas pays for 400/m);
});

test('the test of a module states the expected cost of its operations', async () => {
  const folder = await newLoyalty();
  const fine = await trellisIn(folder, 'module', 'bench');
  assert.match(told(fine), /^loyalty\.Buy +2 /m);
  assert.match(told(fine), /^loyalty\.Give +1 /m);
  await change(folder, 'loyalty.ts', ['gas: 40_000', 'gas: 4_000']);
  const cheap = await trellisIn(folder, 'module', 'bench', 'loyalty.test.ts');
  assert.is(cheap.code, 1, told(cheap));
});

test('a proposed price is that of the most expensive run: its time in transfers, its bytes, and at least its accesses', () => {
  const work = { operation: 'a.B', gas: 20_000, settable: true, accesses: 10, bytes: 0, time: 1 };
  const [one] = proposalsOf([work, { ...work, time: 2, bytes: 100 }, { ...work, gas: 30_000 }]);
  assert.equal(one, { operation: 'a.B', runs: 3, accesses: 10, bytes: 100, time: 2, gas: 20_000, proposed: 44_000 });
  assert.is(proposalsOf([{ ...work, accesses: 200 }])[0]!.proposed, 80_000);
  assert.is(proposalsOf([{ ...work, accesses: 200, settable: false }])[0]!.proposed, 21_000);
});

test('a module in TypeScript runs on a chain without a build', async () => {
  const folder = await newLoyalty();
  const node = await startProcess('dev', '--ephemeral', '--module', join(folder, 'loyalty.ts'));
  const [, alice] = /dev:0 +(trl\w+)/.exec(node.output())!;
  await node.ask('chain_buyLoyaltyPoints', '5', alice, { wait: 'included' });
  assert.equal(await node.ask('chain_getLoyaltyPoints', alice), { owner: alice, points: '5' });
  await node.stop();
});

test('the modules of this tree have no findings', async () => {
  const set = await defaultModules();
  const all = set.modules.filter(({ number }) => number > 0);
  assert.is(all.length, 23);
  for (const loaded of all) {
    const entry = join(ROOT, 'modules', loaded.module.name, 'index.ts');
    assert.equal(findingsIn(set, loaded, entry, dirname(entry)), [], loaded.module.name);
  }
});

test.run();
