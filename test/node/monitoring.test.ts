/** Dashboards and alert rules beside a real Prometheus that scrapes four validators, with faults. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Cluster } from '../network/cluster.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';

const MONITORING = fileURLToPath(new URL('../../../docs/monitoring/', import.meta.url));
const RULES = join(MONITORING, 'alerts.yml');
const PROMETHEUS = '/usr/bin/prometheus';

interface Dashboard {
  readonly title: string;
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboards: Dashboard[] = [];
const ends: (() => Promise<unknown>)[] = [];
let cluster: Cluster;
/** Where each node serves its metrics. */
let places: readonly string[];

test.before(async () => {
  for (const file of await readdir(join(MONITORING, 'dashboards')))
    dashboards.push(JSON.parse(await readFile(join(MONITORING, 'dashboards', file), 'utf8')));
  cluster = await Cluster.create(await newDirectory(), 4, ['--block-time', '1', '--metrics', '--metrics-port', '0']);
  ends.push(() => cluster.close());
  for (let i = 0; i < 4; i++) cluster.start(i);
  places = await Promise.all(cluster.nodes.map(({ directory }) => placeOf(join(directory, 'node.log'))));
});
test.after(async () => {
  for (const end of ends.reverse()) await end();
  await cleanUp();
});

/** The port of the metrics, as the log tells it. */
async function placeOf(log: string): Promise<string> {
  let port: string | undefined;
  await until(async () => {
    port = /metrics=(\d+)/.exec(await readFile(log, 'utf8').catch(() => ''))?.[1];
    return port !== undefined;
  }, 'a node says where its metrics are');
  return `127.0.0.1:${port}`;
}

const scrape = async (index: number): Promise<string> => (await fetch(`http://${places[index]}/metrics`)).text();

/** Names of series in an expression or rule. */
const seriesOf = (text: string): string[] => text.match(/\b(chain|process|nodejs)_\w+/g) ?? [];

test('every series that a dashboard or an alert names is in what a node tells', async () => {
  const text = await scrape(0);
  const told = new Set<string>();
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\w+)$/gm)) {
    if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) told.add(`${name}_${end}`);
    else told.add(name!);
  }
  assert.ok([...told].filter((name) => name.startsWith('chain_') && !/_(bucket|sum|count)$/.test(name)).length <= 80);
  for (const { title, panels } of dashboards) {
    for (const { title: panel, targets } of panels) {
      for (const { expr } of targets) {
        for (const name of seriesOf(expr)) assert.ok(told.has(name), `${title}: ${panel}: ${name}`);
      }
    }
  }
  const rules = await readFile(RULES, 'utf8');
  const expressions = rules.split('\n').filter((line) => line.includes('expr:'));
  for (const name of seriesOf(expressions.join('\n'))) assert.ok(told.has(name), `alerts: ${name}`);
});

test('the series of four validators agree with the chain', async () => {
  const number = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  await until(async () => number(await scrape(0), 'chain_block_height') >= 3, 'there are blocks');
  const texts = await Promise.all([0, 1, 2, 3].map(scrape));
  const last = texts.at(-1)!;
  assert.is(number(last, 'chain_validators_active'), 4);
  assert.is(number(last, 'chain_validators_online'), 4);
  assert.ok(number(last, 'chain_block_interval_seconds_count') >= 1);
  assert.ok(number(last, 'chain_votes_missing') <= 1);
  assert.match(last, /^chain_peers\{direction="(in|out)bound"\} [1-3]$/m);
  assert.match(last, /^chain_p2p_bytes_total\{dir="in"\} [1-9]\d*$/m);
  assert.match(last, /^chain_consensus_step_seconds_count\{step="prevote"\} [1-9]\d*$/m);
  assert.match(last, /^chain_storage_bytes\{tier="database"\} [1-9]\d*$/m);
  assert.ok(
    texts.some((text) => number(text, 'chain_block_production_seconds_count') >= 1),
    'somebody made a block',
  );
});

if (!existsSync(PROMETHEUS)) console.log('no Prometheus is installed here: its tests are left out');
else {
  test('Prometheus takes the configuration and the rules as they are', () => {
    const config = join(MONITORING, 'prometheus.yml');
    const { status, stderr } = spawnSync('/usr/bin/promtool', ['check', 'config', config], { encoding: 'utf8' });
    assert.is(status, 0, stderr);
  });

  test('each alert comes when it should, and not before', async () => {
    const base = await newDirectory();
    await writeFile(join(base, 'rules.test.json'), JSON.stringify({ rule_files: [RULES], tests: CASES }));
    const { status, stdout, stderr } = spawnSync(
      '/usr/bin/promtool',
      ['test', 'rules', join(base, 'rules.test.json')],
      {
        encoding: 'utf8',
      },
    );
    assert.is(status, 0, `${stdout}${stderr}`);
  });

  test('a Prometheus that scrapes four validators finds data for the dashboards, and the alert of a node that is frozen', async () => {
    const { ask } = await startPrometheus();
    const core = dashboards.flatMap(({ panels }) => panels).flatMap(({ targets }) => targets);
    for (const { expr } of core) {
      const query = expr.replaceAll('$instance', '.*').replaceAll(/\[\d+[mh]\]/g, '[10s]');
      const { status, error } = await ask(query);
      assert.is(status, 'success', `${query}: ${error}`);
    }
    const heights = async () => (await ask('chain_block_height')).data.result;
    await until(async () => (await heights()).length === 4, 'all four are scraped');
    await until(async () => (await ask('rate(chain_block_interval_seconds_count[10s]) > 0')).data.result.length > 0);
    const firing = async (name: string) => (await ask(`ALERTS{alertname="${name}",alertstate="firing"}`)).data.result;
    assert.is((await firing('NodeDown')).length, 0);
    assert.is((await firing('NoBlock')).length, 0);
    cluster.signal(3, 'SIGSTOP');
    await until(async () => (await firing('NodeDown')).length === 1, 'the frozen node is missed');
    assert.is((await firing('NodeDown'))[0]!.metric.instance, places[3]);
    assert.is((await firing('NoBlock')).length, 0, 'three of four go on');
    cluster.signal(2, 'SIGSTOP');
    await until(async () => (await firing('NoBlock')).length > 0, 'two of four cannot go on');
    for (const index of [2, 3]) cluster.signal(index, 'SIGCONT');
    await until(
      async () => (await firing('NoBlock')).length + (await firing('NodeDown')).length === 0,
      'all is well again',
    );
  });
}

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data: { readonly result: readonly { readonly metric: Readonly<Record<string, string>> }[] };
}

/** A Prometheus of this test: it asks twice a second, and the rules' patience is that of a test. */
async function startPrometheus(): Promise<{ ask(query: string): Promise<Answer> }> {
  const base = await newDirectory();
  const port = await portsFrom();
  const rules = (await readFile(RULES, 'utf8'))
    .replaceAll(/for: .*/g, 'for: 1s')
    .replace('_seconds > 60', '_seconds > 6');
  await writeFile(join(base, 'alerts.yml'), rules);
  const every = '500ms';
  const config = {
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: every },
    rule_files: [join(base, 'alerts.yml')],
    scrape_configs: [{ job_name: 'nodes', static_configs: [{ targets: places }] }],
  };
  await writeFile(join(base, 'prometheus.json'), JSON.stringify(config));
  const args = [
    `--config.file=${join(base, 'prometheus.json')}`,
    `--storage.tsdb.path=${join(base, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn(PROMETHEUS, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  ends.push(() => {
    child.kill();
    return child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${url}/-/ready`).catch(() => undefined))?.ok === true,
    () => said,
  );
  return {
    async ask(query) {
      const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`);
      return (await answer.json()) as Answer;
    },
  };
}

/** Input series of one alert, when it must fire (minutes), and when not yet. */
const alert = (alertname: string, series: readonly (readonly [string, string])[], from: string, before: string) => ({
  interval: '15s',
  input_series: series.map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [before, from].map((at, i) => ({
    expr: `count(ALERTS{alertname="${alertname}",alertstate="firing"}) or vector(0)`,
    eval_time: at,
    exp_samples: [{ labels: '{}', value: i }],
  })),
});

const NODE = '{instance="a",job="nodes"}';
const labelled = (name: string, label: string): string => `${name}{instance="a",job="nodes",${label}}`;
const CASES = [
  alert('NoBlock', [[`chain_block_timestamp_seconds${NODE}`, '0x40']], '3m', '45s'),
  alert('NodeDown', [[`up${NODE}`, '1 1 1 1 0x40']], '3m', '45s'),
  alert(
    'FewPeers',
    [
      [labelled('chain_peers', 'direction="inbound"'), '2 2 2 2 0x40'],
      [labelled('chain_peers', 'direction="outbound"'), '1x60'],
    ],
    '4m',
    '45s',
  ),
  alert('MissedTurns', [[`chain_validator_missed_turns${NODE}`, '5 5 5 5 6 7 8 8x40']], '4m', '45s'),
  alert(
    'DiskAlmostFull',
    [
      [labelled('chain_disk_bytes', 'state="total"'), '100x60'],
      [labelled('chain_disk_bytes', 'state="free"'), '50 50 50 50 9x60'],
    ],
    '4m',
    '45s',
  ),
  alert('EventLoopBusy', [[`chain_event_loop_lag_seconds${NODE}`, '0 0 0 0 2x60']], '4m', '45s'),
  alert(
    'MempoolFilling',
    [
      [`chain_mempool_size${NODE}`, '10 10 10 10 81x60'],
      [`chain_mempool_capacity${NODE}`, '100x60'],
    ],
    '4m',
    '45s',
  ),
  alert('ClockOff', [[`chain_clock_offset_seconds${NODE}`, '0 0 0 0 -0.7x60']], '4m', '45s'),
  alert(
    'UpgradeWithoutProgram',
    [
      [`chain_upgrade_plan_height${NODE}`, '3000x60'],
      [`chain_block_height${NODE}`, '100 100 100 100 2000x60'],
      [`chain_upgrade_program_ready${NODE}`, '0x60'],
    ],
    '4m',
    '45s',
  ),
];

test.run();
