/** A node, or a proxy before an honest one, that lies to who signs: the client and the command line refuse with a code, and sign nothing else than what was asked. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { ClientError, connect } from '../../runtime/client/index.js';
import { Bundle } from '../../runtime/kernel/chain/bundle.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode, type Json } from '../../runtime/lib/codec/type.js';
import { blake3 } from '../../runtime/lib/crypto/hash.js';
import { cleanUp, type NodeProcess, startProcess, trellis } from '../cli/program.js';
import { SECRETS } from '../client/here.js';
import { defaultModules } from '../golden/distribution.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { ATTACK_SECONDS } from './length.js';

type Row = Record<string, Json>;
/** Changes the answer to a method. */
type Lie = (method: string, result: Row) => Row;

const { operations } = await defaultModules();
const text = textForms(defaults, operations);
const THIEF = text.address('66'.repeat(32) as never);

const to = fundedAccounts(defaults)[1]!.address;

let node: NodeProcess;
let proxy: Server;
let url: string;
let lie: Lie;
let asked: string[];

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  proxy = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { method } = JSON.parse(body) as { method: string };
      asked.push(method);
      const headers = { 'content-type': 'application/json' };
      const answer = (await (await fetch(node.url, { method: 'POST', headers, body })).json()) as { result?: Row };
      response.end(JSON.stringify(answer.result ? { ...answer, result: lie(method, answer.result) } : answer));
    })();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
test.after(async () => {
  proxy.close();
  await cleanUp();
});

/** The bundle of an answer, changed, with the hash that it then has. */
const rewritten =
  (change: (bundle: Bundle) => object): Lie =>
  (method, result) => {
    if (method !== 'chain_prepareBundle') return result;
    const bundle = decode(Bundle, fromHex(String(result.unsigned_bundle_hex)), operations);
    return prepared(result, encode(Bundle, { ...bundle, ...change(bundle) } as Bundle, operations));
  };

const prepared = (result: Row, bytes: Uint8Array): Row => ({
  ...result,
  unsigned_bundle_hex: toHex(bytes),
  signing_hash: `0x${toHex(blake3(bytes))}`,
});

/** Another operation instead of the one that was asked for. */
const instead = (...json: object[]): Lie =>
  rewritten(() => ({ operations: json.map((one) => decodeJson(one as Json)) }));
const decodeJson = (json: Json) => Bundle.fromJson({ ...EMPTY, operations: [json] }, text).operations[0]!;
const EMPTY = {
  ...{ version: 1, chain_id: 1, from: THIEF, nonce: 0, gas_limit: 0, gas_price: 0, valid_until: 0, memo: '' },
};

const transfer = (fields: object) => ({ Transfer: { to, token_symbol: 'TRL', amount: '1000000000', ...fields } });

/** The answer of one method with other fields. */
const says =
  (which: string, fields: Row): Lie =>
  (method, result) =>
    method === which ? { ...result, ...fields } : result;

const lies: readonly [what: string, lie: Lie, code: string][] = [
  ['another recipient', instead(transfer({ to: THIEF })), 'NotSigned'],
  ['another amount', instead(transfer({ amount: '900000000000000' })), 'NotSigned'],
  ['another token', instead(transfer({ token_symbol: 'USDC' })), 'NotSigned'],
  ['one operation more', instead(transfer({}), transfer({ to: THIEF })), 'NotSigned'],
  ['another operation', instead({ Unstake: { amount: '5', validator: null } }), 'NotSigned'],
  ['another chain', rewritten(() => ({ chain_id: 1_618_033 })), 'NotSigned'],
  ['another account', rewritten(() => ({ from: '66'.repeat(32) })), 'NotSigned'],
  ['a nonce far ahead', rewritten(({ nonce }) => ({ nonce: nonce + 1_000 })), 'NotSigned'],
  ['a fee without bound', rewritten(() => ({ gas_price: 1_000_000_000 })), 'NotSigned'],
  ['a bundle that is good for ever', rewritten(() => ({ valid_until: 0 })), 'NotSigned'],
  ['a bundle that is good for years', rewritten(() => ({ valid_until: 90_000_000 })), 'NotSigned'],
  ['other prefixes of addresses', says('chain_nodeInfo', { address_prefix: 'trlD' }), 'OtherChain'],
];

for (const [what, told, code] of lies) {
  test(`the client signs nothing when the node makes up ${what}`, async () => {
    begin(told);
    const alice = connect(url).account(SECRETS[0]);
    await refused(alice.send([transfer({})]), code);
  });

  test(`the command line signs nothing when the node makes up ${what}`, async () => {
    begin(told);
    await unsigned(code, 'send', 'dev:0', to, '1');
  });
}

const sentence = `send 1 TRL to ${to}`;
const otherPlan = says('chain_getExecutionPlan', { plan: [transfer({ to: THIEF, memo: null })] });

test('the plan of a sentence is signed only as its hash names it, and as the client asked for it', async () => {
  begin((_, result) => result);
  const alice = connect(url).account(SECRETS[0]);
  const intent = await alice.intent(sentence);
  assert.equal(intent.plan, [transfer({ memo: null })]);
  const { events } = await intent.submit();
  assert.ok(events.some(({ name }) => name === 'IntentExecuted'));
  begin(otherPlan);
  await refused(alice.intent(sentence), 'NotSigned');
  begin(instead({ Unstake: { amount: '5', validator: null } }));
  await refused((await alice.intent(sentence)).submit(), 'NotSigned');
});

test('the command line signs no plan of a sentence that its hash does not name', async () => {
  begin(otherPlan);
  await unsigned('NotSigned', 'intent', sentence, '--key', 'dev:0', '--yes');
});

test('the client stays on the chain that it met first, or that it was told', async () => {
  begin((_, result) => result);
  const client = connect(url);
  const alice = client.account(SECRETS[0]);
  await alice.send([transfer({})]);
  begin(says('chain_nodeInfo', { chain_id: 1_618_033 }));
  await refused(alice.send([transfer({})]), 'OtherChain');
  begin((_, result) => result);
  await refused(
    connect(url, { chainId: 1_618_033 })
      .account(SECRETS[0])
      .send([transfer({})]),
    'OtherChain',
  );
});

test('the command line signs for no other chain than it is told', async () => {
  begin((_, result) => result);
  await unsigned('OtherChain', 'send', 'dev:0', to, '1', '--chain-id', '1618033');
});

test('the command line does not take decimals, symbols and tokens from the node that it knows itself', async () => {
  begin(says('chain_nodeInfo', { decimals: 12 }));
  await unsigned('OtherChain', 'send', 'dev:0', to, '1');
  begin(says('chain_nodeInfo', { symbol: 'USDC' }));
  await unsigned('OtherChain', 'send', 'dev:0', to, '1');
  begin(says('chain_getTokenInfo', { symbol: 'TRL', decimals: 0 }));
  await unsigned('NotSigned', 'send', 'dev:0', to, '1', 'USDC');
});

test('the command line reads amounts by its own schemas, and signs what it shows', async () => {
  begin((method, result) => {
    if (method !== 'rpc.discover') return result;
    return JSON.parse(JSON.stringify(result).replaceAll('"x-token":"token_symbol"', '"x-token":""')) as Row;
  });
  const words = [`to=${to}`, 'token_symbol=USDC', 'amount=1.5', '--key', 'dev:6', '--node', url];
  const { err } = await trellis('tx', 'tokens.Transfer', ...words);
  assert.match(err, /InsufficientBalance.*need 1500000\b/);
  const { code, err: shown } = await trellis('send', 'dev:0', to, '1.5', '--node', url);
  assert.is(code, 0, shown);
  assert.match(shown, 'signing Transfer {"to":"');
  assert.match(shown, '"amount":"1.5 TRL (1500000000 raw)"');
});

test('whatever bytes a node makes up, an honest client signs none of them, and works with the next honest answer', async () => {
  const alice = connect(url).account(SECRETS[0]);
  const random = seeded(Date.now() % 1_000_003);
  let refusals = 0;
  for (const end = Date.now() + ATTACK_SECONDS * 1000; Date.now() < end; refusals++) {
    begin((method, result) => {
      if (method !== 'chain_prepareBundle') return result;
      const bytes = fromHex(String(result.unsigned_bundle_hex));
      const at = random(bytes.length);
      bytes[at] = (bytes[at]! + 1 + random(255)) % 256;
      return prepared(result, bytes);
    });
    await alice.send([transfer({ memo: 'x' })], { gas_limit: 40_000, gas_price: 10, valid_until: 9_000 }).then(
      () => assert.unreachable('a changed bundle was signed'),
      (cause: unknown) => assert.is((cause as ClientError).name, 'NotSigned', String(cause)),
    );
    assert.not(asked.includes('chain_submitBundle'));
  }
  assert.ok(refusals > 10, `${refusals} lies told`);
  begin((_, result) => result);
  assert.is((await alice.send([transfer({})])).status, 'success');
});

function begin(told: Lie): void {
  lie = told;
  asked = [];
}

async function refused(sending: Promise<unknown>, code: string): Promise<void> {
  const cause = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.instance(cause, ClientError, String(cause));
  assert.is((cause as ClientError).name, code);
  assert.not(asked.includes('chain_submitBundle'), 'nothing left this side');
}

async function unsigned(code: string, ...args: string[]): Promise<void> {
  const ended = await trellis(...args, '--node', url);
  assert.is(ended.code, 1, ended.err);
  assert.match(ended.err, new RegExp(`^error ${code}: `, 'm'));
  assert.not(asked.includes('chain_submitBundle'), 'nothing left this side');
}

test.run();
