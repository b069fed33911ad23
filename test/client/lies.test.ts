/** A node that lies to the TypeScript client: nothing is signed that was not asked for, nothing believed that is not proven. */

import { ed25519 } from '@noble/curves/ed25519.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Account, type NodeSide } from '../../rpc-schemas/clients/typescript/account.js';
import {
  ClientError,
  connect,
  type ProofAnswer,
  proven,
  type SigningTerms,
} from '../../rpc-schemas/clients/typescript/index.js';
import { bundleTerms } from '../../runtime/kernel/chain/terms.js';
import { struct } from '../../runtime/lib/codec/composites.js';
import { type Address, fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { encode, Reader } from '../../runtime/lib/codec/type.js';
import { parseHash } from '../../runtime/lib/crypto/address.js';
import { blake3 } from '../../runtime/lib/crypto/hash.js';
import { end, nodeUrl, SECRETS } from './here.js';

test.after(end);

interface Prepared {
  readonly unsigned_bundle_hex: string;
  readonly signing_hash: string;
}
type Lie = (prepared: Prepared) => Prepared;

const Terms = struct(bundleTerms);

/** The same bundle with other terms, well hashed. */
const withTerms =
  (changed: Partial<SigningTerms>): Lie =>
  ({ unsigned_bundle_hex }) => {
    const reader = new Reader(fromHex(unsigned_bundle_hex));
    const terms = Terms.read(reader);
    const rest = unsigned_bundle_hex.slice(2 * reader.at);
    const hex = toHex(encode(Terms, { ...terms, ...changed })) + rest;
    return { unsigned_bundle_hex: hex, signing_hash: `0x${toHex(blake3(fromHex(hex)))}` };
  };

/** What happens when the node tells this lie about a prepared bundle; submitted says whether anything left. */
async function sendTo(lie: Lie, sending = {}, chainId?: number): Promise<{ message: string; submitted: boolean }> {
  const client = connect(await nodeUrl(), chainId === undefined ? {} : { chainId });
  let submitted = false;
  const liar: NodeSide = {
    forms: client.forms,
    identify: () => client.identify(),
    chain: client.chain,
    resolve: (name) => client.resolve(name),
    async ask<T>(method: string, params: readonly unknown[] = []): Promise<T> {
      if (method === 'chain_submitBundle') submitted = true;
      const answer = await client.ask<T>(method, params);
      return method === 'chain_prepareBundle' ? ({ ...answer, ...lie(answer as unknown as Prepared) } as T) : answer;
    },
  };
  try {
    await new Account(liar, SECRETS[0]).send([{ Memo: { data: '0x00' } }], sending);
    return { message: '', submitted };
  } catch (cause) {
    assert.instance(cause, ClientError);
    assert.is((cause as ClientError).name, 'NotSigned');
    return { message: (cause as Error).message, submitted };
  }
}

const somebody = '11'.repeat(32) as Address;

const lies: readonly [what: string, lie: Lie, reason: RegExp, sending?: object, chainId?: number][] = [
  ['another chain', withTerms({ chain_id: 7 }), /for chain 7/],
  ['another account', withTerms({ from: somebody }), /spends from 0x11/],
  ['another memo', withTerms({ memo: 'hi' }), /memo/],
  ['a price without bound', withTerms({ gas_price: 1_000_000_000 }), /may cost/],
  ['other gas than asked for', withTerms({ gas_limit: 50_000 }), /, requested: /, { gas_limit: 60_000 }],
  ['another end than asked for', withTerms({ valid_until: 900 }), /, requested: /, { valid_until: 500 }],
  ['another hash', (given) => ({ ...given, signing_hash: `0x${'22'.repeat(32)}` }), /do not match the hash/],
  [
    'bytes that are no bundle',
    () => ({ unsigned_bundle_hex: '0102', signing_hash: `0x${toHex(blake3(fromHex('0102')))}` }),
    /cannot be decoded/,
  ],
  ['text for bytes', (given) => ({ ...given, unsigned_bundle_hex: 'zz' }), /cannot be decoded/],
  ['the truth, to who pays less', (given) => given, /maxFee is 10/, { maxFee: 10n }],
];
for (const [what, lie, reason, sending, chainId] of lies) {
  test(`nothing is signed when the node prepares ${what}`, async () => {
    const { message, submitted } = await sendTo(lie, sending, chainId);
    assert.match(message, reason);
    assert.not(submitted);
  });
}

test('an honest preparation is signed', async () => {
  assert.equal(await sendTo((given) => given), { message: '', submitted: true });
});

test('a secret must be 32 bytes long and is never exposed', async () => {
  const node = connect(await nodeUrl());
  assert.throws(() => node.account('0x1234'), /32 bytes/);
  const alice = node.account(SECRETS[0]);
  assert.equal(alice.publicKey, ed25519.getPublicKey(fromHex(SECRETS[0])));
  assert.not.match(JSON.stringify(alice), new RegExp(SECRETS[0]));
});

/** Module 1 (accounts), its first slot. */
const ABSENT = '0001ffff';

test('a record is accepted with its own proof, and with no other', async () => {
  const node = connect(await nodeUrl());
  const absent = await node.record(ABSENT);
  assert.is(absent.value, null);
  const { keys } = await present(node);
  const key = keys[0]!;
  const answer = await node.ask<ProofAnswer>('chain_getProof', [key]);
  const block = await node.call('chain_getBlockByHeight', [answer.height]);
  const root = fromHex(parseHash(block!.stateRoot, 'trh')!);
  assert.ok(proven(key, answer, root).value!.length > 0);
  const siblings = [...answer.proof.siblings];
  siblings[0] = '33'.repeat(32);
  for (const wrong of [
    { ...answer, value: `${answer.value}00` },
    { ...answer, value: null },
    { ...answer, value: 'zz' },
    { ...answer, proof: { ...answer.proof, siblings } },
    { ...answer, proof: {} as ProofAnswer['proof'] },
  ]) {
    assert.throws(
      () => proven(key, wrong, root),
      (cause: unknown) => cause instanceof ClientError && cause.name === 'NotProven',
    );
  }
  assert.throws(() => proven(ABSENT, answer, root), /does not lead/);
  assert.throws(() => proven(key, answer, new Uint8Array(32)), /does not lead/);
});

test("a record is checked under the state root from the caller's trusted source", async () => {
  const node = connect(await nodeUrl());
  const { keys } = await present(node);
  const light = async (height: number) => (await node.call('chain_getSignedHeader', [height]))!.state_root;
  assert.ok((await node.record(keys[0]!, light)).value);
  const false_ = node.record(keys[0]!, async () => `0x${'44'.repeat(32)}`);
  assert.match(await false_.then(String, (cause: Error) => cause.message), /does not lead/);
});

/** Keys that hold something: cells and records that every chain has. */
async function present(node: ReturnType<typeof connect>): Promise<{ keys: readonly string[] }> {
  const keys: string[] = [];
  for (let module = 0; module < 6 && keys.length === 0; module++) {
    for (let slot = 0; slot < 8; slot++) {
      const key = `${module.toString(16).padStart(4, '0')}${slot.toString(16).padStart(2, '0')}`;
      const { value } = await node.ask<ProofAnswer>('chain_getProof', [key]);
      if (value) keys.push(key);
    }
  }
  return { keys };
}

test.run();
