/** The status of an intent on a running node, as a table: unknown, pending, finalized, rejected, expired. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Signatures } from '../../../runtime/kernel/chain/terms.js';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { encode } from '../../../runtime/lib/codec/type.js';
import { Stage } from '../../examples/stage.js';

interface Status {
  readonly status: string;
  readonly intent_hash: string | null;
  readonly block_height: number | null;
  readonly steps: readonly { readonly op: string; readonly status: string }[] | null;
  readonly error: { readonly code: number } | null;
}

const stage = await Stage.open();
test.after(() => stage.close());
const [alice, bob] = [stage.person(0), stage.person(1)] as [string, string];
const statusOf = (hash: string) => stage.ask<Status>('chain_getIntentStatus', hash);

/** A plan of bob, signed, and the hash of its bundle. */
async function signed(text: string, blocks: number): Promise<{ readonly hash: string; readonly bytes: string }> {
  const { plan, deadline, intent_hash } = await stage.ask<{ plan: object[]; deadline: number; intent_hash: string }>(
    'chain_getExecutionPlan',
    text,
    bob,
  );
  const operation = { SubmitIntent: { intent_hash, text, plan, deadline } };
  const prepared = await stage.ask<{ unsigned_bundle_hex: string; signing_hash: string }>(
    'chain_prepareBundle',
    bob,
    [operation],
    { valid_until: stage.height + blocks },
  );
  const signer = stage.signer(1);
  const signature = {
    key_type: signer.keyType,
    public_key: signer.publicKey,
    signature: signer.sign(fromHex(prepared.signing_hash.slice(2))),
  };
  return { hash: prepared.signing_hash, bytes: prepared.unsigned_bundle_hex + toHex(encode(Signatures, [signature])) };
}

const refused = (call: Promise<unknown>) =>
  call.then(
    () => assert.unreachable(),
    () => undefined,
  );
const SEND = `send 1 TRL to ${alice}`;

test('an intent is unknown until a node receives it, pending until a block includes it, then final', async () => {
  const { hash, bytes } = await signed(SEND, 50);
  assert.is((await statusOf(hash)).status, 'unknown');
  await stage.ask('chain_submitBundle', bytes);
  const pending = await statusOf(hash);
  assert.equal(
    [pending.status, pending.block_height, pending.steps?.map(({ status }) => status)],
    ['pending', null, ['pending']],
  );
  await stage.mine();
  const final = await statusOf(hash);
  assert.equal(
    [final.status, final.block_height, final.steps],
    ['finalized', stage.height, [{ index: 0, op: 'Transfer', status: 'executed' }]],
  );
  assert.ok(final.intent_hash !== null && final.error === null);
});

test('an intent whose plan can no longer be executed is rejected with the reason', async () => {
  const { hash, bytes } = await signed('register garden', 50);
  await stage.write('chain_registerName', 'garden', alice);
  await refused(stage.ask('chain_submitBundle', bytes));
  const { status, error } = await statusOf(hash);
  assert.equal([status, error?.code], ['rejected', 1803]);
});

test('an intent that arrives too late is expired', async () => {
  const { hash, bytes } = await signed(SEND, 2);
  await stage.mine(4);
  await refused(stage.ask('chain_submitBundle', bytes));
  const { status, error } = await statusOf(hash);
  assert.equal([status, error?.code], ['expired', 1022]);
});

test('a bundle without an intent has a status but no plan', async () => {
  const { bundle_hash } = await stage.write('chain_transfer', bob, alice, 'TRL', '5');
  const { status, intent_hash, steps } = await statusOf(bundle_hash);
  assert.equal([status, intent_hash, steps], ['finalized', null, null]);
});

test.run();
