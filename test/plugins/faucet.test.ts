/** The faucet: what it gives, to whom, how often, and what it refuses. */

import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import type { Failure } from '../../runtime/lib/errors.js';
import { startNode } from '../../runtime/node/node.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { defaultModules, genesisOf } from '../golden/distribution.js';
import { account, startHere } from '../node/here.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { ask, PAYER, startFaucet, UNIT } from './faucet.js';

test.after(cleanUp);

const somebody = (n: number): string => `0x${n.toString(16).padStart(64, 'a')}`;

test('an address receives up to a hundred test tokens an hour and learns when more are available', async () => {
  const faucet = await startFaucet(await newDirectory());
  const { port } = faucet;
  const told = await ask(port);
  assert.is(told.status, 200);
  assert.is(told.json.amount, String(10n * UNIT));
  assert.is(told.json.per_address_and_hour, String(100n * UNIT));
  const before = BigInt(told.json.balance as string);
  const first = await ask(port, { address: somebody(1) });
  assert.is(first.status, 200, JSON.stringify(first.json));
  assert.is(first.json.amount, String(10n * UNIT));
  assert.ok(first.json.next_at! <= Date.now() / 1000 + 1, 'there is more at once');
  const rest = await ask(port, { address: somebody(1), amount: String(90n * UNIT) });
  assert.is(rest.status, 200, JSON.stringify(rest.json));
  assert.ok(Math.abs(rest.json.next_at! - Date.now() / 1000 - 3600) < 60, 'ninety more have to wait an hour');
  const more = await ask(port, { address: somebody(1), amount: String(UNIT) });
  assert.is(more.status, 429);
  assert.is(more.json.error!.data.name, 'FaucetLimit');
  assert.is(more.json.error!.data.details.limit, 'address');
  const retry = Number(more.headers['retry-after']);
  assert.ok(retry > 3_500 && retry <= 3_601, `Retry-After: ${retry}`);
  await until(async () => (await faucet.balance(somebody(1))) === 100n * UNIT, 'the money is there');
  assert.ok((await faucet.balance(PAYER)) < before - 100n * UNIT, 'the account of the faucet paid, with the fees');
  await faucet.node.stop();
});

test('an IP address gets three grants an hour, for any accounts, and a restart changes nothing', async () => {
  const directory = await newDirectory();
  const first = await startFaucet(directory);
  for (const n of [1, 2, 3]) assert.is((await ask(first.port, { address: somebody(n) })).status, 200);
  const fourth = await ask(first.port, { address: somebody(4) });
  assert.is(fourth.status, 429);
  assert.is(fourth.json.error!.data.details.limit, 'network');
  assert.is((await ask(first.port, { address: somebody(4) }, { from: '127.0.0.9' })).status, 200, 'others are served');
  await first.node.stop();
  const second = await startFaucet(directory);
  const again = await ask(second.port, { address: somebody(5) });
  assert.is(again.status, 429, 'it remembers');
  assert.is(again.json.error!.data.details.limit, 'network');
  assert.is((await ask(second.port)).json.left_today, String(10_000n * UNIT - 40n * UNIT));
  await second.node.stop();
});

test('all callers together have a daily limit', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-daily': '25', 'faucet-requests': '1000' });
  for (const n of [1, 2]) assert.is((await ask(faucet.port, { address: somebody(n) })).status, 200);
  const refused = await ask(faucet.port, { address: somebody(3) });
  assert.is(refused.status, 429);
  assert.is(refused.json.error!.data.details.limit, 'day');
  assert.is((await ask(faucet.port, { address: somebody(3), amount: String(5n * UNIT) })).status, 200, 'what is left');
  await faucet.node.stop();
});

test('an invalid request is rejected with the reason and costs no grant', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-requests': '1' });
  const wrong: readonly (readonly [body: unknown, field: string, why: RegExp])[] = [
    [[], 'address', /JSON object/],
    [{}, 'address', /address|text/],
    [{ address: 'nobody' }, 'address', /address/],
    [{ address: PAYER }, 'address', /the faucet itself/],
    [{ address: somebody(1), amount: '0' }, 'amount', /1 to 100 TRL/],
    [{ address: somebody(1), amount: '10' }, 'amount', /raw units/],
    [{ address: somebody(1), amount: String(101n * UNIT) }, 'amount', /1 to 100 TRL/],
    [{ address: somebody(1), amount: -5 }, 'amount', /./],
  ];
  for (const [body, field, why] of wrong) {
    const { status, json } = await ask(faucet.port, body);
    assert.is(status, 400, JSON.stringify(body));
    assert.equal([json.error!.code, json.error!.data.name], [3224, 'InvalidGrant']);
    assert.is(json.error!.data.details.field, field);
    assert.match(String(json.error!.data.details.reason), why);
  }
  assert.is((await ask(faucet.port, '{')).status, 400);
  assert.is((await ask(faucet.port, { address: somebody(1) })).status, 200);
  await faucet.node.stop();
});

test('a faucet that requires work gives nothing without it, and accepts each proof of work once', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-work': '8' });
  const { port } = faucet;
  const without = await ask(port, { address: somebody(1) });
  assert.is(without.status, 400);
  assert.is(without.json.error!.data.name, 'FaucetWork');
  const { challenge, bits } = (await ask(port)).json.work as { challenge: string; bits: number };
  assert.is(bits, 8);
  const fits = (address: string, nonce: number) =>
    createHash('sha256').update(`${challenge}:${address}:${nonce}`).digest()[0] === 0;
  let nonce = 0;
  while (!fits(somebody(1), nonce)) nonce++;
  let unfit = 0;
  while (fits(somebody(1), unfit)) unfit++;
  const wrong = await ask(port, { address: somebody(1), work: { challenge, nonce: String(unfit) } });
  assert.match(String(wrong.json.error!.data.details.reason), /does not solve the challenge/);
  const forged = await ask(port, { address: somebody(1), work: { challenge: `9${challenge}`, nonce: String(nonce) } });
  assert.match(String(forged.json.error!.data.details.reason), /not issued by this faucet/);
  const work = { challenge, nonce: String(nonce) };
  assert.is((await ask(port, { address: somebody(1), work })).status, 200);
  const twice = await ask(port, { address: somebody(1), work });
  assert.match(String(twice.json.error!.data.details.reason), /has been used/);
  await faucet.node.stop();
});

test('over JSON-RPC the same limits apply, pages of other origins are rejected, and a node without a faucet has no such method', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-requests': '2', 'faucet-work': '4' });
  const { url, port } = faucet;
  type Told = { readonly amount: string; readonly work: { readonly challenge: string } };
  const told = async (): Promise<Told> => {
    const answer = await answerOf<Told>(url, 'chain_getFaucet');
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  };
  assert.is((await told()).amount, String(10n * UNIT));
  const refused = await answerOf(url, 'chain_requestFaucet', somebody(1));
  assert.equal([refused.error!.code, refused.error!.data.name], [3223, 'FaucetWork']);
  const proven = async (address: string) => {
    const { challenge } = (await told()).work;
    const native = faucet.node.text.address(address.slice(2) as never);
    let nonce = 0;
    while (createHash('sha256').update(`${challenge}:${native}:${nonce}`).digest()[0]! >= 16) nonce++;
    return { challenge, nonce: `${nonce}` };
  };
  const request = async (address: string) =>
    (await answerOf(url, 'chain_requestFaucet', address, null, await proven(address))).error;
  assert.is(await request(somebody(1)), undefined);
  await until(async () => (await faucet.balance(somebody(1))) === 10n * UNIT, 'the money is there');
  assert.is(await request(somebody(2)), undefined);
  const third = await request(somebody(3));
  assert.equal([third?.data.name, third?.data.details.limit], ['FaucetLimit', 'network']);
  assert.is((await ask(port)).json.left_today, String(10_000n * UNIT - 20n * UNIT), 'one book for both');
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_requestFaucet', params: [somebody(4)] });
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
  assert.match(await (await fetch(url, { method: 'POST', headers, body })).text(), /"code":3112/);
  await faucet.node.stop();
  const { node, url: other } = await startHere(defaults, await newDirectory());
  assert.is((await answerOf(other, 'chain_getFaucet')).error!.code, -32601);
  await node.stop();
});

test('an empty faucet reports it, and the next caller is not charged for it', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-requests': '1' });
  const most = String((await faucet.balance(PAYER)) - 5n * UNIT);
  const moved = await answerOf(faucet.url, 'chain_transfer', PAYER, account(0), 'TRL', most, { wait: 'included' });
  assert.is(moved.error, undefined, JSON.stringify(moved.error));
  const ready = () => ask(faucet.port, undefined, { path: '/health/ready' });
  assert.equal([(await ready()).status, (await ready()).json.code], [503, 'faucet-empty']);
  const gift = String(100n * UNIT);
  await answerOf(faucet.url, 'chain_transfer', account(0), PAYER, 'TRL', gift, { wait: 'included' });
  await until(async () => (await ready()).status === 200, 'it has money again');
  await answerOf(faucet.url, 'chain_transfer', PAYER, account(0), 'TRL', gift, { wait: 'included' });
  const empty = await ask(faucet.port, { address: somebody(1) });
  assert.is(empty.status, 503);
  assert.is(empty.json.error!.data.name, 'FaucetEmpty');
  assert.ok(Number(empty.headers['retry-after']) > 0);
  assert.is((await ask(faucet.port, { address: somebody(1), amount: String(UNIT) })).status, 200);
  await faucet.node.stop();
});

test('the metrics report the balance of the faucet and its number of grants', async () => {
  const faucet = await startFaucet(await newDirectory(), {}, { metrics: true, metricsPort: 0 });
  const series = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${faucet.node.metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  const held = await series('chain_faucet_balance');
  assert.ok(held > 100_000, `${held}`);
  assert.is(await series('chain_faucet_grants_total'), 0);
  assert.is((await ask(faucet.port, { address: somebody(1) })).status, 200);
  assert.is(await series('chain_faucet_grants_total'), 1);
  await until(async () => (await series('chain_faucet_balance')) < held - 9, 'it holds less');
  await faucet.node.stop();
});

test('the faucet accepts pages of the RPC port and allowed origins, and rejects others', async () => {
  const rpcPort = await portsFrom(21);
  const faucet = await startFaucet(await newDirectory(), {}, { rpcPort, rpcOrigins: ['https://wallet.example'] });
  assert.is(faucet.port, rpcPort + 20);
  const from = (origin: string) => ask(faucet.port, { address: somebody(1) }, { headers: { origin } });
  const own = await from(`http://127.0.0.1:${rpcPort}`);
  assert.is(own.status, 200, JSON.stringify(own.json));
  assert.is(own.headers['access-control-allow-origin'], `http://127.0.0.1:${rpcPort}`);
  assert.is((await from('https://wallet.example')).status, 200);
  const foreign = await from('https://evil.example');
  assert.is(foreign.status, 403);
  assert.is(foreign.headers['access-control-allow-origin'], undefined);
  const asked = await ask(faucet.port, undefined, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
  assert.is(asked.headers['access-control-allow-origin'], undefined);
  await faucet.node.stop();
});

test('a mainnet node does not start with a faucet', async () => {
  const dataDir = await newDirectory();
  const options = { dataDir, rpcPort: 0, p2pPort: undefined };
  const genesis = genesisOf(await defaultModules(), 'mainnet');
  const start = (plugins: NodeOptions['plugins']) => startNode(runtimeOf(defaults), genesis, { ...options, plugins });
  const refused = await start({ faucet: { 'faucet-key': 'any.key' } }).then(
    () => undefined,
    (cause: unknown) => cause as Failure,
  );
  assert.is(refused?.error.name, 'InvalidOption');
  assert.match(String(refused?.details.reason), /main network/);
  await (await start({})).stop();
});

test('an unusable key file prevents the node from starting', async () => {
  const lacking = await startFaucet(await newDirectory(), { 'faucet-key': '/nowhere.key' }).then(
    () => undefined,
    (cause: unknown) => cause as Failure,
  );
  assert.is(lacking?.error.name, 'InvalidOption');
  assert.match(String(lacking?.details.reason), /nowhere\.key/);
});

test.run();
