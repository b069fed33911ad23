/** A node that prunes keeps blocks for PostgreSQL while that is away, within a bound; beyond it the gap is told, and filled in by a node that has it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp } from '../../cli/program.js';
import { chainOf, start, stop, stopAll } from '../../network/nodes.js';
import { LoopClock } from '../../node/loop-clock.js';
import { TIGHT } from '../../node/pruning-terms.js';
import { until } from '../../until.js';
import { PostgresServer } from './server.js';

const server = await PostgresServer.start();

test.after.each(stopAll);
test.after(async () => {
  await server.close();
  await cleanUp();
});

const WAIT = 60;
/** Slow while something has to keep up with it. */
const clock = new LoopClock();
const quick = { Clock: () => clock };
const plugins = { postgres: { postgres: server.url } };
const live = () => server.count(`SELECT height FROM trellis.progress WHERE part = 'live'`).catch(() => -1);
const missing = () => server.ask<{ first: string; last: string }>('SELECT * FROM trellis.missing');

test('blocks wait for PostgreSQL up to --pruning-wait, and a later gap is reported and filled by an archive node', async () => {
  const chain = await chainOf(1);
  const pruning = await start(chain, { blockTime: 1, pruningWait: WAIT, plugins }, 0, {
    parts: { ...quick, PruningTerms: () => TIGHT },
  });
  const archive = await start(chain, { blockTime: 1, bootnodes: [pruning.address] }, undefined, { parts: quick });
  const { ledger, blocks } = pruning.node;
  await until(async () => (await live()) > 3 && (await missing()).length === 0, 'rows');

  await server.down('SIGKILL');
  const away = ledger.head.height;
  clock.pace(20);
  await until(() => ledger.head.height > away + WAIT - 20, 'blocks while it is away');
  assert.ok(blocks.oldest <= away + 1, `${blocks.oldest} is the oldest, ${away} was the head`);
  await until(() => ledger.head.height > away + WAIT + 60, 'more blocks than wait');
  const needed = TIGHT.blocks! + WAIT + TIGHT.everyBlocks + 2 * TIGHT.passBlocks;
  await until(
    () => blocks.oldest > away + 10 && ledger.head.height - blocks.oldest <= needed,
    () => `blocks to be given up: ${blocks.oldest} to ${ledger.head.height} are kept`,
  );
  await until(() => archive.node.ledger.head.height > away + 100, 'the archive to have them');

  clock.pace(1);
  await server.up();
  await until(async () => (await live()) >= ledger.head.height - 2, 'PostgreSQL to go on');
  const [gap, ...others] = await missing();
  assert.equal(others, []);
  assert.ok(Number(gap!.first) > away - 10 && Number(gap!.last) >= away + 10, JSON.stringify(gap));
  assert.match(pruning.logged.join('\n'), /PostgreSQL misses blocks that this node has pruned.*--pruning archive/);

  const { dataDir } = archive;
  await stop(archive);
  await start(chain, { blockTime: 1, bootnodes: [pruning.address], dataDir, plugins }, undefined, { parts: quick });
  await until(async () => (await missing()).length === 0, 'the gap to be filled in');
  const whole = await server.count('SELECT count(*) FROM trellis.blocks');
  assert.is(await server.count('SELECT max(height) FROM trellis.blocks'), whole);
});

test.run();
