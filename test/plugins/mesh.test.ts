/** The Mesh API: every change of a balance as an operation, balances at any height, and the offline construction. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { tokensPort } from '../../modules/tokens/port.js';
import { Opening } from '../../plugins/mesh/opening.js';
import { ONLINE, type Online, PORT_LIMITS, routesOf } from '../../plugins/mesh/server.js';
import type { Envelope } from '../../runtime/kernel/chain/bundle.js';
import { MempoolFull } from '../../runtime/kernel/chain/common-errors.js';
import { validatorsOf } from '../../runtime/kernel/chain/validators.js';
import { fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { Failure } from '../../runtime/lib/errors.js';
import { JsonPort } from '../../runtime/lib/rpc/ports/json-port.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Wallet } from '../node/live.js';
import { until } from '../until.js';
import { Mesh, type MeshOperation, NETWORK, startMesh } from './mesh.js';

test.after(cleanUp);

const TRL = { symbol: 'TRL', decimals: 9 };
const signer = signerOf(KeyType.Ed25519, devSecret(0));
const PUBLIC_KEY = { hex_bytes: toHex(signer.publicKey), curve_type: 'edwards25519' };

/** A payment as the two operations of the specification. */
const payment = (from: string, to: string, value: bigint, currency = TRL, metadata?: object) => [
  {
    operation_identifier: { index: 0 },
    type: 'TRANSFER',
    account: { address: from },
    amount: { value: String(-value), currency },
  },
  {
    operation_identifier: { index: 1 },
    related_operations: [{ index: 0 }],
    type: 'TRANSFER',
    account: { address: to },
    amount: { value: String(value), currency },
    ...(metadata ? { metadata } : {}),
  },
];

interface Signed {
  readonly signed_transaction: string;
}

/** Signs a payment through the construction endpoints of `offline`, with what `online` says of the state. */
async function construct(online: Mesh, offline: Mesh, operations: object[]) {
  const { options } = await offline.ask('/construction/preprocess', { operations });
  const { metadata, suggested_fee } = await online.ask<{
    readonly metadata: object;
    readonly suggested_fee: readonly { readonly value: string }[];
  }>('/construction/metadata', { options });
  const { unsigned_transaction, payloads } = await offline.ask<{
    readonly unsigned_transaction: string;
    readonly payloads: readonly { readonly hex_bytes: string }[];
  }>('/construction/payloads', { operations, metadata });
  const parsed = await offline.ask('/construction/parse', { signed: false, transaction: unsigned_transaction });
  assert.equal(parsed.operations, operations);
  const [signing_payload] = payloads;
  const signature = {
    ...{ signing_payload, public_key: PUBLIC_KEY, signature_type: 'ed25519' },
    hex_bytes: toHex(signer.sign(fromHex(signing_payload!.hex_bytes))),
  };
  const request = { unsigned_transaction, signatures: [signature] };
  const { signed_transaction } = await offline.ask<Signed>('/construction/combine', request);
  return { signed_transaction, fee: suggested_fee[0]!.value };
}

/** An API without a node, for the chain of a node. */
async function offlineBeside(node: Node, online?: Online) {
  const { set, ledger, text } = node;
  const chain = { info: ledger.chain, text, operations: set.operations };
  const routes = routesOf(chain, 'test', online);
  const port = await JsonPort.start({ host: '127.0.0.1', port: 0, routes, limits: PORT_LIMITS, log: () => undefined });
  return { offline: new Mesh(port.port), stop: () => port.stop() };
}

test('a payment built and signed offline reaches a block with the signed operations', async () => {
  const { mesh, node } = await startMesh(await newDirectory());
  const { offline, stop } = await offlineBeside(node);
  assert.equal(await mesh.ask('/network/list'), { network_identifiers: [NETWORK] });
  const derived = await offline.ask<{ account_identifier: { address: string } }>('/construction/derive', {
    public_key: PUBLIC_KEY,
  });
  const from = derived.account_identifier.address;
  const to = node.text.address('a'.repeat(64) as never);
  const operations = payment(from, to, 1_500_000_000n, TRL, { memo: 'deposit 77' });
  const { signed_transaction, fee } = await construct(mesh, offline, operations);
  const parsed = await offline.ask('/construction/parse', { signed: true, transaction: signed_transaction });
  assert.equal(parsed.operations, operations);
  assert.equal(parsed.account_identifier_signers, [{ address: from }]);
  const { transaction_identifier: id } = await offline.ask<{ transaction_identifier: { hash: string } }>(
    '/construction/hash',
    { signed_transaction },
  );
  const sent = await mesh.ask('/construction/submit', { signed_transaction });
  assert.equal(sent.transaction_identifier, id);
  const transactions = await mesh.transactions(await heightOf(node, node.text.parseHash(id.hash)!));
  const { operations: found } = transactions.find((one) => one.transaction_identifier.hash === id.hash)!;
  const told = found.map(({ type, account, amount }) => [type, account.address, amount.value]);
  assert.equal(told, [
    ['TRANSFER', from, '-1500000000'],
    ['TRANSFER', to, '1500000000'],
    ['FEE', from, `-${fee}`],
  ]);
  assert.is(found[1]!.metadata?.memo, 'deposit 77');
  await stop();
  await node.stop();
});

type Node = Awaited<ReturnType<typeof startMesh>>['node'];

/** The block that includes a bundle. */
async function heightOf({ ledger }: Node, hash: Hash): Promise<number> {
  await until(async () => (await ledger.store.locationOf(hash)) !== null, 'the bundle is in a block');
  return (await ledger.store.locationOf(hash))!.height;
}

test('the operations of all blocks add up to the balance of every account after every block', async () => {
  const { mesh, node } = await startMesh(await newDirectory());
  const operations = node.set.operations;
  const [alice, bob] = [new Wallet(1, operations), new Wallet(2, operations)];
  const unit = 10n ** 9n;
  const token = { name: 'Acorn', symbol: 'ACN', decimals: 2, supply: 1_000n, owner: alice.address, mintable: true };
  const gasLimit = 1_000_000;
  const send = async ({ bytes, hash }: Envelope): Promise<number> => {
    await node.mempool.submit(bytes);
    return heightOf(node, hash);
  };
  await send(alice.bundle(0, 'CreateToken', { ...token, max_supply: null }, { gasLimit }));
  const mint = await node.ledger.read(() => node.ledger.view().port(tokensPort)!.find('ACN'));
  await send(alice.bundle(1, 'Transfer', { to: bob.address, token_symbol: 'ACN', amount: 400n, memo: null }));
  await send(alice.transfer(2, bob.address, 7n * unit));
  const validator_pubkey = await node.ledger.read(() => validatorsOf(node.ledger.view(), 'current')[0]!.publicKey);
  const stake = { validator_pubkey, amount: 5_000n * unit, proof_of_possession: null };
  await send(alice.bundle(3, 'Stake', stake, { gasLimit }));
  const last = await send(bob.bundle(0, 'BurnToken', { mint, amount: 5n }, { gasLimit }));
  await until(() => node.ledger.head.height >= last + 2, 'two more blocks');
  const sums = new Map<string, bigint>();
  const kinds = new Set<string>();
  const { height } = node.ledger.head;
  for (let index = 0; index <= height; index++) {
    for (const { operations } of await mesh.transactions(index)) operations.forEach(add);
    for (const [key, sum] of sums) {
      const { address, currency } = JSON.parse(key) as { address: string; currency: object };
      const request = { account_identifier: { address }, block_identifier: { index }, currencies: [currency] };
      const { balances } = await mesh.ask<{ balances: { value: string }[] }>('/account/balance', request);
      assert.is(balances[0]!.value, String(sum), `${key} after block ${index}`);
    }
  }
  function add({ account: { address }, amount: { value, currency }, type }: MeshOperation): void {
    const key = JSON.stringify({ address, currency });
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(value));
    kinds.add(type);
  }
  assert.equal([...kinds].sort(), ['BURN', 'FEE', 'GENESIS', 'MINT', 'REWARD', 'TRANSFER']);
  await node.stop();
});

test('a request that is wrong or cannot be served gets a coded error that says why', async () => {
  const { mesh, node } = await startMesh(await newDirectory());
  const { offline, stop } = await offlineBeside(node);
  const error = async (api: Mesh, path: string, fields: object) => {
    const { code, message, details = {} } = await api.refusal(path, fields);
    return `${code} ${message}: ${JSON.stringify(Object.values(details))}`;
  };
  const account_identifier = { address: node.text.address('b'.repeat(64) as never) };
  const { address } = account_identifier;
  const cases: (readonly [api: Mesh, path: string, fields: object, told: RegExp])[] = [
    [mesh, '/network/status', { network_identifier: { ...NETWORK, network: '7' } }, /^3231 .*Trellis 1618031/],
    [mesh, '/network/status', { network_identifier: 7 }, /^3230 .*network_identifier/],
    [mesh, '/block', { block_identifier: { index: 10 ** 9 } }, /^3232 /],
    [mesh, '/block', { block_identifier: { index: -1 } }, /^3230 .*block_identifier.index/],
    [mesh, '/block', { block_identifier: { hash: 'x' } }, /^3230 .*block_identifier.hash/],
    [
      mesh,
      '/block/transaction',
      { block_identifier: { index: 0 }, transaction_identifier: { hash: 'genesis:99' } },
      /^3234 /,
    ],
    [mesh, '/mempool/transaction', { transaction_identifier: { hash: `0x${'7'.repeat(64)}` } }, /^3234 .*mempool/],
    [mesh, '/account/balance', { account_identifier: { address: 'nobody' } }, /^3230 .*account_identifier.address/],
    [
      mesh,
      '/account/balance',
      { account_identifier, currencies: [{ symbol: 'TRL', decimals: 8 }] },
      /^3230 .*must be 9/,
    ],
    [mesh, '/account/balance', { account_identifier, currencies: [{ symbol: 'NONE', decimals: 8 }] }, /^3230 .*symbol/],
    [mesh, '/account/coins', { account_identifier, include_mempool: false }, /^3239 /],
    [offline, '/network/status', {}, /^3238 /],
    [mesh, '/construction/derive', { public_key: { ...PUBLIC_KEY, curve_type: 'secp256k1' } }, /^3230 .*edwards25519/],
    [mesh, '/construction/preprocess', { operations: payment(address, address, 5n).slice(1) }, /^3230 .*pairs/],
    [
      mesh,
      '/construction/metadata',
      { options: { operations: payment(address, address, 5n) } },
      /^3236 .*InsufficientBalance/,
    ],
    [mesh, '/construction/submit', { signed_transaction: '0102' }, /^3236 .*MalformedBundle/],
    [mesh, '/construction/parse', { signed: false, transaction: '0102.9' }, /^3230 .*transaction/],
  ];
  for (const [api, path, fields, told] of cases) assert.match(await error(api, path, fields), told, path);
  const unsigned = await offline.ask<{ unsigned_transaction: string; payloads: object[] }>('/construction/payloads', {
    operations: payment(address, address, 5n),
    metadata: { nonce: 0, gas_limit: 1, gas_price: 1, valid_until: 1 },
  });
  const forged = {
    ...unsigned,
    signatures: [
      {
        signing_payload: unsigned.payloads[0],
        public_key: PUBLIC_KEY,
        signature_type: 'ed25519',
        hex_bytes: '00'.repeat(64),
      },
    ],
  };
  assert.match(await error(offline, '/construction/combine', forged), /^3230 .*must be the signature/);
  await stop();
  await node.stop();
});

test('a node that prunes lacks the genesis balances; one that still reads them, or is busy, asks to retry', async () => {
  const { mesh, node } = await startMesh(await newDirectory(), { pruning: 'aggressive' });
  const pruned = await mesh.refusal('/block', { block_identifier: { index: 0 } });
  assert.equal([pruned.code, pruned.retriable], [3233, false]);
  const opening = new Opening({ entriesAt: () => endless() }, new MemoryDatabase());
  const waiting: (() => void)[] = [];
  const online = Object.fromEntries(ONLINE.map((path) => [path, () => new Promise(() => {})])) as unknown as Online;
  const answers: Online = {
    ...online,
    '/network/status': async () => ({ count: await opening.count() }),
    '/mempool': () => {
      throw new Failure(MempoolFull);
    },
    '/block': () => new Promise((resolve) => waiting.push(() => resolve({}))),
  };
  const { offline, stop } = await offlineBeside(node, answers);
  const told = async (path: string) => {
    const { code, retriable } = await offline.refusal(path, { block_identifier: {} });
    return [code, retriable];
  };
  assert.equal(await told('/network/status'), [3235, true], 'MeshIndexing');
  assert.equal(await told('/mempool'), [3240, true], 'MeshUnavailable');
  const held = Array.from({ length: 16 }, () => offline.ask('/block', { block_identifier: {} }).catch(() => undefined));
  await until(() => waiting.length === 16, 'sixteen requests are in progress');
  assert.equal(await told('/block'), [3237, true], 'MeshBusy');
  for (const answer of waiting) answer();
  await Promise.all(held);
  await stop();
  await node.stop();
});

/** Entries that never come. */
async function* endless(): AsyncGenerator<readonly never[]> {
  await new Promise(() => {});
  yield [];
}

test.run();
