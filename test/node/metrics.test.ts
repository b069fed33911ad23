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
  for (const name of ['epoch', 'mempool_size', 'mempool_bytes'])
    assert.match(text, new RegExp(`^chain_${name} \\d+$`, 'm'));
  assert.is((await fetch(`${url}/other`)).status, 404);
  await node.stop();
  assert.is(await fetch(`${url}/metrics`).catch(() => 'refused'), 'refused');
});

test('calls are counted under methods that exist, and under unknown whatever else callers write', async () => {
  const { node } = await startHere(bare, await newDirectory(), { metrics: true, metricsPort: 0 });
  const ask = (method: string) =>
    fetch(`http://127.0.0.1:${node.rpcPort}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    }).then((answer) => answer.text());
  await ask('chain_version');
  for (const made of ['chain_a', 'chain_b', 'x"} 1', '__proto__']) await ask(made);
  const text = await (await fetch(`http://127.0.0.1:${node.metricsPort}/metrics`)).text();
  const counted = text.match(/^chain_rpc_requests_total.*$/gm)!.sort();
  assert.equal(counted, [
    'chain_rpc_requests_total{method="chain_version",code="0"} 1',
    'chain_rpc_requests_total{method="unknown",code="-32601"} 4',
  ]);
  await node.stop();
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
