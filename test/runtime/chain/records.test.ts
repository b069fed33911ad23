/** Bundles, blocks, certificates and receipts as bytes: one form each, and hashes that cover what they should. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Certificate, certificateHash, Header, headerHash } from '../../../runtime/kernel/chain/block.js';
import {
  Bundle,
  BundleTooLarge,
  bundleHash,
  MAX_BUNDLE_BYTES,
  MalformedBundle,
  openEnvelope,
  type Signature,
  sealEnvelope,
} from '../../../runtime/kernel/chain/bundle.js';
import { UnknownOperation } from '../../../runtime/kernel/chain/common-errors.js';
import {
  BLOCK_LEVEL,
  type Outcome,
  Receipt,
  readReceipt,
  receiptBytes,
} from '../../../runtime/kernel/chain/receipt.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { CodecError, decode, encode } from '../../../runtime/lib/codec/type.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { seeded, texts } from '../codec/vocabulary.js';
import { features } from './features.js';
import { bundleOf, id } from './scene.js';

const set = loadModules(features);
const store = ['Store', { key: 'a', value: 1 }] as const;
const signature = (fill: number): Signature => ({
  key_type: 0,
  public_key: new Uint8Array(32).fill(fill),
  signature: new Uint8Array(64).fill(fill),
});

function failure(work: () => unknown): Failure {
  try {
    work();
  } catch (cause) {
    assert.instance(cause, Failure);
    return cause as Failure;
  }
  return assert.unreachable('nothing was refused') as never;
}

test('a bundle survives a round trip through its bytes, with the hash that its keys sign', () => {
  const { bundle, bytes, hash } = bundleOf(set, [store], { nonce: 5, memo: 'hi', signatures: [signature(1)] });
  const opened = openEnvelope(bytes, set.operations);
  assert.equal(opened.bundle, bundle);
  assert.equal(opened.signatures, [signature(1)]);
  assert.is(opened.hash, hash);
  assert.is(bundleHash(bundle, set.operations), hash);
  assert.is(opened.nonce, 5);
});

test('the id of a bundle covers everything except the signatures', () => {
  const plain = bundleOf(set, [store]);
  assert.is(bundleOf(set, [store], { signatures: [signature(1)] }).hash, plain.hash);
  const others = [
    bundleOf(set, [store], { nonce: 1 }),
    bundleOf(set, [store], { from: id(1) }),
    bundleOf(set, [store], { chainId: 8 }),
    bundleOf(set, [store], { gasLimit: 1 }),
    bundleOf(set, [store], { gasPrice: 11 }),
    bundleOf(set, [store], { validUntil: 1 }),
    bundleOf(set, [store], { memo: 'x' }),
    bundleOf(set, [store, store]),
    bundleOf(set, [['Store', { key: 'b', value: 1 }]]),
  ];
  assert.is(new Set([plain, ...others].map(({ hash }) => hash)).size, 10);
});

test('bytes that are not a bundle are rejected with the location of the fault', () => {
  const { bytes } = bundleOf(set, [store]);
  const open = (given: Uint8Array) => failure(() => openEnvelope(given, set.operations));
  assert.is(open(Uint8Array.of(...bytes, 0)).error, MalformedBundle);
  assert.equal(open(Uint8Array.of(2, ...bytes.subarray(1))).details.at, 'bundle.version');
  assert.match(String(open(bytes.subarray(0, -1)).details.at), 'signatures');
  const unknown = bytes.slice();
  unknown[unknown.indexOf(200, 60)] = 199;
  assert.is(open(unknown).error, UnknownOperation);
  assert.match(String(open(unknown).details.reason), 'unknown operation 199');
  const huge = new Uint8Array(MAX_BUNDLE_BYTES + 1);
  assert.is(open(huge).error, BundleTooLarge);
});

const refusedBy = (work: () => unknown) => assert.throws(work, (cause: unknown) => cause instanceof CodecError);

test('a bundle carries 1 to 64 operations', () => {
  refusedBy(() => bundleOf(set, []));
  refusedBy(() => bundleOf(set, new Array(65).fill(store)));
  bundleOf(set, new Array(64).fill(store), { signatures: [signature(1)] });
});

test('a bundle has one form: a signature cannot be duplicated, added or stripped of its key', () => {
  const { bundle, bytes } = bundleOf(set, [store], { signatures: [signature(1)] });
  const start = encode(Bundle, bundle, set.operations).length;
  const body = bytes.subarray(0, start);
  const [one] = [bytes.subarray(start + 4)];
  const forms: readonly (readonly [string, Uint8Array, RegExp])[] = [
    ['doubled', Uint8Array.of(...body, 2, 0, 0, 0, ...one, ...one), /at most 1|1 item|0 to 1/],
    [
      'without its key',
      Uint8Array.of(...body, 1, 0, 0, 0, 0, 0, ...one.subarray(1 + 1 + 4 + 32)),
      /names its public key/,
    ],
    ['with another option byte', Uint8Array.of(...body, 1, 0, 0, 0, 0, 2, ...one.subarray(2)), /names its public key/],
  ];
  assert.equal(Uint8Array.of(...body, 1, 0, 0, 0, ...one), bytes);
  for (const [form, given, reason] of forms) {
    const refused = failure(() => openEnvelope(given, set.operations));
    assert.is(refused.error, MalformedBundle, form);
    assert.match(String(refused.details.reason), reason);
    assert.match(String(refused.details.at), 'signatures');
  }
  refusedBy(() => bundleOf(set, [store], { signatures: [signature(1), signature(2)] }));
});

test('sealing twice returns the same envelope', () => {
  const { bundle } = bundleOf(set, [store]);
  assert.equal(sealEnvelope(bundle, [], set.operations), sealEnvelope(bundle, [], set.operations));
});

test('the hash of a header covers every field', () => {
  const header = Header.sample(seeded(1));
  const hashes = new Set([headerHash(header)]);
  for (const [field, value] of Object.entries(header)) {
    const other =
      typeof value === 'number' ? (value === 0 ? 1 : value - 1) : value.replace(/^./, (c) => (c === '0' ? '1' : '0'));
    hashes.add(headerHash({ ...header, [field]: other }));
  }
  assert.is(hashes.size, Object.keys(header).length + 1);
});

const certificate = (signers: readonly number[]) => ({
  height: 5,
  round: 1,
  hash: id(9) as never,
  signers,
  signatures: signers.map(() => new Uint8Array(64)),
});

test('the signers of a certificate are a bitmap of at most a hundred with exactly one form', () => {
  for (const signers of [[], [0], [7, 8], [99], [...Array(100).keys()]]) {
    assert.equal(decode(Certificate, encode(Certificate, certificate(signers))).signers, signers);
  }
  const refuses = (work: () => unknown) => assert.throws(work, (cause: unknown) => cause instanceof CodecError);
  for (const signers of [[100], [2, 1], [1, 1], [-1]]) refuses(() => encode(Certificate, certificate(signers)));
  const bytes = encode(Certificate, certificate([0]));
  const at = 8 + 4 + 32;
  const withBitmap = (...bitmap: number[]) =>
    Uint8Array.of(...bytes.subarray(0, at), bitmap.length, 0, 0, 0, ...bitmap, ...bytes.subarray(at + 5));
  assert.equal(decode(Certificate, withBitmap(1)).signers, [0]);
  refuses(() => decode(Certificate, withBitmap(1, 0)));
  refuses(() => decode(Certificate, withBitmap(...new Array(12).fill(0), 0x10)));
  const json = Certificate.toJson(certificate([3, 4]), texts) as Record<string, unknown>;
  refuses(() => Certificate.fromJson({ ...json, signers: [4, 3] }, texts));
  refuses(() => Certificate.fromJson({ ...json, signers: [100] }, texts));
  assert.equal(Certificate.fromJson(json, texts), certificate([3, 4]));
  assert.is.not(certificateHash(certificate([1])), certificateHash(certificate([2])));
});

test('a receipt survives a round trip with its events', () => {
  const stored = set.event('shop', 'Stored')!;
  const ended = set.event('shop', 'Ended')!;
  const outcome: Outcome = {
    bundleHash: id(3) as never,
    gasUsed: 21_000,
    fee: 10n ** 30n,
    events: [
      { type: stored, opIndex: 0, data: { key: 'a' } },
      { type: ended, opIndex: BLOCK_LEVEL, data: { count: 2 } },
    ],
    returned: [],
  };
  const bytes = receiptBytes(outcome);
  assert.equal(
    readReceipt(bytes, (module, name) => set.event(module, name)),
    outcome,
  );
  assert.is(decode(Receipt, bytes).events[1]!.op_index, 0xffff);
  assert.equal(encode(Receipt, decode(Receipt, bytes)), bytes);
});

test('an outcome that does not fit in a receipt cannot be encoded', () => {
  const type = { module: 'shop', name: 'Long', data: t.struct({ text: t.bytes(0, 70_000) }) } as never;
  const outcome = (length: number): Outcome => {
    const events = [{ type, opIndex: 0, data: { text: new Uint8Array(length) } }];
    return { bundleHash: id(3) as never, gasUsed: 0, fee: 0n, events, returned: [] };
  };
  const kept = decode(Receipt, receiptBytes(outcome(65_532))).events[0]!;
  assert.equal([kept.module, kept.name, kept.data.length], ['shop', 'Long', 65_536]);
  assert.throws(() => receiptBytes(outcome(65_533)), /65537 bytes, allowed are 0 to 65536/);
  const many = new Array(65_537).fill(outcome(0).events[0]);
  assert.throws(() => receiptBytes({ ...outcome(0), events: many }), /65536 events, not 65537/);
  assert.throws(() => receiptBytes({ ...outcome(0), fee: -1n }), /must be 0 to 2\^128 - 1/);
});

test.run();
