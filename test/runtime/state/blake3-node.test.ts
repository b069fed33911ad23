/** The node hash equals keyed Blake3 of the reference library. */

import { blake3 } from '@noble/hashes/blake3.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hashBlock, LEAF_KEY, NODE_KEY } from '../../../runtime/lib/state/blake3-node.js';
import { bytesAt, readWords } from '../../../runtime/lib/state/tree-words.js';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test('a block hashes as keyed Blake3 does, at any array offset and into any output array', () => {
  fc.assert(
    fc.property(bytes(32), bytes(64), fc.nat(20), fc.nat(20), (key, block, at, to) => {
      const words = new Int32Array(48);
      const keyWords = new Int32Array(8);
      readWords(key, 0, keyWords, 0, 8);
      readWords(block, 0, words, at, 16);
      const out = new Int32Array(48);
      hashBlock(keyWords, words, at, out, to);
      assert.equal(bytesAt(out, to), blake3(block, { key }));
      hashBlock(keyWords, words, at, words, at + 4);
      assert.equal(bytesAt(words, at + 4), blake3(block, { key }));
    }),
    { numRuns: 300 },
  );
});

test('the keys are the hashes of their context strings', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  assert.equal(bytesAt(LEAF_KEY, 0), blake3(encode('trellis/state-tree/leaf')));
  assert.equal(bytesAt(NODE_KEY, 0), blake3(encode('trellis/state-tree/node')));
});

test.run();
