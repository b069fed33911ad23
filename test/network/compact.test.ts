/** Blocks in short: whoever has the bundles gets the block back, who lacks some knows which, and nobody gets another block. */

import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CompactBlock,
  compactBlock,
  completeBlock,
  countOf,
  lookUp,
  missingOf,
} from '../../runtime/engine/network/compact.js';
import { type Block, Header, NO_CERTIFICATE } from '../../runtime/kernel/chain/block.js';
import { rootOf } from '../../runtime/kernel/chain/seal.js';
import { type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { CodecError, decode, encode } from '../../runtime/lib/codec/type.js';
import { shortId } from '../../runtime/lib/crypto/short-id.js';
import { seeded } from '../runtime/codec/vocabulary.js';

function blockOf(bundles: readonly Uint8Array[], seed = 1): Block {
  const header = {
    ...Header.sample(seeded(seed)),
    transactions_root: rootOf(bundles),
    bundle_count: bundles.length,
    parent_hash: toHex(new Uint8Array(32).fill(seed)) as Hash,
  };
  return { header, last_commit: NO_CERTIFICATE, evidence: [], attestations: [], bundles, proposer_signature: null };
}

const distinct = fc.uniqueArray(fc.uint8Array({ minLength: 1, maxLength: 300 }), {
  maxLength: 60,
  selector: (bytes) => toHex(bytes),
});

test('a compact block is rebuilt from the mempool, whatever its other contents and order', () => {
  fc.assert(
    fc.property(distinct, distinct, fc.nat(200), (bundles, others, seed) => {
      const block = blockOf(bundles, 1 + seed);
      const short = decode(CompactBlock, encode(CompactBlock, compactBlock(block)));
      assert.is(countOf(short), bundles.length);
      const found = lookUp(short, [...others, ...bundles].reverse());
      assert.equal(missingOf(found), []);
      assert.equal(completeBlock(short, found as Uint8Array[]), block);
    }),
  );
});

test('missing bundles are reported by position and complete the block', () => {
  fc.assert(
    fc.property(distinct, fc.func(fc.boolean()), (bundles, held) => {
      const block = blockOf(bundles);
      const short = compactBlock(block);
      const pool = bundles.filter((bundle) => held(toHex(bundle)));
      const found = lookUp(short, pool);
      const missing = missingOf(found);
      assert.equal(
        missing,
        bundles.flatMap((bundle, i) => (pool.includes(bundle) ? [] : [i])),
      );
      for (const place of missing) found[place] = bundles[place];
      assert.equal(completeBlock(short, found as Uint8Array[]), block);
    }),
  );
});

test('different, reordered or missing bundles do not rebuild the block', () => {
  const bundles = Array.from({ length: 5 }, () => new Uint8Array(randomBytes(120)));
  const short = compactBlock(blockOf(bundles));
  assert.is(completeBlock(short, bundles.toReversed()), undefined);
  assert.is(completeBlock(short, bundles.slice(1)), undefined);
  assert.is(completeBlock(short, [...bundles.slice(1), Uint8Array.of(1)]), undefined);
  assert.throws(
    () => countOf({ ...short, ids: short.ids.subarray(6) }),
    (cause: unknown) => cause instanceof CodecError,
  );
});

test('short ids have 48 bits and depend on the parent', () => {
  const bundle = new Uint8Array(randomBytes(200));
  const one = shortId(new Uint8Array(32).fill(1), bundle);
  const other = shortId(new Uint8Array(32).fill(2), bundle);
  assert.ok(Number.isSafeInteger(one) && one >= 0 && one < 2 ** 48);
  assert.is.not(one, other);
  assert.is(shortId(new Uint8Array(32).fill(1), bundle.slice()), one);
});

test('a compact block of 10,000 transfers fits into 64 KiB', () => {
  const bundles = Array.from({ length: 10_000 }, (_, i) => new Uint8Array(212).fill(i & 255, 4).fill(i >> 8, 8, 12));
  assert.ok(encode(CompactBlock, compactBlock(blockOf(bundles))).length < 65_536);
});

test.run();
