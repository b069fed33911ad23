/** A node, or a proxy before an honest one, that lies to who signs: the client and the command line refuse with a code, and sign nothing else than what was asked. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { ClientError, connect } from '../../rpc-schemas/clients/typescript/index.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, type NodeProcess, startProcess, trellis } from '../cli/program.js';
import { SECRETS } from '../client/here.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { ATTEMPT_SECONDS } from './length.js';
import { instead, Liar, type Lie, prepared, type Row, rewritten, says, THIEF } from './liar.js';

const to = fundedAccounts(defaults)[1]!.address;

let node: NodeProcess;
let liar: Liar;

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  liar = await Liar.before(node.url);
});
test.after(async () => {
  liar.close();
  await cleanUp();
});

const transfer = (fields: object) => ({ Transfer: { to, token_symbol: 'TRL', amount: '1000000000', ...fields } });

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
    const alice = connect(liar.url).account(SECRETS[0]);
    await refused(alice.send([transfer({})]), code);
  });

  test(`the command line signs nothing when the node makes up ${what}`, async () => {
    begin(told);
    await unsigned(code, 'send', 'dev:0', to, '1');
  });
}

test('the client refuses to sign for a chain other than the first one it met or the configured one', async () => {
  begin((_, result) => result);
  const client = connect(liar.url);
  const alice = client.account(SECRETS[0]);
  await alice.send([transfer({})]);
  begin(says('chain_nodeInfo', { chain_id: 1_618_033 }));
  await refused(alice.send([transfer({})]), 'OtherChain');
  begin((_, result) => result);
  await refused(
    connect(liar.url, { chainId: 1_618_033 })
      .account(SECRETS[0])
      .send([transfer({})]),
    'OtherChain',
  );
});

test('the command line refuses to sign for a chain other than the configured one', async () => {
  begin((_, result) => result);
  await unsigned('OtherChain', 'send', 'dev:0', to, '1', '--chain-id', '1618033');
});

test('the command line rejects false decimals, symbols and tokens that it knows itself', async () => {
  begin(says('chain_nodeInfo', { decimals: 12 }));
  await unsigned('OtherChain', 'send', 'dev:0', to, '1');
  begin(says('chain_nodeInfo', { symbol: 'USDC' }));
  await unsigned('OtherChain', 'send', 'dev:0', to, '1');
  begin(says('chain_getTokenInfo', { symbol: 'TRL', decimals: 0 }));
  await unsigned('NotSigned', 'send', 'dev:0', to, '1', 'USDC');
  begin(says('chain_getTokenInfo', { decimals: 12 }));
  await unsigned('OtherChain', 'send', 'dev:0', to, '1', 'USDC');
});

test('the command line parses amounts with its own schemas and signs what it shows', async () => {
  begin((method, result) => {
    if (method !== 'rpc.discover') return result;
    return JSON.parse(JSON.stringify(result).replaceAll('"x-token":"token_symbol"', '"x-token":""')) as Row;
  });
  const words = [`to=${to}`, 'token_symbol=USDC', 'amount=1.5', '--key', 'dev:6', '--node', liar.url];
  const { err } = await trellis('tx', 'tokens.Transfer', ...words);
  assert.match(err, /InsufficientBalance.*need 1\.5 USDC/);
  const { code, err: shown } = await trellis('send', 'dev:0', to, '1.5', '--node', liar.url);
  assert.is(code, 0, shown);
  assert.match(shown, 'signing Transfer {"to":"');
  assert.match(shown, '"amount":"1.5 TRL (1500000000 raw)"');
});

test('the client signs no corrupted bundle and works again with the next honest response', async () => {
  const alice = connect(liar.url).account(SECRETS[0]);
  const random = seeded(Date.now() % 1_000_003);
  let refusals = 0;
  for (const end = Date.now() + ATTEMPT_SECONDS * 1000; Date.now() < end || refusals <= 10; refusals++) {
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
    assert.not(liar.gotBundle);
  }
  begin((_, result) => result);
  assert.is((await alice.send([transfer({})])).status, 'success');
});

const begin = (told: Lie): void => liar.begin(told);

async function refused(sending: Promise<unknown>, code: string): Promise<void> {
  const cause = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.instance(cause, ClientError, String(cause));
  assert.is((cause as ClientError).name, code);
  assert.not(liar.gotBundle, 'nothing left this side');
}

async function unsigned(code: string, ...args: string[]): Promise<void> {
  const ended = await trellis(...args, '--node', liar.url);
  assert.is(ended.code, 1, ended.err);
  assert.match(ended.err, new RegExp(`^error ${code}: `, 'm'));
  assert.not(liar.gotBundle, 'nothing left this side');
}

test.run();
