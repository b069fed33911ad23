/** Plugins that failed: they are judged by CPU time, started again after growing pauses, and forgiven when they behave. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { defaults } from '../../cli/distribution/default.js';
import type { ChainDistribution, PluginItem } from '../../cli/distribution/distribution.js';
import explorer from '../../plugins/explorer/index.js';
import type { Log } from '../../runtime/lib/rpc/methods/method.js';
import { type PluginLimits, STANDARD_PLUGIN_LIMITS } from '../../runtime/node/plugins/limits.js';
import { PluginRecord } from '../../runtime/node/plugins/record.js';
import { type Plugin, type PluginContext, plugin, type Started, t } from '../../runtime/plugin.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { account, startHere } from './here.js';
import { answerOf, refusalOf, type Written } from './live.js';

test.after(cleanUp);

const LIMITS: PluginLimits = {
  ...STANDARD_PLUGIN_LIMITS,
  holdMs: 200,
  retryMs: 50,
  retryMostMs: 500,
  forgetMs: 200,
};

interface Line {
  readonly level: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Health {
  readonly status: string;
  readonly plugins?: readonly {
    readonly plugin: string;
    readonly stopped: boolean;
    readonly failures: number;
    readonly next_start: number | null;
  }[];
}

/** Uses CPU time of this process, however much of it the machine gives. */
function burn(ms: number): void {
  const used = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  for (const began = process.cpuUsage(); used(process.cpuUsage(began)) < ms; );
}

/** Takes as long by the clock, and no CPU time: as a quick piece of work on a machine that does something else. */
function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

async function begin(limits: Partial<PluginLimits>, ...plugins: readonly PluginItem[]) {
  const lines: Line[] = [];
  const log: Log = (level, message, fields = {}) => lines.push({ level, message, fields: fields as Line['fields'] });
  const distribution: ChainDistribution = {
    ...defaults,
    plugins,
    parts: { Log: () => log, PluginLimits: () => ({ ...LIMITS, ...limits }) },
  };
  const { node, url } = await startHere(distribution, await newDirectory(), { metrics: true, metricsPort: 0 });
  const health = async () => (await (await fetch(`${url}/health`)).json()) as Health;
  const said = (message: string) => lines.filter((line) => line.message === message);
  return {
    node,
    url,
    health,
    said,
    async makesBlock(): Promise<void> {
      const sent = await answerOf<Written>(url, 'chain_transfer', account(0), `0x${'7'.repeat(64)}`, 'TRL', '5', {
        wait: 'included',
      });
      assert.is(sent.error, undefined);
    },
    stops: (times = 1) => until(() => said('plugin stopped').length >= times, `the plugin is stopped ${times} times`),
    startsAgain: (times = 1) =>
      until(() => said('plugin restarted').length >= times, `the plugin is started again ${times} times`),
    recovers: () => until(async () => (await health()).status === 'ok', 'the node is healthy again'),
    async series(name: string): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${node.metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    },
  };
}

type Start = (node: PluginContext) => Promise<Started>;

const shaky = (start: Start): Plugin => plugin('shaky', { about: 'Fails at times.', sdk: 1, start });

const hello = (node: PluginContext) =>
  node.method({ name: 'shaky_hello', about: 'Answers.', params: {}, result: t.text(1, 10), answer: () => 'hello' });

test('a plugin that fails once restarts, receives each block once, and the node becomes healthy again', async () => {
  let starts = 0;
  const heard: number[] = [];
  const here = await begin(
    {},
    shaky(async (node) => {
      const run = ++starts;
      node.total('runs_total', 'Runs.', () => run);
      node.hooks.finalized.tap('count', ({ header }) => {
        if (run === 1) throw new TypeError('no such thing');
        heard.push(header.height);
      });
      return { methods: [hello(node)] };
    }),
  );
  await here.makesBlock();
  await here.stops();
  await here.startsAgain();
  await here.recovers();
  const answer = await answerOf<string>(here.url, 'shaky_hello');
  assert.is(!answer.error && answer.result, 'hello');
  const before = heard.length;
  await here.makesBlock();
  await until(() => heard.length > before, 'the plugin hears of a block');
  assert.equal(heard, [...new Set(heard)]);
  assert.is(await here.series('chain_shaky_runs_total'), 2);
  assert.is(starts, 2);
  await here.node.stop();
});

test('/health reports when a stopped plugin restarts, and its methods are rejected until then', async () => {
  const here = await begin(
    { retryMs: 60_000, retryMostMs: 60_000 },
    shaky(async (node) => {
      node.hooks.finalized.tap('fail', () => {
        throw new TypeError('no such thing');
      });
      return { methods: [hello(node)] };
    }),
  );
  await here.makesBlock();
  await here.stops();
  const { status, plugins } = await here.health();
  assert.is(status, 'degraded');
  assert.is(plugins![0]!.stopped, true);
  const inSeconds = plugins![0]!.next_start! - Date.now() / 1000;
  assert.ok(inSeconds > 0 && inSeconds <= 61, `in ${inSeconds} s`);
  assert.is((await refusalOf(here.url, 'shaky_hello')).code, 3148);
  const told = await answerOf<{ plugins: Health['plugins'] }>(here.url, 'chain_validatorHealth');
  assert.is(!told.error && told.result.plugins![0]!.next_start, plugins![0]!.next_start);
  await here.node.stop();
});

test('a plugin that is only slow by the wall clock is logged and keeps running', async () => {
  const here = await begin(
    {},
    shaky(async (node) => {
      node.hooks.finalized.tap('wait', () => wait(500));
      return { methods: [hello(node)] };
    }),
  );
  await here.makesBlock();
  await until(() => here.said('plugin slow').length > 0, 'the log says that the plugin is slow');
  const { wall_ms, cpu_ms } = here.said('plugin slow')[0]!.fields as { wall_ms: number; cpu_ms: number };
  assert.ok(wall_ms >= 500 && cpu_ms < 200, JSON.stringify({ wall_ms, cpu_ms }));
  assert.equal(await here.health(), { status: 'ok' });
  await here.node.stop();
});

test('a plugin that uses too much CPU time is stopped, restarted and finally forgiven', async () => {
  let starts = 0;
  const here = await begin(
    {},
    shaky(async (node) => {
      const run = ++starts;
      node.hooks.finalized.tap('burn', () => {
        if (run <= 2) burn(700);
      });
      return { methods: [hello(node)] };
    }),
  );
  for (const times of [1, 2]) {
    await here.makesBlock();
    await here.stops(times);
    await here.startsAgain(times);
  }
  await here.makesBlock();
  await here.recovers();
  assert.match(String(here.said('plugin stopped')[0]!.fields.stack), /it held the thread for \d+ ms of CPU time/);
  assert.is(starts, 3);
  await here.node.stop();
});

test('a plugin that fails at every start is retried and leaves the node degraded', async () => {
  const here = await begin(
    {},
    shaky(async () => {
      throw new TypeError('no such thing');
    }),
  );
  await here.stops(4);
  await here.makesBlock();
  assert.is((await here.health()).status, 'degraded');
  await here.node.stop();
});

test('restart delays double up to one hour, and blocking the thread costs 60 times its duration', () => {
  const parts = { now: () => 1_000_000, limits: STANDARD_PLUGIN_LIMITS, count: () => {} };
  const failing = new PluginRecord('failing', parts);
  failing.retries = true;
  const pauses = Array.from({ length: 12 }, () => {
    failing.fail('start');
    return failing.stop(0)! / 1000;
  });
  assert.equal(pauses, [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600, 3_600]);
  assert.is(failing.trouble!.next_start, 1_000 + 3_600);
  const hog = new PluginRecord('hog', parts);
  hog.retries = true;
  hog.fail('finalized');
  assert.is(hog.stop(6_000), 360_000);
  const unloadable = new PluginRecord('unloadable', parts);
  unloadable.fail('load');
  assert.is(unloadable.stop(0), undefined);
  assert.is(unloadable.trouble!.next_start, null);
});

test('a plugin that starts late runs, and the log says that its methods need a node restart', async () => {
  let starts = 0;
  const here = await begin(
    {},
    shaky(async (node) => {
      if (++starts === 1) throw new TypeError('no such thing');
      return { methods: [hello(node)] };
    }),
  );
  await here.startsAgain();
  await until(
    () => here.said('plugin runs without some of its methods until the node restarts').length > 0,
    'the log names the missing methods',
  );
  await new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.forgetMs));
  const { status, plugins } = await here.health();
  assert.equal([status, plugins![0]!.stopped], ['degraded', false]);
  await here.node.stop();
});

test('a plugin that needs a failed plugin starts once that one has restarted', async () => {
  let starts = 0;
  const above = plugin('above', {
    about: 'Needs it.',
    sdk: 1,
    needs: { plugins: ['shaky'] },
    start: async () => ({}),
  });
  const here = await begin(
    {},
    above,
    shaky(async () => {
      if (++starts <= 2) throw new TypeError('no such thing');
      return {};
    }),
  );
  await here.recovers();
  assert.equal([...new Set(here.said('plugin restarted').map(({ fields }) => fields.plugin))].sort(), [
    'above',
    'shaky',
  ]);
  await here.node.stop();
});

test('failures of single calls are forgotten after a while', async () => {
  const here = await begin(
    {},
    shaky(async (node) => ({
      methods: [
        node.method({
          name: 'shaky_fails',
          about: 'Fails.',
          params: {},
          result: t.u32,
          answer() {
            throw new TypeError('no such thing');
          },
        }),
      ],
    })),
  );
  assert.is((await refusalOf(here.url, 'shaky_fails')).code, -32603);
  assert.is((await here.health()).status, 'degraded');
  await here.recovers();
  await here.node.stop();
});

test('subscriptions continue when the plugin behind their feed restarts', async () => {
  let starts = 0;
  let fails = false;
  const here = await begin(
    {},
    shaky(async (node) => {
      const run = ++starts;
      const feed = node.subscriptions.feed(
        { name: 'ticks', about: 'Heights.', item: { type: 'array' }, select: ({ height }) => [[run, height]] },
        { notification: 'shaky_tick', annotated: false },
      );
      node.hooks.finalized.tap('fail', () => {
        if (fails && run === 1) throw new TypeError('no such thing');
      });
      return {
        methods: [
          node.method({
            name: 'shaky_subscribe',
            about: 'Subscribes.',
            params: {},
            result: t.text(1, 100),
            answer: (_, request) => node.subscriptions.subscribe(feed, undefined, request),
          }),
        ],
      };
    }),
  );
  const socket = new WebSocket(here.url.replace('http', 'ws'));
  const ticks: [number, number][] = [];
  socket.on('message', (data) => {
    const { params } = JSON.parse(String(data)) as { params?: { result: [number, number] } };
    if (params) ticks.push(params.result);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'shaky_subscribe', params: [] }));
  await here.makesBlock();
  await until(() => ticks.some(([run]) => run === 1), 'an item of the first run');
  fails = true;
  await here.makesBlock();
  await here.startsAgain();
  await here.makesBlock();
  await until(() => ticks.some(([run]) => run === 2), 'an item of the second run');
  socket.close();
  await here.node.stop();
});

test('the explorer continues after its last row when it restarts', async () => {
  let starts = 0;
  const failing: Plugin = {
    ...explorer,
    async start(node) {
      const started = await explorer.start(node as never);
      const run = ++starts;
      node.hooks.finalized.tap('fail', ({ header }) => {
        if (run === 1 && header.height >= 2) throw new TypeError('no such thing');
      });
      return started;
    },
  } as Plugin;
  const here = await begin({}, failing);
  await here.makesBlock();
  await here.makesBlock();
  await here.startsAgain();
  await here.makesBlock();
  const sent = async () => {
    const answer = await answerOf<{ entries: readonly unknown[] }>(here.url, 'chain_getRecentTransactions', 10);
    return answer.error ? answer : answer.result;
  };
  let last: unknown;
  await until(
    async () => {
      last = await sent();
      return JSON.stringify(last).split('"bundle_hash"').length - 1 === 3;
    },
    () => `three transfers: ${JSON.stringify(last)}`,
  );
  await here.node.stop();
});

test.run();
