/** mesh-cli, the official checker of the Mesh API, on a chain with random operations. Needs go and its proxy. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Wallet } from '../node/live.js';
import { mixedBlocks, serveMixed } from './mesh-chain.js';
import { buildMeshCli, checkConstruction, checkData } from './mesh-run.js';

const BLOCKS = 200;

test.after(cleanUp);

test('mesh-cli reconciles every account over blocks of random operations, and builds payments', async () => {
  const directory = await newDirectory();
  const [made, cli] = await Promise.all([mixedBlocks(directory, BLOCKS), buildMeshCli()]);
  assert.ok(made.operations.size >= 12, `only ${[...made.operations]}`);
  const { mesh, node } = await serveMixed(directory);
  const { results } = await checkData(cli, mesh.port);
  assert.is(results.error, '');
  assert.equal([...new Set(Object.values(results.tests))], [true], JSON.stringify(results.tests));
  assert.ok(
    results.stats.blocks! > BLOCKS && results.stats.failed_reconciliations === 0,
    JSON.stringify(results.stats),
  );
  const payer = new Wallet(0, node.set.operations);
  const account = { address: node.text.address(payer.address), secret: toHex(devSecret(0)) };
  const built = await checkConstruction(cli, mesh.port, account);
  assert.is(built.error, '');
  assert.ok(built.stats.transactions_confirmed >= 4 && built.stats.failed_broadcasts === 0, JSON.stringify(built));
  await node.stop();
});

test.run();
