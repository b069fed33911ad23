/** Servers without a chain: the same answers as those of the node, from PostgreSQL or passed on; what they do when something is away. */

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type RunningApi, startApi } from '../../../cli/commands/api.js';
import { defaults } from '../../../cli/distribution/default.js';
import { runtimeOf } from '../../../cli/distribution/distribution.js';
import { Nodes } from '../../../runtime/node/gateway/nodes.js';
import { indexesOf } from '../../../runtime/node/indexes/rows.js';
import { withDefaults } from '../../../runtime/node/options/options.js';
import type { Failure } from '../../../runtime/sdk.js';
import { playOn } from '../../examples/scenario.js';
import { sealed } from '../../examples/signed.js';
import { Stage } from '../../examples/stage.js';
import { until } from '../../until.js';
import { PostgresServer } from './server.js';

const server = await PostgresServer.start();
/** In partitions, which answers must not show. */
const stage = await Stage.open({ plugins: { postgres: { postgres: server.url, 'postgres-partition': 40 } } });
const { node } = stage;
const { examples } = await playOn(stage);
const logged: string[] = [];
const rpc = withDefaults({ rpcPort: 0, rpcRateLimit: 0 });
const begin = (options = rpc, nodes = [stage.url]) =>
  startApi(runtimeOf(defaults), {
    postgres: server.url,
    schema: 'trellis',
    nodes,
    server: options,
    log: (_, message) => void logged.push(message),
  });
const api = await begin();

test.before(() => caughtUp());
test.after(async () => {
  await api.stop();
  await stage.close();
  await server.close();
});

const caughtUp = () =>
  until(
    async () =>
      (await server.count('SELECT count(*) FROM trellis.blocks')) === stage.height &&
      (await server.count(`SELECT height FROM trellis.progress WHERE part = 'holders'`)) === stage.height,
    'PostgreSQL to have the chain',
  );

async function post(url: string, method: string, params: unknown): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()) as Record<string, unknown>;
}
const urlOf = ({ rpcPort }: RunningApi) => `http://127.0.0.1:${rpcPort}`;

/** Methods to which both gave the same result, and no refusal. */
const compared = new Set<string>();

/** Asks both, and gives the answer of both. */
async function same(method: string, params: unknown): Promise<{ readonly next_cursor?: string | null } | undefined> {
  const [own, other] = await Promise.all([post(stage.url, method, params), post(urlOf(api), method, params)]);
  assert.equal(other, own, `${method} ${JSON.stringify(params)}`);
  if (own.result !== undefined) compared.add(method);
  return own.result as { readonly next_cursor?: string | null } | undefined;
}

/** What was asked with a cursor. */
const followed: (readonly [method: string, params: Readonly<Record<string, unknown>>])[] = [];
const indexMethods = new Set(indexesOf(node.set).map(({ name }) => `chain_${name}`));

/** The same for all pages, of several lengths. */
async function samePages(method: string, params: Readonly<Record<string, unknown>>): Promise<void> {
  for (const limit of [1, 3, 1_000]) {
    let cursor: string | null = null;
    let pages = 0;
    do {
      cursor = (await same(method, { ...params, limit, cursor }))?.next_cursor ?? null;
      if (cursor !== null) followed.push([method, { ...params, limit, cursor }]);
    } while (cursor !== null && ++pages < 12);
  }
}

test('histories of all accounts match the node, for each kind, page by page', async () => {
  const accounts = await server.ask<{ a: string }>('SELECT DISTINCT account AS a FROM trellis.facts_text');
  const others = await server.ask<{ a: string }>(
    'SELECT DISTINCT other AS a FROM trellis.facts_text WHERE other IS NOT NULL',
  );
  const all = new Set([...accounts, ...others].map(({ a }) => a));
  assert.ok(all.size > 20);
  for (const address of all) {
    for (const kind of [null, 'all', 'movement', 'operation', 'mention', 'reward']) {
      if (kind === 'all') await samePages('chain_getAddressHistory', { address, kind });
      else await same('chain_getAddressHistory', { address, limit: 5, kind });
    }
  }
});

test('holders and transfers of all tokens and of an unknown one match the node, page by page', async () => {
  const tokens = await server.ask<{ token: string }>(`SELECT token FROM trellis.holders_text GROUP BY token`);
  assert.ok(tokens.length > 3);
  for (const { token } of tokens) {
    await samePages('chain_getTokenHolders', { token_mint: token });
    await samePages('chain_getTokenTransfers', { token_mint: token });
  }
  for (const method of ['chain_getTokenHolders', 'chain_getTokenTransfers']) {
    for (const token_mint of ['trl', 'NOSUCH', `0x${'ab'.repeat(32)}`, '']) await same(method, { token_mint });
    for (const cursor of ['00', 'ff'.repeat(68), 'zz', 'ff'.repeat(8)])
      await same(method, { token_mint: 'TRL', cursor });
  }
});

test('the newest bundles match the node, page by page', async () => {
  await samePages('chain_getRecentTransactions', {});
  for (const cursor of ['000000000005', '0000000000050000', 'ffffffffffff0000']) {
    await same('chain_getRecentTransactions', { limit: 3, cursor });
  }
});

test('every index of every module matches the node, for existing and other keys', async () => {
  let events = 0;
  for (const index of indexesOf(node.set)) {
    const { module, name } = index.event;
    const keys = new Map<string, Record<string, unknown>>();
    for (let height = 1; height <= stage.height; height++) {
      for (const outcome of (await node.blocks.at(height))!.outcomes) {
        for (const { type, data } of outcome.events) {
          if (type.module !== module || type.name !== name) continue;
          const key = Object.fromEntries(
            index.keys.map(([field, type]) => [field, type.toJson(data[field], node.text)]),
          );
          keys.set(JSON.stringify(key), key);
          events++;
        }
      }
    }
    for (const key of keys.values()) await samePages(`chain_${index.name}`, key);
    const params = Object.fromEntries(
      index.keys.map(([field, type]) => [
        field,
        type.toJson(
          type.sample((below) => below - 1),
          node.text,
        ),
      ]),
    );
    await same(`chain_${index.name}`, params);
  }
  assert.ok(events > 20);
});

/** Cursors that nobody gave: made of ones that were, and of nothing. */
function oddCursors(given: readonly string[]): string[] {
  const made = given.flatMap((cursor) => {
    const half = cursor.length >> 1;
    return [
      ...[cursor.toUpperCase(), cursor.slice(0, -1), cursor.slice(0, -2), cursor.slice(0, half), cursor.slice(0, 2)],
      ...[`${cursor}00`, `${cursor}ff`, `${cursor}0`, `0x${cursor}`, cursor.slice(2), ` ${cursor}`],
      ...[cursor.replace(/./g, '0'), cursor.replace(/./g, 'f'), `${cursor.slice(0, half)}${'f'.repeat(half)}`],
      `${cursor.slice(0, half)}${'0'.repeat(half)}`,
    ];
  });
  return [...made, '', '0', 'f', '00', 'ff', 'zz', "'; --", '\0', 'f'.repeat(128), 'f'.repeat(4_096)];
}

test('invented cursors get the same response or the same error as from the node', async () => {
  const { methods } = stage.document;
  const local = node.methods.filter(({ name, module }) => module === 'explorer' || indexMethods.has(name));
  let odd = 0;
  for (const { name } of local) {
    const { params } = methods.find((one) => one.name === name)! as { params: readonly { name: string }[] };
    if (!params.some((one) => one.name === 'cursor')) continue;
    const asked = followed.filter(([method]) => method === name).slice(0, 3);
    for (const cursor of oddCursors(asked.map(([, { cursor }]) => cursor as string))) {
      for (const [, with_] of asked) {
        await same(name, { ...with_, cursor });
        odd++;
      }
    }
  }
  assert.ok(odd > 500, `${odd}`);
});

test('any value of a parameter gets the same response or the same error as from the node', async () => {
  const person = stage.person(0);
  const odd: readonly unknown[] = [
    ...[
      null,
      true,
      0,
      1,
      -1,
      1.5,
      2 ** 53,
      1e300,
      '',
      '0',
      '-1',
      '1e3',
      ' ',
      'null',
      '\0',
      '\ud800',
      '\ufffd',
      "'; --",
    ],
    ...['9'.repeat(78), '9'.repeat(79), `0x${'00'.repeat(32)}`, `0x${'FF'.repeat(32)}`, 'ff'.repeat(32), [], {}, [1]],
    ...[person, person.toUpperCase(), `0x${'11'.repeat(20)}`, 'TRL', 'trl', 'a'.repeat(5_000), '🦉'.repeat(300)],
  ];
  const { methods } = stage.document;
  const local = node.methods.filter(({ name, module }) => module === 'explorer' || indexMethods.has(name));
  for (const { name } of local) {
    // What counts peers and bundles that wait changes from one call to the next.
    if (name === 'chain_getNetworkStats') continue;
    const { params } = methods.find((one) => one.name === name)! as { params: readonly { name: string }[] };
    const [, given] = followed.find(([method]) => method === name) ?? [];
    const named = given ?? Object.fromEntries(params.map((one) => [one.name, person]));
    for (const { name: param } of params) for (const value of odd) await same(name, { ...named, [param]: value });
    for (const none of [[], {}, null, undefined, Array(20).fill(1), { more: 1 }]) await same(name, none);
  }
});

test('state queries are forwarded to a node, and its errors are returned', async () => {
  const { methods } = stage.document;
  const timed = /^(chain_(getMempool|validatorHealth|consensusStatus|storageStats|searchLogs)|dev_|web3_|rpc)/;
  let asked = 0;
  for (const [method, { params }] of examples) {
    const described = methods.find(({ name }) => name === method) as { 'x-access'?: string } | undefined;
    if (
      !described ||
      described['x-access'] ||
      timed.test(method) ||
      /subscribe|newFilter|FilterChanges|uninstall/.test(method)
    )
      continue;
    const own = JSON.stringify(await post(stage.url, method, params));
    // What changes from one call to the next cannot be compared.
    if (own !== JSON.stringify(await post(stage.url, method, params))) continue;
    assert.is(JSON.stringify(await post(urlOf(api), method, params)), own, method);
    if (own.includes('"result":')) compared.add(method);
    asked++;
  }
  assert.ok(asked > 80, `${asked} methods`);
  await same('chain_getBalance', ['nonsense', 'TRL']);
  await same('chain_getBalance', [stage.person(0), 'NOSUCH']);
});

test('these comparisons cover every method of the explorer and of the indexes', () => {
  const past = node.methods.filter(({ name, module }) => module === 'explorer' || indexMethods.has(name));
  assert.ok(past.length > indexMethods.size && indexMethods.size > 20, `${past.length} methods`);
  assert.equal(
    past.map(({ name }) => name).filter((name) => !compared.has(name)),
    [],
  );
});

test('a submission is forwarded to a node and can be read back', async () => {
  const from = stage.person(0);
  const pay = [{ Transfer: { to: stage.person(3), token_symbol: 'TRL', amount: '77' } }];
  const prepared = (await post(urlOf(api), 'chain_prepareBundle', [from, pay])).result;
  const sent = await post(urlOf(api), 'chain_submitBundle', [sealed(stage, 0, prepared as never)]);
  assert.ok(sent.result, JSON.stringify(sent));
  await stage.mine();
  await caughtUp();
  await same('chain_getAddressHistory', { address: stage.person(3), limit: 5 });
  const { history } = (await post(urlOf(api), 'chain_getAddressHistory', [stage.person(3), 1])).result as {
    history: { amount: string }[];
  };
  assert.is(history[0]!.amount, '77');
});

test('the document of a server has the methods of the node except subscriptions', async () => {
  const described = (await post(urlOf(api), 'rpc.discover', [])).result as { methods: { name: string }[] };
  const names = (methods: readonly { readonly name: string }[]) => methods.map(({ name }) => name).sort();
  assert.equal(
    names(described.methods),
    names(stage.document.methods.filter(({ name }) => !/^(chain|eth)_(un)?subscribe/.test(name))),
  );
  const refused = (await post(urlOf(api), 'chain_subscribe_newHeads', [])).error as { code: number };
  assert.is(refused.code, 3106);
});

test('the server enforces its own limits for each caller, parameter schemas, and a ban on writes from web pages', async () => {
  const limited = await begin(withDefaults({ rpcPort: 0, rpcRateLimit: 2 }));
  try {
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(urlOf(limited), 'chain_nodeInfo', [])));
    const codes = answers.map(({ error }) => (error as { code: number } | undefined)?.code);
    assert.ok(codes.includes(-32005) && codes.includes(undefined));
  } finally {
    await limited.stop();
  }
  await same('chain_getAddressHistory', { address: stage.person(0), limit: 100_000 });
  const acts = stage.document.methods.find((one) => (one as { 'x-access'?: string })['x-access'] === 'write')!;
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: acts.name, params: [] });
  const answer = await fetch(urlOf(api), { method: 'POST', headers, body });
  const { error } = (await answer.json()) as { error: { code: number } };
  assert.is(error.code, 3112);
});

test('the server is ready while PostgreSQL and a node respond, and names the one that does not', async () => {
  const port = await begin();
  const ready = async () => {
    const answer = await fetch(`${urlOf(port)}/health/ready`);
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const becomes = (status: number, code?: string) =>
    until(async () => JSON.stringify(await ready()) === JSON.stringify([status, code]), `${status} ${code}`);
  assert.equal(await ready(), [200, undefined]);
  await server.down('SIGKILL');
  await becomes(503, 'postgres-unavailable');
  await server.up();
  await becomes(200);
  await port.stop();
  // A node that goes away while the server runs.
  const proxy = createServer((req, res) => {
    req.pipe(request(stage.url, { method: 'POST', headers: req.headers }, (from) => from.pipe(res)));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const two = await begin(rpc, [`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`]);
  const readyTwo = async () => (await fetch(`${urlOf(two)}/health/ready`)).json() as Promise<{ code?: string }>;
  assert.equal(await readyTwo(), { status: 'ok' });
  proxy.close();
  proxy.closeAllConnections();
  await until(async () => (await readyTwo()).code === 'nodes-unavailable', 'the node to be missed');
  await two.stop();
});

test('another node answers if one is down, and a database that is down is reported', async () => {
  const away = new Nodes(['http://127.0.0.1:1', 'http://127.0.0.1:2'], () => {});
  const none = await away.ask('chain_nodeInfo', []).catch((cause: Failure) => cause.error.code);
  assert.is(none, 3105, 'NodesUnavailable');
  const two = await begin(rpc, ['http://127.0.0.1:1', stage.url]);
  for (let i = 0; i < 6; i++) assert.ok((await post(urlOf(two), 'chain_nodeInfo', [])).result);
  await server.down('SIGKILL');
  const refused = (await post(urlOf(two), 'chain_getRecentTransactions', [])).error as {
    code: number;
    data: { retryable: boolean };
  };
  assert.equal([refused.code, refused.data.retryable], [3104, true]);
  assert.ok((await post(urlOf(two), 'chain_nodeInfo', [])).result, 'what nodes answer goes on');
  await server.up();
  await until(async () => (await post(urlOf(two), 'chain_getRecentTransactions', [])).result !== undefined);
  await two.stop();
});

test.run();
