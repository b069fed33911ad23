/** Bundles: what they cost, when they are valid, and that one which fails leaves nothing behind. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Signature } from '../../../runtime/kernel/chain/bundle.js';
import {
  BundleExpired,
  FeeBelowFloor,
  GasLimitExceeded,
  NonceGap,
  NonceTooLow,
  WrongChainId,
} from '../../../runtime/kernel/chain/common-errors.js';
import { envelopeGas } from '../../../runtime/kernel/chain/execute.js';
import { StateMiss, type StateReader } from '../../../runtime/kernel/chain/journal.js';
import { BLOCK_LEVEL, type Outcome } from '../../../runtime/kernel/chain/receipt.js';
import { type ErrorDef, Failure } from '../../../runtime/lib/errors.js';
import { Halt } from '../../../runtime/lib/halt.js';
import { InsufficientFee } from '../../../runtime/sdk.js';
import { features, Refused } from './features.js';
import { bundleOf, id, type OpenBlock, openBlock } from './scene.js';

function succeeded(result: Outcome | Failure): Outcome {
  if (result instanceof Failure) throw new Error(`failed: ${result} ${JSON.stringify(result.details)}`);
  return result;
}

function refused(result: Outcome | Failure, declared: ErrorDef): Failure {
  if (!(result instanceof Failure)) throw new Error(`expected ${declared.name}, but it succeeded`);
  assert.is(result.error.name, declared.name, JSON.stringify(result.details));
  return result;
}

const contents = ({ journal }: OpenBlock) => [...journal.changes()].map(([key, { value }]) => [key, value]);
const store = (key: string, value = 1) => ['Store', { key, value }] as const;

test('gas of the envelope: 16 a byte beyond 256, one Ed25519 signature free, 3,000 each further, 150,000 for Dilithium3, 110,000 for ML-DSA-65', () => {
  const ed25519 = { key_type: 0 };
  const dilithium = { key_type: 1 };
  const mlDsa = { key_type: 2 };
  assert.is(envelopeGas(256, []), 0);
  assert.is(envelopeGas(257, []), 16);
  assert.is(envelopeGas(10, [ed25519]), 0);
  assert.is(envelopeGas(10, [ed25519, ed25519, ed25519]), 6_000);
  assert.is(envelopeGas(10, [dilithium]), 150_000);
  assert.is(envelopeGas(10, [dilithium, ed25519, ed25519]), 153_000);
  assert.is(envelopeGas(1_256, [mlDsa, dilithium]), 276_000);
});

test('the gas of a bundle is that of its envelope and of its operations by position', () => {
  const block = openBlock(features);
  assert.is(succeeded(block.apply([store('a')])).gasUsed, 21_000);
  const two = [store('b'), store('c')] as const;
  assert.is(succeeded(block.apply(two, { nonce: 1 })).gasUsed, 30_000);
  const key_type = 1;
  const signatures: Signature[] = [{ key_type, public_key: new Uint8Array(1_952), signature: new Uint8Array(3_293) }];
  const terms = { nonce: 2, signatures };
  const size = bundleOf(block.set, [store('d')], terms).bytes.length;
  assert.is(succeeded(block.apply([store('d')], terms)).gasUsed, 21_000 + (size - 256) * 16 + 150_000);
  assert.is(block.context.block.bundleCount, 3);
  assert.is(block.context.block.gasUsed, 21_000 + 30_000 + 171_000 + (size - 256) * 16);
});

test('the nonce must be the next one of the account', () => {
  const block = openBlock(features);
  refused(block.apply([store('a')], { nonce: 1 }), NonceGap);
  succeeded(block.apply([store('a')], { nonce: 0 }));
  refused(block.apply([store('a')], { nonce: 0 }), NonceTooLow);
  succeeded(block.apply([store('a')], { nonce: 1 }));
});

test('a bundle is valid for one chain, until one height, at a price of at least the floor', () => {
  const block = openBlock(features, { height: 5 });
  assert.equal(refused(block.apply([store('a')], { chainId: 8 }), WrongChainId).details, { expected: 7, got: 8 });
  refused(block.apply([store('a')], { validUntil: 4 }), BundleExpired);
  assert.equal(refused(block.apply([store('a')], { gasPrice: 9 }), FeeBelowFloor).details, { floor: 10, got: 9 });
  succeeded(block.apply([store('a')], { validUntil: 5 }));
});

test('gas is limited by the bundle and by the remaining gas of the block', () => {
  const block = openBlock(features, { gasLimit: 50_000 });
  refused(block.apply([store('a')], { gasLimit: 20_999 }), GasLimitExceeded);
  refused(block.apply([['Charge', { gas: 5_000 }]], { gasLimit: 5_999 }), GasLimitExceeded);
  assert.is(refused(block.apply([store('a')], { gasLimit: 50_001 }), GasLimitExceeded).details.of, 'block');
  succeeded(block.apply([store('a')], { gasLimit: 50_000 }));
  succeeded(block.apply([store('a')], { gasLimit: 50_000, nonce: 1 }));
  const last = refused(block.apply([store('a')], { gasLimit: 50_000, nonce: 2 }), GasLimitExceeded);
  assert.equal(last.details, { limit: 50_000, needed: 63_000, of: 'block' });
  assert.is(block.context.block.gasUsed, 42_000);
});

test('an operation pays for the state that it accesses, one access per hundred gas', () => {
  const block = openBlock(features);
  succeeded(block.apply([['Read', { records: 80 }]]));
  refused(block.apply([['Read', { records: 200 }]], { nonce: 1 }), GasLimitExceeded);
  succeeded(
    block.apply(
      [
        ['Charge', { gas: 20_000 }],
        ['Read', { records: 200 }],
      ],
      { nonce: 1 },
    ),
  );
});

test('an outcome has the events in order, with their operations, and the return values', () => {
  const block = openBlock(features);
  const { events, returned, fee } = succeeded(block.apply([store('a'), store('b')]));
  assert.equal(
    events.map(({ type, opIndex }) => `${type.module}.${type.name} ${opIndex}`),
    ['shop.Stored 0', 'shop.Stored 1', `meter.FeePaid ${BLOCK_LEVEL}`],
  );
  assert.equal(returned, [{ count: 1 }, { count: 2 }]);
  assert.is(fee, 0n);
});

test('a failed bundle leaves no state, events, gas or nonce behind', () => {
  const block = openBlock(features);
  succeeded(block.apply([store('kept')]));
  const before = contents(block);
  const { gasUsed } = block.context.block;
  const failure = refused(block.apply([store('a'), ['Refuse'], store('b')], { nonce: 1 }), Refused);
  assert.is(failure.opIndex, 1);
  assert.equal(failure.details, { why: 'always' });
  assert.equal(contents(block), before);
  assert.is(block.context.block.gasUsed, gasUsed);
  const { events } = succeeded(block.apply([store('c')], { nonce: 1 }));
  assert.is(events.length, 2, 'no event of the failed bundle');
});

test('an unaffordable fee undoes the bundle and is attributed to no operation', () => {
  const block = openBlock(features);
  const before = contents(block);
  const failure = refused(block.apply([store('a')], { gasPrice: 5_000_000 }), InsufficientFee);
  assert.is(failure.opIndex, undefined);
  assert.equal(contents(block), before);
  const { fee, events } = succeeded(block.apply([store('a')], { gasPrice: 4_000 }));
  assert.is(fee, 84n);
  assert.equal(
    events.map(({ type, opIndex }) => [type.name, opIndex]),
    [
      ['Stored', 0],
      ['Taken', BLOCK_LEVEL],
      ['FeePaid', BLOCK_LEVEL],
    ],
  );
});

test('rejections before the first operation are attributed to no operation either', () => {
  const block = openBlock(features);
  assert.is(refused(block.apply([store('a')], { nonce: 3 }), NonceGap).opIndex, undefined);
});

test('an unexpected exception halts the node, names the operation, and undoes the bundle', () => {
  const block = openBlock(features, { height: 9 });
  const before = contents(block);
  const halt = thrown(() => block.apply([store('a'), ['Break']])) as Halt;
  assert.instance(halt, Halt);
  assert.is(halt.where, 'shop.Break');
  assert.is(halt.height, 9);
  assert.match(halt.message, 'a bug');
  assert.instance(halt.cause, TypeError);
  assert.equal(contents(block), before);
});

test('a record that is not loaded undoes everything, and the run can be repeated', () => {
  let loaded = false;
  const base: StateReader = {
    get(key, type) {
      if (key.startsWith('000d01') && !loaded) throw new StateMiss([[key, type as never]]);
      return undefined;
    },
    range: () => [],
  };
  const block = openBlock(features, { base });
  const miss = thrown(() => block.apply([store('a')]));
  assert.instance(miss, StateMiss);
  assert.equal(contents(block), []);
  assert.is(block.context.block.gasUsed, 0);
  loaded = true;
  assert.is(succeeded(block.apply([store('a')])).gasUsed, 21_000);
});

test('a chain without fee and authorization modules works: nothing is charged, no nonce is stored', () => {
  const block = openBlock(features.filter(([number]) => number === 11 || number === 13));
  const outcome = succeeded(block.apply([store('a')], { nonce: 42, from: id(5) }));
  assert.is(outcome.fee, 0n);
  assert.equal(
    outcome.events.map(({ type }) => type.name),
    ['Stored'],
  );
});

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (cause) {
    return cause;
  }
  return assert.unreachable('nothing was thrown');
}

test.run();
