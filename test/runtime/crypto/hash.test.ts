/** Hash functions: published vectors, agreement with other implementations, and the fallback on platforms that fail the check. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { blake3 as nobleBlake3 } from '@noble/hashes/blake3.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import {
  blake3,
  blake3Hex,
  blake3Keyed,
  blake3Parts,
  hashSources,
  keccak256,
  sha256,
} from '../../../runtime/lib/crypto/hash.js';
import { keyedTranscript, TRANSCRIPTS, transcript } from '../../../runtime/lib/crypto/hash-backends.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const counting = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251);

test('each function returns its published digests', () => {
  assert.is(blake3Hex(utf8('')), 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262');
  assert.is(blake3Hex(counting(1)), '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213');
  assert.is(blake3Hex(counting(1025)), 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444');
  assert.is(
    toHex(blake3Keyed(utf8('whats the Elvish word for friend'), utf8(''))),
    '92b2b75604ed3c761f9d6f62392c8a9227ad0ea3f09573e783f1498a4ed60d26',
  );
  assert.is(toHex(sha256(utf8('abc'))), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.is(toHex(keccak256(utf8(''))), 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
});

test('the functions agree with other implementations on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes, key) => {
      assert.equal(blake3(bytes), nobleBlake3(bytes));
      assert.equal(blake3Keyed(key, bytes), nobleBlake3(bytes, { key }));
      assert.equal(keccak256(bytes), keccak_256(bytes));
      assert.is(toHex(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'));
    }),
    { numRuns: 60 },
  );
});

test('Blake3 agrees with @noble/hashes at every shape of its tree', () => {
  const sample = counting(70_000);
  const key = counting(32);
  const around = (length: number) => [length - 1, length, length + 1];
  const lengths = [1, 64, 128, 1024, 2048, 3072, 4096, 5120, 7168, 8192, 15_360, 16_384, 32_768, 65_536].flatMap(
    around,
  );
  for (const length of lengths) {
    const bytes = sample.subarray(0, length);
    assert.equal(blake3(bytes), nobleBlake3(bytes), `${length}`);
    assert.equal(blake3Keyed(key, bytes), nobleBlake3(bytes, { key }), `${length}, keyed`);
  }
});

test('parts of any length are hashed as one string after the tag', () => {
  const long = counting(10_000);
  const joined = (...parts: Uint8Array[]) => blake3(Uint8Array.from(parts.flatMap((part) => [...part])));
  assert.equal(
    blake3Parts('block\0', long.subarray(0, 9), long.subarray(9, 20)),
    joined(utf8('block\0'), long.subarray(0, 20)),
  );
  assert.equal(blake3Parts('tag/v1', long, utf8('x')), joined(utf8('tag/v1'), long, utf8('x')));
  assert.equal(blake3Parts('é€𝄞'), blake3(utf8('é€𝄞')));
  assert.equal(blake3Parts(''), blake3(utf8('')));
});

test('digests are separate arrays: a later call does not change an earlier one', () => {
  const first = blake3(utf8('a'));
  const kept = toHex(first);
  blake3(utf8('b'));
  assert.is(toHex(first), kept);
});

test('a key that is not 32 bytes long is rejected', () => {
  assert.throws(() => blake3Keyed(new Uint8Array(31), utf8('')), /32 bytes, not 31/);
});

test('the start-up transcripts match @noble/hashes and the functions in use', async () => {
  assert.is(transcript(nobleBlake3), TRANSCRIPTS.blake3);
  assert.is(
    keyedTranscript((key, bytes) => nobleBlake3(bytes, { key })),
    TRANSCRIPTS.blake3Keyed,
  );
  assert.is(transcript(keccak_256), TRANSCRIPTS.keccak256);
  assert.is(
    transcript((bytes) => createHash('sha256').update(bytes).digest()),
    TRANSCRIPTS.sha256,
  );
  assert.is(transcript(blake3), TRANSCRIPTS.blake3);
  assert.is(keyedTranscript(blake3Keyed), TRANSCRIPTS.blake3Keyed);
  assert.equal(Object.values(await hashSources()), ['own', 'own', 'hash-wasm', 'hash-wasm']);
  assert.is(transcript(sha256), TRANSCRIPTS.sha256);
  assert.is(transcript(keccak256), TRANSCRIPTS.keccak256);
});

/** What a fresh process says after `before` has run and the hash functions have loaded. */
function inFreshProcess(before: string): string {
  const module = JSON.stringify(new URL('../../../runtime/lib/crypto/hash.js', import.meta.url).href);
  const script = `${before}
    const { blake3Hex, blake3Keyed, sha256, keccak256, hashSources } = await import(${module});
    const bytes = new Uint8Array(200).fill(7);
    const hex = (digest) => Buffer.from(digest).toString('hex');
    const digests = () => [blake3Hex(bytes), hex(blake3Keyed(bytes.subarray(0, 32), bytes)), hex(sha256(bytes)), hex(keccak256(bytes))];
    const first = digests();
    console.log(JSON.stringify([await hashSources(), first, digests()]));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

test('if a platform miscomputes or lacks WebAssembly, @noble/hashes returns the same digests', async () => {
  const [sources, first, digests] = JSON.parse(inFreshProcess(''));
  assert.equal(sources, await hashSources());
  assert.equal(first, digests, 'before WebAssembly is compiled, and after');
  const noWasm = 'delete globalThis.WebAssembly;';
  const wrongWasm = `const real = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...args) => {
      const { exports } = await real(...args);
      return { exports: { ...exports, Hash_Final: () => {} } };
    };`;
  // Words that are not the memory of the bytes, as on a big-endian machine.
  const wrongWords = `globalThis.Int32Array = new Proxy(Int32Array, {
      construct: (type, [from]) => new type(from instanceof ArrayBuffer ? from.slice(0) : from),
    });`;
  for (const [before, expected] of [
    [noWasm, ['own', 'own', 'noble', 'noble']],
    [wrongWasm, ['own', 'own', 'noble', 'noble']],
    [wrongWords, ['noble', 'noble', 'hash-wasm', 'hash-wasm']],
  ] as const) {
    const [fallback, ...same] = JSON.parse(inFreshProcess(before));
    assert.equal(Object.values(fallback), [...expected]);
    assert.equal(same, [digests, digests]);
  }
});

test.run();
