/** A node is killed at each step of feeding PostgreSQL and NATS: no row and no message is lost or doubled. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { startNode } from '../../runtime/node/node.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { chainOf } from '../network/nodes.js';
import { checkStream } from '../plugins/nats/consumed.js';
import { NatsServer } from '../plugins/nats/server.js';
import { checkRows, spyPlugin } from '../plugins/postgres/chain.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { LONGER_MS } from './length.js';

const PROGRAM = fileURLToPath(new URL('./feeding-node.js', import.meta.url));
/** Twice the writes until several blocks are fed; how many of them are left out between two that are tried. */
const LAST = 260;
const STRIDE = LONGER_MS > 0 ? 1 : 23;

const [database, stream] = await Promise.all([PostgresServer.start(), NatsServer.start()]);
test.after(async () => {
  await Promise.all([database.close(), stream.close()]);
  await cleanUp();
});

test('a node killed before or after any write to PostgreSQL or NATS leaves each row and message there once', async () => {
  const chain = await chainOf(1);
  const dataDir = await newDirectory();
  await writeFile(join(dataDir, 'genesis.json'), JSON.stringify(chain.genesis));
  const validatorKey = join(dataDir, 'validator.key');
  await writeFile(validatorKey, toHex(chain.secrets[0]!), { mode: 0o600 });
  for (let step = 2; step <= LAST; step += STRIDE) {
    const args = [PROGRAM, dataDir, validatorKey, database.url, stream.url, `${step}`];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let told = '';
    child.stderr.on('data', (text: Buffer) => {
      told += text;
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    assert.is(signal, 'SIGKILL', `step ${step}: exit ${code}: ${told}`);
  }

  // It makes no blocks now: what is checked rests.
  const distribution = runtimeOf(defaults);
  const { entry, seen } = spyPlugin();
  const logged: string[] = [];
  const node = await startNode(
    {
      ...distribution,
      parts: {
        ...distribution.parts,
        Log: () => (level, what, about) => logged.push(`${level} ${what} ${JSON.stringify(about)}`),
      },
      plugins: [...distribution.plugins!, entry],
    },
    chain.genesis,
    {
      ...{ dataDir, rpcPort: 0, p2pPort: undefined },
      plugins: { postgres: { postgres: database.url }, nats: { nats: stream.url } },
    },
  );
  try {
    assert.ok(node.ledger.head.height > 10, `${node.ledger.head.height} blocks`);
    await checkRows(seen[0]!, database);
    await checkStream(seen[0]!, stream);
  } catch (cause) {
    console.error(logged.join('\n'));
    throw cause;
  } finally {
    await node.stop();
  }
});

test.run();
