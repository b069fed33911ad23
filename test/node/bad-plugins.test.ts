/** Plugins that do what they must not: each is stopped or left out, told of in health, log and metrics, and the node makes blocks. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import type { ChainDistribution, PluginItem } from '../../cli/distribution/distribution.js';
import { NATIVE, tokensPort } from '../../modules/tokens/port.js';
import { Failure } from '../../runtime/lib/errors.js';
import type { Log } from '../../runtime/lib/rpc/methods/method.js';
import { StorageUnavailable } from '../../runtime/lib/storage/errors.js';
import { STANDARD_PLUGIN_LIMITS } from '../../runtime/node/plugins/limits.js';
import {
  type Address,
  type Plugin,
  type PluginContext,
  plugin,
  type Started,
  type StateView,
  t,
} from '../../runtime/plugin.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { account, startHere } from './here.js';
import { answerOf, refusalOf, type Written } from './live.js';

test.after(cleanUp);

const STOPPED = 3148;
const NOTHING: Started = {};
const LIMITS = { ...STANDARD_PLUGIN_LIMITS, startMs: 2_000, blockMs: 300, stopMs: 300, decorateMs: 300, holdMs: 200 };
const FILE = /bad-plugins\.test\.js:\d+/;

/** Uses CPU time of this process, however much of it the machine gives. */
function burn(ms: number): void {
  const used = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  for (const began = process.cpuUsage(); used(process.cpuUsage(began)) < ms; );
}

interface Line {
  readonly level: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Trouble {
  readonly plugin: string;
  readonly stopped: boolean;
  readonly failures: number;
  readonly where: string;
}

type Start = (node: PluginContext) => Promise<Started>;

const bad = (start: Start, terms: Partial<Parameters<typeof plugin>[1]> = {}): Plugin =>
  plugin('bad', { about: 'Does what it must not.', sdk: 1, ...terms, start });

/** A method that answers as long as its plugin runs. */
const hello = (node: PluginContext) =>
  node.method({ name: 'bad_hello', about: 'Answers.', params: {}, result: t.text(1, 10), answer: () => 'hello' });

async function begin(...plugins: readonly PluginItem[]) {
  const lines: Line[] = [];
  const log: Log = (level, message, fields = {}) => lines.push({ level, message, fields: fields as Line['fields'] });
  const distribution: ChainDistribution = {
    ...defaults,
    plugins,
    parts: { Log: () => log, PluginLimits: () => LIMITS },
  };
  const { node, url } = await startHere(distribution, await newDirectory(), { metrics: true, metricsPort: 0 });
  const troubles = async () =>
    ((await (await fetch(`${url}/health`)).json()) as { plugins?: readonly Trouble[] }).plugins ?? [];
  return {
    node,
    url,
    troubles,
    /** What the log says of the plugin's failures. */
    said: () => lines.filter(({ fields, level }) => fields.plugin !== undefined && level !== 'info'),
    async troubled(): Promise<Trouble> {
      await until(async () => (await troubles()).length > 0, 'the trouble is seen in /health');
      return (await troubles())[0]!;
    },
    async makesBlocks(): Promise<void> {
      const sent = await answerOf<Written>(url, 'chain_transfer', account(0), `0x${'7'.repeat(64)}`, 'TRL', '5', {
        wait: 'included',
      });
      assert.is(sent.error, undefined);
    },
    async counted(): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${node.metricsPort}/metrics`)).text();
      return Number(/^chain_plugin_failures_total\{plugin="bad"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    },
  };
}

/** Starts a node with the plugin, and checks all that holds of whatever plugin is stopped. */
async function stopped(where: string, ...plugins: readonly PluginItem[]) {
  const here = await begin(...plugins);
  await here.makesBlocks();
  const trouble = await here.troubled();
  assert.is(trouble.plugin, 'bad');
  assert.is(trouble.where, where);
  assert.is(trouble.stopped, true);
  const health = await answerOf<{ plugins: readonly Trouble[] }>(here.url, 'chain_validatorHealth');
  assert.is(!health.error && health.result.plugins[0]!.plugin, 'bad');
  assert.ok((await here.counted()) >= 1);
  assert.is(here.said().length, 1, JSON.stringify(here.said()));
  assert.is(here.said()[0]!.level, 'error');
  assert.is(here.said()[0]!.fields.plugin, 'bad');
  const before = here.node.ledger.head.height;
  await here.makesBlocks();
  assert.ok(here.node.ledger.head.height > before);
  return here;
}

/** The same of one that fails while it runs: the log has its file and line, and its method answers a code. */
async function stoppedAtWork(where: string, start: (node: PluginContext) => Promise<void>, shows = FILE) {
  const here = await stopped(
    where,
    bad(async (node) => {
      await start(node);
      return { methods: [hello(node)] };
    }),
  );
  assert.match(String(here.said()[0]!.fields.stack), shows);
  assert.is((await refusalOf(here.url, 'bad_hello')).code, STOPPED);
  await here.node.stop();
}

test('a plugin that throws in a tap on final blocks is stopped', () =>
  stoppedAtWork('finalized', async (node) => {
    node.hooks.finalized.tap('count', () => {
      throw new TypeError('no such thing');
    });
  }));

test('a plugin whose tap rejects is stopped', () =>
  stoppedAtWork('finalized', async (node) => {
    node.hooks.finalized.tap('count', async () => {
      await node.ledger.limits();
      throw new TypeError('no such thing');
    });
  }));

test('a plugin whose tap never returns is stopped', () =>
  stoppedAtWork(
    'finalized',
    async (node) => {
      node.hooks.finalized.tap('count', () => new Promise(() => {}));
    },
    /it did not return within 300 ms/,
  ));

test('a plugin whose tap blocks the thread is stopped', () =>
  stoppedAtWork(
    'finalized',
    async (node) => {
      node.hooks.finalized.tap('count', () => burn(600));
    },
    /it held the thread for \d+ ms of CPU time/,
  ));

test('a plugin that throws while making rows is stopped', () =>
  stoppedAtWork('the bad rows', async (node) => {
    const database = await node.openDatabase();
    await node.follow({
      name: 'the bad rows',
      database,
      cursor: Uint8Array.of(0),
      rows() {
        throw new TypeError('no such thing');
      },
    });
  }));

test('a plugin that throws while deriving from a block is stopped', async () => {
  const here = await stopped(
    'derives',
    bad(async (node) => ({ methods: [hello(node)] }), {
      derives: [
        {
          column: 0x70,
          of() {
            throw new TypeError('no such thing');
          },
        },
      ],
    }),
  );
  assert.match(String(here.said()[0]!.fields.stack), FILE);
  assert.is((await refusalOf(here.url, 'bad_hello')).code, STOPPED);
  await here.node.stop();
});

test('a plugin that throws when notified of a bundle is stopped', () =>
  stoppedAtWork('accepted bundle', async (node) => {
    node.mempool.taken.add(() => {
      throw new TypeError('no such thing');
    });
  }));

test('a plugin whose background work rejects later is stopped', () =>
  stoppedAtWork('background work', async () => {
    setTimeout(() => void Promise.reject(new TypeError('no such thing')), 20);
  }));

test('a plugin whose timer throws repeatedly is stopped', () =>
  stoppedAtWork('background work', async () => {
    let times = 0;
    const timer = setInterval(() => {
      if (++times === 3) clearInterval(timer);
      throw new TypeError('no such thing');
    }, 20);
  }));

test('a plugin timer that throws after the node has stopped does not end the process', async () => {
  const throwLater = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        setImmediate(resolve);
        throw new TypeError('no such thing');
      }, 10);
    });
  const { node } = await begin(bad(async () => NOTHING));
  await node.stop();
  await throwLater();
});

test('a plugin that ignores a rejection by the node is stopped', async () => {
  const here = await stopped(
    'background work',
    bad(async (node) => {
      void node.mempool.submit(Uint8Array.of(1));
      return NOTHING;
    }),
  );
  assert.is(here.said()[0]!.fields.name, 'MalformedBundle');
  await here.node.stop();
});

const writes: readonly (readonly [what: string, write: (node: PluginContext) => void])[] = [
  ['the head', (node) => Object.assign(node.ledger, { head: { ...node.ledger.head, height: 1_000 } })],
  ['a field of the head', (node) => Object.assign(node.ledger.head, { height: 1_000 })],
  ['a header', (node) => Object.assign(node.ledger.head.header, { height: 1_000 })],
  ['a function of the chain', (node) => Object.assign(node.ledger, { limits: async () => ({}) })],
  ['a function of the mempool', (node) => Object.assign(node.mempool, { take: async () => ({}) })],
  ['what it was given', (node) => Object.assign(node, { blocks: undefined })],
  [
    'an operation of a module',
    ({ set }) => Object.assign(set.operations.byName.get('Transfer')!.definition, { gas: 0 }),
  ],
];

for (const [what, write] of writes) {
  test(`a plugin that writes ${what} is stopped`, () =>
    stoppedAtWork('finalized', async (node) => {
      node.hooks.finalized.tap('write', () => write(node));
    }));
}

const issue = (state: StateView) => state.port(tokensPort)!.issue(`${'0'.repeat(63)}9` as string as Address, 1_000n);

const stateWrites: readonly (readonly [what: string, write: (node: PluginContext) => Promise<void>])[] = [
  ['the state', ({ ledger }) => ledger.read(() => issue(ledger.view()))],
  ['the state of what waits', ({ mempool }) => mempool.read(issue)],
  [
    'a record of the state',
    ({ ledger }) =>
      ledger.read(() => void Object.assign(ledger.view().port(tokensPort)!.info(NATIVE)!, { decimals: 2 })),
  ],
];

for (const [what, write] of stateWrites) {
  test(`a plugin that writes ${what} is stopped and changes nothing`, async () => {
    const here = await stopped(
      'finalized',
      bad(async (node) => {
        node.hooks.finalized.tap('write', () => write(node));
        return NOTHING;
      }),
    );
    assert.match(String(here.said()[0]!.fields.stack), /TypeError: /);
    const token = await answerOf<{ decimals: number }>(here.url, 'chain_getTokenInfo', 'TRL');
    assert.is(!token.error && token.result.decimals, 9);
    const balance = await answerOf<{ balance: string }>(here.url, 'chain_getBalance', `0x${'0'.repeat(63)}9`, 'TRL');
    assert.is(!balance.error && balance.result.balance, '0');
    await here.node.stop();
  });
}

test('a plugin that throws in start is stopped', async () => {
  const here = await stopped(
    'start',
    bad(async (node) => {
      await node.openDatabase();
      throw new TypeError('no such thing');
    }),
  );
  assert.match(String(here.said()[0]!.fields.stack), FILE);
  await here.node.stop();
});

test('a plugin whose start never completes is stopped', async () => {
  const here = await stopped(
    'start',
    bad(() => new Promise(() => {})),
  );
  await here.node.stop();
});

test('a plugin that cannot be loaded is reported as stopped', async () => {
  const load = async () => {
    throw new TypeError('no such thing');
  };
  const here = await stopped('load', { name: 'bad', options: {}, load });
  assert.match(String(here.said()[0]!.fields.stack), FILE);
  await here.node.stop();
});

const metadata: readonly (readonly [
  what: string,
  name: string,
  code: number,
  terms: Partial<Parameters<typeof plugin>[1]>,
])[] = [
  ['wants a plugin that is not there', 'MissingPlugin', 3145, { needs: { plugins: ['other'] } }],
  ['wants a module that is not there', 'MissingModule', 3146, { needs: { modules: ['other'] } }],
  ['wants itself', 'InvalidPlugin', 3144, { needs: { plugins: ['bad'] } }],
  ['reserves a column of the node', 'InvalidPlugin', 3144, { derives: [{ column: 2, of: () => undefined }] }],
  ['is of another version of the SDK', 'PluginSdkMismatch', 3147, { sdk: 2 }],
  ['says nothing of the SDK', 'InvalidPlugin', 3144, { sdk: undefined as unknown as number }],
];

for (const [what, name, code, terms] of metadata) {
  test(`a plugin that ${what} is rejected at load`, async () => {
    const here = await stopped(
      'load',
      bad(async () => NOTHING, terms),
    );
    const { fields } = here.said()[0]!;
    assert.equal([fields.name, fields.code], [name, code]);
    await here.node.stop();
  });
}

test('a plugin is not started if a plugin it needs fails to start', async () => {
  const above = plugin('above', {
    about: 'Needs it.',
    sdk: 1,
    needs: { plugins: ['bad'] },
    start: async () => NOTHING,
  });
  const failing = bad(async () => {
    throw new TypeError('no such thing');
  });
  const { node, said, makesBlocks } = await begin(above, failing);
  await makesBlocks();
  assert.equal(
    said().map(({ fields }) => [fields.plugin, fields.name]),
    [
      ['bad', undefined],
      ['above', 'MissingPlugin'],
    ],
  );
  await node.stop();
});

test('plugins start after those they need, otherwise in the listed order', async () => {
  const order: string[] = [];
  const named = (name: string, ...plugins: readonly string[]) =>
    plugin(name, {
      about: 'Notes when it starts.',
      sdk: 1,
      needs: { plugins },
      async start() {
        order.push(name);
        return NOTHING;
      },
    });
  const { node, troubles } = await begin(named('c', 'd'), named('b'), named('a', 'b'), named('d'));
  assert.equal(order, ['d', 'c', 'b', 'a']);
  assert.equal(await troubles(), []);
  await node.stop();
});

test('a plugin that throws in a method keeps running, and its failures are counted', async () => {
  const here = await begin(
    bad(async (node) => {
      const fails = (name: string, answer: () => string | Promise<string>, isFixed = false) =>
        node.method({ name, about: 'Fails.', params: {}, isFixed, result: t.text(1, 10), answer });
      return {
        methods: [
          hello(node),
          fails('bad_throws', () => {
            throw new TypeError('no such thing');
          }),
          fails('bad_rejects', async () => {
            throw new TypeError('no such thing');
          }),
          fails(
            'bad_fixed',
            () => {
              throw new TypeError('no such thing');
            },
            true,
          ),
        ],
      };
    }),
  );
  assert.is((await refusalOf(here.url, 'bad_throws')).code, -32603);
  assert.is((await refusalOf(here.url, 'bad_rejects')).code, -32603);
  assert.is((await refusalOf(here.url, 'bad_fixed')).code, -32603);
  const { stopped: isStopped, failures, where } = await here.troubled();
  assert.equal([isStopped, failures, where], [false, 3, 'method bad_throws']);
  assert.is(await here.counted(), 3);
  const answer = await answerOf<string>(here.url, 'bad_hello');
  assert.is(!answer.error && answer.result, 'hello');
  await here.makesBlocks();
  await here.node.stop();
});

test('records stay intact if a plugin that decorates them throws or never responds', async () => {
  const fields = [
    async () => {
      throw new TypeError('no such thing');
    },
    () => new Promise<never>(() => {}),
  ];
  for (const one of fields) {
    const here = await begin(bad(async () => ({ decorates: [{ record: 'Token', fields: one }] })));
    const token = await answerOf<{ symbol: string }>(here.url, 'chain_getTokenInfo', 'TRL');
    assert.is(!token.error && token.result.symbol, 'TRL');
    assert.is((await here.troubled()).where, 'fields of Token');
    assert.match(String(here.said()[0]!.fields.stack), /no such thing|did not return/);
    await here.makesBlocks();
    await here.node.stop();
  }
});

test('a plugin whose stop never completes does not keep the node from stopping', async () => {
  const here = await begin(bad(async () => ({ stop: () => new Promise<never>(() => {}) })));
  await here.makesBlocks();
  await here.node.stop();
});

test('a plugin that finds the disk full stops the node with a storage error', async () => {
  const { node } = await begin(
    bad(async ({ hooks }) => {
      hooks.finalized.tap('write', () => {
        throw new Failure(StorageUnavailable, { reason: 'no space left on device' });
      });
      return NOTHING;
    }),
  );
  const { cause } = await node.halted;
  assert.is(cause instanceof Failure && cause.error, StorageUnavailable);
  await node.stop();
});

test('a plugin can stop the node only if the distribution grants it, and its closed hook runs last', async () => {
  const words: string[] = [];
  const start: Start = async (node) => {
    assert.ok(existsSync(join(node.dataDirectory!, 'blocks')));
    node.hooks.finalized.tap('end', ({ header }) => {
      if (header.height === 2) node.stopNode!({ reason: 'it is enough', exitCode: 86 });
    });
    return {
      async stop() {
        words.push('stop');
      },
    };
  };
  const ender = bad(start, {
    async closed() {
      words.push('closed');
    },
  });
  const { node } = await begin({
    name: 'bad',
    options: {},
    grants: ['stop', 'files'],
    load: async () => ({ default: ender }),
  });
  const { reason, exitCode } = await node.halted;
  assert.equal([reason, exitCode], ['plugin bad: it is enough', 86]);
  await node.stop();
  assert.equal(words, ['stop', 'closed']);

  let granted: unknown;
  const other = bad(async ({ stopNode, dataDirectory }) => {
    granted = stopNode ?? dataDirectory;
    return NOTHING;
  });
  const second = await begin(other);
  assert.is(granted, undefined);
  await second.node.stop();
});

test.run();
