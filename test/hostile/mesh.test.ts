/** A stranger at the Mesh port: floods, slow and large bodies, expensive requests. Others are served meanwhile. */

import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Wallet } from '../node/live.js';
import { ask } from '../plugins/faucet.js';
import { NETWORK, startMesh } from '../plugins/mesh.js';
import { until } from '../until.js';
import { ATTEMPT_SECONDS } from './length.js';

const test = suite('a stranger at the Mesh port');
test.after(cleanUp);

/** Requests of others that must all be served during the attack. */
const HONEST = 5;
const STRANGER = '127.0.0.66';
const BLOCK = { network_identifier: NETWORK, block_identifier: { index: 0 } };

test('a caller that floods the port with blocks and balances of old heights leaves room for others', async () => {
  const { mesh, node } = await startMesh(await newDirectory());
  const address = new Wallet(1, node.set.operations).hex;
  await until(() => node.ledger.head.height > 2, 'blocks');
  const end = Date.now() + ATTEMPT_SECONDS * 1_000;
  const statuses = new Set<number>();
  let served = 0;
  let over = false;
  const attack = Array.from({ length: 48 }, async (_, i) => {
    const balance = { account_identifier: { address }, block_identifier: { index: 0 } };
    const [path, body] = i % 2 === 0 ? ['/block', BLOCK] : ['/account/balance', { ...BLOCK, ...balance }];
    while (!over) {
      const answer = await ask(mesh.port, body, { path: path as string, from: STRANGER }).catch(() => undefined);
      if (answer) statuses.add(answer.status);
    }
  });
  for (; Date.now() < end || served < HONEST; served++) {
    const { status, json } = await ask(mesh.port, { network_identifier: NETWORK }, { path: '/network/status' });
    assert.is(status, 200, JSON.stringify(json));
    await pause(100);
  }
  over = true;
  await Promise.all(attack);
  assert.equal(
    [...statuses].filter((status) => ![200, 429, 500].includes(status)),
    [],
  );
  await node.stop();
});

test('bodies that are too large or never end are cut off, and garbage gets a coded error', async () => {
  const { mesh, node } = await startMesh(await newDirectory());
  const large = await ask(mesh.port, { ...BLOCK, padding: 'x'.repeat(70_000) }, { path: '/block' });
  assert.is(large.status, 413);
  await new Promise<void>((resolve) => {
    const socket = net.connect(mesh.port, '127.0.0.1', () =>
      socket.write(
        'POST /block HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ),
    );
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });
  for (const body of [[], 7, null, { network_identifier: [] }, { ...BLOCK, block_identifier: { index: 1e300 } }]) {
    const { status, json } = await ask(mesh.port, JSON.stringify(body), { path: '/block' });
    assert.is(status, 500);
    assert.ok([3230, 3231].includes((json as { code?: number }).code!), JSON.stringify(json));
  }
  const huge = { signed_transaction: 'ff'.repeat(16_000), network_identifier: NETWORK };
  const refused = await ask(mesh.port, huge, { path: '/construction/submit' });
  assert.is((refused.json as { code?: number }).code, 3236);
  const nested = await ask(mesh.port, `{"network_identifier":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, {
    path: '/block',
  });
  assert.ok([400, 500].includes(nested.status), String(nested.status));
  await node.stop();
});

test.run();
