/** Metrics of a running node: in Prometheus' format, on a port of their own, for this machine unless it is said otherwise. */

import { createServer } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/default.js';
import { Failure } from '../../runtime/lib/errors.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { startHere } from './here.js';

test.after(cleanUp);

const bare = { ...defaults, plugins: [] };

test('a node serves its metrics where it is asked to, and the height is that of the chain', async () => {
  const { node } = await startHere(bare, await newDirectory(), { metrics: true, metricsPort: 0 });
  const url = `http://127.0.0.1:${node.metricsPort}`;
  await until(async () => {
    const { height } = node.ledger.head;
    return (await (await fetch(`${url}/metrics`)).text()).includes(`\nchain_block_height ${Math.max(1, height)}\n`);
  });
  const answer = await fetch(`${url}/metrics`);
  assert.match(String(answer.headers.get('content-type')), 'text/plain');
  const text = await answer.text();
  for (const name of ['peers', 'mempool_size', 'mempool_bytes'])
    assert.match(text, new RegExp(`^chain_${name} \\d+$`, 'm'));
  assert.is((await fetch(`${url}/other`)).status, 404);
  await node.stop();
  assert.is(await fetch(`${url}/metrics`).catch(() => 'refused'), 'refused');
});

test('a metrics port that is taken is refused with what to do (3113 MetricsPortInUse)', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const refused = await startHere(bare, await newDirectory(), { metrics: true, metricsPort: port }).catch(
    (cause: unknown) => cause,
  );
  assert.ok(refused instanceof Failure);
  assert.equal([refused.error.code, refused.error.name], [3113, 'MetricsPortInUse']);
  assert.match(refused.error.message, '--metrics-port 9101');
  other.close();
});

test('without --metrics there is no port for them', async () => {
  const { node } = await startHere(bare, await newDirectory());
  assert.is(node.metricsPort, undefined);
  await node.stop();
});

test.run();
