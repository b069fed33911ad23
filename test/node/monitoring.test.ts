/** Dashboards and alert rules beside a real Prometheus that scrapes four validators, with faults. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Cluster } from '../network/cluster.js';
import { portsFrom } from '../ports.js';
import { program } from '../programs.js';
import { until } from '../until.js';
import { ALERT_CASES, TESTED_ALERTS } from './alert-cases.js';
import { account } from './here.js';
import { answerOf } from './live.js';

const MONITORING = fileURLToPath(new URL('../../../docs/monitoring/', import.meta.url));
const RULES = join(MONITORING, 'alerts.yml');
const GUIDE = fileURLToPath(new URL('../../../docs/guide/monitoring.md', import.meta.url));

interface Dashboard {
  readonly title: string;
  /** A row of panels has no targets. */
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

const dashboards: Dashboard[] = [];
const ends: (() => Promise<unknown>)[] = [];
let cluster: Cluster;
/** Where the node on a small disk has its data; undefined where no disk can be mounted. */
let disk: string | undefined;
/** Where each node serves its metrics. */
let places: readonly string[];

test.before(async () => {
  for (const file of await readdir(join(MONITORING, 'dashboards')))
    dashboards.push(JSON.parse(await readFile(join(MONITORING, 'dashboards', file), 'utf8')));
  const base = await newDirectory();
  cluster = await Cluster.create(base, 4, ['--block-time', '1', '--metrics', '--metrics-port', '0']);
  ends.push(() => cluster.close());
  disk = await smallDisk(cluster.nodes[CROWDED]!.directory);
  const late = join(base, 'late.mjs');
  await writeFile(late, 'const now = Date.now;\nDate.now = () => now() - 700;\n');
  const purse = join(base, 'faucet.key');
  await writeFile(purse, toHex(devSecret(9)), { mode: 0o600 });
  const first = ['--mempool-bundles', '100', '--serve-snapshots', '--faucet-key', purse];
  for (let i = 0; i < 4; i++) {
    const env = i === LATE ? { NODE_OPTIONS: `--import=${pathToFileURL(late)}` } : {};
    cluster.start(i, i === 0 ? first : [], env);
  }
  places = await Promise.all(cluster.nodes.map(({ directory }) => placeOf(join(directory, 'node.log'))));
});
test.after(async () => {
  for (const end of ends.reverse()) await end();
  await cleanUp();
});

/** The node on a disk of its own, the one that stutters, and the one with a clock that is late; the first one has a small mempool, a faucet and snapshots. */
const CROWDED = 1;
const BUSY = 2;
const LATE = 3;

/** Puts a directory on a disk of its own; undefined, and said, where this machine mounts none. */
async function smallDisk(directory: string): Promise<string | undefined> {
  const aside = `${directory}.aside`;
  await cp(directory, aside, { recursive: true });
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', directory], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.log(`no disk of its own can be mounted here, no alert of a full one: ${stderr}`);
    return undefined;
  }
  ends.unshift(async () => spawnSync('umount', ['-l', directory]));
  await cp(aside, directory, { recursive: true });
  return directory;
}

/** Bytes to write until a twentieth of the disk is free. */
async function roomToTake(path: string): Promise<number> {
  const { bsize, blocks, bavail } = await statfs(path);
  return Math.trunc((bavail - blocks / 20) * bsize);
}

/** Stops a node for a moment, again and again. */
async function stutter(index: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    cluster.signal(index, 'SIGSTOP');
    await sleep(320);
    cluster.signal(index, 'SIGCONT');
    // Long enough to answer who scrapes, also on a busy machine.
    await sleep(200);
  }
}

/** Asks the first node. */
async function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const answer = await answerOf(cluster.url(0), method, ...params);
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

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

test('the node exports every series that a dashboard or an alert uses', async () => {
  const text = await scrape(0);
  const told = new Set<string>();
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\w+)$/gm)) {
    if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) told.add(`${name}_${end}`);
    else told.add(name!);
  }
  assert.ok([...told].filter((name) => name.startsWith('chain_') && !/_(bucket|sum|count)$/.test(name)).length <= 90);
  for (const { title, panels } of dashboards) {
    for (const { title: panel, targets = [] } of panels) {
      for (const { expr } of targets) {
        for (const name of seriesOf(expr)) assert.ok(told.has(name), `${title}: ${panel}: ${name}`);
      }
    }
  }
  const rules = await readFile(RULES, 'utf8');
  const expressions = rules.split('\n').filter((line) => line.includes('expr:'));
  for (const name of seriesOf(expressions.join('\n'))) assert.ok(told.has(name), `alerts: ${name}`);
});

test('the metrics of four validators agree with the chain', async () => {
  const number = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const scrapeAll = () => Promise.all([0, 1, 2, 3].map(scrape));
  // A node that starts late syncs its first blocks and measures no intervals meanwhile.
  await until(
    async () => (await scrapeAll()).every((text) => number(text, 'chain_block_interval_seconds_count') >= 2),
    'every node has measured intervals',
  );
  const texts = await scrapeAll();
  const last = texts.at(-1)!;
  assert.is(number(last, 'chain_validators_active'), 4);
  assert.is(number(last, 'chain_validators_online'), 4);
  assert.ok(number(last, 'chain_block_interval_seconds_count') >= 1);
  assert.ok(number(last, 'chain_votes_missing') <= 1);
  assert.match(last, /^chain_peers\{direction="(in|out)bound"\} [1-3]$/m);
  assert.match(last, /^chain_p2p_bytes_total\{dir="in",protocol="consensus"\} [1-9]\d*$/m);
  assert.is(number(last, 'chain_p2p_bans_total'), 0);
  for (const name of ['faults', 'dropped_frames', 'refused_connections', 'displaced_links']) {
    assert.ok(number(last, `chain_p2p_${name}_total`) >= 0, name);
  }
  assert.match(last, /^chain_consensus_step_seconds_count\{step="prevote"\} [1-9]\d*$/m);
  assert.match(last, /^chain_storage_bytes\{tier="database"\} [1-9]\d*$/m);
  assert.match(last, /^chain_database_memory_bytes\{kind="write_buffers"\} [1-9]\d*$/m);
  assert.ok(
    texts.some((text) => number(text, 'chain_block_production_seconds_count') >= 1),
    'somebody made a block',
  );
});

test('Prometheus accepts the configuration and the rules unchanged', () => {
  const config = join(MONITORING, 'prometheus.yml');
  const { status, stderr } = spawnSync(program('promtool'), ['check', 'config', config], { encoding: 'utf8' });
  assert.is(status, 0, stderr);
});

test('every alert has a test case, and its remedy is the one of the guide', async () => {
  const rules = [...(await readFile(RULES, 'utf8')).matchAll(/- alert: (\w+)[\s\S]*?remedy: "(.*)"/g)];
  assert.equal([...TESTED_ALERTS].sort(), rules.map(([, name]) => name!).sort());
  const guide = (await readFile(GUIDE, 'utf8')).replaceAll(/`|\[([^\]]*)\]\([^)]*\)/g, '$1');
  const rows = [...guide.matchAll(/^\| (\w+) \| .* \| (.*) \|$/gm)].map(([, name, remedy]) => `${name}: ${remedy}`);
  assert.equal(
    rules.map(([, name, remedy]) => `${name}: ${remedy}`).filter((rule) => !rows.includes(rule)),
    [],
    'docs/guide/monitoring.md says the same',
  );
});

test('each alert fires in its situation and clears when the situation ends', async () => {
  const base = await newDirectory();
  await writeFile(
    join(base, 'rules.test.json'),
    JSON.stringify({ evaluation_interval: '15s', rule_files: [RULES], tests: ALERT_CASES }),
  );
  const { status, stdout, stderr } = spawnSync(program('promtool'), ['test', 'rules', join(base, 'rules.test.json')], {
    encoding: 'utf8',
  });
  assert.is(status, 0, `${stdout}${stderr}`);
});

test('Prometheus finds data for the dashboards, and each fault raises its alert on the affected node', async () => {
  const { ask } = await startPrometheus();
  const panels = dashboards.flatMap(({ panels: all }) => all).flatMap(({ targets = [] }) => targets);
  for (const { expr } of panels) {
    const query = expr.replaceAll('$instance', '.*').replaceAll(/\[\d+[mh]\]/g, '[10s]');
    const { status, error } = await ask(query);
    assert.is(status, 'success', `${query}: ${error}`);
  }
  const heights = async () => (await ask('chain_block_height')).data.result;
  await until(async () => (await heights()).length === 4, 'all four are scraped');
  await until(async () => (await ask('rate(chain_block_interval_seconds_count[10s]) > 0')).data.result.length > 0);

  // Nodes on a disk of the machine that has no room itself are right to say so.
  const { bavail, blocks } = await statfs(tmpdir());
  const isOfMachine = (alert: string, node: number) =>
    alert === 'DiskAlmostFull' && node !== CROWDED && bavail < 0.15 * blocks;
  const firing = async (): Promise<Map<string, readonly number[]>> => {
    const { result: all } = (await ask('ALERTS{alertstate="firing"}')).data;
    const result = all.filter(({ metric }) => !isOfMachine(metric.alertname!, places.indexOf(metric.instance!)));
    const at = (name: string) =>
      result.filter(({ metric }) => metric.alertname === name).map(({ metric }) => places.indexOf(metric.instance!));
    return new Map(result.map(({ metric: { alertname } }) => [alertname!, at(alertname!).sort()]));
  };
  const raised = (name: string, ...nodes: readonly number[]) =>
    until(
      async () => String((await firing()).get(name)) === String(nodes),
      () => `${name} of ${nodes}`,
    );
  const over = (...names: readonly string[]) =>
    until(async () => {
      const now = await firing();
      return names.every((name) => !now.has(name));
    }, `${names} are over`);

  await raised('ClockOff', LATE);
  // A busy machine may raise one for a moment, and rightly.
  await over('NodeDown', 'NoBlock', 'MissedTurns', 'MempoolFilling', 'DiskAlmostFull', 'UpgradeWithoutProgram');

  const target = Number((await heights())[0]!.value[1]) + 500;
  const files = { any: { url: 'https://example.org/next.tar.gz', sha256: 'ab'.repeat(32) } };
  await call('chain_scheduleUpgrade', 'grapevine', '99.0.0', target, files, '', account(0), { wait: 'included' });
  if (disk) await writeFile(join(disk, 'filler'), Buffer.alloc(await roomToTake(disk)));
  const busy = new AbortController();
  const stuttering = stutter(BUSY, busy.signal);
  await Promise.all([
    raised('UpgradeWithoutProgram', 0, 1, 2, 3),
    raised('EventLoopBusy', BUSY),
    ...(disk ? [raised('DiskAlmostFull', CROWDED)] : []),
  ]);
  busy.abort();
  await stuttering;
  if (disk) await rm(join(disk, 'filler'));
  const { plan_id } = (await call('chain_getUpgradePlan')) as { plan_id: number };
  await call('chain_cancelUpgrade', plan_id, account(0), { wait: 'included' });
  await over('UpgradeWithoutProgram', 'EventLoopBusy', 'DiskAlmostFull');

  cluster.signal(LATE, 'SIGSTOP');
  await raised('NodeDown', LATE);
  // Three of four go on.
  await over('NoBlock');
  await raised('FewPeers', 0, 1, 2);
  const missed = async () => Number((await ask(`max(chain_validators_skipped)`)).data.result[0]?.value[1]);
  await until(async () => (await missed()) === 1, 'three of its turns have passed');
  cluster.signal(2, 'SIGSTOP');
  await until(async () => (await firing()).has('NoBlock'), 'two of four cannot go on');
  for (let nonce = 0; nonce < 90; nonce++)
    await call('chain_transfer', account(nonce % 9), account(9), 'TRL', '1', { wait: 'pending' });
  await raised('MempoolFilling', 0);
  for (const index of [2, LATE]) cluster.signal(index, 'SIGCONT');
  await over('NoBlock', 'NodeDown', 'FewPeers', 'MempoolFilling');
  await until(async () => (await firing()).get('MissedTurns')?.includes(LATE) === true, 'it learns what it missed');
  await over('ValidatorSkipped', 'ValidatorNotSigning', 'ValidatorNotLinked', 'ValidatorOutOfSet', 'ValidatorSilent');
});

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly value: readonly [at: number, value: string];
    }[];
  };
}

/** A Prometheus of this test: it asks twice a second, and the rules' patience is that of a test. */
async function startPrometheus(): Promise<{ ask(query: string): Promise<Answer> }> {
  const base = await newDirectory();
  const port = await portsFrom();
  const rules = (await readFile(RULES, 'utf8'))
    .replaceAll(/for: .*/g, 'for: 1s')
    .replace('_seconds > 60', '_seconds > 6')
    .replace('_lag_seconds > 1', '_lag_seconds > 0.25');
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
  const child = spawn(program('prometheus'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
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

test.run();
