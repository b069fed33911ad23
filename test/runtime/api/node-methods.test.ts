/** Methods about the node itself, as a caller meets them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MethodDisabled } from '../../../runtime/kernel/chain/common-errors.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { OWN_REQUEST, plainResult } from '../../../runtime/lib/rpc/methods/method.js';
import { UnknownHeight } from '../../../runtime/node/api/leader-method.js';
import { schemaComponents } from '../../../runtime/node/api/schemas.js';
import type { RunningNode } from '../../../runtime/node/node.js';
import { withNode } from '../../golden/distribution.js';
import { validators } from '../codec/agreement.js';

/** Calls a method with parameters that are valid by its schema. */
async function ask(
  node: RunningNode,
  name: string,
  params: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const method = node.methods.find((one) => one.name === `chain_${name}`)!;
  return plainResult(await method.call(params, OWN_REQUEST)) as Record<string, unknown>;
}

async function refused(answer: Promise<unknown>): Promise<Failure> {
  const outcome = await answer.catch((cause: unknown) => cause);
  assert.instance(outcome, Failure);
  return outcome as Failure;
}

test('the node reports its software and modules', () =>
  withNode(async (node) => {
    const info = await ask(node, 'nodeInfo');
    assert.is(info.chain_id, 1_618_031);
    assert.is(info.module_set_id, node.text.hash(node.set.id));
    const { modules } = await ask(node, 'listModules');
    const names = (modules as { name: string }[]).map(({ name }) => name);
    assert.equal(
      names,
      node.set.modules.map(({ module }) => module.name),
    );
  }));

test('leaders are returned for heights up to the end of the epoch', () =>
  withNode(async (node) => {
    const { height, projected, leader, next, skipped } = await ask(node, 'getCurrentLeader');
    assert.equal([height, projected], [1, true]);
    assert.match(leader as string, /^trl/);
    assert.equal(next, Array(5).fill(leader));
    assert.equal(skipped, []);
    const last = await ask(node, 'getCurrentLeader', { height: 1_800 });
    assert.equal([last.leader, last.projected, last.next], [leader, true, []]);
    for (const wrong of [0, 1_801]) {
      const failure = await refused(ask(node, 'getCurrentLeader', { height: wrong }));
      assert.is(failure.error, UnknownHeight);
      assert.equal(failure.details, { first: 1, last: 1_800 });
    }
  }));

test('a node generates keys on test networks and not on mainnet', async () => {
  await withNode(async (node) => {
    const first = await ask(node, 'generateKeypair');
    const { address, public_key } = first;
    const derived = await ask(node, 'deriveAddress', { pubkey_hex: public_key });
    assert.is(derived.address, address);
    assert.is.not((await ask(node, 'generateKeypair')).secret_key, first.secret_key);
  });
  await withNode(async (node) => {
    const failure = await refused(ask(node, 'generateKeypair'));
    assert.is(failure.error, MethodDisabled);
    assert.equal(failure.details, { network: 'mainnet' });
  }, 'mainnet');
});

test('methods without required parameters return what their published schema says', () =>
  withNode(async (node) => {
    const plain = node.methods.filter(
      ({ params, name }) =>
        name.startsWith('chain_') && params.every(({ required }) => !required) && !name.includes('subscribe'),
    );
    assert.ok(plain.length > 8);
    const schemas = Object.fromEntries(plain.map(({ name, result }) => [name, result]));
    const validatorOf = validators(schemas, schemaComponents(node.set));
    for (const { name } of plain) {
      const answer = JSON.parse(JSON.stringify(await ask(node, name.slice('chain_'.length))));
      const validate = validatorOf(name);
      assert.ok(validate(answer), `${name}: ${JSON.stringify(validate.errors)}: ${JSON.stringify(answer)}`);
    }
  }));

test.run();
