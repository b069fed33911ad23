/** A module from outside in the client: its methods are called by name, and typed by what `docs build` writes, without code. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, startProcess, trellis } from '../cli/program.js';
import { loyaltyModule } from '../node/live.js';
import { compile, project, run } from './project.js';

test.after(cleanUp);

const PROGRAM = `
import { connect } from 'trellis/client';
import { chain } from './site/chain.js';
import type { Methods } from './site/methods.js';

const node = connect<Methods>(process.argv[2]!, { chain });
const alice = node.account(process.env.SECRET!);
const account = await alice.address();
await alice.send<object>([{ 'loyalty.Earn': { points: '30' } }]);
const { points } = await node.call('chain_getPoints', [account]);
const text: string = points;
console.log(text, (await node.ask<{ points: string }>('chain_getPoints', [account])).points);
`;

test('the methods of an external module are typed and return results', async () => {
  const module = await loyaltyModule();
  const folder = await project();
  const built = await trellis('docs', 'build', join(folder, 'site'), '--module', module);
  assert.is(built.code, 0, built.err);
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await compile(folder, 'program.ts');
  const node = await startProcess('dev', '--ephemeral', '--module', module);
  assert.is(await run(folder, 'program.js', node.url), '30 30\n');
  const unread = PROGRAM.replace(', { chain });', ');');
  await writeFile(join(folder, 'unread.ts'), unread);
  await compile(folder, 'unread.ts');
  const refused = await run(folder, 'unread.js', node.url).catch((cause: Error) => cause.message);
  assert.match(refused, /NotSigned.*unknown operation loyalty\.Earn.*connect\(url, \{ chain \}\)/);
  const wrong = PROGRAM.replace("'chain_getPoints', [account]", "'chain_getPoints', [account, 5]");
  await writeFile(join(folder, 'wrong.ts'), wrong);
  const said = await compile(folder, '--noEmit', 'wrong.ts').catch((cause: Error) => cause.message);
  assert.match(said, /wrong\.ts\(\d+,\d+\): error TS/);
  await node.stop();
});

test.run();
