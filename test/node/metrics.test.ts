/** Metrics of a running node: in Prometheus' format, on a port of their own, for this machine unless it is said otherwise. */

import { createServer } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { Failure } from '../../runtime/lib/errors.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { startHere } from './here.js';
import { answerOf, hexOf, operationsOf, Wallet } from './live.js';

test.after(cleanUp);

const bare = { ...defaults, plugins: [] };

test('a node serves metrics on the configured port, including the current block height', async () => {
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

test('calls are counted by method, and all unknown methods under one label', async () => {
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

test('the process is described under the names that Prometheus clients use', async () => {
  const { node } = await startHere(bare, await newDirectory(), { metrics: true, metricsPort: 0 });
  const scrape = async () => (await fetch(`http://127.0.0.1:${node.metricsPort}/metrics`)).text();
  const text = await scrape();
  const numberOf = (series: string) => Number(new RegExp(`^${series} (\\S+)$`, 'm').exec(text)?.[1]);
  const { user, system } = process.cpuUsage();
  assert.ok(
    numberOf('process_cpu_seconds_total') > 0 && numberOf('process_cpu_seconds_total') <= (user + system) / 1e6,
  );
  assert.ok(Math.abs(numberOf('process_start_time_seconds') - (Date.now() / 1000 - process.uptime())) < 5);
  assert.ok(numberOf('process_resident_memory_bytes') >= numberOf('nodejs_heap_size_used_bytes'));
  assert.ok(numberOf('nodejs_heap_size_total_bytes') >= numberOf('nodejs_heap_size_used_bytes'));
  assert.ok(numberOf('nodejs_active_handles_total') > 0);
  assert.match(text, /^# TYPE nodejs_active_handles_total gauge$/m);
  assert.match(text, /^# TYPE process_cpu_seconds_total counter$/m);
  assert.match(text, /^nodejs_heap_space_size_used_bytes\{space="old"\} \d+$/m);
  assert.match(text, `nodejs_version_info{version="${process.version}",`);
  if (process.platform === 'linux') assert.ok(numberOf('process_open_fds') < numberOf('process_max_fds'));
  await until(async () => /^nodejs_gc_duration_seconds_count\{kind="\w+"\} [1-9]/m.test(await scrape()));
  await node.stop();
});

/** The samples of a series, by their labels. */
function samples(text: string, name: string): ReadonlyMap<string, number> {
  const lines = text.matchAll(new RegExp(`^chain_${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
  return new Map(Array.from(lines, ([, labels = '', value]) => [labels, Number(value)]));
}

test('absent values have no sample instead of 0', async () => {
  const { node } = await startHere(defaults, await newDirectory(), { metrics: true, metricsPort: 0 });
  const text = await (await fetch(`http://127.0.0.1:${node.metricsPort}/metrics`)).text();
  for (const name of [
    ...['upgrade_plan_height', 'upgrade_program_ready', 'clock_offset_seconds', 'p2p_rtt_seconds'],
    ...['storage_verify_bad_records', 'storage_verify_timestamp_seconds'],
  ]) {
    assert.match(text, new RegExp(`^# TYPE chain_${name} gauge$`, 'm'));
    assert.is(samples(text, name).size, 0, name);
  }
  await node.stop();
});

test('bundles and operations are counted by result, and each histogram is consistent', async () => {
  const { node } = await startHere(bare, await newDirectory(), { metrics: true, metricsPort: 0 });
  const operations = await operationsOf();
  const [from, to] = [0, 1].map((index) => new Wallet(index, operations)) as [Wallet, Wallet];
  const ask = (method: string, ...params: readonly unknown[]) =>
    answerOf(`http://127.0.0.1:${node.rpcPort}`, method, ...params);
  await ask('chain_transfer', from.hex, to.hex, 'TRL', '5', { wait: 'included' });
  const refused = await ask('chain_submitBundle', hexOf(from.transfer(1, to.address, 10n ** 30n)));
  assert.ok(refused.error);
  const scrape = () => fetch(`http://127.0.0.1:${node.metricsPort}/metrics`).then((answer) => answer.text());
  const [text, same] = await Promise.all([scrape(), scrape()]);
  assert.is(text, same, 'who asks at once is given the same');
  assert.equal(
    [...samples(text, 'ops_total')],
    [
      ['type="Transfer",result="included"', 1],
      ['type="Transfer",result="refused"', 1],
    ],
  );
  assert.equal(
    [...samples(text, 'bundles_total')],
    [
      ['result="included"', 1],
      ['result="refused"', 1],
    ],
  );
  assert.equal([...samples(text, 'op_execute_seconds_count')], [['type="Transfer"', 1]]);
  const histograms = [...text.matchAll(/^# TYPE chain_(\S+) histogram$/gm)].map(([, name]) => name!);
  assert.ok(histograms.length >= 8, histograms.join(' '));
  for (const name of histograms) {
    const counts = samples(text, `${name}_count`);
    const buckets = [...samples(text, `${name}_bucket`)];
    for (const [labels, count] of counts) {
      const own = buckets.filter(([bucket]) => bucket.replace(/,?le="[^"]*"/, '') === labels);
      const values = own.map(([, value]) => value);
      assert.equal(
        values,
        [...values].sort((a, b) => a - b),
        `${name} ${labels}`,
      );
      assert.match(own.at(-1)![0], 'le="+Inf"');
      assert.is(values.at(-1), count, `${name} ${labels}`);
      assert.is(count > 0, samples(text, `${name}_sum`).get(labels)! > 0, `${name} ${labels}`);
    }
  }
  await node.stop();
});

test('a metrics port in use is rejected with a remedy (3113 MetricsPortInUse)', async () => {
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

test('a node without --metrics opens no metrics port', async () => {
  const { node } = await startHere(bare, await newDirectory());
  assert.is(node.metricsPort, undefined);
  await node.stop();
});

test.run();
